/** What cards are worth to whoever holds them, and how much they invite to be played. */
import { cardInfo, deckList } from '@cosmarium/engine';
import { worthCompleted } from './technologies.ts';

/** A card nobody has seen, on average. */
export const UNKNOWN_CARD = 0.1;

/** The part of all encounters in which a hazard warning is drawn. */
const HAZARDOUS = 0.25;

const worths = new Map<string, number>();

/** In the measure of value.ts, where a colony is about one. Low attacks are a burden: they delay the next hand. */
export function worth(kind: string): number {
  let found = worths.get(kind);
  if (found === undefined) worths.set(kind, (found = compute(kind)));
  return found;
}

function compute(kind: string): number {
  const { type, value, hazard } = cardInfo(kind);
  switch (type) {
    case 'attack': {
      const usual = value + HAZARDOUS * (hazard - value);
      return usual < 5 ? -0.02 : Math.min(0.6, 0.02 * (usual - 5));
    }
    case 'negotiate':
      return 0.05;
    case 'morph':
      return 0.25;
    case 'retreat':
      return 0.15;
    case 'intimidate':
      return value < 0 ? 0.05 : 0.3;
    case 'kicker':
      return 0.1 * Math.max(1, value);
    case 'rift':
      return 0.25;
    case 'reinforcement':
      return value === 0 ? 0.15 : 0.05 * value;
    case 'artifact':
      return 0.2;
    case 'flare':
      return 0.2;
    case 'technology':
      return worthCompleted(kind);
  }
}

export const handWorth = (kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + worth(kind), 0);

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
