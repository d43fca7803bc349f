import { book, cardBook } from '../../book.ts';
import { rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Атака {print}',
    text: 'Важить {value}, а в контакті з попередженням про небезпеку — {hazard}. В іншому як будь-яка атака.',
  }),
);
