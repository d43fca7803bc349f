/**
 * How a character and what it remembers move its answers: what is worth nothing in chances to win is worth a little to it.
 * So it decides between answers that are nearly alike, and never against plain interest: once somebody may win with the
 * next success, nothing else counts.
 */
import type { Seat, View } from '@cosmarium/engine';
import { atMatchPoint, boardOf } from '../value.ts';
import type { Character } from './character.ts';
import { PROMISE, type DeedKind, type Memory } from './memory.ts';

/** What each answer is worth to it besides, in chances to win the game. */
export interface Temper {
  invites(seat: Seat): number;
  /** To help one main player against the other with so many ships, as offense or as defense. */
  joins(main: Seat, other: Seat, side: 0 | 1, ships: number): number;
  meets(seat: Seat): number;
  goesOn(): number;
  /** Laying a card that is worth so much to keep. */
  lays(keeping: number): number;
  /** Which part of the partner's gain it wants for itself in a deal, where others want this. */
  share(partner: Seat, usual: number): number;
}

/** Nobody in particular, and everybody when it counts. */
export const CALM: Temper = {
  invites: () => 0,
  joins: () => 0,
  meets: () => 0,
  goesOn: () => 0,
  lays: () => 0,
  share: (_, usual) => usual,
};

/** As much as feelings can be worth. */
const MOST = 0.012;
/** Ships that are a whole favour. */
const FLEET = 4;
/** What a deed says of the one who did it; liking from -1 to 1 comes of their sum. */
const WEIGHT: Readonly<Record<DeedKind, number>> = {
  helped: 0.5,
  dealt: 0.4,
  opposed: -0.45,
  refused: -0.15,
  attacked: -0.4,
  'broke-off': -0.3,
  lied: -0.6,
  defied: -0.4,
  // No matter of liking: see generosity.ts.
  led: 0,
  invited: 0,
};
/** How much of an account its own deeds settle. */
const SETTLED = 0.5;
/** A promise is kept whatever it costs: it was thought over when it was given. */
const WORD = 1;
/** What the promise of somebody who has never lied is worth. */
const TRUST = 0.8;
/** How much liking, and liking cards, changes what is fair. */
const [FAVOUR, THRIFT] = [0.5, 0.25];

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** How it likes everybody, from -1 to 1, by seat. */
export function likings(character: Character, { deeds }: Memory, me: Seat, seats: number): number[] {
  const felt = deeds.filter(({ kind }) => WEIGHT[kind] !== 0);
  const now = felt.at(-1)?.at ?? 0;
  const theirs = new Array<number>(seats).fill(0);
  const mine = theirs.slice();
  for (const { kind, by, to, at } of felt) {
    const weight = WEIGHT[kind] * (WEIGHT[kind] > 0 ? character.help : character.revenge);
    const faded = weight * 0.5 ** ((now - at) / character.remembers);
    if (to === me) theirs[by] += faded;
    if (by === me) mine[to] += faded;
  }
  return theirs.map((sum, seat) => within(-1, balance(sum, SETTLED * mine[seat]), 1));
}

/** What is owed is paid back in kind, and no further. */
function balance(theirs: number, paid: number): number {
  if (theirs > 0) return Math.max(0, theirs - Math.max(0, paid));
  return Math.min(0, theirs - Math.min(0, paid));
}

export function temperOf(character: Character, memory: Memory, view: View): Temper {
  const board = boardOf(view);
  if (view.players.some((_, seat) => atMatchPoint(board, seat))) return CALM;
  const likes = likings(character, memory, view.seat, view.players.length);
  const { risk, cards, honest } = character;
  const at = view.encounter?.number ?? -1;
  const promised = (by: Seat, to: Seat) =>
    memory.said.some((one) => one.say === PROMISE && one.seat === by && one.to === to && one.at === at);
  const trusts = (seat: Seat) =>
    promised(seat, view.seat) && !memory.deeds.some(({ kind, by }) => kind === 'lied' && by === seat);
  const felt = (feeling: number) => MOST * within(-1, feeling, 1);
  return {
    invites: (seat) => felt(likes[seat] + (trusts(seat) ? TRUST : 0)),
    joins: (main, other, side, ships) =>
      ((honest && promised(view.seat, main) ? WORD : 0) +
        felt(likes[main] - likes[other] + (side === 0 ? risk : cards) / 3)) *
      (ships / FLEET),
    meets: (seat) => felt(-likes[seat]),
    goesOn: () => felt(risk / 2),
    lays: (keeping) => -THRIFT * cards * keeping,
    share: (partner, usual) => within(0.2, usual * (1 - FAVOUR * likes[partner] + THRIFT * cards), 0.9),
  };
}
