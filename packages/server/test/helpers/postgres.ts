/** A PostgreSQL of our own: the machine's program, in a folder of its own, on a socket only we know. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const MINUTE = 60_000;
const INSTALL = 'apt-get install -y --no-install-recommends postgresql';

/** Where initdb and postgres are; installs Debian's package if they are nowhere. Fails loudly otherwise. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = () =>
    existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = () => [
    ...versions().map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
  ];
  const found = () =>
    folders().find((folder) => ['initdb', 'postgres'].every((one) => existsSync(join(folder, one))));
  if (found() === undefined)
    try {
      execFileSync('sh', ['-c', `apt-get update && ${INSTALL}`], { timeout: 5 * MINUTE, stdio: 'ignore' });
    } catch {
      // Told below.
    }
  const folder = found();
  if (folder === undefined)
    throw new Error(
      `THE TESTS NEED POSTGRESQL. It is neither on this machine nor could it be installed. Try: ${INSTALL}`,
    );
  return folder;
}

/** PostgreSQL refuses to run as root; then it runs as the user its package made. */
function whoRunsIt(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export class Postgres {
  private databases = 0;

  private constructor(
    private readonly folder: string,
    private readonly programs: string,
    private child: ChildProcess,
  ) {}

  static async start(): Promise<Postgres> {
    const programs = findPrograms();
    const user = whoRunsIt();
    // The path of a socket must be short.
    const folder = mkdtempSync('/tmp/cosmarium-pg-');
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
    chmodSync(folder, 0o700);
    const data = join(folder, 'data');
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      {
        ...user,
        ...surroundings(folder),
        stdio: 'ignore',
        timeout: MINUTE,
      },
    );
    const it = new Postgres(folder, programs, launch(programs, folder));
    try {
      await ready(it.child);
    } catch (error) {
      await it.stop();
      throw error;
    }
    return it;
  }

  /** Goes down under everybody connected; `fast` says goodbye to them, `immediate` does not. */
  async halt(how: 'fast' | 'immediate'): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await gone;
  }

  /** Comes back after `halt`. */
  async comeBack(): Promise<void> {
    if (this.child.exitCode === null) return;
    this.child = launch(this.programs, this.folder);
    await ready(this.child);
  }

  private url(database: string): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** A fresh database; returns its URL. */
  async database(): Promise<string> {
    const name = `cosmarium${this.databases++}`;
    const client = new Client({ connectionString: this.url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  async stop(): Promise<void> {
    await this.halt('fast');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const surroundings = (cwd: string) => ({ cwd, env: { PATH: process.env.PATH, LC_ALL: 'C' } });

/** What is lost with a power cut is not tested here, so nothing is waited for until it is on the disk. */
const SETTINGS = ['listen_addresses=', 'max_connections=60', 'fsync=off'];

function launch(programs: string, folder: string): ChildProcess {
  return spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, 'data'), '-k', folder, ...SETTINGS.flatMap((one) => ['-c', one])],
    { ...whoRunsIt(), ...surroundings(folder), stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${output}`)), MINUTE);
    child.stderr!.on('data', (data: Buffer) => {
      output += data.toString();
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      // Whatever else it says is read and dropped.
      output = '';
      resolve();
    });
    child.on('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended:\n${output}`));
    });
  });
}
