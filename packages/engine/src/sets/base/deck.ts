/** The 72 cards of the cosmic deck (cosmic-deck.md). */
import type { CardKind, CardType } from '../../cards/kinds.ts';

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

const card = (kind: string, type: CardType, value: number, copies: number): CardKind => ({
  kind,
  type,
  value,
  deck: 'cosmic',
  copies,
});

export const CARDS: readonly CardKind[] = [
  ...ATTACKS.map(([value, copies]) =>
    card(`attack-${String(value).padStart(2, '0')}`, 'attack', value, copies),
  ),
  card('negotiate', 'negotiate', 0, 15),
  card('morph', 'morph', 0, 1),
  ...REINFORCEMENTS.map(([value, copies]) => card(`reinforcement-${value}`, 'reinforcement', value, copies)),
  ...ARTIFACTS.map(([kind, copies]) => card(kind, 'artifact', 0, copies)),
];
