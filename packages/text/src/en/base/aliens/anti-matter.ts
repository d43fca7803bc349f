import type { AlienText } from '../../../types.ts';

export default {
  name: 'Anti-Matter',
  power: 'Negation',
  summary: 'Less is more: the lower total wins.',
  text:
    'During reveal, as a main player, you must use this power when both sides end up with attack cards. ' +
    'The lower total wins the encounter; a tie still goes to the defense. ' +
    'On your side, your ships and your allies’ ships are subtracted from your card. ' +
    'On the other side, your opponent’s own ships are added as usual, but their allies’ ships are subtracted. ' +
    'Reinforcements and other bonuses count as usual; a zap brings back normal totals.',
  wild:
    'As a main player or ally, in any phase: when another player tries to play the wild side of a flare, stop it. ' +
    'Its holder keeps the flare and may play another one, but cannot try this one again in this encounter.',
  super:
    'As any player, in any phase: when another player tries to play either side of a flare, stop it. ' +
    'Its holder keeps the flare and may play another one, but cannot try this one again in this encounter.',
  says: {
    negation: 'Negation: the lower total wins',
    'ability.negation': 'Negation',
    'ability.stop-wild': 'Stop the wild flare',
    'ability.stop-flare': 'Stop the flare',
  },
} satisfies AlienText;
