import { book, cardBook } from '../../book.ts';
import { rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Attack {print}',
    text: 'Counts {value}; in an encounter with a hazard warning it counts {hazard} instead. Everything else as with any attack.',
  }),
);
