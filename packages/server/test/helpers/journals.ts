/** Whether what players were told agrees with what was stored. */
import { pino } from 'pino';
import { expect } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { openStorage } from '../../src/storage/storage.ts';
import type { Client } from './client.ts';

export interface Playing {
  code: string;
  clients: Client[];
}

export const everybody = (tables: readonly Playing[]): Client[] => tables.flatMap(({ clients }) => clients);

export const acknowledged = (clients: readonly Client[]): number =>
  clients.reduce((sum, client) => sum + client.acknowledged.length, 0);

/** Resolves when so many more answers have been acknowledged, or all games are over. */
export function moreAnswers(clients: readonly Client[], more: number): Promise<unknown> {
  const enough = acknowledged(clients) + more;
  const done = () => acknowledged(clients) >= enough || clients.every(({ over }) => over);
  return Promise.race(clients.map((client) => client.until('answers are acknowledged', done)));
}

/** Nobody answers any more; resolves when all that was said has been replied to. */
export async function hush(clients: readonly Client[]): Promise<void> {
  for (const client of clients) client.onMessage = () => {};
  await Promise.all(clients.map((client) => client.until('all is said', () => client.heard)));
}

/** Every acknowledged answer is in the journal, once, and nothing else is. */
export async function checkJournals(
  tables: readonly Playing[],
  databaseUrl: string | null,
  dataFolder: string,
): Promise<void> {
  const log = pino({ level: 'silent' });
  const storage = await openStorage({ databaseUrl, dataFolder, node: 'check' }, log, systemClock);
  for (const { code, clients } of tables) {
    const rows = await storage.journal.entriesAfter(code, 0);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    // Other rules leave a mark of their own.
    const commands = rows.filter(({ decision }) => decision >= 0).map(({ command }) => command);
    expect(commands.toSorted()).toEqual(clients.flatMap((client) => client.acknowledged).toSorted());
  }
  await storage.database.close();
}
