import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pickpocket',
  power: 'Lift',
  summary: 'Mind the step. Mind your pockets.',
  text:
    'In any phase, involved or not, you may use this power once per encounter: take a card at random from the hand of another player who has a colony in your home system. ' +
    'Look at it, then keep or discard it. ' +
    'If zapped, you take nothing.',
  wild:
    'As anybody but the offense, during launch: when the gate points at a planet in your system, take cards at random from the offense’s hand, at most one for each of their ships on the gate. ' +
    'Keep or discard each of them. ' +
    'If the offense has no encounter card left, they draw a new hand.',
  super:
    'As any player, in any phase: when you use your power, take a card from each such player you choose.',
  says: {
    whom: 'Whose pocket do you pick?',
    keep: 'You took {card} from {player}. Do you keep it? Otherwise it is discarded.',
    count: 'How many cards do you take from the offense?',
    throw: 'Which of the stolen cards do you discard? You keep the others.',
    also: 'From whom else do you take a card?',
    'ability.lift': 'Take a card from a visitor',
    'ability.toll': 'Rob the offense',
    'ability.everybody': 'Take from several visitors',
  },
} satisfies AlienText;
