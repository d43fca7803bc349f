import type { AlienText } from '../../../types.ts';

export default {
  name: 'Judge',
  power: 'Fiat',
  summary: 'The verdict first. Then the case.',
  text:
    'During planning, before cards are chosen, you may use this power as a main player: decree an extra gain either for the winner or for the loser among the two main players. ' +
    'It may be a colony on a planet where the other main player has a colony, founded with ships from the gainer’s colonies, and random cards from the other’s hand, a number of them or all. ' +
    'The decree holds only if at least one attack card is revealed; it is carried out at the end of the encounter, on top of the usual outcome. ' +
    'If zapped, there is no decree.',
  wild:
    'As a main player, during reveal: if the two totals differ by less than 5, declare a draw. ' +
    'Allies’ ships return to colonies, and you and your opponent try to make a deal as if both had revealed a negotiate.',
  super:
    'As a main player, during planning: your decree may give something to the winner and something to the loser.',
  says: {
    for: 'Who is to gain by your fiat?',
    'for.winner': 'The winner',
    'for.beaten': 'The loser',
    'colony.winner': 'Does the winner get a colony of the loser’s?',
    'colony.beaten': 'Does the loser get a colony of the winner’s?',
    'cards.winner': 'How many cards of the loser does the winner get?',
    'cards.winner.none': 'None',
    'cards.winner.some': 'So many …',
    'cards.winner.all': 'All',
    'cards.beaten': 'How many cards of the winner does the loser get?',
    'cards.beaten.none': 'None',
    'cards.beaten.some': 'So many …',
    'cards.beaten.all': 'All',
    number: 'How many random cards?',
    'fiat.winner':
      '{you, select, yes {You decree} other {{who} decrees}} for the winner: {colony, select, yes {a colony, } other {}}{all, select, all {all cards} none {no cards} other {cards: {count}}}.',
    'fiat.beaten':
      '{you, select, yes {You decree} other {{who} decrees}} for the loser: {colony, select, yes {a colony, } other {}}{all, select, all {all cards} none {no cards} other {cards: {count}}}.',
    planet: 'The fiat gives you a colony. On which planet?',
    'ability.fiat': 'Announce a fiat',
    'ability.draw': 'Declare a draw',
    'ability.both': 'For the winner and the loser',
  },
} satisfies AlienText;
