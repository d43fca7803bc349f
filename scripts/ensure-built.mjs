// Runs before the server: builds the page if its sources are newer than the last build. With `static`: the one without a server.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const [folder, command] = process.argv.includes('static') ? ['static', 'build:static'] : ['web', 'build'];
const built = changedAt(join(root, `build/${folder}/index.html`));
const sources = [
  ...['web', 'text', 'story', 'protocol', 'engine', 'bots'].map((name) => `packages/${name}/src`),
  'packages/web/service-worker',
  'packages/web/public',
];
if (['package-lock.json', 'packages/web/index.html', ...sources].some(isNewer)) {
  console.log(built === 0 ? 'Building the page' : 'Building the page anew');
  const { status } = spawnSync(`npm run ${command} --silent`, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error('The page could not be built.');
    process.exit(1);
  }
}

function isNewer(path) {
  const full = join(root, path);
  if (changedAt(full) > built) return true;
  if (!sources.includes(path)) return false;
  return readdirSync(full, { recursive: true }).some((file) => changedAt(join(full, file)) > built);
}

function changedAt(file) {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
