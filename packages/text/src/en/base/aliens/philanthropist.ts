import type { AlienText } from '../../../types.ts';

export default {
  name: 'Philanthropist',
  power: 'Giving',
  summary: 'Please take it. No, really: please.',
  text:
    'During alliance, after alliances are formed, you may use this power as a main player or ally: give one card from your hand to a main player. ' +
    'If you are a main player yourself, your opponent gets it. ' +
    'Its new owner may play it at once. ' +
    'If you are a main player and hold no encounter card any more, you draw a new hand. ' +
    'A zap leaves the card with you.',
  wild:
    'As any player, during regroup: when an encounter begins, lose one of your ships to the warp and choose another player. ' +
    'For this encounter they have your power in place of theirs, and you have none of it. ' +
    'They cannot refuse.',
  super:
    'As a main player or ally, during planning: whoever received an encounter card through your power must play it in this encounter if they can.',
  says: {
    to: 'Which main player do you give a card to?',
    card: 'Which card do you give to {player}?',
    borrower: 'Who shall have your power in this encounter?',
    price: 'Lending your power costs one ship. Which one?',
    'ability.giving': 'Give a card away',
    'ability.lend': 'Lend your power',
    'ability.oblige': 'Your gift must be played',
  },
} satisfies AlienText;
