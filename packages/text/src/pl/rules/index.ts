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
    basics: 'Gra',
    turn: 'Tura, faza po fazie',
    outcome: 'Wygrane, przegrane, porozumienia',
    powers: 'Moce i karty',
    variants: 'Inne sposoby gry',
    words: 'Słowa',
  },
  'Słowa gry',
  { basics, turn, outcome, powers, variants },
  terms,
  {
    title: 'Zasady',
    search: 'Szukaj w zasadach',
    contents: 'Spis treści',
    print: 'Drukuj',
    example: 'Na przykład',
    found: 'Znalezione rozdziały:',
    none: 'Żaden rozdział o tym nie mówi. Spróbuj innego słowa.',
    link: 'Odnośnik do tego rozdziału',
    all: 'Pokaż wszystko',
  },
);
