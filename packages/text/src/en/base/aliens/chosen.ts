import type { AlienText } from '../../../types.ts';

export default {
  name: 'Chosen',
  power: 'Divine Intervention',
  summary: 'Prays for a better card, and gets three.',
  text:
    'Once per encounter, after cards are revealed, you may use this power as a main player: draw three cards from the cosmic deck. ' +
    'You may put one encounter card among them in place of your revealed card, which is discarded. ' +
    'If both of these are attacks, you may add their values together instead. ' +
    'Every drawn card you do not use this way is discarded. ' +
    'If zapped, your revealed card stands, and any cards already drawn are discarded.',
  wild: 'As a main player, during planning: before cards are chosen, draw one card from the cosmic deck.',
  super:
    'As a main player, during reveal: when you use your power, artifacts, flares and reinforcements among the three cards may go to your hand. ' +
    'You may decide to play this after seeing the three cards.',
  says: {
    pick: 'Which of the drawn cards do you use?',
    way: 'Put it in place of your revealed card, or add the two?',
    'way.replace': 'Replace my card',
    'way.add': 'Add the values',
    keep: 'Which of these cards do you keep?',
    replaced: 'Divine intervention: another card',
    added: 'Divine intervention: two cards added',
    'ability.intervention': 'Draw three cards',
    'ability.prayer': 'Draw a card',
    'ability.keep': 'Keep drawn cards that are no encounter cards',
  },
} satisfies AlienText;
