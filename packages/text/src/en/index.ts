// The same list in every language, because each imports its own files.
/* jscpd:ignore-start */
import { book } from '../book.ts';
import base from './base/index.ts';
import bots from './bots.ts';
import cli from './cli.ts';
import dominion from './dominion/index.ts';
import explain from './explain/index.ts';
import game from './game.ts';
import learn from './learn/index.ts';
import lore from './lore.ts';
import mine from './mine/index.ts';
import notices from './notices.ts';
import page from './page.ts';
import rewards from './rewards/index.ts';
import tech from './tech/index.ts';

export default book(
  page,
  game,
  learn,
  explain,
  base,
  tech,
  rewards,
  dominion,
  lore,
  cli,
  bots,
  mine,
  notices,
);
/* jscpd:ignore-end */
