import type { AlienText } from '../../../types.ts';

export default {
  name: 'Virus',
  power: 'Multiply',
  summary: 'Adding is for the slow.',
  lore:
    'At breakfast there was one Virus, by noon it was a committee, and at supper it asked for a bigger planet. ' +
    'Its schools have dropped addition: before the sum is done the class has doubled. ' +
    'A Virus on its own is modest, even shy. ' +
    'But do ask it to bring the family, and the guest list has to be written as a power.',
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
