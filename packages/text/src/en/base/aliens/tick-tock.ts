import type { AlienText } from '../../../types.ts';

export default {
  name: 'Tick-Tock',
  power: 'Patience',
  summary: 'It can wait. Can you?',
  text:
    'You begin the game with ten tokens, or eight in the four-planet game. ' +
    'During resolution, as any player, you must use this power each time the defense wins an encounter or two players make a deal: discard one token. ' +
    'It does not matter how the defense won; a failed or quashed deal does not count, nor does an encounter that both sides lose or that ends without a fight. ' +
    'When your last token is gone, you win the game at once; this part cannot be zapped. ' +
    'You can also win in the usual way. ' +
    'If zapped, the token stays.',
  wild:
    'As any player, in any phase: when the discard pile has been shuffled into a new cosmic deck, you may found a colony at once with one to four ships from your colonies. ' +
    'Choose another player’s home planet on which you have no colony; your ships stand beside any ships there. ' +
    'A cosmic quake does not count.',
  super:
    'As a main player, during resolution: when you win or make a deal, you may send one of your ships to the warp, in the encounter or elsewhere, to discard one more token.',
  says: {
    won: 'time has run out for everybody else',
    planet: 'Where do you found the colony?',
    settle: 'Which ships settle {planet}?',
    cost: 'Which ship do you pay?',
    'ability.defense-won': 'Tick',
    'ability.deal-made': 'Tock',
    'ability.hurry': 'Pay a ship for one more token',
    'ability.new-era': 'Found a colony',
  },
} satisfies AlienText;
