import type { AlienText } from '../../../types.ts';

export default {
  name: 'Voyager',
  power: 'Journey',
  summary: 'Home is wherever it parks.',
  text:
    'At the start of your turn you may use this power: if you have no planet in the warp, move one of your home planets there with all ships on it; otherwise exchange it for another home planet. ' +
    'Ships on that world are on a colony and in the warp at the same time and can leave in any way that fits either. ' +
    'Ships sent to the warp never go onto it; ships returning to colonies may, if you have a colony there. ' +
    'Your colony there counts as a home colony and as a foreign colony; colonies of other players there count as neither. ' +
    'If your sheet is lost or turned face down, the world goes back to your system. ' +
    'If zapped, no planet moves.',
  wild:
    'As any player, in any phase: lay a card from your hand, but not this flare, face down in the warp. ' +
    'You may take such cards back at any later time. ' +
    'If you lose this flare, they are discarded.',
  super: 'As the offense, at the start of your turn: you may have a second home planet in the warp.',
  says: {
    planet: 'Which home planet goes into the warp?',
    home: 'Which planet comes home from the warp?',
    visitor: 'Which card visits the warp?',
    back: 'How many visiting cards do you take back?',
    which: 'Which visiting cards do you take back?',
    'ability.journey': 'Move a home planet into the warp',
    'ability.second': 'A second home planet goes into the warp',
    'ability.visit': 'Send a card into the warp as a visitor',
    'ability.travel': 'Visiting cards may come back at any time',
    'ability.back': 'Take visiting cards back',
    'ability.lost': 'Without the flare the visiting cards are discarded',
  },
} satisfies AlienText;
