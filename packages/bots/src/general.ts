/** Questions only a power or a card asks: the answers are played forward; where that fails, a sensible one is taken. */
import {
  randomAnswer,
  type Answer,
  type Decision,
  type Dice,
  type Option,
  type ShipsDecision,
  type View,
} from '@cosmarium/engine';
import { because, bestOf, type Choice } from './bot.ts';
import { worth } from './cards.ts';
import type { Scene } from './clues.ts';
import { rehearse, surely } from './rehearse.ts';
import { crowdedIn, homesOf, NO_HOMES, placeShips, takeShips } from './ships.ts';
import { USUAL, type Values } from './values.ts';
import type { Skill } from './situation.ts';

const MOST_ANSWERS = 12;
/** How much more than what is sensible another answer must promise. */
const BETTER = 0.002;

export function general(scene: Scene, d: Decision, skill: Skill, dice: Dice): Choice {
  const plain = sensible(scene.view, d, dice, skill.values);
  const answers = [plain, ...candidates(d, plain, dice)];
  const rehearsal = answers.length > 1 ? rehearse(scene, d, answers, skill, dice) : null;
  if (rehearsal === null) return { answer: plain };
  const why = because('tried', { count: rehearsal.worlds });
  return bestOf(
    answers.map((answer, i) => ({ answer, chance: surely(rehearsal, i) - (i === 0 ? 0 : BETTER), why })),
  );
}

/** Other answers worth a try. */
function candidates(d: Decision, plain: Answer, dice: Dice): Answer[] {
  switch (d.kind) {
    case 'offer':
    case 'launch':
    case 'ally':
    case 'arrange':
      return [];
    case 'ships':
      return d.min === d.max ? [] : [takeShips(d.slots, d.max, NO_HOMES)];
    case 'invite':
    case 'players':
    case 'cards': {
      const some = [0, 1, 2].map(() => randomAnswer(d, dice) as readonly number[]);
      const each = d.min <= 1 ? d.options.map((_, i) => [i]) : [];
      return [...each, ...some].slice(0, MOST_ANSWERS / 2);
    }
    default:
      return spread(d.options.length).filter((i) => i !== plain);
  }
}

/** All options, or some of them at even distances. */
function spread(count: number): number[] {
  if (count <= MOST_ANSWERS) return Array.from({ length: count }, (_, i) => i);
  return Array.from({ length: MOST_ANSWERS }, (_, i) => Math.floor((i * count) / MOST_ANSWERS));
}

/** Without looking ahead. */
export function sensible(view: View, d: Decision, dice: Dice, values: Values = USUAL): Answer {
  switch (d.kind) {
    case 'ships':
      return sensibleShips(view, d, values);
    case 'cards':
      return worst(d.options, d.min);
    case 'number':
      return d.key === 'ask.rewards.deck' ? Math.ceil((d.options.length - 1) / 2) : d.fallback;
    case 'card':
    case 'yes-no':
    case 'arrange':
      return d.fallback;
    case 'player':
      return d.options.indexOf(leader(view, d.options));
    default:
      return randomAnswer(d, dice);
  }
}

/** Whether ships are put somewhere: all of them may go to any one place. */
const isPlacing = ({ slots, min, max }: ShipsDecision): boolean =>
  min === max && max > 1 && slots.every((slot) => slot.max === max);

function sensibleShips(view: View, d: ShipsDecision, values: Values): Answer {
  const homes = homesOf(view, d.seat, values);
  const crowded = crowdedIn(view, d.seat, homes);
  if (d.key === 'ask.rewards') return placeShips(d.slots, Math.ceil(d.max / 2), crowded);
  if (d.key.startsWith('ask.place.')) return placeShips(d.slots, d.min, crowded);
  // They may be the very ships that keep the colonies.
  if (isPlacing(d)) return placeShips(d.slots, d.min, (at, more) => (more === 0 ? -1 : crowded(at, more)));
  if (d.key === 'ask.settle') return takeShips(d.slots, Math.min(2, d.max), homes);
  return takeShips(d.slots, d.min, homes);
}

/** RES-3: ships from the warp or cards, whichever is worth more. */
export function takeRewards(view: View, d: ShipsDecision, values: Values): Choice {
  const ships = view.players[d.seat].warp > values.lost;
  const crowded = crowdedIn(view, d.seat, homesOf(view, d.seat, values));
  const answer = placeShips(d.slots, ships ? d.max : Math.min(1, d.max), crowded);
  return { answer, why: because(ships ? 'needs-ships' : 'needs-cards') };
}

function worst(options: readonly Option[], count: number): number[] {
  const order = options
    .map((kind, i) => ({ i, worth: worth(kind as string) }))
    .sort((a, b) => a.worth - b.worth);
  return order
    .slice(0, count)
    .map((one) => one.i)
    .sort((a, b) => a - b);
}

/** Whoever is ahead, other than this seat if possible. */
function leader(view: View, options: readonly Option[]): Option {
  const score = (seat: Option) => (seat === view.seat ? -1 : (view.players[seat as number]?.foreign ?? 0));
  return options.reduce((best, seat) => (score(seat) > score(best) ? seat : best));
}
