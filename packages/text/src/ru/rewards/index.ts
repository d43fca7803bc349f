import { book, cardBook } from '../../book.ts';
import { rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Атака {print}',
    text: 'Даёт {value}, а в контакте с предупреждением об угрозе — {hazard}. В остальном как любая атака.',
  }),
);
