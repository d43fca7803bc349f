/** The same game twice, with time in our hands: only what is hidden differs. Keeps what everybody gets, and when. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import {
  hashState,
  isResponse,
  randomAnswer,
  diceFrom,
  type Dice,
  type Decision,
  type GameState,
} from '@cosmarium/engine';
import type { TableWishes } from '@cosmarium/protocol';
import type { Config } from '../../src/index.ts';
import { openStorage } from '../../src/storage/storage.ts';
import { Client, seatedTable } from './client.ts';
import { ManualClock } from './clock.ts';
import { tempFolder, testServer, type TestServer } from './server.ts';

/** Time goes by in steps of this length. */
const TICK_MS = 250;
/** So long whoever may respond thinks before passing: several times in a window if need be, and still within it. */
const THINK_TICKS = 1;

const PAUSE_MS = 60_000;

const WISHES = { pace: 'paced', clocks: { decision: 600, response: 600, deal: 600 } } as const;

export interface Frame {
  /** Milliseconds since the beginning. */
  at: number;
  text: string;
}

const viewsIn = (frames: readonly string[]) => frames.filter((text) => text.startsWith('{"type":"view"'));

export class Twin {
  readonly clock = new ManualClock();
  readonly frames = new Map<string, Frame[]>();
  /** Passes given so far. */
  passes = 0;
  private server!: TestServer;
  private code = '';
  players: Client[] = [];
  spectator!: Client;
  private readonly since = this.clock.now();
  private readonly answered = new Set<number>();
  private readonly asked = new Map<number, number>();
  private readonly dice = new Map<number, Dice>();

  private constructor(
    private readonly settings: Partial<Config>,
    private readonly thinkTicks: number,
  ) {}

  /** A table whose game stands at this position. */
  static async at(
    position: GameState,
    settings: Partial<Config> = {},
    thinkTicks = THINK_TICKS,
    wishes: TableWishes = WISHES,
  ): Promise<Twin> {
    const twin = new Twin({ dataFolder: tempFolder(), ...settings }, thinkTicks);
    await twin.start();
    const { code, clients } = await seatedTable([twin.server.url], position.players.length, wishes);
    twin.code = code;
    twin.players = clients;
    twin.spectator = await Client.arrive(twin.server.url, 'spectator');
    await Promise.all(clients.map((client) => client.close()));
    await twin.server.stop();
    await twin.store(position);
    for (const client of twin.all) twin.listen(client);
    await twin.start();
    await twin.comeBack();
    return twin;
  }

  private async start(): Promise<void> {
    this.server = await testServer(this.settings, this.clock, 'twin');
  }

  private async store(position: GameState): Promise<void> {
    const { databaseUrl = null, dataFolder = '' } = this.settings;
    const storage = await openStorage(
      { databaseUrl, dataFolder, node: 'test' },
      pino({ level: 'silent' }),
      this.clock,
    );
    const state = JSON.stringify(position);
    await storage.database.db
      .insertInto('snapshots')
      .values({ table_code: this.code, seq: 0, events: 0, hash: hashState(position), state, deeds: null })
      .execute();
    // Two of them talk as bots do.
    const talks = { 0: 'clown', 1: 'avenger' } as const;
    for (const seat of [0, 1] as const)
      await storage.database.db
        .updateTable('seats')
        .set({ character: talks[seat] })
        .where('table_code', '=', this.code)
        .where('seat', '=', seat)
        .execute();
    await storage.database.close();
  }

  get all(): Client[] {
    return [...this.players, this.spectator];
  }

  private get now(): number {
    return this.clock.now() - this.since;
  }

  get seq(): number {
    return this.spectator.seq;
  }

  get offense(): number {
    return this.spectator.view!.offense;
  }

  /** Whether the table waits for responses as far as everybody sees. */
  get waits(): boolean {
    return JSON.stringify(this.spectator.view?.waiting) === '[{"responses":true}]';
  }

  private listen(client: Client): void {
    const kept: Frame[] = [];
    this.frames.set(client.name, kept);
    client.onMessage = (message) => {
      // Codes of tables and guests are thrown by dice that have nothing to do with the game.
      const told = message.type === 'welcome' ? { ...message, guest: 'GUEST' } : message;
      kept.push({ at: this.now, text: JSON.stringify(told).replaceAll(this.code, 'CODE') });
    };
  }

