/** A scripted client: a guest with a cookie and a socket, who keeps what it is told. */
import { randomAnswer, diceFrom, type Decision, type View } from '@cosmarium/engine';
import {
  patched,
  type Command,
  type Proposal,
  type ServerMessage,
  type TableInfo,
  type TableWishes,
} from '@cosmarium/protocol';
import { WebSocket } from 'ws';

type Reply = Extract<ServerMessage, { type: 'reply' }>;
type Spoken = Command extends infer C ? (C extends Command ? Omit<C, 'id'> & { id?: string } : never) : never;

const GIVE_UP_MS = 110_000;
const SAY_AGAIN_MS = 100;

export class Client {
  seat = -1;
  /** The host has sent it away. */
  kicked = false;
  seq = 0;
  commitment = '';
  table: TableInfo | null = null;
  view: View | null = null;
  proposals: Proposal[] = [];
  /** May take back its last answer. */
  back = false;
  readonly chat: string[] = [];
  /** Its standing orders, and what was done by them. */
  orders: Extract<ServerMessage, { type: 'orders' }> | null = null;
  /** Everything received, as it came. */
  readonly frames: string[] = [];
  readonly replies: Reply[] = [];
  keepFrames = false;
  /** Whether it gives its answers again that were "unavailable". Not its talk: of that one may not say so much. */
  persistent = false;
  /** Commands sent that no reply has come to, by id; and answers that were acknowledged. */
  private readonly unreplied = new Map<string, string>();
  readonly acknowledged: string[] = [];
  closedWith: { code: number; reason: string } | null = null;
  /** The address its sockets come from, if not the usual one. */
  localAddress: string | undefined;
  /** Called after every message. */
  onMessage: (message: ServerMessage) => void = () => {};
  /** Called when the server closed the socket. */
  onClose: () => void = () => {};
  private socket: WebSocket | null = null;
  private commands = 0;
  private waiting: { test: () => boolean; resolve: () => void }[] = [];

  private constructor(
    public url: string,
    readonly name: string,
    readonly cookie: string,
    readonly rejoin: string,
  ) {}

  static async arrive(url: string, name: string): Promise<Client> {
    const response = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (response.status !== 201) throw new Error(`no guest: ${response.status} ${await response.text()}`);
    const cookie = response.headers.get('set-cookie')!.split(';')[0];
    const { rejoin } = (await response.json()) as { rejoin: string };
    return new Client(url, name, cookie, rejoin);
  }

  /** The same guest on another device, which has a key of its own. */
  onDevice(url: string, cookie: string): Client {
    return new Client(url, this.name, cookie, '');
  }

