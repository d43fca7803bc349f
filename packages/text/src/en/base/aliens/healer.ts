import type { AlienText } from '../../../types.ts';

export default {
  name: 'Healer',
  power: 'Heal',
  summary: 'No wound too small, no fee too modest.',
  text:
    'In any phase, involved or not, you may use this power as soon as ships of another player go to the warp or out of the game. ' +
    'That player gets all ships lost in that event back and places them on their colonies; they cannot refuse. ' +
    'A player without a colony cannot be healed. ' +
    'You draw one card from the cosmic deck for each player you heal. ' +
    'The healed ships still count as lost for compensation. ' +
    'A zap stops this healing and any further one in this encounter.',
  wild: 'As any player, in any phase: when a Cosmic Zap is played on you, it is discarded and does nothing.',
  super:
    'As any player, in any phase: when you use your power, draw one card for each ship healed, not one for the player.',
  says: {
    'ability.heal': 'Heal',
    'ability.immune': 'Shrug off the zap',
    'ability.by-the-ship': 'A card per ship',
    patient: 'Whose ships do you heal?',
  },
} satisfies AlienText;
