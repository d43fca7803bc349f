/** The reward deck (rewards-dominion.md). */
import type { CardKind, CardType } from '../../cards/kinds.ts';

const ATTACKS: readonly (readonly [kind: string, value: number, hazard: number, copies: number])[] = [
  ['reward-attack-02-20', 2, 20, 1],
  ['reward-attack-03-30', 3, 30, 1],
  ['reward-attack-12-21', 12, 21, 2],
  ['reward-attack-21-12', 21, 12, 1],
];
const ARTIFACTS: readonly string[] = ['rebirth', 'solar-wind', 'victory-boon'];

const card = (kind: string, type: CardType, value = 0, copies = 1): CardKind => ({
  kind,
  type,
  value,
  deck: 'reward',
  copies,
});

export const CARDS: readonly CardKind[] = [
  ...ATTACKS.map(([kind, value, hazard, copies]) => ({ ...card(kind, 'attack', value, copies), hazard })),
  card('reward-morph', 'morph'),
  card('reward-reinforcement-4', 'reinforcement', 4),
  ...ARTIFACTS.map((kind) => card(kind, 'artifact')),
];
