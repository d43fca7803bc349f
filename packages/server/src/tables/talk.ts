/** What is said at a table: chat, and proposals while a deal is talked over. */
import type { Spoken } from '@cosmarium/bots';
import type { OfferDecision, Seat } from '@cosmarium/engine';
import { emoteNamed, isEmote, type ChatLine, type Proposal } from '@cosmarium/protocol';
import type { Clock } from '../clock.ts';
import type { ChatStore } from '../storage/chat.ts';
import type { ChatRow } from '../storage/schema.ts';
import type { Audience } from './audience.ts';
import type { Copy } from './copy.ts';
import { negotiates, openOffer, proposalsIn } from './deals.ts';

const REMEMBERED_LINES = 200;

export class Talk {
  private said: ChatRow[] = [];
  /** The proposals everybody was last told of, as JSON. */
  private told = '[]';
  private known: { in: readonly ChatRow[]; are: readonly Spoken[] } | null = null;

  constructor(
    private readonly copy: Copy,
    private readonly audience: Audience,
    private readonly store: ChatStore,
    private readonly clock: Clock,
  ) {}

  /** Reads what was said before anybody came. */
  async recall(): Promise<void> {
    this.said = await this.store.last(this.copy.code);
  }

  get lines(): ChatLine[] {
    return this.said.filter(isHeard).map(lineOf);
  }

  /** What was said in ready words. */
  get spoken(): readonly Spoken[] {
    if (this.known?.in !== this.said) this.known = { in: this.said, are: this.said.flatMap(spokenIn) };
    return this.known.are;
  }

  /** The deal that is being talked over, if everybody knows of it. */
  get offer(): OfferDecision | undefined {
    const { playing } = this.copy;
    if (playing === null || playing.held(this.clock.now())) return undefined;
    return openOffer(playing.game.pending());
  }

  /** Whether this seat makes a deal without a word, and this is one. */
  silences(seat: Seat, text: string): boolean {
    const { offer } = this;
    return negotiates(offer, seat) && offer.wordless && !isEmote(text);
  }

  get proposals(): Proposal[] {
    if (this.offer === undefined) return [];
    return proposalsIn(this.said, this.copy.session!.dealSince, this.copy.stored.seats);
  }

  /** Somebody has made one, or a seat has passed on. */
  tellProposals(): void {
    const { proposals } = this;
    const text = JSON.stringify(proposals);
    if (text === this.told) return;
    this.told = text;
    this.audience.toAll({ type: 'proposals', proposals });
  }

  async say(what: Omit<ChatRow, 'table_code' | 'at'>): Promise<void> {
    const at = Math.max(this.clock.now(), this.lastAt + 1);
    const row: ChatRow = { table_code: this.copy.code, ...what, at };
    if (await this.store.add(row)) this.hear([row]);
  }

  /** Hears what was said at other nodes. */
  async listen(): Promise<void> {
    const news = await this.store.last(this.copy.code, this.lastAt);
    if (news.length > 0) this.hear(news);
  }

  private get lastAt(): number {
    return this.said.at(-1)?.at ?? 0;
  }

  private hear(rows: readonly ChatRow[]): void {
    this.said = [...this.said, ...rows].slice(-REMEMBERED_LINES);
    for (const row of rows) if (isHeard(row)) this.audience.toAll({ type: 'chat', line: lineOf(row) });
    if (rows.some(({ kind }) => kind === 'proposal')) this.tellProposals();
  }
}

const isHeard = ({ kind }: ChatRow): boolean => kind !== 'proposal';

function spokenIn({ kind, seat, text }: ChatRow): Spoken[] {
  return kind === 'line' ? [{ ...(JSON.parse(text) as Omit<Spoken, 'seat'>), seat }] : [];
}

function lineOf(row: ChatRow): ChatLine {
  const { guest, seat, name, text, at } = row;
  const [spoken] = spokenIn(row);
  if (spoken === undefined) return { guest, seat, name, text, at };
  const emote = emoteNamed(spoken.say);
  if (emote !== null) return { guest, seat, name, text: emote, at };
  return { guest, seat, name, text: '', says: { key: spoken.say, to: spoken.to }, at };
}
