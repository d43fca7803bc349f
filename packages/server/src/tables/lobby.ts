/** Before and after a game: seats, colours, bots, start, leaving, rematch. Storage arbitrates; nothing is kept here. */
import { randomInt } from 'node:crypto';
import { COLOURS, type Colour, type Seat, type SetupFault } from '@cosmarium/engine';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  characterFor,
  isWelcome,
  type CharacterName,
  type Command,
  type Notice,
  type Refusal,
  type TableOptions,
} from '@cosmarium/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { StoredTable, TableStore } from '../storage/tables.ts';
import { admit, passedOn, take, type Played } from './latecomers.ts';
import { columnsOf, faultOf, kickedFrom, optionsOf } from './options.ts';
import { seatedAt } from './shrinking.ts';
import { giveChance, pledge, start } from './starting.ts';
import { substituteFor } from './substitutes.ts';

export type LobbyCommand = Extract<
  Command,
  {
    do:
      | 'sit'
      | 'stand'
      | 'pledge'
      | 'chance'
      | 'bot'
      | 'kick'
      | 'options'
      | 'start'
      | 'take'
      | 'admit'
      | 'leave'
      | 'rematch';
  }
>;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** What a new table needs from outside. */
export interface Fresh {
  readonly now: number;
  readonly seed: string;
}

interface Absence {
  /** Somebody the table need not wait for any longer. */
  longGone: (seat: Seat) => boolean;
  present: (seat: Seat) => boolean;
  /** How far the game is, to tell of who has come and gone; null: it is not told. */
  played: Played | null;
}

export function newTable(
  host: string,
  options: TableOptions,
  { now, seed }: Fresh,
  openedFrom: string | null = null,
): TableRow {
  return {
    code: newCode(),
    host,
    status: 'open',
    seed,
    rules: 0,
    setup: null,
    created_at: now,
    version: 1,
    paused: 0,
    paused_at: 0,
    resumed_at: 0,
    held_until: 0,
    next: null,
    notice: null,
    ...columnsOf(options),
    used_at: now,
    opened_from: openedFrom,
    kicked: '[]',
    starting_at: 0,
    game_seed: null,
    winners: null,
    wake_at: 0,
    brought: 0,
    asking: '[]',
    handovers: '[]',
  };
}

/** What somebody who has just sat down wants and gives. */
export const FRESH_SEAT = {
  character: null,
  wants_pause: 0,
  wants_draw: 0,
  wants_back: 0,
  wants_bot: -1,
  stand_in: null,
  pledge: null,
  chance: null,
  lapsed: 0,
  taken_at: 0,
  bot_level: null,
  bot_character: null,
} as const;

/** A new table; whoever opens it sits at its first seat. Returns its code. */
export async function openTable(
  store: TableStore,
  host: string,
  options: TableOptions,
  fresh: Fresh,
  openedFrom: string,
): Promise<string> {
  const row = newTable(host, options, fresh, openedFrom);
  await store.create(row, [
    { table_code: row.code, seat: 0, colour: COLOURS[0], guest: host, level: null, ...FRESH_SEAT },
  ]);
  return row.code;
}

