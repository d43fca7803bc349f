/**
 * Quick answers without a thought, for everybody in an imagined game: a playout is only as good as its players are
 * sensible, and only as useful as they are fast.
 */
import { cardInfo, planetsOf, randomAnswer, shipsOn } from '@cosmarium/engine';
import type {
  Answer,
  CardOption,
  Decision,
  Dice,
  Game,
  OfferAnswer,
  OfferDecision,
  ReinforceOption,
  Response,
  Seat,
} from '@cosmarium/engine';
import { worth } from './cards.ts';
import { drawWeighted } from './dice.ts';
import { plainTaste, type Taste } from './guess.ts';
import { placeShips, spareShips, takeShips } from './ships.ts';

/** How a player chooses encounter cards. */
export type TasteOf = (seat: Seat) => Taste;

export function instinct(game: Game, d: Decision, dice: Dice, tasteOf?: TasteOf): Answer {
  const s = game.s;
  switch (d.kind) {
    case 'encounter-card': {
      const taste = tasteOf?.(d.seat) ?? plainTaste;
      const weights = d.options.map((option) => taste((option as CardOption).card));
      return drawWeighted(weights, dice);
    }
    case 'respond':
      return Math.max(
        0,
        d.options.findIndex((option) => (option as Response).from === 'power'),
      );
    case 'reinforce':
      return reinforce(game, d.seat, d.options as readonly (string | ReinforceOption)[]);
    case 'launch': {
      const count = Math.max(d.min, Math.min(d.max, spareShips(d.slots)));
      return { target: dice(d.targets.length), ships: takeShips(d.slots, count, planetsOf(s, d.seat)) };
    }
    case 'ally': {
      const count = Math.min(d.max, 2, spareShips(d.slots));
      const none = d.targets.indexOf('none');
      if (none >= 0 && (count < d.min || dice(2) === 0)) return { target: none, ships: d.slots.map(() => 0) };
      const side = d.targets.findIndex((target) => target !== 'none');
      return { target: side, ships: takeShips(d.slots, Math.max(d.min, count), planetsOf(s, d.seat)) };
    }
    case 'invite':
      return d.options
        .flatMap((seat, i) => (s.players[seat as number].foreign < s.options.coloniesToWin - 1 ? [i] : []))
        .slice(0, d.max);
    case 'ships': {
      if (d.min === d.max && d.slots.every((slot) => slot.max >= d.max))
        return placeShips(d.slots, d.max, (planet) => (planet < 0 ? 9 : shipsOn(s, planet, d.seat)));
      return takeShips(d.slots, d.min, planetsOf(s, d.seat));
    }
    case 'cards': {
      const order = d.options
        .map((kind, i) => ({ i, worth: worth(kind as string) }))
        .sort((a, b) => a.worth - b.worth);
      return order
        .slice(0, d.min)
        .map((one) => one.i)
        .sort((a, b) => a - b);
    }
    case 'offer':
      return offer(d);
    case 'yes-no':
    case 'arrange':
      return d.fallback;
    default:
      return randomAnswer(d, dice);
  }
}

/** A colony for a colony, or nothing. */
function offer(d: OfferDecision): OfferAnswer {
  if (d.acceptable && d.standing!.get.colony !== undefined) return { do: 'accept' };
  if (d.last || d.standing !== null || d.give.planets.length === 0 || d.get.planets.length === 0)
    return { do: 'fail' };
  return { do: 'propose', give: { colony: d.give.planets[0] }, get: { colony: d.get.planets[0] } };
}

/** The least card that turns the encounter for the own side. */
function reinforce(game: Game, seat: number, options: readonly (string | ReinforceOption)[]): number {
  const e = game.s.encounter!;
  if (
    e.faces[0]?.type !== 'attack' ||
    e.faces[1]?.type !== 'attack' ||
    e.lowerWins ||
    e.upset ||
    e.forced.length > 0
  )
    return 0;
  const [offense, defense] = game.view(seat).fight!.totals!;
  const side = seat === e.offense || e.allies[0] & (1 << seat) ? 0 : 1;
  const missing = side === 0 ? defense - offense + 1 : offense - defense;
  if (missing <= 0) return 0;
  let best = 0;
  let least = Infinity;
  options.forEach((option, i) => {
    if (typeof option === 'string' || option.side !== side) return;
    const value = cardInfo(option.card).value;
    if (value >= missing && value < least) [best, least] = [i, value];
  });
  return best;
}
