// Runs before the other npm scripts, with nothing installed yet and perhaps with an old Node:
// plain language and no dependency. Installs what package-lock.json says if that has not been done.
import { spawnSync } from 'child_process';
import { readFileSync, statSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Cosmarium needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

// npm writes node_modules/.package-lock.json at the end of every install.
const installed = changedAt('node_modules/.package-lock.json');
if (installed < changedAt('package-lock.json')) {
  console.log(installed === 0 ? 'Installing dependencies (npm ci)' : 'Updating dependencies (npm ci)');
  const npm = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  });
  if (npm.status !== 0) {
    console.error('npm ci failed: dependencies are not installed.');
    process.exit(1);
  }
}

function changedAt(file) {
  try {
    return statSync(join(root, file)).mtimeMs;
  } catch {
    return 0;
  }
}
