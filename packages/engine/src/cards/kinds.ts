/** What each kind of cosmic card is (cosmic-deck.md). What artifacts and flares do is in their own files. */
export const CARD_TYPES = ['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export interface CardInfo {
  kind: string;
  type: CardType;
  value: number;
  /** Can be chosen in planning (PLAN-3). */
  encounter: boolean;
  /** The alien of a flare, '' otherwise. */
  alien: string;
}

const ATTACKS: readonly (readonly [value: number, copies: number])[] = [
  [0, 1],
  [1, 1],
  [4, 4],
  [5, 1],
  [6, 7],
  [7, 1],
  [8, 7],
  [9, 1],
  [10, 4],
  [11, 1],
  [12, 2],
  [13, 1],
  [14, 2],
  [15, 1],
  [20, 2],
  [23, 1],
  [30, 1],
  [40, 1],
];
const REINFORCEMENTS: readonly (readonly [value: number, copies: number])[] = [
  [2, 2],
  [3, 3],
  [5, 1],
];
const ARTIFACTS: readonly (readonly [kind: string, copies: number])[] = [
  ['card-zap', 2],
  ['cosmic-zap', 2],
  ['mobius-tubes', 2],
  ['emotion-control', 1],
  ['force-field', 1],
  ['ionic-gas', 1],
  ['plague', 1],
  ['quash', 1],
];

const attackKind = (value: number) => `attack-${String(value).padStart(2, '0')}`;
const FLARE = 'flare-';
/** The second edition of a flare, where an alien has two. */
const ALTERNATE = '-alternate';
export const flareKind = (alien: string, alternate = false) => FLARE + alien + (alternate ? ALTERNATE : '');
export const isAlternateFlare = (kind: string) => kind.startsWith(FLARE) && kind.endsWith(ALTERNATE);

const infos = new Map<string, CardInfo>();
/** The 72 cards of the plain cosmic deck, by kind, in a fixed order. */
export const COSMIC_DECK: readonly string[] = buildDeck();

function buildDeck(): string[] {
  const deck: string[] = [];
  const add = (kind: string, type: CardType, value: number, encounter: boolean, copies: number) => {
    infos.set(kind, { kind, type, value, encounter, alien: '' });
    for (let n = 0; n < copies; n++) deck.push(kind);
  };
  for (const [value, copies] of ATTACKS) add(attackKind(value), 'attack', value, true, copies);
  add('negotiate', 'negotiate', 0, true, 15);
  add('morph', 'morph', 0, true, 1);
  for (const [value, copies] of REINFORCEMENTS)
    add(`reinforcement-${value}`, 'reinforcement', value, false, copies);
  for (const [kind, copies] of ARTIFACTS) add(kind, 'artifact', 0, false, copies);
  return deck;
}

/** Whether the word is the name of a card that can exist, flares included. */
export const isCardKind = (word: string) => infos.has(word) || /^flare-[a-z-]+$/.test(word);

export function cardInfo(kind: string): CardInfo {
  const known = infos.get(kind);
  if (known !== undefined) return known;
  const alien = kind.slice(FLARE.length, isAlternateFlare(kind) ? -ALTERNATE.length : undefined);
  return { kind, type: 'flare', value: 0, encounter: false, alien };
}
