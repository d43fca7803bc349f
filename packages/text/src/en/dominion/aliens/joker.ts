import type { AlienText } from '../../../types.ts';

export default {
  name: 'Joker',
  power: 'Wild Cards',
  summary: 'Guess what an eight is today.',
  text:
    'One card is wild; at the start of the game it is attack 8. ' +
    'At the start of your turn you may name another attack as the wild card. ' +
    'On your sheet lie nine tokens: attacks 4, 8, 15, 16, 23 and 42, a negotiate, a morph and a retreat. ' +
    'After cards are revealed, in any encounter, you must use this power for each wild card among them: put a face-up token on it, and it becomes what the token shows. ' +
    'Once the outcome is settled, used tokens return to your sheet face down; when the last face-up token leaves the sheet, all tokens on it turn face up. ' +
    'If zapped, the card stays what it is.',
  wild: 'As a main player or ally, during reveal: turn a revealed negotiate into an attack 8.',
  super:
    'As any player, in any phase: name any encounter card as the wild card, a negotiate or a morph, too. ' +
    'When you lose this flare, attack 8 becomes wild again.',
  says: {
    token:
      '{you, select, yes {You have} other {{player} has}} revealed {card}, the wild card. What does it become?',
    name: 'Which card is wild from now on?',
    named: '{you, select, yes {You} other {{who}}}: the wild card is {card} now.',
    whose: 'Whose negotiate becomes an attack 8?',
    wild: 'The Joker’s token',
    eight: 'Turned into an attack 8',
    'ability.offense': 'A token on the offense’s card',
    'ability.defense': 'A token on the defense’s card',
    'ability.new-wild': 'Name a new wild card',
    'ability.eight': 'Turn a negotiate into an attack 8',
    'ability.any-wild': 'Name any encounter card as wild',
    'wild-card': 'Wild card: {card}',
    'token.attack-04': 'Attack 4',
    'token.attack-08': 'Attack 8',
    'token.attack-15': 'Attack 15',
    'token.attack-16': 'Attack 16',
    'token.attack-23': 'Attack 23',
    'token.attack-42': 'Attack 42',
    'token.negotiate': 'Negotiate',
    'token.morph': 'Morph',
    'token.retreat': 'Retreat',
  },
} satisfies AlienText;
