import type { AlienText } from '../../../types.ts';

export default {
  name: 'Miser',
  power: 'Hoard',
  summary: 'A second hand, and nobody shakes it.',
  text:
    'At setup you are dealt two separate hands of eight and keep one of them face down on your sheet as your hoard. ' +
    'In any phase, when you could play a card, you may use this power to play it from the hoard; if it would return to hand, it returns to the hoard. ' +
    'You may make forced discards from the hoard, but nobody else may look into it or take from it, and cards you gain never go there. ' +
    'When an encounter begins, or as a main player before cards are selected, you may show a hoard without encounter cards, discard it and draw eight cards as a new one. ' +
    'As the defense with encounter cards in your hoard only, you choose whether to draw a new hand. ' +
    'Only playing from the hoard can be zapped.',
  wild:
    'As any player, in any phase: before you draw a new hand or pay compensation, put this flare and up to two other cards aside. ' +
    'They are safe and come back to you afterwards; a new hand is still a full eight cards.',
  super:
    'As the offense, during regroup: when your encounter begins, add the top card of the cosmic deck to your hoard.',
  says: {
    exchange: 'You see two hands of eight. Exchange your hand for the one that is to be your hoard?',
    aside: 'Which cards do you put aside with the flare? Up to two.',
    hoard: 'Hoard',
    'ability.hoard': 'Hoard',
    'ability.new-hoard': 'Draw a new hoard',
    'ability.new-hand': 'Draw a new hand in spite of the hoard',
    'ability.protect-hand': 'Keep cards out of the discard',
    'ability.protect-payment': 'Keep cards out of the compensation',
    'ability.save-up': 'Add a card to the hoard',
  },
} satisfies AlienText;
