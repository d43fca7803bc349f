/**
 * What a position is worth to every seat: about the chance to win from here. Everybody has a standing, made of what
 * brings victory near; chances are shared out by how the standings compare. So a gain for the leader costs the others
 * more than a gain for the last, and helping somebody to the last colony is worth nothing.
 */
import { fleetSize, type GameState, type Seat, type View } from '@cosmarium/engine';
import { handWorth, UNKNOWN_CARD, worth } from './cards.ts';

// What adds to a standing, and how much: in logarithms of a chance.
/** Foreign colonies, by their number. */
const FOREIGN = [0, 0.66, 1.44, 2.34, 3.36];
const HOME = 0.07;
const POWER = 0.3;
/** A ship that is not lost. */
const SHIP = 0.03;
/** A hand, for each unit of worth. */
const CARD = 0.6;
/** To be the next offense rather than the last to be. */
const TURN = 0.15;
/** A victory shared with others, against one alone. */
const SHARED = 0.9;

/** The little of a position that counts here. */
export interface Board {
  /** Foreign and home colonies, ships not lost, and what the hands are worth, by seat. */
  foreign: number[];
  homes: number[];
  ships: number[];
  hands: number[];
  /** Whatever else there is, as a part of the standing. */
  other: number[];
  goal: number;
  homesForPower: number;
}

export function boardOf(view: View): Board {
  return {
    foreign: view.players.map((player) => player.foreign),
    homes: view.players.map((player) => player.homes),
    ships: view.players.map((player) => view.rules.fleet - player.warp - player.removed),
    hands: view.players.map((player, seat) =>
      seat === view.seat ? handWorth(player.hand) : player.handCount * UNKNOWN_CARD,
    ),
    other: view.players.map(() => 0),
    goal: view.rules.coloniesToWin,
    homesForPower: view.rules.homesForPower,
  };
}

/** The board of an imagined game; the seat's own hand counts by its cards, those of others by their number. */
function boardOfState(s: GameState, me: Seat): Board {
  const n = s.players.length;
  const all = fleetSize(s);
  return {
    foreign: s.players.map((player) => player.foreign),
    homes: s.players.map((player) => player.homes),
    ships: s.players.map((_, seat) => all - s.warp[seat] - s.removed[seat]),
    hands: s.players.map((player, seat) => {
      const piles = player.sheets.flatMap((sheet) => sheet.piles.flatMap((pile) => pile.cards));
      if (seat !== me) return (player.hand.length + piles.length) * UNKNOWN_CARD;
      return handWorth([...player.hand, ...piles].map((card) => s.kinds[card]));
    }),
    other: s.players.map((_, seat) => TURN * (1 - ((seat - s.offense + n) % n) / (n - 1))),
    goal: s.options.coloniesToWin,
    homesForPower: s.options.homesForPower,
  };
}

export const copyBoard = (b: Board): Board => ({
  ...b,
  foreign: b.foreign.slice(),
  homes: b.homes.slice(),
  ships: b.ships.slice(),
  hands: b.hands.slice(),
  other: b.other.slice(),
});

function standing(b: Board, seat: Seat): number {
  const colonies = FOREIGN[Math.min(FOREIGN.length - 1, Math.max(0, b.foreign[seat] + 5 - b.goal))];
  const power = b.homes[seat] >= b.homesForPower ? POWER : 0;
  return (
    colonies + HOME * b.homes[seat] + power + SHIP * b.ships[seat] + CARD * b.hands[seat] + b.other[seat]
  );
}

/** What winning means to those who win. */
const victory = (winners: number): number => (winners === 1 ? 1 : SHARED);

/** Everybody's chance. */
export function chances(b: Board): number[] {
  const winners = b.foreign.filter((count) => count >= b.goal).length;
  if (winners > 0) return b.foreign.map((count) => (count >= b.goal ? victory(winners) : 0));
  const strengths = b.foreign.map((_, seat) => Math.exp(standing(b, seat)));
  const sum = strengths.reduce((all, one) => all + one, 0);
  return strengths.map((one) => one / sum);
}

/** What keeping a card adds to a chance. */
export const keeping = (kind: string, chance: number): number => CARD * worth(kind) * chance * (1 - chance);

/** A success that leads to another encounter, as likely as `again` says. */
export const success = (again: number): number => again * TURN;

export function chancesOfState(s: GameState, me: Seat): number[] {
  if (s.stage !== 'over') return chances(boardOfState(s, me));
  return s.players.map((_, seat) => (s.winners.includes(seat) ? victory(s.winners.length) : 0));
}
