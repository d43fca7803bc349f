// Runs dependency-cruiser with the rules of .dependency-cruiser.mjs. Also makes sure that it saw every
// file: with a version of TypeScript it does not know it sees none, and is content.
import { readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const options = await extractOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(['packages'], options);
const seen = new Set(output.modules.map((module) => module.source));
const missed = filesOf('packages').filter((file) => !seen.has(file));
const { error, violations } = output.summary;

for (const { from, to, rule } of violations) {
  const { comment } = options.ruleSet.forbidden.find(({ name }) => name === rule.name);
  console.error(`${from} -> ${to}\n    ${rule.name}: ${comment}`);
}
if (error > 0) {
  fail(`${error} imports go where they may not.`);
} else if (seen.size === 0) {
  fail('dependency-cruiser saw no file at all, so it checked nothing.');
} else if (missed.length > 0) {
  fail(`dependency-cruiser did not see ${missed.length} files: ${missed.slice(0, 5).join(', ')} ...`);
} else {
  console.log(`${output.summary.totalDependenciesCruised} imports of ${output.summary.totalCruised} files`);
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file).split(sep).join('/'))
    .filter((file) => /^packages\/[^/]+\/(src|test)\/.*\.tsx?$/.test(file));
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
