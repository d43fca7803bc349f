/**
 * What technologies are worth to whoever completes them, in the measure of cards.ts, where a colony is about one. Games played
 * forward end long before a technology is completed, so what comes of it has to be known.
 */
import { cardInfo } from '@cosmarium/engine';

const WORTHS: { readonly [kind: string]: number } = {
  // A colony that nobody can prevent.
  'coldsleep-ship': 1,
  // An encounter more.
  'infinity-drive': 0.5,
  // A colony of each rival on one planet.
  'omega-missile': 0.6,
  // A second power.
  'precursor-seed': 0.5,
  // Cards: four of the deck, the best one of the discard pile.
  'vacuum-turbines': 0.4,
  'delta-scanners': 0.4,
  // A defense that is won without a card.
  'gluon-mines': 0.4,
  // A few points in many encounters.
  'plasma-thrusters': 0.35,
  'the-prometheus': 0.35,
  'lunar-cannon': 0.3,
  'xenon-lasers': 0.15,
  // Of use where the moment is right.
  'quark-battery': 0.3,
  'genesis-bomb': 0.3,
  'the-qax': 0.25,
  'warpspace-key': 0.25,
  'cosmic-field-generator': 0.2,
  'energy-cloak': 0.2,
  'enigma-device': 0.2,
  'collapsium-hulls': 0.15,
  'tech-scrambler': 0.1,
};

/** Of one that is not listed: what takes more ships is made to be worth more. */
const PER_SHIP = 0.08;

export const worthCompleted = (kind: string): number =>
  WORTHS[kind] ?? PER_SHIP * Math.max(1, cardInfo(kind).value);

/** Of a technology that takes any number of ships, so many will do. */
const ANY_NUMBER = 3;

/** How many ships are any use on it. */
export const shipsFor = (kind: string): number => cardInfo(kind).value || ANY_NUMBER;

/** A ship on a technology that nobody has seen. */
const HIDDEN_SHIP = 0.05;

interface Lying {
  /** Null if this seat does not know it. */
  card: string | null;
  up: boolean;
  ships: number;
}

/** What it is worth as it lies there: as much of it as its research has come to. */
export function worthLying({ card, up, ships }: Lying): number {
  if (card === null) return HIDDEN_SHIP * ships;
  return worthCompleted(card) * (up ? 1 : Math.min(1, ships / shipsFor(card)));
}
