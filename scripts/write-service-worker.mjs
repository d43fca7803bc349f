// Writes the service worker of a built page, which keeps all of its files: node scripts/write-service-worker.mjs [folder]
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = resolve(process.argv[2] ?? join(root, 'build/web'));
const NOT_KEPT = /^\.vite\/|\.(br|gz)$|^sw\.js$|^index\.html$/;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .split(sep)
      .join('/'),
  )
  .filter((file) => !NOT_KEPT.test(file))
  .sort();
const fingerprint = createHash('sha256');
for (const file of ['index.html', ...files])
  fingerprint.update(file).update(readFileSync(join(folder, file)));

await build({
  absWorkingDir: root,
  entryPoints: ['packages/web/service-worker/service-worker.ts'],
  outfile: join(folder, 'sw.js'),
  bundle: true,
  minify: true,
  target: 'es2022',
  define: {
    // The page itself is asked for by its folder.
    FILES: JSON.stringify(['./', ...files]),
    BUILD: JSON.stringify(fingerprint.digest('hex').slice(0, 16)),
  },
  logLevel: 'warning',
});
