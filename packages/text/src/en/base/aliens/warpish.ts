import type { AlienText } from '../../../types.ts';

export default {
  name: 'Warpish',
  power: 'Necromancy',
  summary: 'The fallen still count. On our side.',
  text:
    'During reveal, as a main player, you must use this power after you reveal an attack card: add 1 to your total for each ship in the warp, whoever owns it. ' +
    'The ships are counted once, as you use the power; what enters or leaves the warp later changes nothing. ' +
    'Ships removed from the game do not count. ' +
    'If zapped, you get no bonus.',
  wild: 'As a main player, during reveal: your side’s total rises by 1 for each of your own ships in the warp.',
  super:
    'As a main player, during reveal: the total of your opponent’s side falls by 1 for each of their ships in the warp. ' +
    'You may use this on top of your power.',
  says: {
    necromancy: 'The dead of the warp',
    ancestors: 'Warpish flare: own ships in the warp',
    haunt: 'Warpish flare: haunted by the own dead',
    'ability.necromancy': 'Raise the dead',
    'ability.ancestors': 'Count your ships in the warp',
    'ability.haunt': 'Haunt the opponent',
  },
} satisfies AlienText;
