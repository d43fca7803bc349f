import type { AlienText } from '../../../types.ts';

export default {
  name: 'Muckraker',
  power: 'Slander',
  summary: 'Pay, or read about it tomorrow.',
  text:
    'At the start of resolution, as a main player or ally, you may use this power: discard a card from your hand and accuse any number of allies on the winning side, but never yourself. ' +
    'If you are an ally on that side, your main player may spare any of them. ' +
    'Each accused ally may buy themselves off by giving you one card from hand: any card that is not an encounter card, or an encounter card of the type you discarded; an attack must be higher than yours. ' +
    'Whoever does not pay returns their ships in the encounter to other colonies and gets nothing for winning. ' +
    'If zapped, nobody is accused.',
  wild: 'As a main player or ally, during alliance: after alliances are formed, drive one ally of either side out of the encounter; their ships return to their colonies.',
  super:
    'As a main player or ally, during resolution: you may also accuse the winning main player, or only that player, but never yourself. ' +
    'If they do not pay, they have still won, but land no ships.',
  says: {
    whom: 'Whom do you accuse?',
    discard: 'Which card do you discard for the accusation?',
    spare: 'Your ally accuses these. Whom do you exempt?',
    answer:
      '{player} accuses you ({card}). Do you pay with a card? Otherwise your ships leave and you get nothing.',
    'answer.pay': 'Pay with a card',
    'answer.leave': 'Leave',
    bribe: 'Which card do you give {player}?',
    expose: 'Which ally has to leave?',
    'ability.slander': 'Accuse winning allies',
    'ability.expose': 'Drive an ally out',
    'ability.scandal': 'Accuse the winner, too',
  },
} satisfies AlienText;
