import type { AlienText } from '../../../types.ts';

export default {
  name: 'Ace',
  power: 'Triumph',
  summary: 'One card up the sleeve is enough.',
  text:
    'Before the game begins, choose one of your home planets: it is removed from the game, and the ships on it start in the warp. ' +
    'At the start of your turn you must use this power if you have at least one foreign colony: you win the game. ' +
    'If zapped, your next chance comes at the start of your next turn. ' +
    'While you have this power, the offense may also aim at your foreign colonies, with you as the defense: at any of them when destiny points at you, otherwise at those in the system it points at. ' +
    'You can also win in the usual way.',
  wild:
    'As a main player, during reveal: after cards are revealed, if every other player is on the opposing side, you win the encounter. ' +
    'Then hand this flare to the Ace, or discard it if there is none in the game.',
  super:
    'As the defense, during resolution: when you lose, your ships do not go to the warp but settle together on a planet in another system. ' +
    'Your allies’ ships are not saved. ' +
    'Then discard this flare.',
  says: {
    purge: 'Which home planet do you give up?',
    whom: 'Who is the defense: the player destiny named, or {player} on a colony in that system?',
    refuge: 'On which planet do your ships settle?',
    won: 'a foreign colony at the start of the turn',
    'against-all': 'Alone against everybody',
    'ability.triumph': 'Win with a foreign colony',
    'ability.exposed': 'Foreign colonies can be aimed at',
    'ability.against-all': 'Win alone against everybody',
    'ability.escape': 'Settle in another system instead of losing the ships',
  },
} satisfies AlienText;
