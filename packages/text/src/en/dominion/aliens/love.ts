import type { AlienText } from '../../../types.ts';

export default {
  name: 'Love',
  power: 'Joy',
  summary: 'All together now. Yes, you at the back.',
  text:
    'At the start of your turn you must use this power if you have a card in hand: discard one of your choice, face up. ' +
    'Each other player in turn may discard a card; whoever discards one of the same type as yours may bring all their ships from the warp back to colonies. ' +
    'If every other player matched the type, you take all cards discarded in this way into your hand, your own, too. ' +
    'Otherwise you may take all your ships out of the warp and found a foreign colony with them in the system of a player who did not match, on a planet of your choice. ' +
    'If zapped, nobody discards anything.',
  wild:
    'As a main player, during planning: before cards are chosen, ask your opponent to discard a card at random. ' +
    'If they do, you may take that card; if they refuse, you get one reward.',
  super:
    'As the offense, at the start of your turn: show the card for your power and take it back into your hand instead of discarding it.',
  says: {
    card: 'Which card do you offer?',
    join: '{player} has offered {card}. Do you discard a card, too? The same type brings your ships back.',
    return: 'The types match. Do you bring all your ships back from the warp ({count})?',
    settle: 'Not everybody matched. Do you found a colony with all your ships from the warp ({count})?',
    planet: 'On which planet?',
    yield: '{player} asks you to discard a random card. Do you? If not, they get a reward.',
    take: '{card} was discarded. Do you take it?',
    'ability.joy': 'Share a card',
    'ability.plead': 'Ask the opponent for a card',
    'ability.cherish': 'Show the card and keep it',
  },
} satisfies AlienText;
