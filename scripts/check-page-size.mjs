// How much script the page loads before the first game, gzipped: the entry, what it imports, and the largest language.
// Fails above the limit. Run after npm run build.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200 * 1024;
const folder = join(dirname(fileURLToPath(import.meta.url)), '../build/web');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const sizeOf = (key) => gzipSync(readFileSync(join(folder, manifest[key].file))).length;
const isLanguage = (key) => /text\/src\/\w\w\/page\.ts$/.test(key);

function reachable(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) reachable(next, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = reachable(entry);
const languages = Object.keys(manifest)
  .filter(isLanguage)
  .map((key) => [key, sizeOf(key)]);
const [, language] = languages.reduce((most, one) => (one[1] > most[1] ? one : most));
const script = [...first].filter((key) => !isLanguage(key)).reduce((sum, key) => sum + sizeOf(key), 0);
const sum = script + language;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `First load: ${kb(sum)} of script, gzipped (${kb(script)} and a language, at most ${kb(language)}); limit ${kb(LIMIT)}`,
);
if (sum > LIMIT) process.exit(1);
