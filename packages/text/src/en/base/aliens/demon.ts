import type { AlienText } from '../../../types.ts';

export default {
  name: 'Demon',
  power: 'Possess',
  summary: 'Nice hand you have. It will do nicely.',
  text:
    'During alliance, before allies are invited, you may use this power as a main player. ' +
    'Choose another player who is not your opponent: that player’s whole hand is laid face down on your sheet. ' +
    'During this encounter you may play those cards as if they were in your hand, though they are not part of it. ' +
    'A card that would return to hand after being played goes back to its former owner, and so do all cards left at the end of the encounter. ' +
    'If zapped, the hand stays where it is.',
  wild:
    'As a main player, during alliance: before allies are invited, choose another player who is not your opponent. ' +
    'When their turn to ally comes, they must join you, invited or not, with all the ships they can spare, but no more than you have in the encounter yourself. ' +
    'They never have to empty a colony to do so.',
  super:
    'As a main player, during alliance: when you use your power, draw six cards from the cosmic deck onto your sheet instead of taking somebody’s hand. ' +
    'Those that would return to hand after being played come to your hand. ' +
    'At the end of the encounter, put the rest back on top of the cosmic deck in the order you choose.',
  says: {
    victim: 'Whose hand do you possess?',
    summon: 'Who must join you?',
    bury: 'Put the possessed cards back on the deck. In which order? The first will be drawn first.',
    possessed: 'Possessed cards',
    'ability.possess': 'Possess somebody’s hand',
    'ability.exorcism': 'Give back the possessed cards',
    'ability.summon': 'Make somebody join you',
    'ability.summons': 'Must join',
    'ability.deep-possession': 'Draw six cards instead of taking a hand',
  },
} satisfies AlienText;
