import type { AlienText } from '../../../types.ts';

export default {
  name: 'Virus',
  power: 'Multiply',
  summary: 'Adding is for the slow.',
  text:
    'During reveal, as a main player, you must use this power after you reveal an attack card. ' +
    'Your card is multiplied by the number of your own ships in the encounter instead of the two being added; with no ships that makes 0. ' +
    'Allies’ ships, reinforcements and other bonuses are added afterwards. ' +
    'If zapped, you add as usual.',
  wild:
    'As a main player, during reveal: count your own ships in the encounter times your allies’ ships, rather than plus. ' +
    'Without allied ships that makes 0.',
  super:
    'As a main player, during reveal: your power multiplies your card by the number of all ships on your side, your allies’ too.',
  says: {
    multiply: 'Multiply: card times ships',
    cross: 'Own ships times allied ships',
    'ability.multiply': 'Multiply',
    'ability.cross': 'Multiply own ships by allied ships',
    'ability.epidemic': 'Multiply the card by all ships of the side',
  },
} satisfies AlienText;
