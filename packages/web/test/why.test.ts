/** What is told of a bot's reasons while the game is played. */
import { botSeed, createBot, openReason, secretOf, type Level, type Move, type Why } from '@cosmarium/bots';
import {
  COLOURS,
  createGame,
  standing,
  type Decision,
  type Game,
  type Seat,
  type SeenEvent,
} from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import { describe, expect, test } from 'vitest';
import { twinOf } from '../../bots/test/twin.ts';
import { moveIn } from '../src/explain/moves.ts';
import { botSince } from '../src/explain/seated.ts';
import { localInfo } from '../src/local/info.ts';

const players = COLOURS.slice(0, 4).map((colour) => ({ colour }));

/** A choice of a bot, and how many events there were before it. */
interface Chosen extends Move {
  why: Why | null;
  after: number;
}

/** Bots play so many answers; `see` looks at each decision before it is answered. */
function played(level: Level, seed: string, answers: number, see?: (game: Game, d: Decision) => void) {
  const game = createGame({ players, flares: true, variants: { rewards: true } }, seed);
  const secret = secretOf(game.journal());
  const chosen: Chosen[] = [];
  for (let i = 0; i < answers && !game.over; i++) {
    const [decision] = game.pending();
    see?.(game, decision);
    const { seat, kind, key, id } = decision;
    const bot = createBot({ level, seed: botSeed(secret, decision) });
    const { answer, why = null } = bot.choose(game.view(seat), decision, game.past(seat));
    const passes = answer === 0 && (kind === 'respond' || kind === 'reinforce');
    if (!passes) chosen.push({ seat, kind, key, why, after: game.eventCount });
    game.answer(seat, id, answer);
  }
  return { game, chosen };
}

/** All moves that can be seen, by the number of their event, with what is told of each. */
function toldOf(game: Game, level: Level, from: Seat = -1) {
  const [events, view] = [game.events(from), game.view(from)];
  return events.flatMap((event, at) => {
    const move = moveIn(events, at);
    return move === null
      ? []
      : [{ event, at, move, why: openReason({ events, view }, at, move.seat, level) }];
  });
}

describe('in games of normal bots', () => {
  const games = ['first', 'second', 'third'].map((seed) => {
    const { game, chosen } = played('normal', `openly ${seed}`, 400);
    return { game, chosen, told: toldOf(game, 'normal') };
  });
  const all = games.flatMap(({ told }) => told);

  test('they are said to have in mind what they had in mind', () => {
    const keys = new Set<string>();
    for (const { game, chosen, told } of games)
      for (const { at, event, move, why } of told) {
        if (why === null || why === 'later') continue;
        keys.add(why.key.replace('bots.why.', ''));
        const { seat, kind, key } = move;
        const own = chosen.findLast(
          (one) => one.seat === seat && one.kind === kind && one.key === (key ?? one.key) && one.after <= at,
        );
        expect(own?.why, `${JSON.stringify(event)} of ${game.eventCount}`).toMatchObject(why);
      }
    const usual = ['aims', 'meets', 'invites', 'alone', 'joins-offense', 'joins-defense', 'stays-out'];
    for (const key of [...usual, 'uses', 'plays', 'reinforces', 'proposes', 'accepts', 'needs-cards'])
      expect(keys).toContain(key);
  });

  test('everybody is told the same, whatever they hold', () => {
    const reasons = (told: (typeof games)[number]['told']) => told.map(({ at, why }) => [at, why]);
    for (const { game, told } of games)
      for (const seat of players.keys()) expect(reasons(toldOf(game, 'normal', seat))).toEqual(reasons(told));
  });

  test('nothing is told of encounter cards, also when they lie open', () => {
    const laid = all.filter(({ event }) => event.type === 'laid');
    expect(laid.length).toBeGreaterThan(30);
    for (const { why } of laid) expect(why).toBe('later');
  });

  test('powers that act by themselves have no reason', () => {
    const forced = all.filter(({ event, why }) => event.type === 'power.used' && why === null);
    expect(forced.length).toBeGreaterThan(0);
  });
});

/** Given to a game with other hidden cards, the same answer is as good. */
const OPEN: readonly Decision['kind'][] = ['launch', 'invite', 'ally'];

