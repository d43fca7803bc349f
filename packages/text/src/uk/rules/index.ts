import { rulesBook } from '../../rules/book.ts';
import { basics } from './basics.ts';
import { terms } from './glossary.ts';
import { outcome } from './outcome.ts';
import { powers } from './powers.ts';
import { turn } from './turn.ts';
import { variants } from './variants.ts';

/** The rulebook. Loaded when somebody opens it. */
export default rulesBook(
  {
    basics: 'Гра',
    turn: 'Хід, фаза за фазою',
    outcome: 'Перемоги, поразки, угоди',
    powers: 'Сили й карти',
    variants: 'Інші способи гри',
    words: 'Слова',
  },
  'Слова гри',
  { basics, turn, outcome, powers, variants },
  terms,
  {
    title: 'Правила',
    search: 'Шукати в правилах',
    contents: 'Зміст',
    print: 'Надрукувати',
    example: 'Наприклад',
    found: 'Знайдено розділів:',
    none: 'Про це немає жодного розділу. Спробуй інше слово.',
    link: 'Посилання на цей розділ',
    all: 'Показати все',
  },
);
