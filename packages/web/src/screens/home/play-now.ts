/** From nothing to a running game against bots, without a question. */
import type { PresetName } from '@cosmarium/protocol';
import type { Words } from '@cosmarium/text';
import { ApiError, openTable } from '../../net/api.ts';
import type { Spoken } from '../../net/connection.ts';
import type { TableStore } from '../../table/context.tsx';
import { sitDown } from '../../table/online.ts';
import type { TableState } from '../../table/state.ts';
import { BOTS_OF_PLAY_NOW, playNowOptions } from '../options/usual.ts';
import { introduce } from './introduce.ts';

export type Step = 'guest' | 'table' | 'bots' | 'start';

const PATIENCE_MS = 15_000;

const giveUp = (): Promise<never> =>
  new Promise((_, fail) => {
    setTimeout(() => fail(new ApiError(0, 'unreachable')), PATIENCE_MS);
  });

/** The game waits for what this page gives to the shuffle. */
const begun = (store: TableStore): Promise<void> =>
  new Promise((done) => {
    const look = ({ info }: TableState) => {
      if (info !== null && info.status !== 'open') done();
    };
    store.subscribe(look);
    look(store.getState());
  });

/** The code of the table. */
export async function playNow(words: Words, preset: PresetName, at: (step: Step) => void): Promise<string> {
  at('guest');
  // The table's own files come while the server sets it up; whether they did is seen there.
  void import('../table.tsx').catch(() => undefined);
  await introduce(words);
  at('table');
  const { code } = await openTable(playNowOptions(preset));
  const table = sitDown(code);
  try {
    at('bots');
    const tooLong = giveUp();
    // Sends again what a broken socket swallowed, so that only time can fail it.
    const say = async (spoken: Spoken) => {
      const reply = await Promise.race([table.send(spoken), tooLong]);
      if (!reply.ok) throw new ApiError(409, reply.error);
    };
    for (let bot = 0; bot < BOTS_OF_PLAY_NOW; bot++)
      await say({ do: 'bot', level: 'normal', character: 'dice' });
    at('start');
    await say({ do: 'start' });
    await Promise.race([begun(table.store), tooLong]);
    return code;
  } finally {
    table.leave();
  }
}
