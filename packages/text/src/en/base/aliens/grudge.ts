import type { AlienText } from '../../../types.ts';

export default {
  name: 'Grudge',
  power: 'Revenge',
  summary: 'You were invited. It was noted.',
  text:
    'During alliance, once alliances are formed, you must use this power as a main player: every player you invited who did not join you gets a grudge token, also those who joined the other side. ' +
    'During resolution, each holder discards the token and sends ships of their choice to the warp: one if you win or make a deal, four if you lose or fail to make a deal. ' +
    'Ships that are in the encounter on the other side cannot be chosen. ' +
    'If the encounter ends in any other way, the tokens are discarded and nobody loses a ship. ' +
    'Only the handing out of tokens can be zapped, not the penalty.',
  wild: 'As a main player, during resolution: when your opponent wins, their allies get nothing, neither colonies nor rewards, and take their ships back to their colonies.',
  super:
    'As a main player, during resolution: everybody who discards a grudge token sends four ships to the warp, even if you win or make a deal.',
  says: {
    token: '{you, select, yes {You bear} other {{who} bears}} a grudge against {player}.',
    lose: 'The grudge is settled. Which ships do you lose?',
    'ability.revenge': 'Bear a grudge',
    'ability.settle-up': 'Settle the grudge',
    'ability.spoil': 'Send the winner’s allies home empty-handed',
    'ability.fury': 'Four ships from everybody',
  },
} satisfies AlienText;
