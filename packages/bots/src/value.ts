/**
 * What a position is worth to every seat: about the chance to win from here. Everybody has a standing, made of what
 * brings victory near; chances are shared out by how the standings compare. So a gain for the leader costs the others
 * more than a gain for the last, and helping somebody to the last colony is worth nothing.
 */
import {
  FIRST_HOLD,
  fleetSize,
  RULES,
  type GameState,
  type OtherWay,
  type Seat,
  type Sheet,
  type View,
} from '@cosmarium/engine';
import { handWorth, worth } from './cards.ts';
import { worthLying } from './technologies.ts';
import { LEARNED, USUAL, type Values } from './values.ts';
import { featuresOf } from './learn/features.ts';

const weights = new WeakMap<Values, readonly number[]>();

/** In the order of features.ts. The turn is reckoned apart, as a part of what else there is. */
function weightsOf(values: Values): readonly number[] {
  let found = weights.get(values);
  if (found === undefined) {
    const { steps, home, power, ship, hand } = values;
    weights.set(values, (found = [...steps, home, power, ship, hand, 0]));
  }
  return found;
}

/** Another way to win than by colonies, as far as it has led. */
interface Path {
  tokens: number;
  left: (at: OtherWay) => number;
}

/** The little of a position that counts here. */
export interface Board {
  /** Foreign and home colonies, ships not lost, and what the hands are worth, technologies included, by seat. */
  foreign: number[];
  homes: number[];
  ships: number[];
  hands: number[];
  /** Whatever else there is, as a part of the standing. */
  other: number[];
  paths: readonly (Path | null)[];
  goal: number;
  homesForPower: number;
  /** How much each of these counts. */
  values: Values;
}

function pathOf(alien: string, tokens: number): Path | null {
  const left = RULES.aliens[alien]?.alien.leftToWin;
  return left === undefined ? null : { tokens, left };
}

const firstPath = (paths: readonly (Path | null)[]): Path | null => paths.find((one) => one !== null) ?? null;

export function boardOf(view: View, values: Values = USUAL): Board {
  return {
    foreign: view.players.map((player) => player.foreign),
    homes: view.players.map((player) => player.homes),
    ships: view.players.map((player) => view.rules.fleet - player.warp - player.removed),
    hands: view.players.map(
      (player, seat) =>
        (seat === view.seat ? handWorth(player.hand, values) : player.handCount * values.unknown) +
        total(player.technologies.map(worthLying)),
    ),
    other: view.players.map((_, seat) => values.order * comesUp(view, seat)),
    paths: view.players.map(({ sheets }) =>
      firstPath(
        sheets.map(({ state, alien, tokens }) =>
          state === 'works' || state === 'zapped' ? pathOf(alien, tokens) : null,
        ),
      ),
    ),
    goal: view.rules.coloniesToWin,
    homesForPower: view.rules.homesForPower,
    values,
  };
}

const total = (worths: readonly number[]): number => worths.reduce((sum, one) => sum + one, 0);

/** The board of an imagined game; the seat's own hand counts by its cards, those of others by their number. */
export function boardOfState(s: GameState, me: Seat, values: Values): Board {
  const all = fleetSize(s);
  const working = ({ powerless, sheets }: GameState['players'][number]): Sheet[] =>
    sheets.filter(
      ({ alien, shelved }) => !shelved && (!powerless || RULES.aliens[alien]?.alien.keepsPower === true),
    );
  return {
    foreign: s.players.map((player) => player.foreign),
    homes: s.players.map((player) => player.homes),
    ships: s.players.map((_, seat) => all - s.warp[seat] - s.removed[seat]),
    hands: s.players.map((player, seat) => {
      const piles = player.sheets.flatMap((sheet) => sheet.piles.flatMap((pile) => pile.cards));
      const technologies = player.technologies.map(({ card, up, hold }) =>
        worthLying({
          card: up || seat === me ? s.kinds[card] : null,
          up,
          ships: s.holds[FIRST_HOLD - hold]?.[seat] ?? 0,
        }),
      );
      const held =
        seat === me
          ? handWorth(
              [...player.hand, ...piles].map((card) => s.kinds[card]),
              values,
            )
          : (player.hand.length + piles.length) * values.unknown;
      return held + total(technologies);
    }),
    other: s.players.map((_, seat) => values.turn * turnOf(s, seat)),
    paths: s.players.map((player) =>
      firstPath(working(player).map(({ alien, tokens }) => pathOf(alien, tokens))),
    ),
    goal: s.options.coloniesToWin,
    homesForPower: s.options.homesForPower,
    values,
  };
}

