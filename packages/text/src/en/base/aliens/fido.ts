import type { AlienText } from '../../../types.ts';

export default {
  name: 'Fido',
  power: 'Fetch',
  summary: 'Look what it found. For you!',
  text:
    'During resolution, once encounter cards are in the discard pile, you may use this power, involved or not: take one of them and offer it to another player. ' +
    'If they accept, they keep the card, and you may retrieve one of your ships from the warp or draw one card from the cosmic deck. ' +
    'If they refuse, keep the card or discard it again. ' +
    'A card that never reached the discard pile is out of reach. ' +
    'A zap leaves the card in the discard pile.',
  wild:
    'As a main player, during planning: before cards are chosen, your opponent must take the top card of the discard pile into their hand; then you draw one card from the cosmic deck. ' +
    'You cannot play this while the discard pile is empty.',
  super:
    'As any player, during resolution: you may fetch any number of the encounter cards discarded at the end of this encounter. ' +
    'Offer them one at a time, in any order; for each one accepted you may retrieve a ship or draw a card.',
  says: {
    card: 'Which card do you fetch?',
    friend: 'To whom do you bring {card}?',
    accept: '{player} brings you {card}. Do you take it?',
    keep: 'Nobody wants {card}. Do you keep it?',
    next: 'Which card do you fetch next?',
    payment: 'A good deed. What do you take for it?',
    'payment.nothing': 'Nothing',
    'payment.card': 'A card',
    'payment.ship': 'A ship from the warp',
    'ability.fetch': 'Fetch a card',
    'ability.drop': 'Drop a card on the opponent',
    'ability.fetch-all': 'Fetch both cards',
  },
} satisfies AlienText;
