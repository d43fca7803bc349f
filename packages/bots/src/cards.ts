/** What cards are worth to whoever holds them, and how much they invite to be played. */
import { cardInfo, deckList } from '@cosmarium/engine';
import { USUAL, type Values } from './values.ts';
import { worthCompleted } from './technologies.ts';

/** The part of all encounters in which a hazard warning is drawn. */
const HAZARDOUS = 0.25;

const worths = new WeakMap<Values, Map<string, number>>();

/** In the measure of value.ts, where a colony is about one. Low attacks are a burden: they delay the next hand. */
export function worth(kind: string, values: Values = USUAL): number {
  let known = worths.get(values);
  if (known === undefined) worths.set(values, (known = new Map<string, number>()));
  let found = known.get(kind);
  if (found === undefined) known.set(kind, (found = compute(kind, values)));
  return found;
}

function compute(kind: string, { lowAttack, point, reinforcement, artifact, flare, reward }: Values): number {
  const { type, value, hazard } = cardInfo(kind);
  switch (type) {
    case 'attack': {
      const usual = value + HAZARDOUS * (hazard - value);
      return usual < 5 ? lowAttack : Math.min(30 * point, point * (usual - 5));
    }
    case 'negotiate':
      return 0.05;
    case 'morph':
      return 0.25 * reward;
    case 'retreat':
      return 0.15 * reward;
    case 'intimidate':
      return (value < 0 ? 0.05 : 0.3) * reward;
    case 'kicker':
      return 0.1 * Math.max(1, value) * reward;
    case 'rift':
      return 0.25 * reward;
    case 'reinforcement':
      return (value === 0 ? 3 : value) * reinforcement;
    case 'artifact':
      return artifact;
    case 'flare':
      return flare;
    case 'technology':
      return worthCompleted(kind);
  }
}

export const handWorth = (kinds: readonly string[], values: Values): number =>
  kinds.reduce((sum, kind) => sum + worth(kind, values), 0);

/** How likely a player of whom nothing is known chooses this encounter card, against others in the hand. */
export function appeal(kind: string): number {
  const { type, value } = cardInfo(kind);
  if (type === 'negotiate') return 4;
  if (type === 'morph' || type === 'intimidate') return 10;
  return 1 + value;
}

/** It has the back of the reward deck. */
export const isReward = (kind: string): boolean => cardInfo(kind).deck === 'reward';

/** One of each kind. */
export const INTIMIDATES: readonly string[] = deckList('reward').filter(
  (kind) => cardInfo(kind).type === 'intimidate',
);

export const isEncounterCard = (kind: string): boolean => cardInfo(kind).encounter;