/** 1 for the next offense, 0 for the last to be. */
export function turnOf(
  { players, offense }: Pick<GameState, 'offense'> & { players: readonly unknown[] },
  seat: Seat,
): number {
  const n = players.length;
  return 1 - ((seat - offense + n) % n) / (n - 1);
}

/** The same once the turn that goes on is over. */
const comesUp = ({ players, offense }: View, seat: Seat): number =>
  turnOf({ players, offense: (offense + 1) % players.length }, seat);

export const copyBoard = (b: Board): Board => ({
  ...b,
  foreign: b.foreign.slice(),
  homes: b.homes.slice(),
  ships: b.ships.slice(),
  hands: b.hands.slice(),
  other: b.other.slice(),
});

/** How much is missing to win, in colonies: on whichever way is shorter. */
export function missing(b: Board, seat: Seat): number {
  const colonies = b.goal - b.foreign[seat];
  const path = b.paths[seat];
  if (path === null) return colonies;
  const foreign = b.foreign[seat];
  const left = path.left({ tokens: path.tokens, colonies: b.homes[seat] + foreign, foreign });
  return Math.min(colonies, left);
}

/** Whether the next success may be the last. */
export const atMatchPoint = (b: Board, seat: Seat): boolean => missing(b, seat) <= 1;

/** What the rest of a last step counts: only another way to win than by colonies can be half of one away. */
const BRINK = 2;

const standing = (b: Board, seat: Seat): number => {
  const counts = weightsOf(b.values);
  const brink = BRINK * Math.max(0, 1 - missing(b, seat));
  return featuresOf(b, seat, 0).reduce((sum, x, i) => sum + x * counts[i], b.other[seat] + brink);
};

/** What winning means to those who win. */
const victory = (winners: number, { shared }: Values): number => winners ** Math.log2(shared);

/** Whether somebody has won. */
export const isOver = (b: Board): boolean => b.foreign.some((_, seat) => missing(b, seat) <= 0);

/** Everybody's chance. */
export function chances(b: Board): number[] {
  const left = b.foreign.map((_, seat) => missing(b, seat));
  const winners = left.filter((count) => count <= 0).length;
  if (winners > 0) return left.map((count) => (count <= 0 ? victory(winners, b.values) : 0));
  const strengths = b.foreign.map((_, seat) => Math.exp(standing(b, seat)));
  const sum = strengths.reduce((all, one) => all + one, 0);
  return strengths.map((one) => one / sum);
}

/** What keeping a card adds to a chance. */
export const keeping = (kind: string, chance: number, values: Values): number =>
  values.hand * worth(kind, values) * chance * (1 - chance);

/** A success that may lead to another encounter. */
export const success = ({ again, turn }: Values): number => again * turn;

export function chancesOfState(s: GameState, me: Seat, values: Values): number[] {
  if (s.stage !== 'over') return chances(boardOfState(s, me, values));
  return s.players.map((_, seat) => (s.winners.includes(seat) ? victory(s.winners.length, values) : 0));
}

/** The same once everything is open: what each hand holds counts, and those who win together share. They sum up to 1. */
export function openChances(s: GameState): number[] {
  if (s.stage === 'over')
    return s.players.map((_, seat) => (s.winners.includes(seat) ? 1 / s.winners.length : 0));
  const board = boardOfState(s, -1, LEARNED);
  board.hands = s.players.map((_, seat) => boardOfState(s, seat, LEARNED).hands[seat]);
  const all = chances(board);
  const sum = all.reduce((a, b) => a + b, 0);
  return all.map((one) => one / sum);
}
