/** What a page knows of a table, wherever the game is played: at the server, in the page, or played again. */
import type { SeenEvent, Seat, View } from '@cosmarium/engine';
import {
  patched,
  type CarriedOut,
  type ChatLine,
  type Proposal,
  type ServerMessage,
  type StandingOrder,
  type TableInfo,
} from '@cosmarium/protocol';
import type { Link } from '../net/connection.ts';

export interface TableState {
  link: Link;
  /** Who I am, as others are told. */
  guest: string;
  /** -1 watches. */
  seat: Seat;
  /** The host has sent me away. */
  kicked: boolean;
  info: TableInfo | null;
  view: View | null;
  /** How often the whole view has come. */
  views: number;
  /** In order; the first one has the number `firstEvent`. */
  events: readonly SeenEvent[];
  firstEvent: number;
  /** When a decision runs out by itself, by seat, in the page's own time (performance.now). */
  due: Readonly<Record<Seat, number>>;
  /** My last answer can be taken back. */
  back: boolean;
  chat: readonly ChatLine[];
  proposals: readonly Proposal[];
  /** At a slow table: my standing orders, and what was done by them. */
  orders: readonly StandingOrder[];
  byOrder: readonly CarriedOut[];
}

export const NOTHING_YET: TableState = {
  link: { is: 'connecting' },
  guest: '',
  seat: -1,
  kicked: false,
  info: null,
  view: null,
  views: 0,
  events: [],
  firstEvent: 0,
  due: {},
  back: false,
  chat: [],
  proposals: [],
  orders: [],
  byOrder: [],
};

/** The number of the next event. */
export const seenSoFar = ({ view, firstEvent, events }: TableState): number | null =>
  view === null ? null : firstEvent + events.length;

function dueAt(left: Readonly<Record<string, number>>, now: number): Record<Seat, number> {
  return Object.fromEntries(Object.entries(left).map(([seat, ms]) => [seat, now + ms]));
}

/** The state after a message. `now` is the page's own time. */
export function told(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case 'welcome':
      return {
        ...state,
        guest: message.guest,
        // While a game is shown a seat comes with its view: nobody sits where nothing can be seen yet.
        seat: state.view === null ? message.seat : state.seat,
        kicked: message.kicked,
        info: message.table,
        chat: message.chat,
        proposals: message.proposals,
      };
    case 'table':
      return { ...state, info: message.table };
    case 'view': {
      const known = seenSoFar(state);
      const fits = known !== null && message.from <= known && message.from >= state.firstEvent;
      const kept = fits ? state.events.slice(0, message.from - state.firstEvent) : [];
      return {
        ...state,
        seat: message.view.seat,
        view: message.view,
        views: state.views + 1,
        firstEvent: fits ? state.firstEvent : message.from,
        events: [...kept, ...message.events],
        due: dueAt(message.due, now),
        back: message.back === true,
      };
    }
    case 'update': {
      if (state.view === null) return state;
      return {
        ...state,
        view: message.view === null ? state.view : (patched(state.view, message.view) as View),
        events: message.events.length === 0 ? state.events : [...state.events, ...message.events],
        due: dueAt(message.due, now),
        back: message.back === true,
      };
    }
    case 'chat':
      return { ...state, chat: [...state.chat, message.line] };
    case 'orders':
      return { ...state, orders: message.orders, byOrder: message.done };
    case 'proposals':
      return { ...state, proposals: message.proposals };
    case 'reply':
      return state;
  }
}
