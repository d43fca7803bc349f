import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mirror',
  power: 'Reversal',
  summary: 'Your forty? From here it is a four.',
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
    'calls-both': '{you, select, yes {You call} other {{who} calls}} a reversal: attacks read backwards.',
    'calls-own':
      '{you, select, yes {You call a reversal of your card} other {{who} calls a reversal of the own card}}.',
    'calls-theirs': '{you, select, yes {You call} other {{who} calls}} a reversal of the opposing card.',
    reversed: 'Read backwards',
    copied: 'A copy of the opposing card',
    'ability.reversal': 'Reverse the attacks',
    'ability.copy': 'Copy the opposing card',
    'ability.own-only': 'Reverse only your card',
    'ability.theirs-only': 'Reverse only their card',
  },
} satisfies AlienText;
