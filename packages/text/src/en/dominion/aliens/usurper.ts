import type { AlienText } from '../../../types.ts';

export default {
  name: 'Usurper',
  power: 'Accroach',
  summary: 'A comfortable chair. Whose was it?',
  text:
    'During planning, right after cards are chosen, you may use this power as a main player: each ally on both sides plays an encounter card face down, and an ally who has none first draws a new hand. ' +
    'Look at the cards of your allies: you may put one of them in place of your own card. ' +
    'You may also pick one of the opposing allies’ cards, unseen, to take the place of your opponent’s card. ' +
    'Replaced and unused cards return to their owners’ hands. ' +
    'Where an effect forces a main player’s choice of card, that player’s allies are left alone. ' +
    'If zapped, allies play no cards.',
  wild:
    'As a main player, during alliance: before invitations, declare that allies alone decide. ' +
    'No cards are played: the side with more allied ships wins, and a tie goes to the defense.',
  super:
    'As a main player, during planning: look at the opposing allies’ cards before you decide whether to take one of them.',
  says: {
    own: 'Whose card takes the place of yours?',
    'own.none': 'Nobody’s',
    theirs: 'Whose card takes the place of your opponent’s?',
    'theirs.none': 'Nobody’s',
    headcount: 'Allied ships alone decide',
    'ability.accroach': 'Make all allies play a card',
    'ability.headcount': 'Let allied ships alone decide',
    'ability.look': 'Look at the opposing allies’ cards',
  },
} satisfies AlienText;
