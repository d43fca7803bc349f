import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mesmer',
  power: 'Mass Hypnosis',
  summary: 'You see a plain card. You see a marvel.',
  text:
    'In any phase, involved or not, you may use this power to play an artifact from your hand as an artifact that you name, any of those in this game. ' +
    'The role and phase of the one you name must fit. ' +
    'The card is then discarded; you may do this as often as you have artifacts. ' +
    'If zapped, the card returns to your hand, and you may still play it as what it is.',
  wild: 'As a main player, during reveal: after you reveal an attack lower than 10, turn it into a negotiate.',
  super:
    'As any player, in any phase: use your power with any card from your hand that is not an encounter card.',
  says: {
    card: 'Which card do you play as {card}?',
    soften: 'Hypnotised into a negotiate',
    'ability.hypnosis': 'Mass Hypnosis',
    'ability.soften': 'Turn your attack into a negotiate',
    'ability.any-card': 'Use any card that is no encounter card',
  },
} satisfies AlienText;
