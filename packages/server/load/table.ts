/** A table of clients that share their thoughts, to measure how soon all have seen what one did. */
import { randomAnswer, type View } from '@cosmarium/engine';
import { patched, type ServerMessage } from '@cosmarium/protocol';
import { WebSocket } from 'ws';

export const PLAYERS = 5;
const dice = (n: number) => Math.floor(Math.random() * n);

interface Player {
  socket: WebSocket;
  view: View | null;
}

export class LoadTable {
  /** Milliseconds from a command to the last message it caused, or to its reply if bots go on playing. */
  readonly latencies: number[] = [];
  /** Milliseconds the table waited for the answer of a bot. */
  readonly waits: number[] = [];
  private readonly waitsSince = new Map<string, number>();
  private readonly players: Player[] = [];
  private sentAt = 0;
  private lastAt = 0;
  private repliedAt = 0;
  private replied = true;
  private readonly answered = new Set<number>();
  private commands = 0;
  private timer: NodeJS.Timeout | undefined;
  private waiting: { type: ServerMessage['type']; resolve: () => void } | null = null;

  constructor(
    private readonly url: string,
    private readonly number: number,
    private readonly bots: number,
    private readonly level: string,
  ) {}

  async open(): Promise<void> {
    let code = '';
    for (let i = 0; i < PLAYERS - this.bots; i++) {
      const guest = await this.post('/api/guests', { name: `t${this.number}p${i}` });
      const cookie = guest.headers.get('set-cookie')!.split(';')[0];
      if (i === 0) {
        const wishes = {
          players: PLAYERS,
          pace: 'fast',
          start: 'advanced',
          clocks: { decision: 0, response: 0, deal: 0 },
        };
        code = ((await (await this.post('/api/tables', wishes, cookie)).json()) as { code: string }).code;
      }
      await this.connect(code, cookie);
      if (i > 0) await this.ask(i, { do: 'sit' });
    }
    for (let i = 0; i < this.bots; i++) await this.ask(0, { do: 'bot', level: this.level });
    await this.ask(0, { do: 'start' });
  }

  private post(path: string, body: unknown, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private connect(code: string, cookie: string): Promise<void> {
    const address = `${this.url.replace('http', 'ws')}/api/tables/${code}/socket`;
    const socket = new WebSocket(address, { headers: { cookie } });
    const player: Player = { socket, view: null };
    this.players.push(player);
    return new Promise((resolve, reject) => {
      this.waiting = { type: 'welcome', resolve };
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => this.receive(player, data));
    });
  }

  private receive(player: Player, data: Buffer): void {
    this.lastAt = performance.now();
    const message = JSON.parse(data.toString('utf8')) as ServerMessage;
    if (message.type === 'view') player.view = message.view;
    else if (message.type === 'update' && message.view !== null)
      player.view = patched(player.view, message.view) as View;
    else if (message.type === 'reply') {
      this.replied = true;
      this.repliedAt = this.lastAt;
      if (!message.ok) throw new Error(`refused: ${JSON.stringify(message)}`);
    }
    if (player === this.players[0] && player.view !== null) this.watchBots(player.view);
    if (this.waiting?.type !== message.type) return;
    this.waiting.resolve();
    this.waiting = null;
  }

  /** Bots have the last seats. A table waits for one bot after another: each question counts by itself. */
  private watchBots({ waiting }: View): void {
    const asked = new Set<string>();
    for (const one of waiting)
      if ('seat' in one && one.seat >= PLAYERS - this.bots) asked.add(`${one.seat} ${one.key}`);
    for (const [question, since] of this.waitsSince)
      if (!asked.has(question)) {
        this.waits.push(this.lastAt - since);
        this.waitsSince.delete(question);
      }
    for (const question of asked)
      if (!this.waitsSince.has(question)) this.waitsSince.set(question, this.lastAt);
  }

  /** What was measured so far does not count. */
  forget(): void {
    this.latencies.length = 0;
    this.waits.length = 0;
    this.waitsSince.clear();
  }

  private ask(player: number, command: object): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = { type: 'reply', resolve };
      this.send(player, command);
    });
  }

  private send(player: number, command: object): void {
    this.players[player].socket.send(JSON.stringify({ id: `c${this.commands++}`, ...command }));
  }

  /** One answer after another, with about so many milliseconds of thought before each. */
  play(think: number): void {
    this.timer = setTimeout(
      () => {
        // Whoever is still waiting for a reply does not speak.
        if (this.replied) {
          if (this.sentAt > 0)
            this.latencies.push((this.bots > 0 ? this.repliedAt : this.lastAt) - this.sentAt);
          this.answer();
        }
        this.play(think);
      },
      think * (0.5 + Math.random()),
    );
  }

  private answer(): void {
    const open = this.players.flatMap(({ view }, seat) =>
      (view?.decisions ?? []).map((decision) => ({ seat, decision })),
    );
    this.sentAt = 0;
    // The reply to an answer may come a little before the view without its question.
    const fresh = open.filter(({ decision }) => !this.answered.has(decision.id));
    if (fresh.length === 0) return;
    const { seat, decision } = fresh[dice(fresh.length)];
    this.answered.add(decision.id);
    const answer = randomAnswer(decision, dice);
    this.sentAt = performance.now();
    this.replied = false;
    this.send(seat, { do: 'answer', decision: decision.id, answer });
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const { socket } of this.players) socket.terminate();
  }
}