/** Does what the command says, or says why not: what is wrong with the game that was chosen, if it is that. */
export async function obey(
  store: TableStore,
  stored: StoredTable,
  guest: string,
  command: LobbyCommand,
  fresh: Fresh & Absence,
): Promise<Refusal | SetupFault | null> {
  const { row, seats } = stored;
  if (command.do === 'rematch') return rematch(store, row, seats, guest, fresh);
  if (command.do === 'leave' && row.status !== 'open') return leave(store, stored, guest, fresh);
  if (command.do === 'take') return take(store, stored, guest, command, fresh);
  if (command.do === 'admit') return admit(store, stored, guest, command, fresh);
  if (command.do === 'bot' && row.status === 'running')
    return standIn(store, row, seats, guest, command, fresh);
  if (row.status !== 'open') return 'not-now';
  const options = optionsOf(row);
  const mine = seats.find((one) => one.guest === guest);
  const isHost = row.host === guest;
  const kicked = kickedFrom(row);
  switch (command.do) {
    case 'sit': {
      if (kicked.includes(guest)) return 'kicked';
      const bot = seats.find((one) => one.seat === command.seat && one.guest === null);
      if (bot !== undefined && isWelcome(options)) return insteadOf(store, stored, bot, mine, guest);
      const wanted = { seat: command.seat ?? mine?.seat, colour: command.colour ?? mine?.colour };
      const refusal = await sit(store, row.code, options, seats, mine, wanted, { guest, level: null });
      // A table everybody had left is the newcomer's.
      if (refusal === null && seats.every((one) => one.guest === null))
        await store.change(row.code, { status: 'open' }, { host: guest });
      return refusal;
    }
    case 'stand':
    case 'leave':
      if (mine === undefined) return 'not-now';
      await store.freeSeat(row.code, mine.seat);
      return passOn(store, row, seats, guest);
    case 'bot':
      if (!isHost) return 'not-yours';
      return sit(
        store,
        row.code,
        options,
        seats,
        undefined,
        { seat: command.seat },
        { guest: null, level: command.level, character: characterOf(command, seats) },
      );
    case 'kick': {
      if (!isHost) return 'not-yours';
      const theirs = seats.find((one) => one.seat === command.seat);
      if (theirs === undefined || theirs === mine) return 'not-now';
      const sent = theirs.guest === null ? kicked : [...kicked, theirs.guest];
      return (await store.freeSeat(row.code, theirs.seat, { kicked: JSON.stringify(sent) }))
        ? null
        : 'not-now';
    }
    case 'options':
      return isHost ? choose(store, stored, command.options) : 'not-yours';
    case 'start':
      return isHost ? start(store, stored, fresh) : 'not-yours';
    case 'pledge':
      return mine === undefined ? 'not-yours' : pledge(store, mine, command.pledge);
    case 'chance':
      return mine === undefined ? 'not-yours' : giveChance(store, stored, mine, command.chance, fresh);
  }
}

function characterOf(
  { character }: Extract<Command, { do: 'bot' }>,
  seats: readonly SeatRow[],
): CharacterName | null {
  const taken = seats.map((one) => one.character);
  return character === undefined ? null : characterFor(character, taken, randomInt);
}

/** What everybody is told at once. Nobody who sits at the table loses a seat to it; bots may. */
async function choose(
  store: TableStore,
  { row, seats }: StoredTable,
  options: TableOptions,
): Promise<Refusal | SetupFault | null> {
  if (row.starting_at > 0) return 'not-now';
  const fault = faultOf(options);
  if (fault !== null) return fault;
  const seated = seatedAt(seats, options.players);
  if (seated === null) return 'crowded';
  const seen = { version: row.version, starting_at: 0 };
  return (await store.rearrange(row.code, seen, columnsOf(options), seated)) ? null : 'taken';
}

async function sit(
  store: TableStore,
  table: string,
  { players }: TableOptions,
  seats: readonly SeatRow[],
  mine: SeatRow | undefined,
  wanted: { seat?: Seat; colour?: Colour },
  who: Pick<SeatRow, 'guest' | 'level'> & Partial<Pick<SeatRow, 'character'>>,
): Promise<Refusal | null> {
  const others = seats.filter((one) => one !== mine);
  const all = Array.from({ length: players }, (_, seat) => seat);
  const seat = wanted.seat ?? all.find((one) => others.every((other) => other.seat !== one));
  const colour = wanted.colour ?? COLOURS.find((one) => others.every((other) => other.colour !== one));
  if (seat === undefined || colour === undefined || seat >= players) return 'taken';
  if (others.some((one) => one.seat === seat || one.colour === colour)) return 'taken';
  if (mine !== undefined && mine.seat === seat && mine.colour === colour) return null;
  const row: SeatRow = { table_code: table, seat, colour, ...FRESH_SEAT, ...who };
  return (await store.takeSeat(row, mine?.seat)) ? null : 'taken';
}

