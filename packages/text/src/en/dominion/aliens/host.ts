import type { AlienText } from '../../../types.ts';

export default {
  name: 'Host',
  power: 'Channel',
  summary: 'Somebody wishes to speak through it.',
  text:
    'At the start of any player’s turn you may remove flares on your sheet from the game and draw unused flares, face down, until three lie there; this part cannot be zapped. ' +
    'In any phase you may use this power to play one of them for its wild effect as if from your hand; its role and phase must fit. ' +
    'It does not count as your one flare in the encounter, and flares on your sheet are not part of your hand. ' +
    'A flare that would return to your hand goes to the discard pile; one that would go to some player still does. ' +
    'If zapped, the flare returns to your sheet.',
  wild:
    'As any player, in any phase: draw three unused flares into your hand. ' +
    'Then hand this flare to the Host, or discard it if there is none in the game.',
  super:
    'As any player, at the start of a turn: when you refill your sheet, you may draw two flares more; choose which of those drawn fill it to three and remove the others from the game.',
  says: {
    'see-out': 'Which flares leave the game?',
    keep: 'Which of the drawn flares stay on your sheet? The others leave the game.',
    guests: 'Guests',
    'ability.guests': 'Play a guest',
    'ability.see-out': 'Remove flares from your sheet',
    'ability.welcome': 'Draw flares onto your sheet',
    'ability.party': 'Draw three unused flares',
    'ability.two-more': 'Draw two more and choose',
  },
} satisfies AlienText;
