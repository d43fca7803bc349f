/** Runs the real command in a process of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/**
 * The command, built for the tests of one file: so it starts ten times as fast. npm packages and the engine's tests are found from
 * a folder inside the repository only.
 */
export function builtCommand(): (args: readonly string[], input?: string) => Ran {
  let folder: string;
  beforeAll(() => {
    mkdirSync(join(root, 'build'), { recursive: true });
    folder = mkdtempSync(join(root, 'build/command-'));
    execFileSync(process.execPath, [join(root, 'scripts/build-command.mjs'), folder]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (args, input) => run([join(folder, 'cosmarium.mjs'), ...args], input);
}

/** The same as `npm run cosmarium` and `npm start` run it. */
export const fromSource = (args: readonly string[]): Ran =>
  run(['--import', 'tsx', join(root, 'packages/cli/src/main.ts'), ...args]);

function run(argv: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Left out, not emptied: newer versions of Node warn of both together.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { code: status, out: stdout, err: stderr };
}
