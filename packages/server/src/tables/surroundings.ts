/** What a table needs from the server around it. */
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.ts';
import type { Clock } from '../clock.ts';
import type { NewSeed } from '../seeds.ts';
import type { Metrics } from '../metrics.ts';
import type { Neighbours } from '../nodes/neighbours.ts';
import type { Storage } from '../storage/storage.ts';
import type { WaitingPort } from './waiting.ts';

export interface TableSettings {
  /** How long a secret window lasts on a paced table, in the middle. */
  windowMs: number;
  /** After how long somebody who is gone counts as away. */
  awayMs: number;
  /** After how long the host may let a bot play for somebody a table waits for. */
  waitMs: number;
  /** After how long a host who is gone passes the table on. */
  hostGoneMs: number;
}

export interface Surroundings {
  readonly storage: Storage;
  readonly neighbours: Neighbours;
  readonly bots: Bots;
  readonly clock: Clock;
  readonly newSeed: NewSeed;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Is told what waits for whom. */
  readonly waiting: WaitingPort;
  readonly settings: TableSettings;
}
