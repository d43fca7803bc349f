import { book } from '../book.ts';
import asks from './asks.ts';
import base from './base/index.ts';
import bots from './bots.ts';
import cards from './cards.ts';
import cli from './cli.ts';
import dominion from './dominion/index.ts';
import errors from './errors.ts';
import events from './events.ts';
import faults from './faults.ts';
import tech from './tech/index.ts';
import told from './told.ts';
import web from './web/index.ts';
import words from './words.ts';

export default book(base, tech, dominion, words, cards, asks, events, errors, faults, told, cli, bots, web);
