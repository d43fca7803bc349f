import type { AlienText } from '../../../types.ts';

export default {
  name: 'Will',
  power: 'Choice',
  summary: 'Destiny proposes, the Will disposes.',
  text:
    'During destiny, as the offense, you must use this power once a card is drawn: choose any other player as the defense, whatever the card says. ' +
    'Aim the gate at any planet where that player has a colony, or at any of that player’s home planets. ' +
    'Other effects of the drawn card still happen. ' +
    'What your own colour would allow, such as resettling an empty home planet, is not open to you. ' +
    'If zapped, you follow the card.',
  wild: 'As the offense, during destiny: when a colour or special card names another player, you may have the encounter with them in any system where they have a colony.',
  super:
    'As the offense, during destiny: before you choose your opponent and the planet, look at the hand of one other player.',
  says: {
    defense: 'Who is your opponent?',
    look: 'Whose hand do you look at?',
    'ability.choice': 'Choose the opponent',
    'ability.any-system': 'Have the encounter in any system',
    'ability.look': 'Look at a hand',
  },
} satisfies AlienText;