  /** Plays on until this is so. */
  async until(test: () => boolean): Promise<void> {
    for (await this.settle(); !test(); await this.settle()) await this.tick();
  }

  /** Everything said before has been heard by everybody when this returns. */
  async settle(): Promise<void> {
    for (const client of this.all) await client.ask({ do: 'sync' });
  }

  /** Everybody connects, one after the other. */
  private async comeBack(): Promise<void> {
    for (const client of this.all) await this.enter(client);
    await this.settle();
  }

  private async enter(client: Client): Promise<void> {
    client.url = this.server.url;
    client.view = null;
    await client.connect(this.code, client.seq);
    await client.until('the view comes', () => client.view !== null);
  }

  /** One leaves and is back at once. */
  async reconnect(which: number | 'spectator'): Promise<void> {
    const client = which === 'spectator' ? this.spectator : this.players[which];
    const others = this.all.filter((one) => one !== client);
    await client.close();
    const gone = ({ table }: Client) =>
      which === 'spectator' ? table!.spectators === 0 : !table!.seats[which].present;
    await Promise.all(others.map((one) => one.until('it is noticed', () => gone(one))));
    await this.enter(client);
    await this.settle();
  }

  /** The server goes down and comes back. */
  async restart(): Promise<void> {
    await this.server.stop();
    await this.start();
    await this.comeBack();
  }

  /** What the spectator sees. */
  get seen(): string {
    return viewsIn(this.frames.get(this.spectator.name)!.map(({ text }) => text)).at(-1)!;
  }

  /** What somebody sees who looks in at another node, which has not read the table yet. */
  async look(): Promise<string> {
    const node = await testServer(this.settings, this.clock, 'other');
    const client = await Client.arrive(node.url, 'visitor');
    client.keepFrames = true;
    await client.connect(this.code);
    await client.ask({ do: 'sync' });
    await client.close();
    await node.stop();
    const [first, ...others] = new Set(viewsIn(client.frames));
    if (others.length > 0) throw new Error(`the view changed: ${others[0]}`);
    return first;
  }

  /** Everybody wants a pause, which lasts longer than any window; then one of them does not. */
  async pause(): Promise<void> {
    for (const client of this.players) await client.ask({ do: 'pause', want: true });
    await this.settle();
    this.clock.pass(PAUSE_MS);
    await this.settle();
    await this.players[0].ask({ do: 'pause', want: false });
    await this.settle();
  }

  /** An answer nobody asked for. */
  async disturb(seat: number): Promise<void> {
    const client = this.players[seat];
    await client.ask({ do: 'answer', decision: 8000 + seat, answer: 0 });
    await client.ask({ do: 'propose', give: {}, get: {} });
  }

  /** Everybody answers what there is to answer, and a moment goes by. Whoever may respond passes after a while. */
  async tick(): Promise<void> {
    await this.settle();
    for (let open = this.open(); open !== undefined; open = this.open()) {
      const { client, decision } = open;
      this.answered.add(decision.id);
      await client.ask({ do: 'answer', decision: decision.id, answer: this.answerTo(decision) });
      if (isResponse(decision)) this.passes++;
      // Of a pass the others hear nothing, and so they do nothing.
      else await this.settle();
    }
    this.clock.pass(TICK_MS);
  }

  private open(): { client: Client; decision: Decision } | undefined {
    for (const client of this.players)
      for (const decision of client.view!.decisions) {
        if (this.answered.has(decision.id)) continue;
        if (!this.asked.has(decision.id)) this.asked.set(decision.id, this.now);
        const thought = this.now - this.asked.get(decision.id)!;
        if (!isResponse(decision) || thought >= this.thinkTicks * TICK_MS) return { client, decision };
      }
    return undefined;
  }

  private answerTo(decision: Decision) {
    if (isResponse(decision)) return 0;
    const { seat } = decision;
    if (!this.dice.has(seat)) this.dice.set(seat, diceFrom(`twin ${seat}`));
    return randomAnswer(decision, this.dice.get(seat)!);
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((client) => client.close()));
    await this.server.stop();
    rmSync(this.settings.dataFolder!, { recursive: true, force: true });
  }
}
