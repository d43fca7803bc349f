import type { SeenEvent } from '@cosmarium/engine';
import { describe, expect, test } from 'vitest';
import { Queue } from '../src/motion/queue.ts';
import { beatsOf, leadOf, stampOf } from '../src/stage/beats.ts';
import { playedIn } from '../src/stage/played.ts';
import { NOTHING_YET } from '../src/table/state.ts';

const play = (seat: number, card: string | null): SeenEvent => ({
  type: 'card.played',
  seat,
  as: 'artifact',
  ability: 'infect',
  target: null,
  cards: card === null ? null : [card],
  count: 1,
});
const stopped = (seat: number, card: string): SeenEvent => ({
  type: 'card.stopped',
  seat,
  cards: [card],
  count: 1,
});
const reinforced = (card: string): SeenEvent => ({
  type: 'reinforced',
  seat: 2,
  side: 0,
  cards: [card],
  count: 1,
});
const shown = (events: SeenEvent[]) =>
  playedIn(events).map((one) => `${one.card}${one.stopped ? ' stopped' : ''}`);

describe('cards that are played', () => {
  test('are shown in order, and nothing else is', () => {
    const turn: SeenEvent = { type: 'turn', seat: 1 };
    expect(shown([turn, play(0, 'plague'), turn, reinforced('reinforcement-5')])).toEqual([
      'plague',
      'reinforcement-5',
    ]);
    expect(shown([turn, play(0, null)])).toEqual([]);
  });

  test('and stopped at once are shown as that; a zap in between is shown itself', () => {
    expect(shown([play(0, 'plague'), stopped(0, 'plague')])).toEqual(['plague stopped']);
    expect(shown([play(0, 'plague'), play(1, 'card-zap'), stopped(0, 'plague')])).toEqual([
      'plague',
      'card-zap',
      'plague stopped',
    ]);
  });
});

describe('steps that wait', () => {
  const step = (seat: number) => ({ state: { ...NOTHING_YET, seat }, ms: 100 });
  const queue = () => {
    const one = new Queue();
    one.add([step(1), step(2), step(3)]);
    return one;
  };
  const seat = (one: { state: { seat: number } } | undefined) => one?.state.seat;

  test('come one after the other', () => {
    const one = queue();
    expect([one.next(), one.next(), one.next(), one.next()].map(seat)).toEqual([1, 2, 3, undefined]);
  });

  test('stay while the table is held, unless the next one is asked for', () => {
    const one = queue();
    one.hold(true);
    expect(seat(one.next())).toBeUndefined();
    expect(seat(one.take())).toBe(1);
    one.add([step(4)]);
    expect(seat(one.next())).toBeUndefined();
    one.hold(false);
    expect([one.next(), one.next(), one.next()].map(seat)).toEqual([2, 3, 4]);
  });

  test('can be left out, up to what is now; then nothing is held any more', () => {
    const one = queue();
    one.hold(true);
    expect(seat(one.end())).toBe(3);
    expect([one.held, one.waiting.length]).toEqual([false, 0]);
    expect(one.end()).toBeUndefined();
  });
});

describe('the beats of a fight', () => {
  const line = (key: string) => ({ side: 0 as const, key, by: 0, value: 1 });
  const ledger = [
    [line('line.card'), line('line.ships'), line('human.bonus')],
    [line('line.card'), line('line.ships'), line('line.ally'), line('line.reinforcement')],
  ] as const;

  const fleets = [[1], [1]] as const;
  const causes = [{ key: 'macron.mass', by: 0 }];

  test('cards turn first; a power takes longer than ships; both sides go together', () => {
    expect(beatsOf({ ledger, fleets, causes }, false)).toEqual([900, 320, 450, 320]);
  });

  test('without flights there are the same pictures, evenly', () => {
    expect(beatsOf({ ledger, fleets, causes }, true)).toEqual([600, 600, 600, 600]);
    expect(beatsOf({ ledger: [[], []], fleets, causes }, false)).toEqual([]);
  });

  test('a power stamps what it adds, and ships it lets count more than once', () => {
    expect(stampOf({ ledger, fleets, causes }, 0, 2)).toEqual({
      by: 0,
      times: null,
      plus: 1,
      key: 'human.bonus',
    });
    const four = [
      [{ ...line('line.ships'), value: 8 }],
      [{ ...line('line.reinforcement'), value: 8 }],
    ] as const;
    const two = [[2], [2]] as const;
    expect(stampOf({ ledger: four, fleets: two, causes }, 0, 0)).toEqual({
      by: 0,
      times: 4,
      plus: 8,
      key: 'macron.mass',
    });
    // Neither a card nor ships that count as they are, nor ships that nobody has said anything about.
    expect(stampOf({ ledger: four, fleets: two, causes }, 1, 0)).toBeNull();
    expect(stampOf({ ledger, fleets, causes }, 0, 1)).toBeNull();
    expect(stampOf({ ledger: four, fleets: two, causes: [] }, 0, 0)).toBeNull();
    expect(stampOf({ ledger, fleets, causes }, 0, 9)).toBeNull();
    expect(stampOf({ ledger, fleets, causes }, 0, -1)).toBeNull();
  });

  test.each([
    [[18, 12], false, false, { side: 0, by: 6 }],
    [[12, 12], false, false, { side: 1, by: 0 }],
    [[9, 14], true, false, { side: 0, by: 5 }],
    [[18, 12], false, true, { side: 1, by: 6 }],
  ] as const)('who leads: %j, lower wins %s, upset %s', (totals, lowerWins, upset, lead) => {
    expect(leadOf({ totals, lowerWins, upset })).toEqual(lead);
  });

  test('nobody leads where nothing is counted', () => {
    expect(leadOf({ totals: null, lowerWins: false, upset: false })).toBeNull();
  });
});
