import type { CardKind } from '../cards/kinds.ts';
import type { Alien, PlayedCard, ShipKind, TechnologyCard } from '../timing/abilities.ts';

/** A cosmic combo card (combos.md): the first three or four aliens are for three or four players (COMBO-2). */
export interface Combo {
  id: string;
  /** Ours, not a printed card. */
  house: boolean;
  aliens: readonly string[];
}

/** What one box brings to the table. */
export interface ContentSet {
  id: string;
  aliens: readonly Alien[];
  cards: readonly CardKind[];
  /** What those of them do that are played from the hand and are no flares. */
  played: readonly PlayedCard[];
  technologies: readonly TechnologyCard[];
  /** Special ships. */
  ships?: readonly ShipKind[];
  combos: readonly Combo[];
}
