/** What people say at a table: in their own words, in ready ones, and as proposals for a deal. */
import type { Seat } from '@cosmarium/engine';
import type { Command, TableOptions } from '@cosmarium/protocol';
import type { Guest } from '../guests.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/tables.ts';
import type { Chatter } from './chatter.ts';
import { SPECTATOR } from './connection.ts';
import { negotiates } from './deals.ts';
import { refused, type Refused } from './moves.ts';
import { seatedIn, toldApart } from './names.ts';
import type { Talk } from './talk.ts';

type Said<Do extends Command['do']> = Extract<Command, { do: Do }>;

/** What it needs to know of its table. */
interface Table {
  readonly stored: StoredTable;
  readonly options: TableOptions;
  readonly names: ReadonlyMap<string, string>;
  /** Bots are answered for by this node. */
  readonly leads: boolean;
}

export class Speech {
  constructor(
    private readonly table: Table,
    private readonly talk: Talk,
    private readonly chatter: Chatter,
  ) {}

  async chat(guest: Guest, seat: Seat, { id, text }: Said<'chat'>): Promise<Refused | null> {
    if (seat === SPECTATOR && this.table.options.watchers === 'listen') return refused('not-yours');
    if (this.talk.silences(seat, text)) return refused('wordless');
    await this.speak(guest, seat, 'chat', id, text);
    return null;
  }

  async say(guest: Guest, seat: Seat, { id, phrase, to = -1 }: Said<'say'>): Promise<Refused | null> {
    if (seat === SPECTATOR) return refused('not-yours');
    if (this.talk.silences(seat, phrase)) return refused('wordless');
    const line = { say: phrase, to, at: this.chatter.at };
    await this.speak(guest, seat, 'line', id, JSON.stringify(line));
    if (this.table.leads) await this.chatter.say(this.chatter.answers({ ...line, seat }));
    return null;
  }

  async propose(guest: Guest, seat: Seat, { id, give, get }: Said<'propose'>): Promise<Refused | null> {
    if (!negotiates(this.talk.offer, seat)) return refused('not-now');
    await this.speak(guest, seat, 'proposal', id, JSON.stringify({ give, get }));
    return null;
  }

  private speak(
    guest: Guest,
    seat: Seat,
    kind: ChatRow['kind'],
    command: string,
    text: string,
  ): Promise<void> {
    return this.talk.say({ guest: guest.id, seat, name: this.nameOf(guest), command, kind, text });
  }

  /** What somebody is called here, also if they only watch. */
  private nameOf({ id, name }: Guest): string {
    const seated = seatedIn(this.table.stored.seats, this.table.names);
    const sits = seated.some(([guest]) => guest === id);
    return toldApart(sits ? seated : [...seated, [id, name]]).get(id)!;
  }
}
