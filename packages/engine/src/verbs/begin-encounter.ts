/** Encounters begin, one after another or one within another. */
import type { Game } from '../game.ts';
import { MOST_PLAYERS } from '../state/types.ts';
import type { Encounter, Seat, Sheet } from '../state/types.ts';
import { announce } from './encounter.ts';

const ZEROS = new Array<number>(MOST_PLAYERS).fill(0);
const ONES = new Array<number>(MOST_PLAYERS).fill(1);

function newEncounter(players: number, number: number, offense: Seat, extra: boolean): Encounter {
  const each = (counts: readonly number[]) => counts.slice(0, players);
  return {
    number,
    extra,
    offense,
    defense: -1,
    planet: -1,
    aims: [],
    resettle: false,
    phase: 'regroup',
    destiny: '',
    hazard: false,
    gate: each(ZEROS),
    aid: each(ZEROS),
    transit: each(ZEROS),
    warped: each(ZEROS),
    invited: [0, 0],
    allies: [0, 0],
    everAllied: [0, 0],
    showsFirst: -1,
    mustPlay: [[], []],
    laid: [null, null],
    beside: [],
    shown: [null, null],
    reworks: [],
    factors: [1, 1],
    multiples: [null, null],
    raised: [0, 0],
    conversions: [],
    faces: [null, null],
    recast: ['', ''],
    table: [],
    aside: [],
    worth: each(ONES),
    standIns: [],
    arithmetic: [
      { ownSign: 1, allySign: 1, product: 'none' },
      { ownSign: 1, allySign: 1, product: 'none' },
    ],
    lines: [],
    lowerWins: false,
    causes: [],
    forced: [],
    upset: false,
    totals: null,
    outcome: null,
    silent: false,
    noSpoils: false,
    lostInDefeat: [0, 0],
    flaresBy: 0,
    flaresPlayed: [],
    flaresBarred: [],
    spent: [],
    once: [],
    lasting: [],
  };
}

export function beginEncounter(g: Game, offense: Seat, extra: boolean): Encounter {
  const s = g.s;
  // What was announced in the last encounter listens no more; cards and powers are where they were.
  if (s.encounter !== null && s.encounter.lasting.length > 0) g.touch();
  s.encounters++;
  if (!extra) s.turnEncounters++;
  s.encounter = newEncounter(s.players.length, s.encounters, offense, extra);
  g.emit({ type: 'encounter', seat: offense, number: s.encounters, extra });
  for (const { source, name, card } of g.openings) announce(g, source, name, offense, { card });
  return s.encounter;
}

/** After an encounter within an encounter the outer one goes on, and what was zapped in it still is. */
export function resumeEncounter(g: Game, outer: Encounter, zapped: readonly Sheet[]): void {
  g.s.encounter = outer;
  for (const sheet of zapped) sheet.zapped = true;
  g.touch();
}

export function queueExtraEncounter(g: Game, offense: Seat, defense: Seat): void {
  g.s.extra.push({ offense, defense });
}

export const nextExtraEncounter = (g: Game): { offense: Seat; defense: Seat } => g.s.extra.shift()!;
