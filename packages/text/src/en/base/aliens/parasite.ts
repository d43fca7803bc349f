import type { AlienText } from '../../../types.ts';

export default {
  name: 'Parasite',
  power: 'Infest',
  summary: 'The guest nobody remembers inviting.',
  text:
    'During alliance, when your turn to ally comes and you are not a main player, you may use this power to join either side with one to four ships, invited or not. ' +
    'You are then an ally like any other. ' +
    'Effects that only prevent invitations do not stop you; effects that forbid you to ally do. ' +
    'If zapped, you can join only a side that invited you.',
  wild:
    'As any player, in any phase: when too few home colonies cost another player their power, move one of your ships from a colony to one of that player’s home planets. ' +
    'It founds a colony there beside any ships present.',
  super: 'As an ally, during alliance: you may send as many ships as you like.',
  says: {
    'ability.infest': 'Join uninvited',
    'ability.nest': 'Settle on a home planet',
    'ability.swarm': 'Send any number of ships',
    host: 'Whom do you join?',
    nest: 'On which planet do you settle?',
    settler: 'Which ship settles there?',
  },
} satisfies AlienText;
