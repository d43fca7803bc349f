/** The tables of the database. Times are milliseconds since 1970, truth values 0 or 1, JSON is text. */
import type { Colour, Seat } from '@cosmarium/engine';
import type { CharacterName, Lang, Level, TableInfo } from '@cosmarium/protocol';

export interface Schema {
  guests: GuestRow;
  tables: TableRow;
  seats: SeatRow;
  journal: JournalRow;
  snapshots: SnapshotRow;
  sealed: SealedRow;
  waiting: WaitingRow;
  orders: OrdersRow;
  /** Journals of games that are over (see storage/packed.ts): compressed, in base 64. */
  packed: { table_code: string; rows: string };
  chat: ChatRow;
  nodes: { id: string; beat_at: number };
  presence: { node: string; table_code: string; seat: Seat };
  /** Tables that are gone, of which something may be left to delete. */
  discarded: { table_code: string };
  /** One row that is written to see whether it can be. */
  probe: { id: number; at: number; filler: string };
  /** What this server alone knows and must not lose, such as its keys. */
  secrets: { name: string; value: string };
  subscriptions: SubscriptionRow;
  notifying: NotifyingRow;
  /** Tables somebody does not want to hear of. */
  muted: { guest: string; table_code: string };
  postponed: PostponedRow;
  letters: LetterRow;
  guest_keys: GuestKeyRow;
  passes: PassRow;
  /** Something somebody did that may be done only so often (see storage/rations.ts): `name` is the SHA-256 of what and who. */
  rations: { id: string; name: string; at: number };
}

/** A browser that may be told something while nobody looks (Web Push). */
export interface SubscriptionRow {
  /** SHA-256 of the endpoint. */
  id: string;
  guest: string;
  endpoint: string;
  /** Whom to encrypt for: the browser's public key and a secret shared with it, in base64url. */
  p256dh: string;
  auth: string;
  lang: Lang;
  created_at: number;
}

/** How somebody wants to be told that a table waits for them. */
export interface NotifyingRow {
  guest: string;
  /** Minutes of the day in their time zone; null: no hours are quiet. */
  quiet_from: number | null;
  quiet_until: number | null;
  zone: string;
}

/** A further key of a guest, for another device. */
export interface GuestKeyRow {
  /** SHA-256 of the token. */
  token_hash: string;
  guest: string;
  created_at: number;
}

/** Brings a guest to another device, once and soon. */
export interface PassRow {
  /** SHA-256 of what the link says. */
  token_hash: string;
  guest: string;
  /** What the page on the first device prefers, as JSON. */
  settings: string;
  expires_at: number;
}

/** Where somebody gets letters. */
export interface LetterRow {
  guest: string;
  address: string;
  lang: Lang;
  /** Whoever reads the letters there wants them. */
  confirmed: number;
  created_at: number;
}

/** Something to tell somebody later, if the question still waits then: in a moment, or when their quiet hours are over. */
export interface PostponedRow extends Pick<WaitingRow, 'table_code' | 'seat' | 'question' | 'guest' | 'due'> {
  about: 'waits' | 'soon';
  /** When. */
  at: number;
}

export interface GuestRow {
  id: string;
  /** SHA-256 of the token. The token itself is known to the guest only. */
  token_hash: string;
  name: string;
  created_at: number;
  /** When they last asked for anything, to the day. */
  seen_at: number;
}

