import type { AlienText } from '../../../types.ts';

export default {
  name: 'Kamikaze',
  power: 'Sacrifice',
  summary: 'A one-way ticket, and two cards in change.',
  text:
    'During planning, before cards are chosen, you may use this power as a main player, once per encounter: send one to four of your ships from any colonies to the warp, all at once. ' +
    'Draw two cards from the cosmic deck for each of them. ' +
    'Ships on the gate cannot be sacrificed. ' +
    'If zapped, the ships stay where they are, and you draw nothing.',
  wild:
    'As a main player, during planning: after cards are chosen and before they are revealed, send up to four of your ships from outside the encounter to the warp. ' +
    'Each of them adds 3 to your side’s total.',
  super: 'As the offense, during regroup: retrieve three of your ships from the warp, not just one.',
  says: {
    number: 'How many ships do you sacrifice?',
    ships: 'Which ships do you sacrifice?',
    fireworks: 'Kamikaze flare: ships sacrificed',
    'ability.sacrifice': 'Sacrifice ships for cards',
    'ability.fireworks': 'Sacrifice ships for your total',
    'ability.three-back': 'Retrieve three ships',
  },
} satisfies AlienText;
