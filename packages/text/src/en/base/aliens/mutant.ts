import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mutant',
  power: 'Regenerate',
  summary: 'It grows back. Mostly out of you.',
  text:
    'During alliance, before allies are invited, you may use this power as a main player if you hold fewer than eight cards. ' +
    'Draw one card at a time until you hold eight, each from the cosmic deck or at random from another player’s hand. ' +
    'You may mix these sources, but you may not stop before eight. ' +
    'A zap stops you before the first card.',
  wild: 'As a main player, during resolution: if you win or make a deal, draw one card at random from your opponent’s hand and one from each opposing ally’s.',
  super:
    'As a main player, during alliance: just before using your power, you may discard up to three cards.',
  says: {
    source:
      '{count, plural, one {One more card} other {# more cards}} to draw. Where do you take the next one from?',
    'source.deck': 'The cosmic deck',
    shed: 'Which cards do you discard? Up to three.',
    'ability.regenerate': 'Fill your hand to eight cards',
    'ability.absorb': 'Take a card from everybody on the other side',
    'ability.shed': 'Discard up to three cards first',
  },
} satisfies AlienText;
