import type { AlienText } from '../../../types.ts';

export default {
  name: 'Spiff',
  power: 'Crash Land',
  summary: 'Falling is easy. Falling in style takes practice.',
  text:
    'During resolution, as the offense, you may use this power when you lose, both cards are attacks and the totals are 10 or more apart. ' +
    'One of your ships that would go to the warp lands on the targeted planet instead and stands beside any ships there. ' +
    'It is a colony like any other, although the encounter is lost. ' +
    'A loss in which no totals were compared is not enough, and a ship that is removed from the game cannot land. ' +
    'If zapped, all your ships go to the warp.',
  wild:
    'As the defense, during resolution: when you lose, one of your ships on the planet stays there beside the newcomers. ' +
    'It is not lost and brings no compensation.',
  super: 'As the offense, during resolution: your power works when the totals are 5 or more apart.',
  says: {
    'ability.crash-land': 'Crash-land',
    'ability.hold-on': 'Hold on with one ship',
    'ability.soft-landing': 'Crash-land from a smaller defeat',
  },
} satisfies AlienText;
