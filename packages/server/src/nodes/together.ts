/** Nodes that share a PostgreSQL: each gives signs of life, says who is connected to it, and hears of what others wrote. */
import type { Seat } from '@cosmarium/engine';
import type { Logger } from 'pino';
import { every, type Clock } from '../clock.ts';
import { GONE } from '../storage/guests.ts';
import type { Storage } from '../storage/storage.ts';
import type { Neighbours } from './neighbours.ts';

const BEAT_MS = 3000;
const DEAD_AFTER_MS = 10_000;
const FORGOTTEN_AFTER_MS = 600_000;

/** `changed` is called for a table another node wrote to, `gone` for a guest whose keys are no longer valid, `poll` now and then in case a notification was lost. */
export async function together(
  storage: Storage,
  node: string,
  clock: Clock,
  log: Logger,
  changed: (table: string) => void,
  gone: (guest: string) => void,
  poll: () => Promise<void>,
): Promise<Neighbours> {
  const { presence, database } = storage;
  const here = new Map<string, { table: string; seat: Seat }>();
  let changes = 0;
  /** What is stored may differ from `here`. */
  let doubtful = false;

  /** Who is here is only a hint: if it cannot be stored now, the next sign of life puts it right. */
  const note = async (write: Promise<void>) => {
    changes++;
    try {
      await write;
    } catch (error) {
      doubtful = true;
      log.warn({ reason: String(error) }, 'could not say who is here');
    }
  };
  const beat = async () => {
    await presence.beat(clock.now());
    if (doubtful) {
      const before = changes;
      await presence.replace([...here.values()]);
      doubtful = changes !== before;
    }
    await poll();
  };

  await presence.forget(clock.now() - FORGOTTEN_AFTER_MS);
  await presence.beat(clock.now());
  const stopListening = await database.listen!((word) => {
    const [from, table] = word.split(' ');
    if (from === node || table === undefined) return;
    if (table.startsWith(GONE)) gone(table.slice(GONE.length));
    else changed(table);
  });
  const stopBeating = every(clock, BEAT_MS, beat, (error) => {
    // Others may take us for dead and forget who is here.
    doubtful = true;
    log.warn({ reason: String(error) }, 'could not give a sign of life');
  });
  return {
    arrived(table, seat) {
      here.set(`${table} ${seat}`, { table, seat });
      return note(presence.arrive(table, seat));
    },
    left(table, seat) {
      here.delete(`${table} ${seat}`);
      return note(presence.leave(table, seat));
    },
    async present(table) {
      const all = await presence.present([table], clock.now() - DEAD_AFTER_MS);
      return all.filter((one) => one.node !== node);
    },
    leads: (someHere, elsewhere) =>
      someHere ? elsewhere.every((one) => node < one.node) : elsewhere.length === 0,
    async close() {
      stopBeating();
      await stopListening();
      await presence.forget(clock.now() - FORGOTTEN_AFTER_MS);
    },
  };
}
