import type { AlienText } from '../../../types.ts';

export default {
  name: 'Barbarian',
  power: 'Loot and Pillage',
  summary: 'Takes the best and burns the rest.',
  text:
    'During resolution, as the offense, you must use this power when you win the encounter, before any compensation is taken. ' +
    'Take your opponent’s whole hand and look at it. ' +
    'Keep up to one card for each of your ships in the encounter and discard the others. ' +
    'A deal is not a win. ' +
    'If zapped, the hand stays with your opponent.',
  wild:
    'As a main player or ally, during resolution: when you receive cards as compensation or rewards, look at all of them and discard those you do not want. ' +
    'Nothing replaces them.',
  super:
    'As an offensive ally, during resolution: when your side wins, you may use your power on the defense, counting your own ships in the encounter.',
  says: {
    loot: 'Which cards of {player} do you keep? The rest is discarded.',
    burn: 'Which of the cards you received do you throw away?',
    'ability.loot': 'Loot the defender’s hand',
    'ability.sort-out': 'Sort out what you received',
    'ability.share': 'Loot as an ally',
  },
} satisfies AlienText;
