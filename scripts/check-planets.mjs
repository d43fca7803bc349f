// Planets are data: only engine/src/state/planets.ts knows how they are numbered. Finds reckoning with their numbers elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Who may: the place itself; the set-up, which decides how many there are; the check of a state from outside. */
const allowed = /^packages\/engine\/src\/state\/(planets|setup|check|types\/options)\.ts$/;
const reckoning = /planetsEach|planets\.length\s*\/|[/%]\s*each\b|\*\s*each\b|\bs\.ships\[/;

const found = [];
for (const name of readdirSync(join(root, 'packages'))) {
  const source = join(root, 'packages', name, 'src');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file);
    if (allowed.test(path)) continue;
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        if (reckoning.test(line)) found.push(`${path}:${i + 1} reckons with planets: ${line.trim()}`);
      });
  }
}
if (found.length > 0) {
  console.error(found.join('\n'));
  process.exitCode = 1;
} else console.log('planets are reckoned with in one place');
