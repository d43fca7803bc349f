/** A server in a process of its own, which can be killed and come back. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../..');
const FAST = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const BUILT = join(ROOT, 'build/e2e-server', String(process.pid));
let built = false;

/** In one file it starts in a fraction of the time, and every test starts one. */
function serverFile(): string {
  if (!built) {
    execFileSync('node', ['scripts/build-server.mjs', BUILT, 'packages/web/e2e/server.ts'], { cwd: ROOT });
    process.once('exit', () => rmSync(BUILT, { recursive: true, force: true }));
    built = true;
  }
  return join(BUILT, 'server.mjs');
}

export class GameServer {
  url = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(FAST, 'cosmarium-e2e-'));
  private port = 0;

  constructor(private readonly env: Record<string, string> = {}) {}

  async start(): Promise<void> {
    const child = spawn('node', [serverFile()], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.folder,
        WEB_DIR: join(ROOT, 'build/web'),
        LOG_LEVEL: 'warn',
        WINDOW_MS: '50',
        REQUESTS_PER_MINUTE: '1000000',
        MESSAGES_PER_SECOND: '1000',
        MAX_TABLES_PER_GUEST: '100',
        MAX_TABLES_PER_ADDRESS: '1000',
        WORK_PER_GUEST: '1000',
        WORK_PER_ADDRESS: '1000',
        ...this.env,
      },
    });
    this.process = child;
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('http')) continue;
      this.url = line;
      // The same door after a restart.
      this.port = Number(new URL(line).port);
      return;
    }
    throw new Error('the server did not start');
  }

  /** It hangs: takes connections, says nothing. */
  hang(): void {
    this.process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.process?.kill('SIGCONT');
  }

  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.process === null) return;
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
    this.process = null;
  }

  async end(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
