import type { AlienText } from '../../../types.ts';

export default {
  name: 'Vacuum',
  power: 'Catharsis',
  summary: 'Never goes to the warp alone.',
  text:
    'In any phase, involved or not, you must use this power each time you lose ships to the warp: up to as many ships of other players go with them. ' +
    'You decide who loses how many; each of those players decides from which of their colonies. ' +
    'Ships on the gate or beside the planet are out of reach. ' +
    'Ships of yours that are removed from the game or saved from the warp do not count. ' +
    'A zap saves the others’ ships, not yours.',
  wild:
    'As any player, during reveal: count the main players other than you who have revealed an attack. ' +
    'You may bring as many of your ships home from the warp.',
  super: 'As any player, in any phase: when you use your power, you pick the very ships that others lose.',
  says: {
    'ability.catharsis': 'Catharsis',
    'ability.undertow': 'Retrieve ships',
    'ability.exact': 'Pick the ships',
    victim:
      '{count, plural, one {One more ship} other {Up to # ships}} of others may go with yours. How many does {player} lose?',
    lose: 'The Vacuum drags your ships along. Which ones do you lose?',
    pick: '{count, plural, one {A ship goes} other {# ships go}} with yours. Which of {player}?',
  },
} satisfies AlienText;
