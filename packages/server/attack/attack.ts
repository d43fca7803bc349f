/** What an attack is. One file each in attacks/, listed in attacks/index.ts. */
import type { AttackedServer } from './server.ts';

export interface Target {
  url: string;
  /** The tables of the honest players. */
  tables: readonly string[];
}

/** An attack that is ready to begin. */
export interface Ready {
  /** Does harm until told to stop; says what became of it. */
  go(stop: AbortSignal): Promise<string>;
}

/** What an attack needs besides the server: made before the server starts, gone when it has ended. */
export interface Prepared {
  /** Settings of the server. */
  env: Record<string, string>;
  /** Once the server has started. */
  begin?(server: AttackedServer): Promise<void>;
  /** Where else than at the server honest players are let in. */
  readonly doors?: readonly string[];
  inside: (server: AttackedServer, stop: AbortSignal) => Promise<string>;
  /** Returns how often something of it crashed. */
  end(): Promise<number>;
}

export interface Attack {
  /** In a few words. */
  about: string;
  prepare?: () => Promise<Prepared>;
  /** Settings of the server that it needs; all others are the defaults. */
  env?: Record<string, string>;
  /** From outside, in a process of its own. */
  outside?: (target: Target) => Promise<Ready>;
  /** To the server itself: signals, its database. */
  inside?: (server: AttackedServer, stop: AbortSignal) => Promise<string>;
}

/** Waits, but not longer than until it is told to stop. */
export function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', done, { once: true });
  });
}

/** Counts by name, in words. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  toString(): string {
    return [...this.counts].map(([name, count]) => `${count} ${name}`).join(', ');
  }
}
