import type { AlienText } from '../../../types.ts';

export default {
  name: 'Cudgel',
  power: 'Smash',
  summary: 'Wins once, hits twice.',
  text:
    'During resolution, as a main player, you must use this power when you win the encounter having revealed an attack. ' +
    'On top of the usual loss, your opponent sends as many ships to the warp as you had in the encounter. ' +
    'They choose these ships, from anywhere; if they have fewer, all of them go. ' +
    'These ships count for compensation, too. ' +
    'If zapped, your opponent suffers the usual loss only.',
  wild: 'As the offense, during resolution: when you gain a colony, you may send all ships of other players on that planet to the warp, except those that were on your side in this encounter.',
  super:
    'As a main player, during resolution: when you use your power, name any of your opponent’s allies: on top of the usual loss, each of them also sends that many ships of their choice to the warp.',
  says: {
    allies: 'Which allies do you smash as well?',
    lose: 'You are smashed: which {count, plural, one {further ship} other {# further ships}} do you lose?',
    'ability.smash': 'Smash',
    'ability.clear-out': 'Clear the planet of all others',
    'ability.smash-allies': 'Smash allies as well',
  },
} satisfies AlienText;
