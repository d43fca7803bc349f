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
    basics: 'Игра',
    turn: 'Ход, фаза за фазой',
    outcome: 'Победы, поражения, сделки',
    powers: 'Способности и карты',
    variants: 'Другие способы игры',
    words: 'Слова',
  },
  'Слова игры',
  { basics, turn, outcome, powers, variants },
  terms,
  {
    title: 'Правила',
    search: 'Искать в правилах',
    contents: 'Содержание',
    print: 'Напечатать',
    example: 'Например',
    found: 'Найдено разделов:',
    none: 'Об этом нет ни одного раздела. Попробуй другое слово.',
    link: 'Ссылка на этот раздел',
    all: 'Показать всё',
  },
);
