/**
 * What a position is worth to every seat: about the chance to win from here. Everybody has a standing, made of what
 * brings victory near; chances are shared out by how the standings compare. So a gain for the leader costs the others
 * more than a gain for the last, and helping somebody to the last colony is worth nothing.
 */
import type { GameState, PlanetId, Seat, View } from '@cosmarium/engine';
import { handWorth, UNKNOWN_CARD } from './cards.ts';

/** The little of a position that counts here. */
export interface Board {
  /** Foreign and home colonies, ships not lost, and what the hands are worth, by seat. */
  foreign: number[];
  homes: number[];
  ships: number[];
  hands: number[];
  goal: number;
  homesForPower: number;
}

/** How much a better standing counts. */
const STEEPNESS = 0.6;
/** A victory shared with others, against one alone. */
const SHARED = 0.9;
const SHIP = 0.05;
const HOME = 0.12;
const POWER = 0.5;

export const planetsEach = (view: View): number => view.planets.length / view.players.length;
export const ownerOf = (view: View, planet: PlanetId): Seat => Math.floor(planet / planetsEach(view));
export const goalOf = (view: View): number => (planetsEach(view) === 4 ? 4 : 5);

export function boardOf(view: View): Board {
  const each = planetsEach(view);
  return {
    foreign: view.players.map((player) => player.foreign),
    homes: view.players.map((player) => player.homes),
    ships: view.players.map((player) => 4 * each - player.warp - player.removed),
    hands: view.players.map((player, seat) =>
      seat === view.seat ? handWorth(player.hand) : player.handCount * UNKNOWN_CARD,
    ),
    goal: each === 4 ? 4 : 5,
    homesForPower: each === 4 ? 2 : 3,
  };
}

/** The board of an imagined game; the seat's own hand counts by its cards, those of others by their number. */
export function boardOfState(s: GameState, me: Seat): Board {
  const all = s.options.planetsEach * s.options.shipsPerPlanet;
  return {
    foreign: s.players.map((player) => player.foreign),
    homes: s.players.map((player) => player.homes),
    ships: s.players.map((_, seat) => all - s.warp[seat] - s.removed[seat]),
    hands: s.players.map((player, seat) => {
      const piles = player.sheets.flatMap((sheet) => sheet.piles.flatMap((pile) => pile.cards));
      if (seat !== me) return (player.hand.length + piles.length) * UNKNOWN_CARD;
      return handWorth([...player.hand, ...piles].map((card) => s.kinds[card]));
    }),
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
});

function standing(b: Board, seat: Seat): number {
  const foreign = b.foreign[seat];
  const power = b.homes[seat] >= b.homesForPower ? POWER : 0;
  return (
    foreign + 0.1 * foreign * foreign + HOME * b.homes[seat] + power + SHIP * b.ships[seat] + b.hands[seat]
  );
}

/** Everybody's chance. */
export function chances(b: Board): number[] {
  const winners = b.foreign.filter((count) => count >= b.goal).length;
  if (winners > 0) return b.foreign.map((count) => (count < b.goal ? 0 : winners === 1 ? 1 : SHARED));
  const strengths = b.foreign.map((_, seat) => Math.exp(STEEPNESS * standing(b, seat)));
  const sum = strengths.reduce((all, one) => all + one, 0);
  return strengths.map((one) => one / sum);
}

/** What a small gain in standing adds to a chance. */
export const slope = (chance: number): number => STEEPNESS * chance * (1 - chance);

export function chancesOfState(s: GameState, me: Seat): number[] {
  if (s.stage !== 'over') return chances(boardOfState(s, me));
  return s.players.map((_, seat) => (!s.winners.includes(seat) ? 0 : s.winners.length === 1 ? 1 : SHARED));
}
