// Finds a Chromium for the browser tests, or installs Debian's. Prints its path; says clearly what to do if it cannot.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const found = process.env.CHROMIUM_PATH ?? onThisMachine() ?? installed();
if (found === null || !existsSync(found)) {
  console.error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
console.log(found);

function onThisMachine() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

function installed() {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return null;
  console.error('Installing Chromium (apt-get)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (command) =>
    spawnSync(`apt-get ${command}`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install -y --no-install-recommends chromium');
  return onThisMachine();
}
