import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../src/clock.ts';
import { readConfig, startServer, type Config } from '../../src/index.ts';
import type { WaitingPort } from '../../src/tables/waiting.ts';

export interface TestServer {
  url: string;
  metricsUrl: string;
  folder: string;
  stop(): Promise<void>;
}

/** In memory where the system offers that: what is lost with a power cut is not tested here. */
const FAST = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

export const tempFolder = (where = FAST): string => mkdtempSync(join(where, 'cosmarium-'));

/** Limits wide enough for many guests on one address. */
const GENEROUS: Partial<Config> = {
  logLevel: process.env.LOG_LEVEL ?? 'silent',
  host: '127.0.0.1',
  port: 0,
  metricsPort: 0,
  requestsPerMinute: 1_000_000,
  messagesPerSecond: 1_000_000,
  guestsPerAddress: 1_000_000,
  tablesPerGuest: 1000,
  tablesPerAddress: 1_000_000,
  socketsPerGuest: 1000,
  socketsPerAddress: 100_000,
  workPerGuest: 1_000_000,
  workPerAddress: 1_000_000,
};

/** A server in this process whose games are the same each time, with a data folder of its own unless one is given. */
export async function testServer(
  settings: Partial<Config> = {},
  clock?: Clock,
  seed = 'test',
  waiting?: WaitingPort,
): Promise<TestServer> {
  let tables = 0;
  const folder = settings.dataFolder ?? tempFolder();
  const server = await startServer(
    { ...readConfig({}), ...GENEROUS, dataFolder: folder, ...settings },
    { clock, waiting, newSeed: () => `${seed} ${++tables}` },
  );
  return {
    url: server.url,
    metricsUrl: server.metricsUrl!,
    folder,
    async stop() {
      await server.close();
      if (settings.dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
