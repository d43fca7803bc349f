import { book, cardBook } from '../../book.ts';
import { intimidates, rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Atak {print}',
    text: 'Liczy się jako {value}, a w spotkaniu z ostrzeżeniem o zagrożeniu jako {hazard}. Poza tym jak każdy atak.',
  }),
  intimidates({
    name: 'Zastraszenie {print}',
    text: 'Przed planowaniem połóż zakryte i powiedz, że to zastraszenie. Dla głównego gracza to już wybrana karta; zastraszenie sojusznika może w ciemno zastąpić kartę głównego gracza. Przeciw atakowi to atak {value}, przeciw wszystkiemu innemu negocjacje. Niewykorzystane wraca przez nikogo nieobejrzane.',
  }),
);