test('what is told is the same whatever the hidden cards are', () => {
  let compared = 0;
  played('easy', 'twins', 300, (game, decision) => {
    if (!OPEN.includes(decision.kind)) return;
    const same = game.fork({ journal: false });
    const twin = twinOf(game, -1, (hidden) => 1 + (decision.id % (hidden - 1)));
    const { seat, id, fallback } = decision;
    for (const one of [same, twin]) one.answer(seat, id, fallback);
    const fresh = (one: Game) =>
      toldOf(one, 'normal').flatMap(({ event, at, why }) =>
        at >= game.eventCount && ['aimed', 'invited', 'allied'].includes(event.type) ? [[at, why]] : [],
      );
    expect(fresh(twin)).toEqual(fresh(same));
    if (JSON.stringify(twin.s.kinds) !== JSON.stringify(same.s.kinds)) compared += fresh(same).length;
  });
  expect(compared).toBeGreaterThan(30);
});

test('an easy bot does whatever it does because that came to mind', () => {
  const { game } = played('easy', 'easily', 150);
  const whys = toldOf(game, 'easy').flatMap(({ why }) => (why === null ? [] : [why]));
  expect(whys.length).toBeGreaterThan(40);
  for (const why of whys) expect(why).toEqual({ key: 'bots.why.beginner', params: {} });
});

describe('a move', () => {
  const begun: SeenEvent[] = [{ type: 'encounter', seat: 1, number: 1, extra: false }];
  const last = (...events: SeenEvent[]) => moveIn([...begun, ...events], events.length);
  const drawn = (card: string): SeenEvent => ({ type: 'destiny.drawn', seat: 1, card });
  const used: SeenEvent = { type: 'power.used', seat: 0, alien: 'clone', ability: 'x', target: null };
  const defense: SeenEvent = { type: 'defense', seat: 2 };
  const aimed: SeenEvent = { type: 'aimed', planet: 11, guards: 2 };
  const proposed: SeenEvent = { type: 'proposed', seat: 1, to: 2, terms: { give: {}, get: {} } };
  const deal = (made: boolean, quashed = false): SeenEvent => ({ type: 'deal', made, quashed });

  test('is the choice of whom to meet, where destiny leaves one', () => {
    expect(last(drawn('destiny-wild'), defense)).toMatchObject({ seat: 1, kind: 'player' });
    expect(last(drawn('destiny-green'), defense)).toBeNull();
    expect(last(drawn('destiny-wild'), used, defense)).toBeNull();
  });

  test('is the aim of the offense, and not what a power makes of it', () => {
    expect(last(defense, aimed)).toEqual({ seat: 1, kind: 'launch' });
    expect(last(defense, aimed, used, aimed)).toBeNull();
  });

  test('is the last word in a deal', () => {
    expect(last(proposed, deal(true))).toEqual({ seat: 2, kind: 'offer' });
    expect(last(proposed, deal(false))).toEqual({ seat: 2, kind: 'offer' });
    expect(last(proposed, deal(false, true))).toBeNull();
    expect(last(proposed, { type: 'agreed', transfers: [] }, deal(true))).toBeNull();
    expect(last(deal(false))).toBeNull();
  });

  test('has no reason any more once it was taken back', () => {
    const events: SeenEvent[] = [...begun, defense, aimed, { type: 'undone', seat: 1, count: 1 }];
    const { game } = played('easy', 'undone', 20);
    const view = game.view(-1);
    expect(standing(events)).toHaveLength(2);
    expect(openReason({ events, view }, 2, 1, 'normal')).toBeNull();
    expect(openReason({ events: events.slice(0, 3), view }, 2, 1, 'normal')).toEqual({
      key: 'bots.why.aims',
      params: { planet: 11, count: 2 },
    });
  });
});

test('a bot has reasons for what it has done itself', () => {
  const info: TableInfo = {
    ...localInfo({ players }, [{ name: 'Ann' }, { level: 'normal' }, { level: 'hard' }, { name: 'Ben' }]),
    handovers: [
      { seat: 2, name: 'Cleo', did: 'left', seq: 50 },
      { seat: 3, name: 'Ben', did: 'took', seq: 40 },
    ],
  };
  const level = (seat: Seat, number: number) => botSince(info, seat, number)?.level ?? null;
  expect([level(0, 10), level(1, 10)]).toEqual([null, 'normal']);
  // Somebody has left their seat to it, or has taken it over.
  expect([level(2, 49), level(2, 50)]).toEqual([null, 'hard']);
  expect([level(3, 39), level(3, 40)]).toEqual([null, null]);
});
