/** What the page in the browser says before anybody plays; the boxes of the game come when they are wanted. */
import { book } from '../book.ts';
import asks from './asks.ts';
import cards from './cards.ts';
import characters from './characters.ts';
import errors from './errors.ts';
import events from './events.ts';
import faults from './faults.ts';
import talk from './talk.ts';
import told from './told.ts';
import web from './web/index.ts';
import words from './words.ts';

export default book(words, characters, cards, asks, events, errors, faults, told, talk, web);
