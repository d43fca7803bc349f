// The page in a real browser: npm run test:page [-- what Playwright takes]
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = (args, options) => spawnSync(process.execPath, args, { cwd: root, ...options });

const size = run(['scripts/check-page-size.mjs'], { stdio: 'inherit' });
if (size.status !== 0) process.exit(1);
const found = run(['scripts/ensure-chromium.mjs'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
});
if (found.status !== 0) process.exit(1);
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  cwd: join(root, 'packages/web'),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: found.stdout.trim() },
});
process.exit(status ?? 1);
