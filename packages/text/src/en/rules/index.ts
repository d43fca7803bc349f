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
    basics: 'The game',
    turn: 'A turn, phase by phase',
    outcome: 'Winning, losing, dealing',
    powers: 'Powers and cards',
    variants: 'Other ways to play',
    words: 'Words',
  },
  'Words of the game',
  { basics, turn, outcome, powers, variants },
  terms,
  {
    title: 'Rules',
    search: 'Search the rules',
    contents: 'Contents',
    print: 'Print',
    example: 'For example',
    found: 'Sections found:',
    none: 'No section speaks of this. Try another word.',
    link: 'Link to this section',
    all: 'Show everything',
  },
);
