import { book } from '../book.ts';
import aliens from './base/aliens/index.ts';
import asks from './asks.ts';
import bots from './bots.ts';
import cards from './cards.ts';
import cli from './cli.ts';
import errors from './errors.ts';
import events from './events.ts';
import web from './web/index.ts';
import words from './words.ts';

export default book(aliens, words, cards, asks, events, errors, cli, bots, web);
