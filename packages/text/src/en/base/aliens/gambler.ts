import type { AlienText } from '../../../types.ts';

export default {
  name: 'Gambler',
  power: 'Bluff',
  summary: 'Would this face lie to you?',
  text:
    'During reveal, once your opponent’s card is turned up, you may use this power as a main player: leave your own card face down and say which encounter card it is, truly or not. ' +
    'If your opponent believes you, the card you named counts as yours, and the real one goes face down to the bottom of the cosmic deck. ' +
    'If your opponent challenges you, your card is turned up and counts as what it is. ' +
    'Then whoever was wrong (you if you lied, your opponent if you did not) loses as many ships from outside the encounter as they have in it. ' +
    'Against somebody who must see your card before choosing, you make your claim at that point. ' +
    'If zapped, you must turn up your card.',
  wild:
    'As a main player: once cards are chosen and before they are revealed, name a number from 1 to 90. ' +
    'If both cards are attacks and at least that far apart, your card grows by the number you named.',
  super:
    'As a main player, during reveal: when you make your claim, name 1 to 20 ships. ' +
    'Whoever has to pay for the claim loses that many more, as far as there are ships. ' +
    'If this side is zapped, you make no claim and turn up your card.',
  says: {
    claim: 'Which card do you claim to have played?',
    claims:
      '{you, select, yes {You leave the card face down and claim} other {{who} leaves the card face down and claims}} that it is {card}.',
    challenge:
      'Your opponent claims that the hidden card is {card}. Do you challenge the claim? If it is true, you lose {count, plural, one {# ship} other {# ships}}.',
    unchallenged: 'Unchallenged claim',
    honest: '{you, select, yes {You} other {{who}}} told the truth.',
    lied: '{you, select, yes {You} other {{who}}} lied.',
    penalty: 'Which ships do you lose over the claim?',
    number:
      'Which number do you name? If both cards are attacks and at least that far apart, your card grows by it.',
    raise: 'Gambler flare: number named',
    stake: 'How many further ships are at stake?',
    staked:
      '{you, select, yes {You put} other {{who} puts}} {count, plural, one {# more ship} other {# more ships}} at stake.',
    bury: 'A hidden card will go under the deck',
    'ability.bluff': 'Keep your card hidden and make a claim',
    'ability.name-number': 'Name a number',
    'ability.raise-stake': 'Put more ships at stake',
    'ability.bury': 'Hidden card under the deck',
    'ability.raise': 'Number named',
  },
} satisfies AlienText;