export interface TableRow {
  code: string;
  host: string;
  status: TableInfo['status'];
  visibility: 'public' | 'private';
  /** TableOptions as JSON. */
  options: string;
  /** The server's secret, of which and of the players' chances the seed of the game is made. */
  seed: string;
  /** The rules version its journal is played under; 0 before the start. */
  rules: number;
  /** The engine's Setup as JSON, from the start on. */
  setup: string | null;
  created_at: number;
  /** Raised by every change of this row or of its seats. */
  version: number;
  paused: number;
  /** Since when it is paused, if it is. */
  paused_at: number;
  /** No clock ran before that time. */
  resumed_at: number;
  /** Until when a secret window lasts in which the game was paused; 0: there was none. */
  held_until: number;
  next: string | null;
  /** The last Notice as JSON. */
  notice: string | null;
  /** Seats it has. */
  players: number;
  /** When somebody was last there, more or less. */
  used_at: number;
  /** The address it was opened from, for a day: nobody shall fill the list of public tables. */
  opened_from: string | null;
  /** Guests the host has sent away, as a JSON list. */
  kicked: string;
  /** When the host began the game, while it waits for the players' chances; 0: it does not. */
  starting_at: number;
  /** The seed of the game, from the start on. */
  game_seed: string | null;
  /** Seats that have won, as a JSON list; null before the end, and of games that ended before this was kept. */
  winners: string | null;
  /** When something is to happen at a slow table, also if nobody is there; 0: nothing is. */
  wake_at: number;
  /** Somebody played it alone, in a browser, before it came here (see tables/bringing.ts). */
  brought: number;
  /** Those who have asked for a bot's seat, as a JSON list (see tables/latecomers.ts). */
  asking: string;
  /** When a seat of the running game passed from a bot to a person or back, as a JSON list (see tables/latecomers.ts). */
  handovers: string;
}

export interface SeatRow {
  table_code: string;
  seat: Seat;
  colour: Colour;
  guest: string | null;
  level: Level | null;
  /** Of the bot that has the seat; null if it has none. */
  character: CharacterName | null;
  wants_pause: number;
  wants_draw: number;
  wants_back: number;
  /** The seat for which this one wants a bot to play, because the table waits for it; -1: none. */
  wants_bot: Seat;
  /** A bot of this level plays here whenever the guest is away, because the host or most people said so. */
  stand_in: Level | null;
  /** What the player gives to the shuffle: its SHA-256, and from the start on itself. */
  pledge: string | null;
  chance: string | null;
  /** At a slow table: has let a clock run out, and has not come back since. */
  lapsed: number;
  /** When the guest took it from a bot, in the game; 0: they had it at the start. No clock of theirs ran before. */
  taken_at: number;
  /** The bot from which they took it; null: they did not. */
  bot_level: Level | null;
  bot_character: CharacterName | null;
}

/**
 * An answer; or, with `decision` -1, the marker that play went back to a snapshot (see tables/resume.ts); or, with -2, a
 * draw everybody agreed on.
 */
export interface JournalRow {
  table_code: string;
  seq: number;
  seat: Seat;
  decision: number;
  /** What was asked, to notice if other rules ask something else: seat, kind and key. */
  asked: string;
  answer: string;
  command: string;
  at: number;
}

/** An answer that is not in the journal yet (see storage/sealed.ts). */
export interface SealedRow extends Omit<JournalRow, 'seq' | 'asked'> {
  /** Which window (see tables/hold.ts); 0 for one at the beginning of the game. */
  since: number;
}

/** A question of a slow table that waits, or waited lately, for somebody. */
export interface WaitingRow {
  table_code: string;
  seat: Seat;
  /** The number by which its seat knows it. */
  question: number;
  guest: string;
  since: number;
  due: number;
  /** It still waits. */
  open: number;
  /** They have been told that it waits; and that there is little time left. */
  noticed: number;
  reminded: number;
}

/** Standing orders. */
export interface OrdersRow {
  table_code: string;
  seat: Seat;
  /** Who gave them. */
  guest: string;
  /** A JSON list, see tables/orders.ts. */
  orders: string;
}

export interface SnapshotRow {
  table_code: string;
  /** Answers before it. */
  seq: number;
  /** Events before it. */
  events: number;
  hash: string;
  /** GameState as JSON; null once two later ones exist. */
  state: string | null;
  /** What everybody had seen the players do to one another, as JSON; null with the state, and where it was not kept yet. */
  deeds: string | null;
}

export interface ChatRow {
  table_code: string;
  guest: string;
  command: string;
  kind: 'chat' | 'proposal' | 'line';
  seat: Seat;
  name: string;
  /** Plain text; the terms as JSON for a proposal; for a line in ready words what, to whom and when, as JSON. */
  text: string;
  at: number;
}
