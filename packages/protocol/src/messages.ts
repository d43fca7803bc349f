/** What the server says at a table's WebSocket. */
import type { Colour, Give, Past, Seat, SeenEvent, SetupFault, View } from '@cosmarium/engine';
import type { CharacterName } from './characters.ts';
import type { Level } from './commands.ts';
import type { TableOptions } from './options.ts';
import type { CarriedOut, StandingOrder } from './orders.ts';
import type { Patch } from './patch.ts';
import type { Says } from './phrases.ts';

export const PROTOCOL = 1;

/** A bot in the place of a person. */
export interface Substitute {
  level: Level;
  character: CharacterName | null;
}

export interface SeatInfo {
  colour: Colour | null;
  /** null: nobody sits here. */
  name: string | null;
  /** Set if a bot sits here. */
  level: Level | null;
  /** Of that bot, if it has one. */
  character: CharacterName | null;
  /** Somebody is connected. */
  present: boolean;
  /** Gone long enough that a bot plays for them (or the table waits). */
  away: boolean;
  /** A bot of this level plays whenever they are away: the host said so, or most people who were there. */
  standIn: Level | null;
  /** Waited for so long that they may do so. */
  longGone: boolean;
  wantsPause: boolean;
  /** Once somebody asks for a draw: this seat wants it, too. */
  wantsDraw: boolean;
  /** Wants to take an answer back, or would let whoever wants that. */
  wantsBack: boolean;
  /** The seat for which this one wants a bot to play; -1: none. */
  wantsBot: Seat;
  /** Of a person in a running game: the bot that plays for them if one does, and has the seat when they leave. */
  substitute?: Substitute;
}

/** Something the players must be told about the table itself. */
export type Notice =
  /** The rules were updated; the running encounter went on, or is played again from its beginning. */
  | { notice: 'rules-changed'; from: number; to: number; encounter: 'continues' | 'again' }
  /** The game had been stopped, and goes on where it was. */
  | { notice: 'resumed' }
  /** The game cannot be continued just now, or everybody has left it for good. Its journal is kept. */
  | { notice: 'stopped'; why: 'rules' | 'fault' | 'left' };

/** Somebody who watches would like to have a bot's seat. */
export interface Asking {
  /** The same as in what they say (ChatLine). */
  guest: string;
  name: string;
  seat: Seat;
  /** They were told no, and do not ask again. */
  declined: boolean;
}

/** In a running game somebody took a seat from a bot, or left one to a bot. */
export interface Handover {
  seat: Seat;
  /** '': nobody knows any more. */
  name: string;
  did: 'took' | 'left';
  /** The number of events everybody had seen before. */
  seq: number;
}

export interface TableInfo {
  code: string;
  status: 'open' | 'running' | 'over' | 'stopped';
  options: TableOptions;
  /** The seat of the host, -1 if the host has none. */
  host: Seat;
  seats: SeatInfo[];
  spectators: number;
  /** Where there are any. */
  asking?: Asking[];
  handovers?: Handover[];
  paused: boolean;
  /** SHA-256 of the secret; the secret itself, and the seed made of it and of the chances, when the game is over. */
  commitment: string;
  secret: string | null;
  seed: string | null;
  /** By seat: the SHA-256 of what the player gives to the shuffle, and that itself from the start on. */
  pledges: (string | null)[];
  chances: (string | null)[];
  /** The host has begun the game; it waits for the chances that were pledged. */
  starting: boolean;
  /** The table of the rematch. */
  next: string | null;
  notice: Notice | null;
  /** Somebody played it alone, in a browser, before it came to the server. */
  brought?: true;
}

export interface ChatLine {
  /** Who said it: the same for everything a guest says. */
  guest: string;
  seat: Seat;
  /** '' for a bot. */
  name: string;
  /** '' if it is said in ready words. */
  text: string;
  says?: Says;
  at: number;
}

/** Deal talk; the deal itself is an `offer` decision of the engine. */
export interface Proposal {
  number: number;
  seat: Seat;
  give: Give;
  get: Give;
}

/** Milliseconds left by seat, for decisions everybody knows of and for one's own; -1: for the secret window of a slow table. */
export type Due = { readonly [seat: string]: number };

/** All a seat knows of the game and of this encounter: what a bot in its place would be given. */
export interface Recalled {
  view: View;
  past: Past;
}

export type ServerMessage =
  | {
      type: 'welcome';
      protocol: number;
      commitment: string;
      /** Who you are, as others are told. */
      guest: string;
      seat: Seat;
      /** The host has sent you away: you may watch, but not sit down again. */
      kicked: boolean;
      table: TableInfo;
      chat: ChatLine[];
      proposals: Proposal[];
    }
  | { type: 'table'; table: TableInfo }
  /** The whole view, and whether the seat may take back its last answer. `seq` numbers the events so far; `events` are those from number `from` on. */
  | { type: 'view'; seq: number; from: number; events: SeenEvent[]; view: View; due: Due; back?: true }
  /** What happened since, and how the view changed. `seq` is the number of events after it. */
  | { type: 'update'; seq: number; events: SeenEvent[]; view: Patch | null; due: Due; back?: true }
  /** To whoever gave them: standing orders, and the last of what was done by them. */
  | { type: 'orders'; orders: StandingOrder[]; done: CarriedOut[] }
  | { type: 'chat'; line: ChatLine }
  | { type: 'proposals'; proposals: Proposal[] }
  | { type: 'reply'; re: string; ok: true; recalled?: Recalled }
  | { type: 'reply'; re: string | null; ok: false; error: Refusal; detail?: string; fault?: SetupFault };

/** Why a command was refused. Nothing has changed. */
export type Refusal =
  | 'malformed'
  | 'too-many'
  /** The decision is not open, or not yours; the current view follows. */
  | 'stale'
  | 'illegal'
  | 'not-now'
  | 'not-yours'
  | 'taken'
  /** The host has sent you away from this table. */
  | 'kicked'
  /** You sit at this table already. */
  | 'seated'
  /** You have seen the cards of another seat in this game. */
  | 'has-seen'
  /** You have asked for a seat, and were told no. */
  | 'declined'
  /** More people sit at the table than it would have seats. */
  | 'crowded'
  /** What was chosen cannot be played; `fault` says why. */
  | 'bad-setup'
  | 'paused'
  /** Your deal is made by gestures: no words until it is over. */
  | 'wordless'
  | 'elsewhere'
  | 'unavailable';

/** Codes with which the server closes a socket. */
export const CLOSED = {
  /** Too many messages or too far behind. */
  policy: 1008,
  /** The server goes down; come back in a moment, maybe to another node. */
  restart: 1012,
  /** There is nothing here for this guest: `no such table`, `elsewhere` (another node plays it), `kicked` (by the host). */
  refused: 4004,
} as const;
