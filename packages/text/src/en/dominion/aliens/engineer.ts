import type { AlienText } from '../../../types.ts';

export default {
  name: 'Engineer',
  power: 'Technology',
  summary: 'It blew up again! Quick, the notebook.',
  text:
    'During resolution, as a main player, you may use this power when you lose or fail to make a deal: draw two technologies, even if the game is played without them. ' +
    'You may put one of them face down on your sheet, in place of the one that lies there; all others are discarded. ' +
    'At the start of any regroup phase you may move a ship from a colony onto it, and your ships in the warp count towards the number it needs. ' +
    'Once completed, it leaves your sheet: ships on it return to your colonies, ships in the warp stay there. ' +
    'If the sheet or the technology is taken from you, ships on it return to your colonies, too. ' +
    'If zapped, you draw none.',
  wild:
    'As any player, in any phase: turn up cards from the cosmic deck until an artifact comes; take it and discard the others. ' +
    'If the deck runs out first, take any artifact from the discard pile. ' +
    'Then hand this flare to the Engineer, or discard it if there is none in the game.',
  super:
    'As a main player, during resolution: when you use your power, search the technology deck for one card of your choice instead of drawing two; then the deck is shuffled.',
  says: {
    keep: 'Do you put one of the technologies on your sheet?',
    which: 'Which technology do you keep?',
    search: 'Which technology do you take from the deck?',
    discarded: 'Which artifact do you take from the discard pile?',
    'ability.tinker': 'Draw two technologies and keep one',
    'ability.search': 'Choose the technology from the deck',
    'ability.salvage': 'Turn up cards until an artifact comes',
  },
} satisfies AlienText;
