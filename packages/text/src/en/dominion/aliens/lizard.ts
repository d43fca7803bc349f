import type { AlienText } from '../../../types.ts';

export default {
  name: 'Lizard',
  power: 'Transmogrify',
  summary: 'Every victory itches a little.',
  text:
    'You begin the game with all ships of a colour that nobody plays on your sheet. ' +
    'During resolution, as a main player, you must use this power when you win with at least one of your normal ships in the encounter: each of these is removed from the game, and a ship from your sheet takes its place. ' +
    'Changed ships are yours in every way, and each adds 2 more to your side’s total when you are a main player or ally, even while your power is zapped or lost. ' +
    'When you have no normal ship left in the game, you win; this part cannot be zapped. ' +
    'You can also win in the usual way. ' +
    'Nobody can steal or copy this power. ' +
    'If zapped, no ship changes.',
  wild: 'As a main player or ally, during reveal: after your side reveals an attack, choose one: each reinforcement you play from now on in this encounter counts double, or, as a main player, the multiplier of the kicker you revealed grows by one.',
  super:
    'As a main player, during resolution: when you use your power, two of your normal ships outside the encounter change, too, wherever they are.',
  says: {
    'ability.transmogrify': 'Change your winning ships',
    'ability.further': 'Change two more ships',
    'ability.kick-harder': 'Let your kicker multiply by one more',
    'ability.double': 'Count your further reinforcements double',
    further:
      '{count, plural, one {Which further ship of yours changes?} other {Which # further ships of yours change?}}',
    doubled: 'Lizard: counted double',
    won: 'all their ships have changed',
  },
} satisfies AlienText;
