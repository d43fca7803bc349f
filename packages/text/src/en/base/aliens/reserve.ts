import type { AlienText } from '../../../types.ts';

export default {
  name: 'Reserve',
  power: 'Reinforce',
  summary: 'There is always somebody left behind the hill.',
  text:
    'During reveal, after cards are revealed, you may use this power as a main player or ally in two ways, each as often as you like. ' +
    'You may play attack cards of value 6 or less from your hand as reinforcements of that value, for either side. ' +
    'And when another player plays a reinforcement, or another card as one, you may discard a negotiate from your hand to cancel it; it is discarded at once. ' +
    'Attack cards played this way are discarded as reinforcements. ' +
    'If zapped, you keep the card you were about to play or discard, and neither way is open to you again in this encounter.',
  wild:
    'As any player, in any phase: when another player discards a reinforcement, played or not, take it into your hand, and do the same with all further ones until the encounter is over. ' +
    'Played reinforcements are discarded at the end of the encounter. ' +
    'Your own are discarded as usual.',
  super:
    'As a main player or ally, during reveal: one attack card that you play as a reinforcement may have a value of up to 9.',
  says: {
    card: 'Which attack reinforces?',
    negotiate: 'Which negotiate do you discard to counter?',
    side: 'Which side does {card} reinforce?',
    'side.offense': 'The offense',
    'side.defense': 'The defense',
    'ability.reinforce': 'Reinforce with a small attack',
    'ability.counter': 'Counter with a negotiate',
    'ability.collect': 'Take discarded reinforcements',
    'ability.take': 'Take discarded reinforcements',
    'ability.larger': 'Reinforce with an attack up to 9',
  },
} satisfies AlienText;
