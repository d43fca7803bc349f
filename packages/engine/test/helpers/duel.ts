import { expect } from 'vitest';
import { Table, type Colour, type GameOptions, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

/** Seats clockwise. Red is the offense and blue the defense unless a test says otherwise. */
const SEATS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
const ALIENS = { red: 'human', blue: 'zombie', green: 'macron', yellow: 'warrior', purple: 'clone' } as const;
const HANDS: { [C in Colour]?: string[] } = { red: ['attack-10'], blue: ['attack-08'] };

/** Three home colonies: one more than the players of `duel` have, and enough for the power (POWER-1). */
export const WITH_POWER = [4, 12, 4, 0, 0];

export type Change = Partial<Omit<PlayerSpec, 'colour'>> & {
  /** Ships in the warp; like ships in foreign colonies and on technologies they are missing on the second home planet. */
  warp?: number;
};

export type Players = { [C in Colour]?: Change };

/**
 * Red attacks blue, green looks on; yellow and purple sit down if the test names them. Everybody has four ships on the
 * first home planet and the rest on the second: too few home colonies for a power, so no alien interferes.
 */
export function duel(players: Players = {}, rest: Partial<Omit<PositionSpec, 'players'>> = {}): PositionSpec {
  const seated = SEATS.filter((colour, seat) => seat < 3 || players[colour] !== undefined);
  return {
    players: seated.map((colour) => {
      const { warp = 0, ...change } = players[colour] ?? {};
      const away = Object.values(change.colonies ?? {}).reduce((sum, count) => sum + count, 0);
      const aboard = (change.technologies ?? []).reduce((sum, { ships = 0 }) => sum + ships, 0);
      const homes = [4, 16 - away - aboard - warp - (change.removed ?? 0), 0, 0, 0];
      return { colour, alien: ALIENS[colour], homes, hand: HANDS[colour] ?? [], ...change };
    }),
    destiny: ['destiny-blue'],
    ...rest,
  };
}

/** A table with that duel, played for one encounter. */
export const table = (
  players: Players = {},
  rest: Partial<Omit<PositionSpec, 'players'>> = {},
  options: GameOptions = {},
): Table => new Table(duel(players, rest), 1, options);

/** Red launches ships from the second home planet at blue's first. */
export const launch = (t: Table, ships = 3, to = 'blue-1'): Table =>
  passAnyTime(t).answer('red', 'launch', { to, ships: { 'red-2': ships } });

export const inviteNobody = (t: Table): Table =>
  passAnyTime(t).answer('red', 'invite', []).answer('blue', 'invite', []);

/** Launch without allies: what follows is planning. */
export const toPlanning = (t: Table, ships = 3): Table => inviteNobody(launch(t, ships));

/** A side and the ships that an invited player sends from the second home planet. */
type Joins = { [C in Colour]?: ['offense' | 'defense', number] | 'none' };

/** Both main players invite all others, who answer in seat order. */
export function ally(t: Table, joins: Joins): Table {
  const colours = t.options('red', 'invite');
  t.answer('red', 'invite', colours).answer('blue', 'invite', colours);
  for (const colour of colours) {
    const choice = joins[colour as Colour] ?? 'none';
    if (choice === 'none') t.answer(colour, 'ally', { to: 'none' });
    else t.answer(colour, 'ally', { to: choice[0], ships: { [`${colour}-2`]: choice[1] } });
  }
  return t;
}

/**
 * Plays the encounter to its end: these are taken wherever they are offered, red launches as ever, everybody is invited, and
 * all else is answered as by a clock that has run out.
 */
export function playOut(t: Table, ...taken: string[]): Table {
  for (let [asked] = t.open(); asked !== undefined && !t.e.extra; [asked] = t.open()) {
    const { seat, kind, options, decision } = asked;
    const wanted = taken.find((one) => options.includes(one));
    if (wanted !== undefined) t.answer(seat, kind, wanted);
    else if (kind === 'launch') launch(t);
    else if (kind === 'invite') t.answer(seat, kind, options);
    else t.game.answer(decision.seat, decision.id, decision.fallback);
  }
  return t;
}

/** Nobody uses what could be used at any time, as long as nothing else is asked. */
export function passAnyTime(t: Table): Table {
  for (let [asked] = t.open(); asked?.key === 'ask.respond.free'; [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  return t;
}

/** Who is asked now, as "colour kind". */
export const waiting = (t: Table): string[] => t.open().map((one) => `${one.seat} ${one.kind}`);

/** The encounter is over, nothing is left to decide, and it ended like this. */
export function expectOutcome(t: Table, outcome: string): void {
  t.finish();
  expect(t.outcome()).toBe(outcome);
}

/** Types of what happened, as everybody saw it. */
export const happened = (t: Table): string[] => t.game.events(-1).map((event) => event.type);
