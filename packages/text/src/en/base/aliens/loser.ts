import type { AlienText } from '../../../types.ts';

export default {
  name: 'Loser',
  power: 'Upset',
  summary: 'Winning is for those who cannot lose properly.',
  text:
    'During planning, before cards are chosen, you may use this power as a main player to declare an upset. ' +
    'Both main players must then play an attack card if they hold one. ' +
    'After reveal, when everything else has been counted, the winning side loses and the losing side wins, so a tie goes to the offense. ' +
    'If both cards are negotiates, the upset changes nothing. ' +
    'A zap cancels the upset.',
  wild:
    'As a main player, during planning: instead of choosing cards, both sides simply lose. ' +
    'Every ship in the encounter goes to the warp, and no encounter card is played.',
  super:
    'As a main player, after cards are chosen and before they are revealed: you may declare your upset now. ' +
    'Nobody is forced to play an attack.',
  says: {
    upset: 'Upset: the loser wins',
    'ability.upset': 'Declare an upset',
    'ability.both-lose': 'Both sides lose',
    'ability.late-upset': 'Declare an upset now',
  },
} satisfies AlienText;
