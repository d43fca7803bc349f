// npm test: every check. The static ones two at a time, then the tests. Stops at the first failure.
// With --static: only the static ones.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

// typescript 7 checks the types, much faster; typescript 6, the other installed one, serves dependency-cruiser.
const tsc = 'node node_modules/@typescript/native/bin/tsc';
const checks = [
  { name: 'format', run: 'prettier --check --log-level=warn .', hint: 'npm run format mends it' },
  {
    name: 'types',
    run: ['.', 'packages/engine', 'packages/web', 'packages/web/service-worker', 'packages/web/e2e']
      .map((one) => `${tsc} -p ${one}`)
      .join(' && '),
  },
  { name: 'lint', run: 'oxlint --type-aware --deny-warnings' },
  { name: 'direction of imports', run: 'node scripts/check-dependencies.mjs' },
  { name: 'names of aliens', run: 'node scripts/check-names.mjs' },
  { name: 'planets', run: 'node scripts/check-planets.mjs' },
  { name: 'cited clauses', run: 'node scripts/check-clauses.mjs' },
  { name: 'dead code', run: 'knip --no-progress' },
  { name: 'copied code', run: 'jscpd --no-tips' },
];

const started = Date.now();
await allOf(checks, 2);
if (!process.argv.includes('--static')) {
  if (readdirSync(join(root, 'packages'), { recursive: true }).some((file) => file.endsWith('.test.ts'))) {
    await step({ name: 'tests', run: 'vitest run', live: true });
    await step({
      name: 'the page',
      run: 'node scripts/ensure-built.mjs && node scripts/ensure-built.mjs static && node scripts/test-page.mjs',
      live: true,
    });
  } else {
    console.log('- tests: there are none yet');
  }
}
console.log(`All passed (${seconds(started)})`);

async function allOf(steps, atOnce) {
  const waiting = [...steps];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await step(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Runs one check; shows its output only if it fails, or as it comes when it is `live`. */
async function step({ name, run, hint, live = false }) {
  const begun = Date.now();
  if (live) console.log(`> ${name}: ${run}`);
  const { code, output } = await command(run, live);
  if (code === 0) {
    console.log(`ok ${name} (${seconds(begun)})`);
    return;
  }
  console.error(`\nFAILED ${name} (${seconds(begun)}): ${run}\n${output}`);
  console.error(hint ? `Stopped at: ${name}. ${hint}.` : `Stopped at: ${name}.`);
  process.exit(1);
}

function command(run, live) {
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
  const child = spawn(run, {
    cwd: root,
    shell: true,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, PATH: path },
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