/** Where friends may take the seats of bots in the game, they may before it, too; a bot has its seat until somebody comes. */
async function insteadOf(
  store: TableStore,
  { row, seats }: StoredTable,
  bot: SeatRow,
  mine: SeatRow | undefined,
  guest: string,
): Promise<Refusal | null> {
  if (row.starting_at > 0) return 'not-now';
  const others = seats.filter((one) => one !== bot && one !== mine);
  const colour = mine?.colour ?? bot.colour;
  const theirs: SeatRow = { table_code: row.code, seat: bot.seat, colour, guest, level: null, ...FRESH_SEAT };
  const seen = { version: row.version, starting_at: 0 };
  return (await store.rearrange(row.code, seen, {}, [...others, theirs])) ? null : 'taken';
}

/** A host who leaves passes the table on to the next guest. */
async function passOn(
  store: TableStore,
  row: TableRow,
  seats: readonly SeatRow[],
  guest: string,
): Promise<null> {
  const heir = seats.find((one) => one.guest !== null && one.guest !== guest);
  if (row.host === guest && heir !== undefined)
    await store.change(row.code, { host: guest, status: row.status }, { host: heir.guest! });
  return null;
}

/** Gives a seat of a running game to a bot. A game without people is over: nobody would ever see it go on. */
async function leave(
  store: TableStore,
  stored: StoredTable,
  guest: string,
  { played, now }: Fresh & Absence,
): Promise<Refusal | null> {
  const { row, seats } = stored;
  const mine = seats.find((one) => one.guest === guest);
  if (mine === undefined) return 'not-yours';
  const told = passedOn({ seat: mine.seat, guest, did: 'left', at: now }, played);
  const bot = substituteFor(seats, mine.seat);
  if (!(await store.handOver(row.code, mine.seat, guest, bot, told))) return 'not-now';
  if (seats.some((one) => one.guest !== null && one !== mine)) return passOn(store, row, seats, guest);
  const notice: Notice = { notice: 'stopped', why: 'left' };
  await store.change(row.code, { status: 'running' }, { status: 'stopped', notice: JSON.stringify(notice) });
  return null;
}

/** A bot plays for somebody the table waits for, until they are back: if the host says so, or most people who are here. */
async function standIn(
  store: TableStore,
  row: TableRow,
  seats: readonly SeatRow[],
  guest: string,
  { seat, level }: Extract<Command, { do: 'bot' }>,
  { longGone, present }: Absence,
): Promise<Refusal | null> {
  const mine = seats.find((one) => one.guest === guest);
  if (mine === undefined) return 'not-yours';
  const { away } = optionsOf(row);
  const theirs = seats.find((one) => one.seat === seat);
  const waitedFor = away === 'wait' && theirs !== undefined && theirs.guest !== null && longGone(theirs.seat);
  if (!waitedFor) return 'not-now';
  if (row.host !== guest) {
    await store.wish(row.code, mine.seat, { wants_bot: theirs.seat });
    // Read again: at another node somebody may have said the same just now.
    const here = (await store.seatsOf([row.code])).filter((one) => one.guest !== null && present(one.seat));
    const agree = here.filter((one) => one.wants_bot === theirs.seat);
    if (agree.length * 2 <= here.length) return null;
  }
  return (await store.standIn(row.code, theirs.seat, level)) ? null : 'not-now';
}

async function rematch(
  store: TableStore,
  row: TableRow,
  seats: readonly SeatRow[],
  guest: string,
  fresh: Fresh,
): Promise<Refusal | null> {
  if (row.status !== 'over' && row.status !== 'stopped') return 'not-now';
  if (seats.every((one) => one.guest !== guest)) return 'not-yours';
  if (row.next !== null) return null;
  const next = newTable(guest, optionsOf(row), fresh);
  const same = seats.map((one) => ({
    ...one,
    table_code: next.code,
    ...FRESH_SEAT,
    character: one.character,
  }));
  // If somebody else asks at the same time, one of the two tables is made, and that is fine.
  await store.rematch(row.code, next, same);
  return null;
}
