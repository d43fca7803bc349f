/** Whether the server can do its work: read whenever somebody asks, and write now and then. */
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { ProbeStore } from './storage/probe.ts';

const WRITE_MS = 30_000;
const RETRY_MS = 5000;

export class Health {
  private writable = true;
  private nextWrite = 0;

  constructor(
    private readonly store: ProbeStore,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  async check(): Promise<boolean> {
    const now = this.clock.now();
    if (now >= this.nextWrite) {
      this.nextWrite = now + WRITE_MS;
      this.writable = await this.can(this.store.write(now));
      if (!this.writable) this.nextWrite = now + RETRY_MS;
    }
    return this.writable && this.can(this.store.read());
  }

  private async can(trial: Promise<void>): Promise<boolean> {
    try {
      await trial;
      return true;
    } catch (error) {
      this.log.warn({ reason: String(error) }, 'the database does not do what it should');
      return false;
    }
  }
}
