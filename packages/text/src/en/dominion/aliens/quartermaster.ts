import type { AlienText } from '../../../types.ts';

export default {
  name: 'Quartermaster',
  power: 'Supply',
  summary: 'Sign here, and here, and wait over there.',
  text:
    'In any phase, involved or not, you must use this power whenever other players are to receive rewards. ' +
    'They first say how many ships, cosmic cards and reward cards they want. ' +
    'You decide on which of their colonies the ships land; you draw all their cards, look at them and deal them out as you like, to each the right number from whichever deck. ' +
    'If you are due rewards as well, you take yours afterwards in the usual way. ' +
    'If not, you may retrieve one of your ships from the warp, or add one card from a deck that supplied these rewards before you deal and keep the card that is left over. ' +
    'If zapped, everybody receives their rewards as usual.',
  wild: 'As any player, in any phase: when somebody is about to get cards as rewards, supply any number of these from your own hand, of your choice; that many fewer are drawn.',
  super:
    'As any player, in any phase: if you are due rewards, too, when you use your power, mix your hand and your own reward cards with the cards drawn for the others; deal to them from the mix and keep the rest as your hand.',
  says: {
    land: '{count, plural, one {# ship} other {# ships}} of {player} leave the warp. To which of their colonies?',
    tip: 'What do you take for your trouble?',
    'tip.none': 'Nothing',
    'tip.ship': 'A ship of mine from the warp',
    'tip.cosmic': 'A card more from the cosmic deck; the one left over is mine',
    'tip.reward': 'A card more from the reward deck; the one left over is mine',
    deal: 'Which {count, plural, one {card} other {# cards}} does {player} get?',
    fill: 'Which cards of yours does {player} get instead of cards from the deck?',
    'ability.supply': 'Deal out the rewards of the others',
    'ability.hand-out': 'Deal out the rewards',
    'ability.stock': 'Give own cards as rewards',
    'ability.pool': 'Mix in the own hand and rewards',
  },
} satisfies AlienText;
