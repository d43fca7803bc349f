/** Who invites others to attacks is invited, by bots that think; what they know of it, and what they say of it. */
import { describe, expect, test } from 'vitest';
import { COLOURS, createGame, type SeenEvent, type SubsetDecision } from '@cosmarium/engine';
import {
  Chronicle,
  createBot,
  createPlayer,
  openReason,
  type Deed,
  type Level,
  type Why,
} from '../src/index.ts';
import { generosityOf, leastGenerous } from '../src/generosity.ts';
import { ATTACKS, at, position, until } from './positions/table.ts';

const [RED, BLUE, GREEN, YELLOW, PURPLE] = [0, 1, 2, 3, 4];
const deed = (kind: Deed['kind'], by: number, to: number): Deed => ({ kind, by, to, at: 1 });
/** They have attacked blue twice, and invited these each time. */
const led = (by: number, ...guests: number[]) =>
  [1, 2].flatMap(() => [deed('led', by, BLUE), ...guests.map((guest) => deed('invited', by, guest))]);

const ALL_INVITE = [
  led(GREEN, RED, YELLOW, PURPLE),
  led(YELLOW, RED, GREEN, PURPLE),
  led(PURPLE, RED, GREEN, YELLOW),
].flat();
const GREEN_DOES_NOT = [led(GREEN), led(YELLOW, RED, GREEN, PURPLE), led(PURPLE, RED, GREEN, YELLOW)].flat();
const NOBODY_INVITES = [led(GREEN), led(YELLOW), led(PURPLE), led(BLUE)].flat();

describe('generosity', () => {
  const seen = (deeds: Deed[]) => [GREEN, YELLOW, PURPLE, BLUE].map(generosityOf(deeds, RED, 5));

  test('of those nobody has seen is alike', () => {
    for (const one of seen([])) expect(one).toBe(0);
  });

  test('is what somebody invites of those they may, against half of them', () => {
    // None of six, and of four more two; six; again six; nothing is known of blue.
    const [green, yellow, purple, blue] = seen(GREEN_DOES_NOT);
    expect(green).toBeCloseTo(0.2 - 0.5);
    expect(yellow).toBeCloseTo(0.8 - 0.5);
    expect(purple).toBeCloseTo(0.8 - 0.5);
    expect(blue).toBe(0);
  });

  test('of everybody is alike where the others invite less than half of those they may', () => {
    for (const one of seen(NOBODY_INVITES)) expect(one).toBe(0);
    for (const one of seen([...NOBODY_INVITES, ...led(YELLOW, RED)])) expect(one).toBe(0);
  });

  test('of the seat itself does not count', () => {
    const before = seen(GREEN_DOES_NOT);
    expect(seen([...GREEN_DOES_NOT, ...led(RED), ...led(RED)])).toEqual(before);
  });

  test('names who clearly invites least, and nobody else', () => {
    const generous = generosityOf(GREEN_DOES_NOT, RED, 5);
    expect(leastGenerous([PURPLE, GREEN, YELLOW], generous)).toBe(GREEN);
    expect(leastGenerous([PURPLE, YELLOW, BLUE], generous)).toBeUndefined();
    expect(leastGenerous([], generous)).toBeUndefined();
  });
});

const NEAR = ['yellow-1', 'purple-1', 'yellow-2', 'purple-2'];

interface Wishes {
  /** null: no memory at all. */
  deeds: readonly Deed[] | null;
  side?: 'red' | 'blue';
  red?: string[];
  hand?: string[];
  green?: string[];
}

