/** A table at the server. */
import { createStore } from 'zustand/vanilla';
import { Connection } from '../net/connection.ts';
import type { Doing, TableAt } from './context.tsx';
import { NOTHING_YET, seenSoFar, told } from './state.ts';

export const DOING_NOTHING: Doing = {
  draft: null,
  decision: null,
  sent: null,
  refused: null,
  highlight: { places: [], seats: [] },
};

export interface OnlineTable extends TableAt {
  leave(): void;
}

export function sitDown(code: string): OnlineTable {
  const store: TableAt['store'] = createStore(() => ({ ...NOTHING_YET, ...DOING_NOTHING }));
  const connection = new Connection(
    code,
    () => seenSoFar(store.getState()),
    (message) => store.setState((state) => told(state, message, performance.now())),
    (link) => store.setState({ link }),
  );
  return { store, send: (spoken) => connection.send(spoken), leave: () => connection.close() };
}
