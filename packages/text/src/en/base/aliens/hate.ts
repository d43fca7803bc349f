import type { AlienText } from '../../../types.ts';

export default {
  name: 'Hate',
  power: 'Rage',
  summary: 'Good morning? Says who?',
  text:
    'At the start of your turn, you must use this power: choose a card from your hand and discard it. ' +
    'Then every other player in turn, beginning on your left, either discards a card of the same type or sends three ships of your choice to the warp (all they have, if fewer). ' +
    'If you discarded an attack, only an attack of the same or a higher value will do; whoever has no matching card loses the ships. ' +
    'If you hold no encounter card, you draw a new hand, before using this power as well as after it. ' +
    'This happens once per turn, not in every encounter. ' +
    'If zapped, you keep your card, and nobody loses anything.',
  wild:
    'As a main player, during planning: before cards are chosen, your opponent discards a random card from their hand. ' +
    'If they then hold no encounter card, you win the encounter at once, and no cards are played. ' +
    'You cannot play this against an empty hand.',
  super:
    'As the offense, at the start of your turn: when you use your power, show the card you chose and keep it. ' +
    'It cannot be this flare.',
  says: {
    card: 'Which card do you throw at the others?',
    answer: '{card} was thrown: match it, or lose {count} ships?',
    'answer.discard': 'Discard a matching card',
    'answer.ships': 'Lose ships',
    match: 'Which card do you discard?',
    ships: 'Which {count, plural, one {# ship} other {# ships}} of {player} go to the warp?',
    'ability.rage': 'Rage',
    'ability.keep': 'Show the card and keep it',
    'ability.scorn': 'Make the opponent discard',
  },
} satisfies AlienText;
