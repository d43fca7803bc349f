// Puts a .br and a .gz beside every file of the built page that gets smaller by it: node scripts/compress-page.mjs [folder]
// The server sends them to whoever reads them, so that nothing is compressed while people wait.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = process.argv[2] ?? join(root, 'build/web');
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(folder, name);
  const text = readFileSync(file);
  const made = {
    br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    gz: gzipSync(text, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(made))
    if (bytes.length < text.length) writeFileSync(`${file}.${ending}`, bytes);
}
