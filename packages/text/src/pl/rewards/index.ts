import { book, cardBook } from '../../book.ts';
import { rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Atak {print}',
    text: 'Liczy się jako {value}, a w spotkaniu z ostrzeżeniem o zagrożeniu jako {hazard}. Poza tym jak każdy atak.',
  }),
);
