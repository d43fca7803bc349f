import type { AlienText } from '../../../types.ts';

export default {
  name: 'Will',
  power: 'Choice',
  summary: 'Destiny proposes. It disposes.',
  text:
    'During destiny, as the offense, you must use this power once a card is drawn: choose any other player as the defense, whatever the card says. ' +
    'Aim at any planet where that player has a colony, or at any of that player’s home planets. ' +
    'Other effects of the drawn card still happen. ' +
    'What your own colour would allow, such as resettling an empty home planet, is not open to you. ' +
    'If zapped, you follow the card.',
  wild: 'As the offense, during destiny: when a colour or special card names another player, you may meet that player in any system where they have a colony.',
  super:
    'As the offense, during destiny: before you choose your target, look at the hand of one other player.',
  says: {
    defense: 'Whom do you meet?',
    look: 'Whose hand do you look at?',
    'ability.choice': 'Choose whom to meet',
    'ability.any-system': 'Meet them in any system',
    'ability.look': 'Look at a hand',
  },
} satisfies AlienText;
