import { book, cardBook } from '../../book.ts';
import { intimidates, rewardAttacks } from '../../kinds.ts';
import cards from './cards.ts';

export default book(
  cardBook(cards),
  rewardAttacks({
    name: 'Атака {print}',
    text: 'Важить {value}, а в контакті з попередженням про небезпеку — {hazard}. В іншому як будь-яка атака.',
  }),
  intimidates({
    name: 'Залякування {print}',
    text: 'До планування поклади долілиць і скажи, що це залякування. Для головного гравця це вже обрана карта; залякування союзника може наосліп замінити карту головного гравця. Проти атаки це атака {value}, проти всього іншого — перемовини. Невикористане повертається, ніким не бачене.',
  }),
);