/** Whom red invites to its attack, or blue to its defense, and why. */
function invites(level: Level, { deeds, side = 'red', red = [], hand = ATTACKS, green = [] }: Wishes) {
  const t = position({
    red: { hand, colonies: at(...red) },
    blue: { hand: ATTACKS },
    green: { colonies: at(...green) },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
  if (side === 'blue') until(t, 'red', 'invite').answer('red', 'invite', []);
  const { decision } = until(t, side, 'invite').asked(side, 'invite');
  const bot = createBot({ level, seed: 'generous' });
  const memory = deeds === null ? undefined : { deeds, said: [] };
  const { view, past } = { view: t.game.view(decision.seat), past: t.game.past(decision.seat) };
  const { answer, why } = bot.choose(view, decision, past, memory);
  return { guests: (answer as number[]).map((i) => (decision as SubsetDecision).options[i]), why };
}

describe.each(['hard', 'brutal'] as const)('%s', (level) => {
  test('invites to its attack those who invite, and not who does not', () => {
    expect(invites(level, { deeds: ALL_INVITE }).guests).toContain(GREEN);
    const { guests, why } = invites(level, { deeds: GREEN_DOES_NOT });
    expect(guests).toEqual([YELLOW, PURPLE]);
    expect(why).toEqual({ key: 'bots.why.seldom-invites', params: { player: GREEN } });
  });

  test('chooses as if it knew nothing where nobody invites anybody', () => {
    expect(invites(level, { deeds: NOBODY_INVITES })).toEqual(invites(level, { deeds: null }));
  });

  test('invites nobody about to win, however generous', () => {
    const { guests, why } = invites(level, { deeds: ALL_INVITE, green: NEAR });
    expect(guests).not.toContain(GREEN);
    expect(why).toEqual({ key: 'bots.why.not-invited', params: { player: GREEN, count: 4 } });
  });

  test('wins together with others if it must, and not with who does not invite', () => {
    const near = { red: ['yellow-3', 'purple-3', 'yellow-4', 'purple-4'], hand: ['attack-08'], green: NEAR };
    expect(invites(level, { ...near, deeds: null }).guests).toEqual([GREEN, YELLOW, PURPLE]);
    expect(invites(level, { ...near, deeds: ALL_INVITE }).guests).toEqual([GREEN, YELLOW, PURPLE]);
    expect(invites(level, { ...near, deeds: GREEN_DOES_NOT }).guests).toEqual([YELLOW, PURPLE]);
  });

  test('defends with whoever helps', () => {
    expect(invites(level, { side: 'blue', deeds: GREEN_DOES_NOT })).toEqual(
      invites(level, { side: 'blue', deeds: null }),
    );
  });
});

test.each(['easy', 'normal'] as const)('%s does not remember who invites', (level) => {
  expect(invites(level, { deeds: GREEN_DOES_NOT })).toEqual(invites(level, { deeds: null }));
});

const isTold = (why: ReturnType<typeof openReason>) => why !== 'later' && why !== null;

describe('in a game', () => {
  const players = COLOURS.slice(0, 5).map((colour) => ({ colour }));
  const game = createGame({ players, flares: true }, 'invited');
  const quick = createPlayer('quick', 'invited');
  const hard = createBot({ level: 'hard', seed: 'invited', effort: 0.2 });
  const chronicle = new Chronicle();
  type Done = Pick<Deed, 'kind' | 'by' | 'to'>;
  const inWords = ({ kind, by, to }: Done) => `${kind} ${by} ${to}`;
  /** Green invites nobody. Who had the choice as the offense, and whom they took, as answered; and why, for each who invited. */
  const given: Done[] = [];
  const whys: (Why | undefined)[] = [];
  while (!game.over) {
    const [decision] = game.pending();
    const { seat } = decision;
    const [view, past] = [game.view(seat), game.past(seat)];
    if (decision.kind === 'invite') {
      const { offense, defense } = game.s.encounter!;
      const mean = seat === GREEN && offense === GREEN;
      const { answer, why } = mean
        ? { answer: [] }
        : hard.choose(view, decision, past, chronicle.follow(game).memory);
      whys.push(why);
      if (offense === seat) {
        given.push({ kind: 'led', by: seat, to: defense });
        for (const i of answer as number[])
          given.push({ kind: 'invited', by: seat, to: decision.options[i] as number });
      }
      game.answer(seat, decision.id, answer);
    } else game.answer(seat, decision.id, quick(game, decision).answer);
  }

  test('it is noted who chose allies for an attack, and whom', () => {
    const { deeds } = new Chronicle().follow(game).memory;
    const noted = deeds.flatMap(({ kind, by, to }) =>
      kind === 'led' || kind === 'invited' ? [{ kind, by, to }] : [],
    );
    expect(given.length).toBeGreaterThan(15);
    expect(noted.map(inWords).sort()).toEqual(given.map(inWords).sort());
  });

  test('what is told of invitations while it goes on is what whoever invited had in mind', () => {
    const [events, view] = [game.events(-1), game.view(-1)];
    const told = events.flatMap((event, at) =>
      event.type === 'invited' ? [openReason({ events, view }, at, event.seat, 'hard')] : [],
    );
    expect(told.length).toBe(whys.length);
    const known = [...told.keys()].filter((i) => isTold(told[i]) && whys[i] !== undefined);
    expect(known.length).toBeGreaterThan(10);
    expect(known.map((i) => told[i])).toEqual(known.map((i) => whys[i]));
    expect(told).toContainEqual({ key: 'bots.why.seldom-invites', params: { player: GREEN } });
  });

  test('the same is told of an invitation while the game goes on', () => {
    const t = position({ red: { hand: ATTACKS }, blue: { hand: ATTACKS } });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['yellow', 'purple']);
    const [now, view] = [t.game.events(-1), t.game.view(-1)];
    const attack = (seat: number, guests: number[]): SeenEvent[] => [
      { type: 'encounter', seat, number: 1, extra: false },
      { type: 'defense', seat: BLUE },
      { type: 'invited', seat, seats: guests.reduce((seats, guest) => seats | (1 << guest), 0) },
    ];
    const earlier = [
      attack(GREEN, []),
      attack(YELLOW, [RED, GREEN, PURPLE]),
      attack(PURPLE, [RED, GREEN, YELLOW]),
    ].flat();
    const told = (events: readonly SeenEvent[], level: Level) =>
      openReason(
        { events, view },
        events.findLastIndex(({ type }) => type === 'invited'),
        RED,
        level,
      );
    const seldom = { key: 'bots.why.seldom-invites', params: { player: GREEN } };
    expect(told([...earlier, ...now], 'hard')).toEqual(seldom);
    expect(told([...earlier, ...now], 'brutal')).toEqual(seldom);
    const plainly = { key: 'bots.why.invites', params: { count: 2 } };
    expect(told([...earlier, ...now], 'normal')).toEqual(plainly);
    expect(told(now, 'hard')).toEqual(plainly);
  });
});
