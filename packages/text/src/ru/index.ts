import { book } from '../book.ts';
import base from './base/index.ts';
import bots from './bots.ts';
import cli from './cli.ts';
import dominion from './dominion/index.ts';
import explain from './explain/index.ts';
import learn from './learn/index.ts';
import mine from './mine/index.ts';
import notices from './notices.ts';
import page from './page.ts';
import rewards from './rewards/index.ts';
import tech from './tech/index.ts';

export default book(page, learn, explain, base, tech, rewards, dominion, cli, bots, mine, notices);
