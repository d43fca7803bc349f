/** What each kind of card is. Which there are, the sets say; what artifacts and flares do is in their own files. */
import { CARD_KINDS } from '../sets/cards.ts';
import type { DeckName, FaceType, Options, Variants } from '../state/types.ts';

export const CARD_TYPES = [
  'attack',
  'negotiate',
  'morph',
  'retreat',
  'intimidate',
  'kicker',
  'rift',
  'reinforcement',
  'artifact',
  'flare',
] as const;
/** A technology is no card to hold in a hand. */
export type CardType = (typeof CARD_TYPES)[number] | 'technology';

/** A kind of card as a set brings it. */
export interface CardKind {
  kind: string;
  type: CardType;
  value: number;
  /** Its value in a hazard encounter, where that is another one. */
  hazard?: number;
  /** The deck it is shuffled into. */
  deck: DeckName;
  copies: number;
}

export interface CardInfo {
  kind: string;
  type: CardType;
  value: number;
  /** In a hazard encounter. */
  hazard: number;
  /** Can be chosen in planning (PLAN-3). */
  encounter: boolean;
  /** The alien of a flare, '' otherwise. */
  alien: string;
  /** Told by its back. */
  deck: DeckName;
}

const FLARE = 'flare-';
/** The second edition of a flare, where an alien has two. */
const ALTERNATE = '-alternate';
export const flareKind = (alien: string, alternate = false) => FLARE + alien + (alternate ? ALTERNATE : '');
export const isAlternateFlare = (kind: string) => kind.startsWith(FLARE) && kind.endsWith(ALTERNATE);

const ENCOUNTER: readonly CardType[] = ['attack', 'negotiate', 'morph', 'retreat'];
const infos = new Map<string, CardInfo>(
  CARD_KINDS.map(({ kind, type, value, hazard = value, deck }) => [
    kind,
    { kind, type, value, hazard, encounter: ENCOUNTER.includes(type), alien: '', deck },
  ]),
);

/** Every card of a deck, by kind, in a fixed order; flares left out. */
export const deckList = (name: DeckName): string[] =>
  CARD_KINDS.flatMap(({ kind, deck, copies }) => (deck === name ? new Array<string>(copies).fill(kind) : []));

export const COSMIC_DECK: readonly string[] = deckList('cosmic');

/** The decks besides the cosmic one, each with the variant that brings it into the game. */
const SIDE_DECKS: readonly { name: DeckName; variant: keyof Variants }[] = [
  { name: 'technology', variant: 'technologies' },
  { name: 'reward', variant: 'rewards' },
];

/** The variant that brings a deck into the game; null if it is always there. */
export const variantOf = (deck: DeckName): keyof Variants | null =>
  SIDE_DECKS.find(({ name }) => name === deck)?.variant ?? null;

/** RUL-20: whether cards of this kind can be in a game with these options. */
export function isInGame({ variants }: Options, kind: string): boolean {
  const variant = variantOf(cardInfo(kind).deck);
  return variant === null || variants[variant];
}

/** VAR-4P: technologies that need so many ships are too much for a small fleet. */
const TOO_MANY_SHIPS = 8;

/** A deck as it is played with these options. */
export const deckFor = (name: DeckName, { variants }: Options): string[] =>
  deckList(name).filter(
    (kind) => !variants.fourPlanets || name !== 'technology' || cardInfo(kind).value < TOO_MANY_SHIPS,
  );

export const sideDecksIn = ({ variants, decks }: Options): DeckName[] =>
  SIDE_DECKS.flatMap(({ name, variant }) => (variants[variant] || decks.includes(name) ? [name] : []));

/** Whether the word is the name of a card that can exist, flares included. */
export const isCardKind = (word: string) => infos.has(word) || /^flare-[a-z-]+$/.test(word);

export function cardInfo(kind: string): CardInfo {
  const known = infos.get(kind);
  if (known !== undefined) return known;
  const alien = kind.slice(FLARE.length, isAlternateFlare(kind) ? -ALTERNATE.length : undefined);
  return { kind, type: 'flare', value: 0, hazard: 0, encounter: false, alien, deck: 'cosmic' };
}

/** RUL-4, INT-4: what a card is once it faces the other one, before any other effect; a morph settles after all others. */
export function settled(type: FaceType, other: FaceType | null): FaceType {
  if (type === 'retreat') return other === 'attack' ? 'retreat' : 'negotiate';
  if (type === 'intimidate') return other === 'attack' ? 'attack' : 'negotiate';
  return type;
}
