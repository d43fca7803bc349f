/**
 * Quick answers from the state, for everybody in an imagined game and for games played by the thousand: a playout is
 * only as good as its players are sensible, and only as useful as they are fast.
 */
import { cardInfo, fightView, FIRST_HOLD, randomAnswer, shipsOn } from '@cosmarium/engine';
import type {
  AimDecision,
  Answer,
  CardOption,
  ChoiceDecision,
  Decision,
  Dice,
  Game,
  GameState,
  OfferAnswer,
  OfferDecision,
  Option,
  PlanetId,
  ReinforceOption,
  Response,
  Seat,
  SubsetDecision,
} from '@cosmarium/engine';
import { worth } from './cards.ts';
import { drawWeighted } from './dice.ts';
import { plainTaste, type Taste } from './guess.ts';
import { mostHarm } from './harm.ts';
import { IDLE } from './research.ts';
import { homesIn, placeShips, spareShips, takeShips } from './ships.ts';
import { shipsFor } from './technologies.ts';

/** How a player chooses encounter cards. */
export type TasteOf = (seat: Seat) => Taste;

/** Of a hundred: how often an offered power is used, the leader is picked on, an attack or a defense is joined. */
const USES_POWER = 80;
const PICKS_LEADER = 70;
const JOINS_ATTACK = 60;
const JOINS_DEFENSE = 60;
/** Ships for a colony: as few as bots were seen to send, one or two. */
const FOR_A_COLONY = 2;

const chance = (percent: number, dice: Dice): boolean => dice(100) < percent;

export function instinct(game: Game, d: Decision, dice: Dice, tasteOf?: TasteOf): Answer {
  const s = game.s;
  switch (d.kind) {
    case 'encounter-card': {
      const taste = tasteOf?.(d.seat) ?? plainTaste;
      return drawWeighted(taste(d.options.map((option) => (option as CardOption).card)), dice);
    }
    case 'respond': {
      const power = d.options.findIndex((option) => (option as Response).from === 'power');
      return power > 0 && chance(USES_POWER, dice) ? power : 0;
    }
    case 'reinforce':
      return reinforce(game, d.seat, d.options as readonly (string | ReinforceOption)[]);
    case 'launch':
      return launch(s, d);
    case 'ally':
      return ally(s, d, dice);
    case 'invite':
      return invite(s, d);
    case 'ships': {
      if (d.min === d.max && d.slots.every((slot) => slot.max >= d.max))
        return placeShips(
          d.slots,
          d.max,
          (planet, more) => more + (planet < 0 ? 9 : shipsOn(s, planet, d.seat)),
        );
      return takeShips(d.slots, d.min, homesIn(s, d.seat));
    }
    case 'cards': {
      const due = d.key === 'reward-reinforcement-x.cards' ? missingFor(game, d.seat).needed : d.min;
      const count = due >= d.min && due <= d.options.length ? due : d.min;
      const order = d.options
        .map((kind, i) => ({ i, worth: worth(kind as string) }))
        .sort((a, b) => a.worth - b.worth);
      return order
        .slice(0, count)
        .map((one) => one.i)
        .sort((a, b) => a - b);
    }
    case 'offer':
      return offer(s, d);
    case 'player':
      return chance(PICKS_LEADER, dice) ? leaderAmong(s, d.seat, d.options) : randomAnswer(d, dice);
    case 'planet':
      return d.key === 'omega-missile.planet' ? strike(s, d) : randomAnswer(d, dice);
    case 'option':
      return d.key === 'ask.technology.research' ? research(s, d) : randomAnswer(d, dice);
    case 'yes-no':
    case 'arrange':
      return d.fallback;
    default:
      return randomAnswer(d, dice);
  }
}

/** Whatever can be completed; else a ship more where some are idle and still any use. */
function research(s: GameState, { seat, options }: ChoiceDecision): number {
  const find = (ability: string) => options.findIndex((one) => (one as Response).ability === ability);
  // Where nothing can be given up completing may fail (2008).
  if (find('complete') > 0 && find('abandon') > 0) return find('complete');
  const i = find('research');
  if (i < 0) return 0;
  const { source } = options[i] as Response;
  const { hold } = s.players[seat].technologies.find(({ card }) => s.kinds[card] === source)!;
  const idle = s.planets.reduce((sum, _, planet) => sum + Math.max(0, shipsOn(s, planet, seat) - 1), 0);
  return idle >= IDLE && s.holds[FIRST_HOLD - hold][seat] < shipsFor(source) ? i : 0;
}

const strike = (s: GameState, d: ChoiceDecision): number =>
  mostHarm(d, {
    ships: (planet) => s.players.map((_, seat) => shipsOn(s, planet, seat)),
    owner: (planet) => s.planets[planet].system,
    foreign: (seat) => s.players[seat].foreign,
  });

