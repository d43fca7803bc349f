/** What a game is played with. */
import type { DeckName } from './basics.ts';
import type { Marker } from './pieces.ts';

export interface Options {
  /** Who gets which alien: a combo card, one of two by choice, or given in the set-up. */
  start: 'beginner' | 'advanced' | 'given';
  /** The combo of a beginner start; '' leaves it to chance. */
  combo: string;
  /** Flares in the cosmic deck (always with the advanced start, SETUP-5). */
  flares: boolean;
  planetsEach: number;
  shipsPerPlanet: number;
  coloniesToWin: number;
  /** Fewer home colonies than this and the power is lost (POWER-1). */
  homesForPower: number;
  /** Proposals in one deal before the minute counts as over (DEAL-1). */
  dealRounds: number;
  /** SHIP-1: the markers every player gets; none unless the variant is played. */
  specialShips: readonly Marker[];
  /** Decks that are there whatever the variants say, because an alien that may appear draws from them. */
  decks: readonly DeckName[];
  variants: Variants;
  /** Open points of the rules files, decided here and nowhere else. */
  readings: Readings;
}

/** Other ways to play, each with any of the others. */
export interface Variants {
  /** VAR-4P: four planets, 16 ships, four colonies win. */
  fourPlanets: boolean;
  /** VAR-1E: success earns no second encounter. */
  singleEncounter: boolean;
  /** VAR-CHG: every turn the offense may exchange its alien for an unused one. */
  changingPowers: boolean;
  /** VAR-WILD: any number of flares a player in an encounter. */
  unlimitedFlares: boolean;
  /** VAR-HID: sheets lie face down until their owners turn them up to use the power. */
  hiddenPowers: boolean;
  /** VAR-TECH: technologies are researched with ships. */
  technologies: boolean;
  /** VAR-REW: rewards can be drawn from a deck of their own. */
  rewards: boolean;
}

/** Annex D and other questions no source settles. */
export interface Readings {
  /** May a reincarnated form use the super side of its own flare? FAQ18: no. */
  incarnationSuper: boolean;
  /** Where an alien has two editions of its flare, use the other one (SETUP-9: never both). */
  alternateFlares: boolean;
  /** Does retaking an empty home planet (DEST-6b) count as a win where a power rewards one? FAQ18: yes. */
  retakingWins: boolean;
  /** Is a technology given up by completing it with too few ships, instead of at will (2008)? 2018: no. */
  failedResearch: boolean;
  /** May a use that draws cards still be zapped once it is shown what becomes of them? FAQ18: yes; the rules file: no. */
  lateZap: boolean;
}
