// Builds the server into one file beside the bots' thread and the database's: node scripts/build-server.mjs [folder [main file]]
// npm packages stay where they are; our own packages are TypeScript and go in.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));

await build({
  absWorkingDir: root,
  entryPoints: {
    server: process.argv[3] ?? 'packages/server/src/main.ts',
    'bot-worker': 'packages/server/src/bots/worker.ts',
    'sqlite-thread': 'packages/server/src/storage/sqlite-thread.mjs',
  },
  outdir: resolve(root, process.argv[2] ?? 'build'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@cosmarium/')),
  logLevel: 'warning',
});
