/** The table a part of the page belongs to. */
import { createContext, use, useMemo } from 'react';
import type { Answer, Colour, Systems, View } from '@cosmarium/engine';
import type { Refusal } from '@cosmarium/protocol';
import { Names } from '@cosmarium/story';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Reply, Spoken } from '../net/connection.ts';
import { MARKS, withoutMarks } from '../ui/marks.ts';
import { useWords } from '../words.tsx';
import type { Draft } from '../play/draft.ts';
import type { TableState } from './state.ts';

/** What the person at this page is doing, which nobody else knows of. */
export interface Doing {
  /** The answer in the making, and the decision it is for. */
  draft: Draft | null;
  decision: number | null;
  /** An answer that can still be taken back, to a question with these terms. */
  held: { decision: number; terms: string; answer: Answer } | null;
  /** The last answer: its decision, and at which whole view the server took it; null while it is on its way. */
  sent: { decision: number; taken: number | null } | null;
  /** The number of the proposal that was agreed to, from then on. */
  agreed: number | null;
  /** Why the last command was not taken, until the next one. */
  refused: Refusal | null;
  /** What the story, or a name under the pointer, points at. */
  highlight: { places: readonly number[]; seats: readonly number[] };
}

export type TableStore = StoreApi<TableState & Doing>;

export interface TableAt {
  store: TableStore;
  send: (spoken: Spoken) => Promise<Reply>;
}

export const TableContext = createContext<TableAt | null>(null);

export function useTableAt(): TableAt {
  const table = use(TableContext);
  if (table === null) throw new Error('there is no table here: TableContext is missing');
  return table;
}

export function useTable<T>(select: (state: TableState & Doing) => T): T {
  return useStore(useTableAt().store, select);
}

export const useSend = (): TableAt['send'] => useTableAt().send;

/** The view; only where there is one (the table screen sees to that). */
export function useView(): View {
  return useTable(({ view }) => view!);
}

/** Names in the language of the page, marked for <Prose>. */
export function useNames(): Names {
  const words = useWords();
  const seats = useTable(({ info }) => info?.seats ?? null);
  const seat = useTable(({ view }) => view?.seat ?? -1);
  const planets = useTable(({ view }) => JSON.stringify(view?.systems ?? []));
  // As one word: players change with every move, their colours do not.
  const known = useTable(({ view, info }) =>
    (view?.players ?? info?.seats ?? []).map(({ colour }) => colour ?? 'red').join(' '),
  );
  return useMemo(() => {
    const colours = (known === '' ? [] : known.split(' ')) as Colour[];
    const called = colours.map((colour) => {
      const name = seats?.find((one) => one.colour === colour)?.name;
      return name ? withoutMarks(name) : null;
    });
    return new Names(words, MARKS, colours, JSON.parse(planets) as Systems, called, seat);
  }, [words, known, seats, planets, seat]);
}