  async fetch(path: string, body?: unknown): Promise<{ status: number; body: never }> {
    const response = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as never };
  }

  async open(wishes: TableWishes): Promise<string> {
    const { status, body } = await this.fetch('/api/tables', wishes);
    if (status !== 201) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return (body as { code: string }).code;
  }

  /** Connects to a table; resolves when welcomed. */
  async connect(code: string, from: number | null = null): Promise<void> {
    const query = from === null ? '' : `?from=${from}`;
    const address = `${this.url.replace('http', 'ws')}/api/tables/${code}/socket${query}`;
    const { cookie, localAddress } = this;
    const socket = new WebSocket(address, { headers: { cookie }, localAddress });
    this.socket = socket;
    this.closedWith = null;
    let welcomed = false;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code, reason) => {
        if (this.socket === socket) {
          this.closedWith = { code, reason: reason.toString() };
          this.look();
          this.onClose();
        }
        reject(new Error(`closed with ${code} ${reason.toString()}`));
      });
      socket.on('message', (data: Buffer) => {
        if (this.socket !== socket) return;
        this.receive(data.toString('utf8'));
        if (!welcomed) resolve();
        welcomed = true;
      });
    });
  }

  /** Comes back, to this server, from where it was; says again what has not been replied to. */
  async reconnect(url: string, code: string): Promise<void> {
    this.url = url;
    await this.connect(code, this.seq);
    for (const text of this.unreplied.values()) this.sendRaw(text);
  }

  private receive(text: string): void {
    if (this.keepFrames) this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.kicked = message.kicked;
        this.table = message.table;
        this.commitment = message.commitment;
        this.proposals = message.proposals;
        this.chat.splice(0, this.chat.length, ...message.chat.map(({ text }) => text));
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'view':
        this.view = message.view;
        this.seq = message.seq;
        this.back = message.back === true;
        break;
      case 'update':
        if (message.view !== null) this.view = patched(this.view, message.view) as View;
        this.seq = message.seq;
        this.back = message.back === true;
        break;
      case 'chat':
        this.chat.push(message.line.text);
        break;
      case 'orders':
        this.orders = message;
        break;
      case 'proposals':
        this.proposals = message.proposals;
        break;
      case 'reply':
        this.replies.push(message);
        if (message.re === null) break;
        if (this.unreplied.get(message.re)?.includes('"do":"answer"')) {
          if (message.ok) this.acknowledged.push(message.re);
          else if (message.error === 'unavailable' && this.persistent) {
            this.sayAgain(message.re);
            break;
          }
        }
        this.unreplied.delete(message.re);
    }
    this.onMessage(message);
    this.look();
  }

  /** Says a command again that could not be done just now. */
  private sayAgain(id: string): void {
    const { socket } = this;
    setTimeout(() => {
      const text = this.unreplied.get(id);
      if (text !== undefined && this.socket === socket) this.sendRaw(text);
    }, SAY_AGAIN_MS);
  }

  private look(): void {
    const ready = this.waiting.filter(({ test }) => test());
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    ready.forEach(({ resolve }) => resolve());
  }

  /** Waits until something it has been told makes this true. */
  until(what: string, test: () => boolean): Promise<void> {
    if (test()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${this.name} waited in vain until ${what}`)),
        GIVE_UP_MS,
      );
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push({ test, resolve: done });
    });
  }

  sendRaw(data: string | Buffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(data);
  }

  send(command: Spoken): string {
    const id = command.id ?? `${this.name.replaceAll(/\W/g, '')}-${this.commands++}`;
    const text = JSON.stringify({ ...command, id });
    this.unreplied.set(id, text);
    this.sendRaw(text);
    return id;
  }

  /** Sends a command and waits for its reply. */
  async ask(command: Spoken): Promise<Reply> {
    const count = this.replies.length;
    const id = this.send(command);
    const found = () => this.replies.slice(count).find(({ re }) => re === id);
    await this.until(`${command.do} is replied to`, () => found() !== undefined || this.closedWith !== null);
    const reply = found();
    if (reply === undefined) throw new Error(`${this.name}: closed before a reply to ${id}`);
    return reply;
  }

  /** Everything it said has been replied to. */
  get heard(): boolean {
    return this.unreplied.size === 0;
  }

  get decision(): Decision | undefined {
    return this.view?.decisions[0];
  }

  get over(): boolean {
    return this.view?.stage === 'over';
  }

  drop(): void {
    this.socket?.terminate();
    this.socket = null;
  }

  async close(): Promise<void> {
    const { socket } = this;
    this.socket = null;
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
      socket.close();
    });
  }

  /** Answers every decision at random from now on. */
  playAtRandom(seed: string): void {
    const dice = diceFrom(seed);
    /** Answers by decision; one that came too late may be wanted again. */
    const answered = new Map<number, string>();
    const play = () => {
      for (const decision of this.view?.decisions ?? [])
        if (!answered.has(decision.id)) {
          const answer = randomAnswer(decision, dice);
          answered.set(decision.id, this.send({ do: 'answer', decision: decision.id, answer }));
        }
    };
    this.onMessage = (message) => {
      if (message.type === 'view' || message.type === 'update') play();
      if (message.type !== 'reply' || message.ok || !ANEW.includes(message.error)) return;
      for (const [decision, command] of answered) if (command === message.re) answered.delete(decision);
      // No view follows.
      if (message.error === 'illegal') play();
    };
    play();
  }
}

/** The answer came too late, or newer rules ask the same otherwise. */
const ANEW: readonly string[] = ['stale', 'illegal'];

/** However slow the machine, nobody and nothing answers but the clients. */
export const UNHURRIED: TableWishes = { clocks: { decision: 0, response: 0, deal: 0 }, away: 'wait' };

/** People at a table that has been started. The first is its host. */
export async function seatedTable(
  urls: readonly string[],
  players: number,
  wishes: TableWishes = {},
  prepare: (client: Client) => void = () => {},
): Promise<{ code: string; clients: Client[] }> {
  const clients = await Promise.all(
    Array.from({ length: players }, (_, i) => Client.arrive(urls[i % urls.length], `player${i}`)),
  );
  clients.forEach(prepare);
  const code = await clients[0].open({ players, pace: 'fast', ...wishes });
  for (const client of clients) {
    await client.connect(code);
    const { ok } = await client.ask({ do: 'sit' });
    if (!ok) throw new Error(`${client.name} could not sit`);
  }
  await clients[0].until('all sit', () => clients[0].table!.seats.every(({ name }) => name !== null));
  const { ok } = await clients[0].ask({ do: 'start' });
  if (!ok) throw new Error('not started');
  await Promise.all(clients.map((client) => client.until('the game begins', () => client.view !== null)));
  return { code, clients };
}
