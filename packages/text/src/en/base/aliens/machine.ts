import type { AlienText } from '../../../types.ts';

export default {
  name: 'Machine',
  power: 'Continuity',
  summary: 'Stopping was never part of the design.',
  text:
    'On your turn as the offense, you are not limited to two encounters. ' +
    'During resolution, after each encounter you complete, won or lost, you may use this power to begin another, as long as you hold an encounter card. ' +
    'If zapped, the usual rule applies: a second encounter only after a successful first one.',
  wild:
    'As the offense, during resolution: you may have a second encounter although the first one failed or you hold no encounter card. ' +
    'If you hold none when it begins, you draw a new hand.',
  super: 'As the offense, during regroup: rather than retrieve a ship, take the top card of the cosmic deck.',
  says: {
    'ability.continue': 'Begin another encounter',
    'ability.second-encounter': 'Have a second encounter',
    'ability.card-instead': 'Take a card rather than a ship',
  },
} satisfies AlienText;
