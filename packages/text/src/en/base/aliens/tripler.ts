import type { AlienText } from '../../../types.ts';

export default {
  name: 'Tripler',
  power: 'Thrice',
  summary: 'Multiplies the small, divides the great, all by three.',
  text:
    'During reveal, as a main player, you must use this power after you reveal an attack card, once all changes of cards are made. ' +
    'A value of 10 or less is tripled. ' +
    'A value above 10 is divided by three and rounded up: 11 makes 4, and 40 makes 14. ' +
    'A morph that copied an attack counts as your attack. ' +
    'Ships, reinforcements and other bonuses are added afterwards. ' +
    'If zapped, your card counts as it is.',
  wild: 'As a main player, during reveal: when your opponent reveals an attack of 15 or more, it is divided by three and rounded up, before anything else changes it.',
  super: 'As a main player, during reveal: your power triples your attack if its value is 13 or less.',
  says: {
    tripled: 'Tripled',
    divided: 'Divided by three',
    'ability.thrice': 'Triple or divide',
    'ability.cut-down': 'Divide their attack by three',
    'ability.up-to-thirteen': 'Triple up to 13',
  },
} satisfies AlienText;
