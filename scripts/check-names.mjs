// One alien, one file: no alien may be named in the engine, the bots or the client outside its own file.
// Exceptions: the index that lists them, the combos and the tutorial's scenes (data), an alien's own `excludes` line, tests and texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sets = join(root, 'packages/engine/src/sets');
const folders = readdirSync(sets)
  .map((set) => join(sets, set, 'aliens'))
  .filter((folder) => existsSync(folder));
const aliens = folders
  .flatMap((folder) => readdirSync(folder))
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => basename(file, '.ts'));
if (aliens.length === 0)
  fail(['no alien files found: are the folders still packages/engine/src/sets/*/aliens?']);

const allowed =
  /^packages\/(engine\/src\/sets\/[^/]+\/(aliens\/index|combos)|web\/src\/learn\/scenes\/[a-z-]+)\.ts$/;
const quoted = new RegExp(`['"\`](?:flare-)?(${aliens.join('|')})(?:[.'"\`])`);
// A word of servers and tables besides: outside the engine it is not the alien that is meant.
const ordinary = ['host'];
const found = [];
for (const name of readdirSync(join(root, 'packages'))) {
  if (name === 'text') continue;
  const source = join(root, 'packages', name, 'src');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file);
    if (allowed.test(path)) continue;
    const own = folders.includes(entry.parentPath) ? basename(entry.name, '.ts') : null;
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const match = quoted.exec(line);
        if (
          match &&
          match[1] !== own &&
          (name === 'engine' || !ordinary.includes(match[1])) &&
          !/^\s*(\/\/|\*|\/\*)/.test(line) &&
          !line.includes('excludes:')
        )
          found.push(`${path}:${i + 1} names ${match[1]}: ${line.trim()}`);
      });
  }
}
if (found.length > 0) fail(found);
console.log(`${aliens.length} aliens, each named in its own file only`);

function fail(lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}
