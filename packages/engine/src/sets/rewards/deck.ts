/** The 32 cards of the reward deck (rewards-dominion.md). */
import type { CardKind, CardType } from '../../cards/kinds.ts';

const ATTACKS: readonly (readonly [kind: string, value: number, hazard: number, copies: number])[] = [
  ['reward-attack-02-20', 2, 20, 1],
  ['reward-attack-03-30', 3, 30, 1],
  ['reward-attack-12-21', 12, 21, 2],
  ['reward-attack-21-12', 21, 12, 1],
];
const NEGOTIATES: readonly string[] = [
  'reward-negotiate-epic-oratory',
  'reward-negotiate-faulty-translator',
  'reward-negotiate-right-of-refusal',
  'reward-negotiate-self-defense',
];
const INTIMIDATES: readonly (readonly [kind: string, value: number])[] = [
  ['reward-intimidate--09', -9],
  ['reward-intimidate-19', 19],
  ['reward-intimidate-29', 29],
  ['reward-intimidate-39', 39],
];
const KICKERS: readonly (readonly [kind: string, value: number])[] = [
  ['reward-kicker-x-1', -1],
  ['reward-kicker-x1', 1],
  ['reward-kicker-x2-duplicity', 2],
  ['reward-kicker-x2-lost-signal', 2],
  ['reward-kicker-x4', 4],
];
const ARTIFACTS: readonly string[] = ['omni-zap', 'rebirth', 'ship-zap', 'solar-wind', 'victory-boon'];

const card = (kind: string, type: CardType, value = 0, copies = 1): CardKind => ({
  kind,
  type,
  value,
  deck: 'reward',
  copies,
});

export const CARDS: readonly CardKind[] = [
  ...ATTACKS.map(([kind, value, hazard, copies]) => ({ ...card(kind, 'attack', value, copies), hazard })),
  ...NEGOTIATES.map((kind) => card(kind, 'negotiate')),
  card('reward-morph', 'morph'),
  card('reward-retreat', 'retreat', 0, 2),
  ...INTIMIDATES.map(([kind, value]) => card(kind, 'intimidate', value)),
  ...KICKERS.map(([kind, value]) => card(kind, 'kicker', value)),
  card('reward-rift-1', 'rift', 1),
  card('reward-rift-2', 'rift', 2, 2),
  card('reward-rift-3', 'rift', 3),
  card('reward-reinforcement-4', 'reinforcement', 4),
  card('reward-reinforcement-x', 'reinforcement'),
  ...ARTIFACTS.map((kind) => card(kind, 'artifact')),
];
