/** The server under attack: the built one, in a process of its own, with its default limits. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const START_MS = 60_000;

export class AttackedServer {
  url = '';
  /** Times it ended without being told to. */
  crashes = 0;
  private metricsUrl = '';
  private child: ChildProcess | null = null;
  private expected = false;

  constructor(
    private readonly env: Record<string, string>,
    /** May be another one after a restart. */
    public build = 'build/attack/server.mjs',
  ) {}

  async start(): Promise<void> {
    this.expected = false;
    const child = spawn(process.execPath, [this.build], {
      // The same door after a restart.
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'fatal',
        METRICS_PORT: '0',
        PORT: this.url === '' ? '0' : new URL(this.url).port,
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    child.on('exit', () => {
      if (!this.expected) this.crashes++;
      if (this.child === child) this.child = null;
    });
    let output = '';
    const found = new Promise<RegExpExecArray>((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        output = (output + data.toString()).slice(-10_000);
        const urls = /Metrics are at (http\S+)\n.*listens on (http\S+)/.exec(output);
        if (urls !== null) resolve(urls);
      });
    });
    const timeout = AbortSignal.timeout(START_MS);
    const gone = once(child, 'exit', { signal: timeout }).then(() => {
      throw new Error(`the server did not start:\n${output}`);
    });
    [, this.metricsUrl, this.url] = await Promise.race([found, gone]);
    gone.catch(() => {});
  }

  /** Ends it with this signal; the exit code, or null. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.expected = true;
    const { child } = this;
    if (child === null) return null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await gone)[0];
  }

  /** Brings it back if it has crashed. */
  async revive(): Promise<void> {
    if (this.child === null) await this.start();
  }

  /** Megabytes in memory, seconds of CPU so far, the longest stall since it was last asked; null if it does not answer. */
  async figures(): Promise<{ memory: number; cpu: number; stall: number } | null> {
    try {
      const text = await (await fetch(this.metricsUrl)).text();
      const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
      return {
        memory: read('process_resident_memory_bytes') / 1024 / 1024,
        cpu: read('process_cpu_seconds_total'),
        stall: read('nodejs_eventloop_lag_max_seconds') * 1000,
      };
    } catch {
      return null;
    }
  }
}
