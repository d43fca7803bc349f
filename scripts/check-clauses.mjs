// Every clause of the core rules is proved by a test, whose title begins with the ids of the clauses it proves
// ("ALLY-3: ...", "RES-5, DEAL-4: ..."). Lists the clauses that no title cites, and ids that are none.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tests = join(root, 'packages/engine/test');

const clauses = readFileSync(join(tests, 'core/clauses.txt'), 'utf8').split('\n').filter(Boolean);
const files = readdirSync(tests, { recursive: true }).filter((file) => file.endsWith('.test.ts'));

/** The ids at the beginning of the titles in a file. */
function citedIn(file) {
  const titles = readFileSync(join(tests, file), 'utf8').matchAll(/['`"]((?:[A-Z]+-[0-9A-Z]+[a-z]?[,:] )+)/g);
  return [...titles].flatMap(([, ids]) => ids.match(/[A-Z]+-[0-9A-Z]+[a-z]?/g));
}

const cited = new Map(files.map((file) => [file, citedIn(file)]));
const all = new Set([...cited.values()].flat());
const missing = clauses.filter((clause) => !all.has(clause));
const unknown = [...cited].flatMap(([file, ids]) =>
  file.startsWith('core')
    ? ids.filter((id) => !clauses.includes(id)).map((id) => `${id} (${String(file)})`)
    : [],
);

if (missing.length > 0) console.error(`No test cites: ${missing.join(', ')}`);
if (unknown.length > 0) console.error(`No such clause: ${unknown.join(', ')}`);
if (missing.length + unknown.length > 0) process.exitCode = 1;
else console.log(`All ${clauses.length} clauses of the core rules are cited by tests`);
