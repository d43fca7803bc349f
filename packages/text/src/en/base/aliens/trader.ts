import type { AlienText } from '../../../types.ts';

export default {
  name: 'Trader',
  power: 'Transference',
  summary: 'Your cards for mine. No returns.',
  text:
    'Once per encounter, during planning and before cards are chosen, you may use this power as a main player: swap your whole hand with your opponent’s. ' +
    'Each of you keeps what you get. ' +
    'The hand you give away must contain an encounter card; as the defense without one you draw a new hand first. ' +
    'After the swap the usual rules apply: an offense without encounter cards ends the turn, and a defense without any draws a new hand. ' +
    'Cards that lie outside a hand are not swapped. ' +
    'If zapped, you both keep your hands.',
  wild:
    'As a main player, during alliance: before allies are invited, take a card at random from your opponent’s hand. ' +
    'Then give them a card of your choice, which may be the same one, but not this flare.',
  super:
    'As a main player, during planning: when you use your power, you may swap hands with any other player, who cannot refuse. ' +
    'This flare is not swapped.',
  says: {
    partner: 'With whom do you exchange hands?',
    back: 'Which card do you give back?',
    'ability.transfer': 'Exchange hands',
    'ability.with-anybody': 'Exchange with anybody',
    'ability.barter': 'Take a card, give a card',
  },
} satisfies AlienText;
