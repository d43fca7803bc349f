import type { AlienText } from '../../../types.ts';

export default {
  name: 'Remora',
  power: 'Cling',
  summary: 'Where others feed, there are crumbs.',
  text:
    'In any phase, involved or not, you may use this power whenever another player gets ships out of the warp or draws from the cosmic deck. ' +
    'When they retrieve ships, however many, you retrieve one of yours, but none that went to the warp in this encounter. ' +
    'When they draw cards, however many, you draw one card. ' +
    'A zap on either stops both for the rest of the encounter.',
  wild: 'As any player, in any phase: when somebody else plays a flare, draw one card from the cosmic deck.',
  super:
    'As any player, in any phase: when somebody else gains a colony, draw one card from the cosmic deck or retrieve one of your ships from the warp. ' +
    'If several players gain colonies together, do this for each of them.',
  says: {
    feast:
      '{count, plural, one {Retrieve a ship, or draw a card?} other {Retrieve up to # ships? You draw a card for each one you leave.}}',
    'ability.rescue': 'Retrieve a ship',
    'ability.draw': 'Draw a card',
    'ability.scraps': 'Draw a card',
    'ability.feast': 'Draw a card or retrieve a ship for each',
  },
} satisfies AlienText;
