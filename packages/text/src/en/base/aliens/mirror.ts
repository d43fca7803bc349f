import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mirror',
  power: 'Reversal',
  summary: 'Your forty? From here it is a four.',
  lore:
    'Mirrors say goodbye when they arrive and hello when your planet is already theirs. ' +
    'They write from right to left, lose a year on every birthday and take a full glass for an empty one standing on its head. ' +
    'A giant is a dwarf, if you look from the other end. ' +
    'Do not wave your biggest number at them: they have already read it backwards.',
  text:
    'During planning, after cards are chosen and before they are revealed, you may use this power as a main player to call a reversal. ' +
    'The two digits of each attack the main players reveal change places: 15 counts as 51, 20 as 2, 8 as 80. ' +
    'An attack that replaces an encounter card later is read the same way. ' +
    'Cards that are only added to a total are not affected. ' +
    'If zapped, the cards count as usual.',
  wild:
    'As a main player, during reveal: your encounter card becomes a copy of your opponent’s. ' +
    'Changes to its value are not copied.',
  super:
    'As a main player, during planning: when you call a reversal, you may limit it to your own card or to your opponent’s.',
  says: {
    'calls-both': '{seat} calls a reversal: attacks read backwards.',
    'calls-own': '{seat} calls a reversal of the own card.',
    'calls-theirs': '{seat} calls a reversal of the opposing card.',
    reversed: 'Read backwards',
    copied: 'A copy of the opposing card',
    'ability.reversal': 'Reverse the attacks',
    'ability.copy': 'Copy the opposing card',
    'ability.own-only': 'Reverse only your card',
    'ability.theirs-only': 'Reverse only their card',
  },
} satisfies AlienText;
