import type { AlienText } from '../../../types.ts';

export default {
  name: 'Clone',
  power: 'Replicate',
  summary: 'Why part with a good card?',
  text:
    'At the end of resolution, after any compensation, you may use this power as a main player: your encounter card comes back to your hand instead of being discarded. ' +
    'If cards were swapped or replaced, it is the one that ended up in front of you. ' +
    'A zap sends the card to the discard pile as usual.',
  wild:
    'As any player, in any phase: after playing an artifact, take it back instead of discarding it. ' +
    'You cannot play it again in this encounter. ' +
    'An artifact stopped by a Card Zap is discarded all the same.',
  super:
    'As a main player, during resolution: when you collect compensation, you may take up to twice as many cards as you are due, as far as the payer’s hand goes.',
  says: {
    compensation: 'How many cards do you take as compensation?',
    'ability.replicate': 'Take your encounter card back',
    'ability.keep-artifact': 'Keep the artifact',
    'ability.double': 'Take up to twice the compensation',
  },
} satisfies AlienText;
