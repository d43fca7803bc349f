// Our packages in files that Node runs as they are. npm packages stay where they are; our own are TypeScript and go in.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));

/** The named programs, beside the threads that a server starts. */
export async function bundle(folder, programs, options = {}) {
  await build({
    absWorkingDir: root,
    entryPoints: {
      ...programs,
      'bot-worker': 'packages/server/src/bots/worker.ts',
      'sqlite-thread': 'packages/server/src/storage/sqlite-thread.mjs',
    },
    outdir: resolve(root, folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@cosmarium/')),
    logLevel: 'warning',
    ...options,
  });
}
