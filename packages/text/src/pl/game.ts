/** What is said wherever a game is played or shown. */
import { book } from '../book.ts';
import asks from './asks.ts';
import cards from './cards.ts';
import events from './events.ts';
import talk from './talk.ts';
import told from './told.ts';
import table from './web/table.ts';

export default book(cards, asks, events, told, talk, table);
