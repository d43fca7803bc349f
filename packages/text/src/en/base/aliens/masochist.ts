import type { AlienText } from '../../../types.ts';

export default {
  name: 'Masochist',
  power: 'Hurt Yourself',
  summary: 'Please, not the warp. Anything but the warp.',
  text:
    'At the very start of every regroup phase, before anybody retrieves a ship, you must use this power if you have lost all your ships: you win the game. ' +
    'Ships in the warp, captured ships and ships removed from the game are lost. ' +
    'If zapped, you do not win now, but try again in the next regroup phase. ' +
    'Having too few home colonies does not cost you this power; this part cannot be zapped. ' +
    'You can still win in the usual way.',
  wild:
    'As any player, during regroup: choose a player who is not the offense; they retrieve a ship, and the offense does not. ' +
    'You cannot play this while all ships of the offense are in the warp, captured or removed from the game.',
  super:
    'As the offense, during regroup: rather than bring a ship home from the warp, take it out of the game for good.',
  says: {
    'ability.hurt-yourself': 'Hurt Yourself',
    'ability.divert': 'Let somebody else retrieve a ship',
    'ability.for-good': 'Remove it for good',
    divert: 'Who retrieves a ship instead of the offense?',
    won: 'the Masochist has lost every ship',
  },
} satisfies AlienText;
