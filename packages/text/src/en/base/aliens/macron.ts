import type { AlienText } from '../../../types.ts';

export default {
  name: 'Macron',
  power: 'Mass',
  summary: 'One of it is a crowd.',
  text:
    'You must use this power when you send ships as the offense or as an ally: send just one ship. ' +
    'You must use it again after cards are revealed, as a main player or ally: each of your ships in the encounter counts 4 towards your side’s total. ' +
    'For compensation and rewards, each of your ships counts as two; this part cannot be zapped. ' +
    'If zapped when sending, you may send up to four ships, which count 1 each. ' +
    'If zapped at reveal, your ships count 1 each.',
  wild: 'As a main player or ally, during reveal: if your side revealed an attack, its total rises by 1 for each of your ships in the encounter.',
  super:
    'As the offense or an ally, during launch or alliance: you may send up to four ships. ' +
    'Each still counts 4.',
  says: {
    mass: 'Mass: each ship counts 4',
    bulk: 'Macron flare: 1 for each ship',
    'ability.one-ship': 'Send just one ship',
    'ability.mass': 'Mass',
    'ability.heavy-compensation': 'Ships count double for compensation',
    'ability.heavy-rewards': 'Ships count double for rewards',
    'ability.bulk': 'Add 1 for each own ship',
    'ability.fleet': 'Send up to four ships',
  },
} satisfies AlienText;
