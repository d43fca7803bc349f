import type { AlienText } from '../../../types.ts';

export default {
  name: 'Whirligig',
  power: 'Swirl',
  summary: 'Round and round. Now, whose was this?',
  text:
    'During planning, before cards are chosen, you may use this power as a main player: your hand and your opponent’s are mixed face down in one pile. ' +
    'Choose how it is shared: evenly, with an odd card for you; or so that each gets as many cards as before; or so that each gets as many as the other had. ' +
    'Your opponent takes their share at random, and the rest is yours. ' +
    'If zapped, both hands stay as they are.',
  wild:
    'As a main player, during planning: take a card at random from your opponent’s hand and mix it, unseen, with a card of your choice from your own. ' +
    'Your opponent picks one of the two without seeing it, and you keep the other.',
  super: 'As a main player, during planning: look at your opponent’s hand before the cards are mixed.',
  says: {
    split: 'How are the cards divided?',
    'split.even': 'Evenly, the odd card to me',
    'split.same': 'As many as each had',
    'split.exchanged': 'As many as the other had',
    own: 'Which of your cards goes into the spin?',
    pick: 'Two cards lie face down. Which one do you take?',
    'pick.left': 'The left one',
    'pick.right': 'The right one',
    spun: '{you, select, yes {You} other {{who}}} and {player} mix a card each; nobody else knows who has which now.',
    'ability.swirl': 'Mix both hands',
    'ability.spin': 'Mix one card each',
    'ability.peek': 'Look at the opponent’s hand first',
  },
} satisfies AlienText;
