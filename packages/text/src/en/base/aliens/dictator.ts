import type { AlienText } from '../../../types.ts';

export default {
  name: 'Dictator',
  power: 'Command',
  summary: 'Destiny is whatever the Dictator says it is.',
  text:
    'During destiny, whenever another player is the offense, you must use this power before a card is drawn. ' +
    'Look through the destiny deck and choose a card: it counts as drawn by the offense. ' +
    'If the offense discards it to draw again, you choose again. ' +
    'If zapped, and on your own turn, the destiny deck is shuffled and a card is drawn at random.',
  wild:
    'As any player but the offense, during destiny: after a destiny card is drawn, the offense must discard it and draw a new one. ' +
    'This works once per encounter.',
  super: 'As the offense, during destiny: you may use your power on your own turn.',
  says: {
    pick: 'Which destiny card is drawn?',
    'ability.command': 'Choose the destiny card',
    'ability.shuffle': 'Shuffle the destiny deck',
    'ability.redraw': 'Make the offense draw again',
  },
} satisfies AlienText;
