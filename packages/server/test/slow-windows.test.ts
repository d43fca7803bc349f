/** Secret windows of slow tables: how long they last hangs on what people say, never on what they hold. */
import { afterEach, describe, expect, it } from 'vitest';
import { isResponse } from '@cosmarium/engine';
import type { StandingOrder, TableWishes } from '@cosmarium/protocol';
import type { Client } from './helpers/client.ts';
import { Twin, type Frame } from './helpers/twin.ts';
import { manyMayZap } from './helpers/zaps.ts';

const HOUR = 3_600_000;
const WINDOW_HOURS = 4;
const SLOW: TableWishes = {
  pace: 'paced',
  clocks: { decision: 24 * 3600, response: WINDOW_HOURS * 3600, deal: 24 * 3600 },
};

let twin: Twin;
afterEach(() => twin.stop());

/** Somebody says what there is to say; false if that is nothing. */
async function speak(client: Client, spoken: Map<Client, number>): Promise<boolean> {
  const { decision } = client;
  if (decision !== undefined) {
    const { ok } = await client.ask({ do: 'answer', decision: decision.id, answer: decision.fallback });
    await twin.settle();
    return ok;
  }
  if (!twin.waits || spoken.get(client) === client.seq) return false;
  spoken.set(client, client.seq);
  await client.ask({ do: 'pass', seq: client.seq });
  await twin.settle();
  return true;
}

interface Played {
  /** What those got who hold the same in both games, and when. */
  frames: Frame[][];
  /** How long each window lasted, in hours. */
  windows: number[];
  /** How often red was asked to respond. */
  asked: number;
}

/** Plays the encounter up to its reveal. Red responds to nothing, and says so after so many hours of a window; null: not at all. */
async function play(
  redHolds: string,
  afterHours: number | null,
  orders: StandingOrder[] = [],
): Promise<Played> {
  twin = await Twin.at(manyMayZap(redHolds), {}, 0, SLOW);
  const [red] = twin.players;
  if (orders.length > 0) expect(await red.ask({ do: 'orders', orders })).toMatchObject({ ok: true });
  await twin.settle();
  const spoken = new Map<Client, number>();
  const windows: number[] = [];
  const asked = new Set<number>();
  let hours = 0;
  for (let steps = 0; twin.spectator.view!.encounter?.outcome == null; steps++) {
    expect(steps).toBeLessThan(300);
    if (red.decision !== undefined && isResponse(red.decision)) asked.add(red.decision.id);
    const { waits } = twin;
    if (!waits && hours > 0) {
      windows.push(hours);
      hours = 0;
    }
    const redSpeaks = !waits || (afterHours !== null && hours >= afterHours);
    let said = false;
    for (const client of twin.players)
      if (client !== red || redSpeaks) said = (await speak(client, spoken)) || said;
    if (said) continue;
    twin.clock.pass(HOUR);
    hours++;
    await twin.settle();
  }
  const seen = [twin.spectator, ...twin.players.slice(1)].map(({ name }) => twin.frames.get(name)!);
  return {
    frames: seen.map((list) => list.filter(({ text }) => text.startsWith('{"type":"update"'))),
    windows,
    asked: asked.size,
  };
}

async function both(afterHours: number | null, orders: StandingOrder[] = []) {
  const able = await play('cosmic-zap', afterHours, orders);
  await twin.stop();
  const unable = await play('attack-20', afterHours, orders);
  return { able, unable };
}

describe('a secret window of a slow table', () => {
  it('lasts as long as the host says if somebody says nothing, whether or not they can respond', async () => {
    const { able, unable } = await both(null);
    expect(able.asked).toBeGreaterThan(0);
    expect(unable.asked).toBe(0);
    expect(new Set(able.windows)).toEqual(new Set([WINDOW_HOURS]));
    expect(unable.windows).toEqual(able.windows);
    expect(unable.frames).toEqual(able.frames);
  });

  it('is over when the last one says that it may be, whether or not they can respond', async () => {
    const { able, unable } = await both(1);
    expect(able.asked).toBeGreaterThan(0);
    expect(new Set(able.windows)).toEqual(new Set([1]));
    expect(unable.windows).toEqual(able.windows);
    expect(unable.frames).toEqual(able.frames);
  });

  it('keeps nobody waiting whose standing order passes, and nobody learns of the order', async () => {
    const { able, unable } = await both(null, [{ order: 'pass', in: 'all', until: 'removed' }]);
    expect([able.windows, unable.windows]).toEqual([[], []]);
    expect(unable.frames).toEqual(able.frames);
    expect(JSON.stringify(able.frames)).not.toContain('orders');
  });
});
