import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mite',
  power: 'Bluster',
  summary: 'Your planet or your papers. And be quick about it.',
  text:
    'During launch, as the offense, you must use this power once your ships are on the gate and before allies are invited, if the defense holds more than three cards in hand. ' +
    'The defense must choose one of two things. ' +
    'Either they discard cards at random until three are left, and the encounter goes on. ' +
    'Or they let you in: all your ships on the gate land on the targeted planet beside any ships there, nobody goes to the warp, and the encounter ends at once as a successful one, neither won nor lost. ' +
    'If you have a colony there already, your ships simply join it. ' +
    'If zapped, the encounter goes on as usual.',
  wild:
    'As a main player, during alliance: after alliances are formed, if more ships are allied with your opponent than with you, you may send all allied ships of both sides back to colonies. ' +
    'Their owners no longer take part in this encounter.',
  super:
    'As the offense, during launch: when the defense discards cards because of your power, look at them and take as many of them as you like into your hand.',
  says: {
    choice:
      '{player} threatens {planet}: give it up, or discard {count, plural, one {# random card} other {# random cards}}?',
    'choice.discard': 'Discard',
    'choice.surrender': 'Let them land',
    keep: 'Which of the discarded cards do you keep?',
    'ability.bluster': 'Bluster',
    'ability.clear-the-ring': 'Send all allies home',
    'ability.keep-them': 'Keep discarded cards',
  },
} satisfies AlienText;
