/** A table at the server, or one of this browser that speaks like it. */
import { createStore } from 'zustand/vanilla';
import { paced } from '../motion/pacer.ts';
import { Connection, type Line, type Spoken } from '../net/connection.ts';
import { isSolo } from '../solo/game.ts';
import { SoloLine } from '../solo/line.ts';
import type { TableAt } from './context.tsx';
import { DOING_NOTHING } from './doing.ts';
import { giveLots } from './lots.ts';
import { NOTHING_YET, seenSoFar } from './state.ts';

export interface OnlineTable extends TableAt {
  leave(): void;
}

export function sitDown(code: string): OnlineTable {
  const store: TableAt['store'] = createStore(() => ({ ...NOTHING_YET, ...DOING_NOTHING }));
  const pacer = paced(store);
  const Way = isSolo(code) ? SoloLine : Connection;
  const line: Line = new Way(
    code,
    () => seenSoFar(pacer.latest()),
    (message) => pacer.hear(message),
    (link) => store.setState({ link }),
  );
  const table = { store, send: (spoken: Spoken) => line.send(spoken) };
  giveLots(table);
  return {
    ...table,
    leave: () => {
      line.close();
      pacer.close();
    },
  };
}