/** One colony short of winning. */
const isShort = (s: GameState, seat: Seat): boolean => s.players[seat].foreign >= s.options.coloniesToWin - 1;

/** The planet with the fewest ships of its defender where a colony would be new, with all ships that can be spared. */
function launch(s: GameState, d: AimDecision): Answer {
  const { defense } = s.encounter!;
  let best = 0;
  let least = Infinity;
  d.targets.forEach((planet, i) => {
    const lives = shipsOn(s, planet as PlanetId, d.seat) > 0 ? 100 : 0;
    const guarded = lives + (defense < 0 ? 0 : shipsOn(s, planet as PlanetId, defense));
    if (guarded < least) [best, least] = [i, guarded];
  });
  const count = Math.max(d.min, Math.min(d.max, spareShips(d.slots)));
  return { target: best, ships: takeShips(d.slots, count, homesIn(s, d.seat)) };
}

/** Against somebody about to win, and for the reward, with all there is; for a new colony often, with little: as bots were seen to. */
function ally(s: GameState, d: AimDecision, dice: Dice): Answer {
  const e = s.encounter!;
  const [none, offense, defense] = ['none', 'offense', 'defense'].map((word) =>
    d.targets.indexOf(word as 'none'),
  );
  const stay: Answer = { target: none, ships: d.slots.map(() => 0) };
  const spare = Math.min(d.max, spareShips(d.slots));
  const send = (target: number, count: number): Answer => ({
    target,
    ships: takeShips(d.slots, Math.max(d.min, Math.min(count, spare)), homesIn(s, d.seat)),
  });
  if (none >= 0 && spare < Math.max(1, d.min)) return stay;
  const danger = isShort(s, e.offense) && !isShort(s, d.seat);
  if (defense >= 0 && danger) return send(defense, spare);
  const settles = e.planet >= 0 && shipsOn(s, e.planet, d.seat) === 0;
  if (offense >= 0 && settles && !danger && (none < 0 || chance(JOINS_ATTACK, dice)))
    return send(offense, 1 + dice(FOR_A_COLONY));
  if (defense >= 0 && !isShort(s, e.defense) && (none < 0 || chance(JOINS_DEFENSE, dice)))
    return send(defense, spare);
  return none >= 0 ? stay : send(offense >= 0 ? offense : defense, 1);
}

/** Everybody against somebody about to win; else whoever does not win by it. */
function invite(s: GameState, d: SubsetDecision): number[] {
  const e = s.encounter!;
  const everybody = d.seat === e.defense && isShort(s, e.offense);
  return d.options.flatMap((seat, i) => (everybody || !isShort(s, seat as Seat) ? [i] : [])).slice(0, d.max);
}

function leaderAmong(s: GameState, me: Seat, options: readonly Option[]): number {
  const score = (seat: Option) => (seat === me ? -1 : (s.players[seat as Seat]?.foreign ?? -1));
  return options.reduce<number>((best, seat, i) => (score(seat) > score(options[best]) ? i : best), 0);
}

/** A colony for a colony, unless that is the game for the other one only. */
function offer(s: GameState, d: OfferDecision): OfferAnswer {
  if (isShort(s, d.partner) && !isShort(s, d.seat)) return { do: 'fail' };
  if (d.acceptable && d.standing!.get.colony !== undefined) return { do: 'accept' };
  if (d.last || d.standing !== null || d.give.planets.length === 0 || d.get.planets.length === 0)
    return { do: 'fail' };
  return { do: 'propose', give: { colony: d.give.planets[0] }, get: { colony: d.get.planets[0] } };
}

/** By how much the own side is behind, 0 if it is not; and the side that is to be raised for it. */
function missingFor(game: Game, seat: Seat): { needed: number; raised: 0 | 1 } {
  const e = game.s.encounter!;
  const side = seat === e.offense || e.allies[0] & (1 << seat) ? 0 : 1;
  const raised = e.lowerWins ? ((1 - side) as 0 | 1) : side;
  if (e.faces[0]?.type !== 'attack' || e.faces[1]?.type !== 'attack' || e.upset || e.forced.length > 0)
    return { needed: 0, raised };
  const [offense, defense] = fightView(game.s)!.totals!;
  // The offense has to be better, the defense only as good (REV-2).
  const behind = e.lowerWins ? offense - defense : defense - offense;
  return { needed: Math.max(0, side === 0 ? behind + 1 : -behind), raised };
}

/** The least card that turns the encounter for the own side; where the lower total wins it burdens the other side. */
function reinforce(game: Game, seat: number, options: readonly (string | ReinforceOption)[]): number {
  const { needed, raised } = missingFor(game, seat);
  if (needed === 0) return 0;
  let best = 0;
  let least = Infinity;
  options.forEach((option, i) => {
    if (typeof option === 'string' || option.side !== raised) return;
    const value = cardInfo(option.card).value;
    if (value >= needed && value < least) [best, least] = [i, value];
  });
  return best;
}
