import {
  AID,
  createGame,
  GATE,
  randomAnswer,
  diceFrom,
  TRANSIT,
  WARP,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { describe, expect, test } from 'vitest';
import { flightsOf } from '../src/motion/flights.ts';
import { dwell, hurry, isBacklog, stepsTo } from '../src/motion/pace.ts';
import { soundsOf } from '../src/motion/sounds.ts';
import { NOTHING_YET, type TableState } from '../src/table/state.ts';

const COLOURS = ['red', 'yellow', 'green'] as const;
const newGame = (seed: string) =>
  createGame({ players: COLOURS.map((colour) => ({ colour })), start: 'beginner' }, seed);
const view = newGame('still').view(-1);

function changed(change: (copy: View) => void): View {
  const copy = structuredClone(view);
  change(copy);
  return copy;
}
const flights = (events: SeenEvent[], before = view, after = view) =>
  flightsOf(events, before, after).map((flight) => ({ ...flight, delay: undefined }));
const lost = (warped: number): SeenEvent => ({
  type: 'ships.lost',
  seat: 0,
  warped,
  removed: 0,
  saved: 0,
  cause: 'defeat',
});

describe('flights', () => {
  test('ships fly between places one can see', () => {
    const moved: SeenEvent = {
      type: 'ships.moved',
      seat: 1,
      from: [
        { place: 5, count: 1 },
        { place: WARP, count: 1 },
      ],
      to: GATE,
    };
    expect(flights([moved])).toEqual([
      { is: 'ship', seat: 1, from: { place: 5 }, to: { place: GATE } },
      { is: 'ship', seat: 1, from: { place: WARP }, to: { place: GATE } },
    ]);
  });

  test('nothing flies over a deal that is to be read (A14)', () => {
    const moved: SeenEvent = { type: 'ships.moved', seat: 1, from: [{ place: 5, count: 2 }], to: GATE };
    const asked = changed((copy) => {
      copy.decisions = [{ kind: 'offer' } as View['decisions'][number]];
    });
    expect(flights([moved], view, asked)).toEqual([]);
    expect(flights([moved], asked, view)).toHaveLength(2);
  });

  test('ships that are picked up fly from where they were to where they are put', () => {
    const up: SeenEvent = { type: 'ships.moved', seat: 1, from: [{ place: GATE, count: 2 }], to: TRANSIT };
    const down: SeenEvent = { type: 'ships.moved', seat: 1, from: [{ place: TRANSIT, count: 1 }], to: 7 };
    const home = { is: 'ship', seat: 1, to: { place: 7 } };
    expect(flights([up, down])).toEqual([{ ...home, from: { place: GATE } }]);
    expect(flights([down])).toEqual([{ ...home, from: { seat: 1 } }]);
  });

  test('ships that are lost leave from where they are missing', () => {
    const before = changed((copy) => {
      copy.encounter!.gate[0] = 2;
      copy.planets[6][0] = 3;
    });
    const after = changed((copy) => {
      copy.encounter!.gate[0] = 0;
      copy.planets[6][0] = 0;
    });
    expect(flights([lost(4)], before, after).map((flight) => 'from' in flight && flight.from)).toEqual([
      { place: GATE },
      { place: GATE },
      { place: 6 },
      { place: 6 },
    ]);
    expect(flights([lost(2)], view, view)).toEqual([]);
  });

  test('an encounter that is over has nobody at the gate any more', () => {
    const before = changed((copy) => (copy.encounter!.aid[0] = 1));
    const after = changed((copy) => (copy.encounter!.number += 1));
    after.encounter!.aid[0] = 4;
    expect(flights([lost(1)], before, after)).toEqual([
      { is: 'ship', seat: 0, from: { place: AID }, to: { place: WARP } },
    ]);
  });

  test('a foreign colony is counted by a gem, and by a golden one if only one is missing; a home colony is not', () => {
    const [own, foreign] = [view.systems[1][0], view.systems[0][2]];
    const gained = (planet: number): SeenEvent => ({ type: 'colony.gained', seat: 1, planet });
    const spark = (planet: number) => ({ is: 'spark', at: { place: planet }, seat: 1 });
    expect(flights([gained(own)])).toEqual([spark(own)]);
    const gem = { is: 'gem', seat: 1, from: { place: foreign } };
    expect(flights([gained(foreign)])).toEqual([spark(foreign), { ...gem, last: false }]);
    const four = changed((copy) => (copy.players[1].foreign = copy.rules.coloniesToWin - 1));
    expect(flights([gained(foreign)], view, four)).toEqual([spark(foreign), { ...gem, last: true }]);
  });

  test('cards come from the deck they are drawn from', () => {
    const drawn: SeenEvent = { type: 'cards.drawn', seat: 1, deck: 'technology', cards: null, count: 1 };
    expect(flights([drawn])).toEqual([{ is: 'card', from: { pile: 'technology' }, to: { seat: 1 } }]);
  });

  test('cards go from hand to hand and from pile to pile', () => {
    const cards = { cards: null, count: 1 };
    expect(
      flights([
        { type: 'cards.drawn', seat: 1, deck: 'cosmic', ...cards },
        { type: 'cards.given', from: 1, to: 2, ...cards },
        { type: 'cards.discarded', seat: 2, ...cards },
        { type: 'laid', seat: 0, side: 1 },
      ]),
    ).toEqual([
      { is: 'card', from: { pile: 'deck' }, to: { seat: 1 } },
      { is: 'card', from: { seat: 1 }, to: { seat: 2 } },
      { is: 'card', from: { seat: 2 }, to: { pile: 'discard' } },
      { is: 'card', from: { seat: 0 }, to: { side: 1 } },
    ]);
  });

  test('the last words are the ones to be read', () => {
    const said = flights([
      { type: 'outcome', outcome: { type: 'win', side: 0 }, ground: 'totals', upset: false },
      { type: 'turn', seat: 2 },
    ]);
    expect(said).toEqual([{ is: 'banner', banner: { says: 'turn', seat: 2 } }]);
    expect(
      flights([{ type: 'outcome', outcome: { type: 'win', side: 0 }, ground: 'totals', upset: false }]),
    ).toEqual([{ is: 'banner', banner: { says: 'win', seat: view.encounter!.offense } }]);
  });

  test('A14: a power that only limits what is sent has its banner when it is sent', () => {
    const used: SeenEvent = {
      type: 'power.used',
      seat: 1,
      alien: 'macron',
      ability: 'one-ship',
      target: null,
    };
    const banner = { is: 'banner', banner: { says: 'power', seat: 1, alien: 'macron' } };
    const banners = (events: SeenEvent[], after = view) =>
      flights(events, view, after).filter(({ is }) => is === 'banner');
    const asked = changed((copy) => (copy.waiting = [{ seat: 1, kind: 'ally', key: 'ask.ally' }]));
    expect(banners([used], asked)).toEqual([]);
    expect(banners([used, { type: 'allied', seat: 1, side: -1 }])).toEqual([]);
    expect(banners([used, { type: 'allied', seat: 1, side: 0 }])).toEqual([banner]);
    expect(banners([used, { type: 'allied', seat: 2, side: -1 }])).toEqual([banner]);
  });

  test('one follows the other, and there are never too many', () => {
    const deal: SeenEvent[] = Array.from({ length: 12 }, (_, i) => ({
      type: 'cards.drawn',
      seat: i % 3,
      deck: 'cosmic',
      cards: null,
      count: 8,
    }));
    const all = flightsOf([...deal, { type: 'turn', seat: 0 }], view, view);
    expect(all).toHaveLength(24);
    expect(all.at(-1)!.is).toBe('banner');
    const delays = all.slice(0, -1).map(({ delay }) => delay);
    expect(new Set(delays.slice(0, 4)).size).toBe(4);
    expect(Math.max(...delays)).toBeLessThan(1500);
  });
});

describe('pace', () => {
  const at = (shown: View | null, events: readonly SeenEvent[]): TableState => ({
    ...NOTHING_YET,
    view: shown,
    events,
  });
  const aimed: SeenEvent = { type: 'aimed', planet: 3, guards: 2 };

  test('the first view and a backlog are shown at once', () => {
    expect(stepsTo(at(null, []), at(view, [aimed]))).toEqual([{ state: at(view, [aimed]), ms: 0 }]);
    const many = Array.from({ length: 60 }, () => aimed);
    expect(isBacklog(many.length)).toBe(true);
    expect(stepsTo(at(view, []), at(view, many))).toEqual([{ state: at(view, many), ms: 0 }]);
  });

  test('an outcome gets a step of its own, and what the step tells ends with it', () => {
    const game = newGame('steps');
    const dice = diceFrom('steps');
    const know = () => at(game.view(-1), game.events(-1));
    let before = know();
    let stills = 0;
    while (!game.over) {
      const decision = game.pending()[0];
      const answer = randomAnswer(decision, dice);
      game.answer(decision.seat, decision.id, answer);
      const after = know();
      const steps = stepsTo(before, after);
      expect(steps.at(-1)!.state).toBe(after);
      stills += steps.length - 1;
      const told = steps.length > 1 ? [steps[0].state.events.at(-1)!.type] : [];
      expect(told).toEqual(steps.length > 1 ? ['outcome'] : []);
      before = after;
    }
    expect(stills).toBeGreaterThan(3);
  });

  test('nobody waits too long, least of all while their own clock runs', () => {
    const step = {
      state: at(view, []),
      ms: dwell([{ type: 'outcome', outcome: { type: 'deal' }, ground: 'negotiation', upset: false }]),
    };
    const steps = (count: number) => Array.from({ length: count }, () => step);
    const idle = at(view, []);
    expect(hurry(steps(1), idle, 0, 'normal')).toBe(1);
    expect(hurry(steps(1), idle, 0, 'calm')).toBe(1.6);
    expect(hurry(steps(1), idle, 0, 'off')).toBe(0);
    expect(hurry(steps(100), idle, 0, 'normal') * 100 * step.ms).toBeCloseTo(14_000);
    const asked = { ...view, seat: 0, decisions: [{ id: 1 }] } as unknown as View;
    const busy = { ...at(asked, []), seat: 0, due: { 0: 20_000 } };
    expect(hurry(steps(100), busy, 0, 'normal') * 100 * step.ms).toBeCloseTo(4000);
    expect(hurry(steps(100), busy, 30_000, 'normal')).toBe(0);
  });
});

test('of many sounds the two most telling ones are heard', () => {
  expect(
    soundsOf([
      { type: 'laid', seat: 0, side: 0 },
      { type: 'ships.moved', seat: 0, from: [], to: 3 },
      { type: 'power.zapped', seat: 1, alien: 'x' },
      { type: 'revealed', seat: 0, side: 0, cards: null, count: 1 },
    ]),
  ).toEqual(['zap', 'reveal']);
  expect(soundsOf([lost(0), { type: 'deal', made: false, quashed: false }])).toEqual([]);
});
