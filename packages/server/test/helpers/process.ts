/** The built server as a process of its own, to be killed. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const START_MS = 60_000;

export interface Build {
  file: string;
  remove(): void;
}

/** What is different in another build: words of the code, each of which stands there once. */
export type Changes = readonly (readonly [RegExp, string])[];

/** npm packages are found from a folder inside the repository only. */
export function buildServer(changes: Changes = []): Build {
  mkdirSync(join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(join(root, 'build/test-'));
  execFileSync(process.execPath, [join(root, 'scripts/build-server.mjs'), folder]);
  for (const name of ['server.mjs', 'bot-worker.mjs']) {
    let code = readFileSync(join(folder, name), 'utf8');
    for (const [what, instead] of changes) {
      const found = code.match(new RegExp(what, 'g'))?.length ?? 0;
      if (found !== 1 && name === 'server.mjs') throw new Error(`${what} is ${found} times in ${name}`);
      code = code.replace(what, instead);
    }
    writeFileSync(join(folder, name), code);
  }
  return { file: join(folder, 'server.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export class ServerProcess {
  /** What it has written so far. */
  output = '';
  private waiting: (() => boolean)[] = [];

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    const keep = (data: Buffer) => {
      this.output += data.toString();
      this.waiting = this.waiting.filter((one) => !one());
    };
    child.stdout!.on('data', keep);
    child.stderr!.on('data', keep);
  }

  static start(build: Build, env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [build.file], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        REQUESTS_PER_MINUTE: '1000000',
        MESSAGES_PER_SECOND: '100000',
        MAX_GUESTS_PER_ADDRESS: '1000000',
        MAX_TABLES_PER_GUEST: '1000',
        MAX_TABLES_PER_ADDRESS: '1000000',
        MAX_SOCKETS_PER_ADDRESS: '100000',
        WORK_PER_GUEST: '1000000',
        WORK_PER_ADDRESS: '1000000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Promise((done, reject) => {
      let output = '';
      const fail = (why: string) => {
        child.kill('SIGKILL');
        reject(new Error(`${why}:\n${output}`));
      };
      const timer = setTimeout(() => fail('the server did not start'), START_MS);
      const read = (data: Buffer) => {
        output = (output + data.toString()).slice(-10_000);
        const url = /listens on (http\S+)/.exec(output)?.[1];
        if (url === undefined) return;
        clearTimeout(timer);
        done(new ServerProcess(url, child));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`the server ended with ${code}:\n${output}`));
      });
    });
  }

  /** null while it lives. */
  get exitCode(): number | null {
    return this.child.exitCode;
  }

  /** Waits until what it has written makes this true. */
  until(test: (output: string) => boolean): Promise<void> {
    if (test(this.output)) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(() => {
        const done = test(this.output);
        if (done) resolve();
        return done;
      });
    });
  }

  /** kill -9, or politely; resolves when it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = new Promise<number | null>((done) => this.child.once('exit', done));
    this.child.kill(signal);
    return gone;
  }
}
