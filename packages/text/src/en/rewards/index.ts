import { book, cardBook } from '../../book.ts';
import { intimidates, rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Attack {print}',
    text: 'Counts {value}; in an encounter with a hazard warning it counts {hazard} instead. Everything else as with any attack.',
  }),
  intimidates({
    name: 'Intimidate {print}',
    text: 'Before planning, lay it face down and say that it is an intimidate. As a main player you have chosen your card with it; the intimidate of an ally may take the place of the main player’s card, unseen. Against an attack it is an attack of {value}, against anything else a negotiate. Unused, it comes back unseen.',
  }),
);
