import type { AlienText } from '../../types.ts';

export default {
  name: 'Gambler',
  power: 'Bluff',
  summary: 'Would this face lie to you?',
  text:
    'During reveal, once your opponent’s card is turned up, you may use this power as a main player: leave your own card face down and say which encounter card it is, truly or not. ' +
    'If your opponent believes you, your word counts as your card, and the real one goes face down to the bottom of the cosmic deck. ' +
    'If your opponent challenges you, your card is turned up and counts as what it is. ' +
    'Then whoever was wrong (you if you lied, your opponent if you did not) loses as many ships from outside the encounter as they have in it. ' +
    'If zapped, you must turn up your card.',
  wild:
    'As a main player, during reveal: just before cards are revealed, name a number. ' +
    'If both cards are attacks and at least that far apart, your card grows by the number you named.',
  super:
    'As a main player, during reveal: when you make your claim, name 1 to 20 ships. ' +
    'Whoever has to pay for the claim loses that many more.',
  says: {},
} satisfies AlienText;
