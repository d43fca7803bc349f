import { book, cardBook } from '../../book.ts';
import { intimidates, rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Атака {print}',
    text: 'Даёт {value}, а в контакте с предупреждением об угрозе — {hazard}. В остальном как любая атака.',
  }),
  intimidates({
    name: 'Устрашение {print}',
    text: 'До планирования положи лицом вниз и скажи, что это устрашение. Для основного игрока это уже выбранная карта; устрашение союзника может вслепую заменить карту основного игрока. Против атаки это атака {value}, против всего прочего — переговоры. Неиспользованное возвращается, никем не увиденное.',
  }),
);
