/** A table of five clients that share their thoughts, to measure how soon all have seen what one did. */
import { randomAnswer, type View } from '@cosmarium/engine';
import { patched, type ServerMessage } from '@cosmarium/protocol';
import { WebSocket } from 'ws';

const PLAYERS = 5;
const dice = (n: number) => Math.floor(Math.random() * n);

interface Player {
  socket: WebSocket;
  view: View | null;
}

export class LoadTable {
  /** Milliseconds from a command to the last message it caused. */
  readonly latencies: number[] = [];
  private readonly players: Player[] = [];
  private sentAt = 0;
  private lastAt = 0;
  private replied = true;
  private readonly answered = new Set<number>();
  private commands = 0;
  private timer: NodeJS.Timeout | undefined;
  private waiting: { type: ServerMessage['type']; resolve: () => void } | null = null;

  constructor(
    private readonly url: string,
    private readonly number: number,
  ) {}

  async open(): Promise<void> {
    let code = '';
    for (let i = 0; i < PLAYERS; i++) {
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
      if (!message.ok) throw new Error(`refused: ${JSON.stringify(message)}`);
    }
    if (this.waiting?.type !== message.type) return;
    this.waiting.resolve();
    this.waiting = null;
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
          if (this.sentAt > 0) this.latencies.push(this.lastAt - this.sentAt);
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
