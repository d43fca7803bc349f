import type { AlienText } from '../../../types.ts';

export default {
  name: 'Calculator',
  power: 'Equalize',
  summary: 'Nothing personal. It just subtracts.',
  text:
    'During planning, after cards are chosen and before they are revealed, you may use this power as a main player to announce that you equalize. ' +
    'If both revealed cards are attacks of different values, the lower value is subtracted from the higher one; the lower card stays as it is. ' +
    'Only the cards change: ships, reinforcements and other bonuses are added afterwards. ' +
    'If a card is replaced later, this is worked out anew. ' +
    'If zapped, the cards count as usual.',
  wild:
    'As a main player, during planning: after cards are chosen and before they are revealed, say “odd” or “even”. ' +
    'If both cards are attacks, add up their values: if the sum is what you said, your opponent’s card is lowered by the value of yours; if not, yours is lowered by the value of theirs. ' +
    'The result may be below zero.',
  super: 'As an ally, during planning: you may use your power on the main players’ cards.',
  says: {
    calls: '{you, select, yes {You call} other {{who} calls}} for an equation.',
    equalized: 'Equalized',
    parity: 'Will the sum of both cards be odd or even?',
    'parity.even': 'Even',
    'parity.odd': 'Odd',
    'bets-even': '{you, select, yes {You bet} other {{who} bets}} on an even sum.',
    'bets-odd': '{you, select, yes {You bet} other {{who} bets}} on an odd sum.',
    won: 'The bet is won',
    lost: 'The bet is lost',
    'ability.equalize': 'Equalize the attacks',
    'ability.bet': 'Bet on odd or even',
    'ability.settle': 'Settle the bet',
    'ability.advise': 'Equalize as an ally',
  },
} satisfies AlienText;
