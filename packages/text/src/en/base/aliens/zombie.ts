import type { AlienText } from '../../../types.ts';

export default {
  name: 'Zombie',
  power: 'Immortality',
  summary: 'Back already. Back always.',
  text:
    'In any phase, involved or not, you must use this power when your ships would go to the warp: put them on any of your colonies instead. ' +
    'Without a colony to go to, they do end in the warp. ' +
    'Ships saved this way bring you no compensation. ' +
    'In a deal you may also free any number of the other player’s ships from the warp to their colonies; this part cannot be zapped. ' +
    'A zap sends your ships to the warp.',
  wild: 'As any player, in any phase: when your ships go to the warp, save one of them and put it on any of your colonies.',
  super:
    'As a main player, during alliance: every player who allies with you may bring one of their ships from the warp into the encounter, even beyond the limit of four.',
  says: {
    'ability.immortality': 'Immortality',
    'ability.free': 'Free their ships in a deal',
    'ability.survivor': 'Save one ship',
    'ability.raise-the-dead': 'Raise the dead',
    raise: 'Add one of your ships from the warp to the encounter?',
  },
} satisfies AlienText;
