/** What the page in the browser says. */
import { book } from '../book.ts';
import aliens from './base/aliens/index.ts';
import asks from './asks.ts';
import cards from './cards.ts';
import errors from './errors.ts';
import events from './events.ts';
import web from './web/index.ts';
import words from './words.ts';

export default book(aliens, words, cards, asks, events, errors, web);
