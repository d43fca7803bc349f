// How much script the page loads, gzipped: for home (the entry, what it imports, and the largest language), and until a
// game is on the screen (with the table, and what the boxes of the game say). Faces and sounds come later, and each box of
// the game is text of its own. Fails above the limits. Run after npm run build.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const HOME_LIMIT = 118 * 1024;
const TABLE_LIMIT = 250 * 1024;
/** What Play now fetches. */
const TABLE = ['src/screens/home/play-now.ts', 'src/screens/table.tsx'];
const folder = join(dirname(fileURLToPath(import.meta.url)), '../build/web');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const sizeOf = (key) => gzipSync(readFileSync(join(folder, manifest[key].file))).length;

function reachable(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) reachable(next, seen);
  return seen;
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const sum = (keys) => [...keys].reduce((all, key) => all + sizeOf(key), 0);
/** The largest of what each language has under this name. */
const largest = (name) =>
  Math.max(
    ...Object.keys(manifest)
      .filter((key) => new RegExp(`text/src/\\w\\w/${name}\\.ts$`).test(key))
      .map(sizeOf),
  );

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const home = reachable(entry);
const table = TABLE.reduce((seen, key) => reachable(key, seen), new Set(home));
const parts = [
  ['Home', sum(home), largest('page'), HOME_LIMIT],
  [
    'Home and a table',
    sum(table),
    ['page', 'game', 'base/index'].map(largest).reduce((a, b) => a + b),
    TABLE_LIMIT,
  ],
];
let fits = true;
for (const [what, script, words, limit] of parts) {
  const whole = script + words;
  console.log(
    `${what}: ${kb(whole)} of script, gzipped (${kb(script)} and a language, at most ${kb(words)}); limit ${kb(limit)}`,
  );
  if (whole > limit) fits = false;
}
if (!fits) process.exit(1);
