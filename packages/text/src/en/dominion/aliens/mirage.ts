import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mirage',
  power: 'Delusion',
  summary: 'What you have counted is somewhere else.',
  text:
    'During reveal, as a main player, you must use this power after cards are revealed: choose one of your colonies and one of your opponent’s, anywhere, even on the planet of the encounter. ' +
    'For the totals, the ships on these colonies count instead of those that the two of you really have in the encounter; allies count as they are. ' +
    'A player without a colony counts their real ships. ' +
    'Losses, landings, compensation and rewards go by the real ships. ' +
    'If zapped, the real ships count for the totals.',
  wild: 'As a main player or ally, during reveal: play a negotiate from your hand as a reinforcement +3.',
  super:
    'As a main player, during reveal: when you use your power, choose one colony of one ally, too; the ships there count instead of those the ally really has in the encounter.',
  says: {
    own: 'Which colony of yours stands in for your ships?',
    other: 'Which colony stands in for the ships of {player}?',
    ally: 'Which ally’s ships are replaced, too?',
    negotiate: 'Which negotiate do you play as +3?',
    side: 'Which side does it reinforce?',
    'side.own': 'Mine',
    'side.other': 'The other one',
    delude: 'Mirage: other ships are counted',
    'ability.delude': 'Count other ships',
    'ability.conjure': 'A negotiate as a reinforcement of 3',
    'ability.fata-morgana': 'Replace an ally’s ships, too',
  },
} satisfies AlienText;
