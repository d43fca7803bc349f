/**
 * The socket to a table. Comes back by itself after whatever broke it, asks for what it missed, and sends commands
 * again that nobody has replied to: a command is done once however often it is sent.
 */
import { CLOSED, type Command, type ServerMessage } from '@cosmarium/protocol';

export type Link =
  | { is: 'connecting' }
  | { is: 'open' }
  /** Something has been said and nobody replies yet. */
  | { is: 'slow' }
  /** Gone; the next try is on its way. */
  | { is: 'lost'; tries: number }
  /** The server does not want us: there is no such table, or too many pages are open. */
  | { is: 'refused'; why: string };

export type Spoken = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { type: 'reply' }>;

/** A way to a table, wherever that is. */
export interface Line {
  send(spoken: Spoken): Promise<Reply>;
  close(): void;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5000;
/** A reply that takes longer is worth a word. */
const SLOW_MS = 3000;
/** Without a reply for so long, a socket is taken for dead. */
const DEAD_MS = 8000;
/** Without any word for so long, the server is asked whether it is still there. */
const SILENCE_MS = 30_000;
const LOOK_EVERY_MS = 1000;

interface Waiting {
  text: string;
  done: (reply: Reply) => void;
  /** When it was last sent, or first wanted to be. */
  at: number;
}

export class Connection implements Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly looking: ReturnType<typeof setInterval>;
  private slow = false;
  private tries = 0;
  private closed = false;
  private heardAt = 0;
  private said = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly code: string,
    /** The number of events known already; null before the first view. */
    private readonly seen: () => number | null,
    private readonly receive: (message: ServerMessage) => void,
    private readonly linkIs: (link: Link) => void,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.looking = setInterval(this.look, LOOK_EVERY_MS);
    this.open();
  }

  send(spoken: Spoken): Promise<Reply> {
    const id = `${this.prefix}.${++this.said}`;
    const text = JSON.stringify({ ...spoken, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done, at: Date.now() });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** The network is back, or the page is looked at again after a sleep: do not wait for the next try. */
  private readonly wake = () => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket === null) this.open();
    else this.look();
  };

  /** A server that hangs closes nothing: whether anybody is there shows only in replies. */
  private readonly look = () => {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN || document.visibilityState === 'hidden') return;
    const now = Date.now();
    const waited = Math.max(0, ...[...this.waiting.values()].map(({ at }) => now - at));
    if (waited > DEAD_MS) this.giveUp(socket);
    else if (waited > SLOW_MS) {
      this.slow = true;
      this.linkIs({ is: 'slow' });
    } else if (this.waiting.size === 0 && now - this.heardAt > SILENCE_MS) void this.send({ do: 'sync' });
  };

  private giveUp(socket: WebSocket): void {
    this.socket = null;
    socket.close();
    this.lose(0, '');
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.tries === 0) this.linkIs({ is: 'connecting' });
    const seen = this.seen();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket?from=${seen ?? 0}`,
    );
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.heardAt = Date.now();
      for (const one of this.waiting.values()) {
        one.at = this.heardAt;
        socket.send(one.text);
      }
    });
    socket.addEventListener('message', ({ data }) => {
      this.heardAt = Date.now();
      if (this.tries > 0) this.tries = 0;
      this.hear(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      // One that was given up has been mourned already.
      if (this.socket !== socket) return;
      this.socket = null;
      if (!this.closed) this.lose(code, reason);
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.linkIs({ is: 'open' });
    if (message.type === 'reply' && message.re !== null) {
      this.waiting.get(message.re)?.done(message);
      this.waiting.delete(message.re);
      if (this.slow) {
        this.slow = false;
        this.linkIs({ is: 'open' });
      }
    }
    this.receive(message);
  }

  private lose(code: number, reason: string): void {
    // "elsewhere": a node with older rules; another one will do.
    if (code === CLOSED.refused && reason !== 'elsewhere') return this.linkIs({ is: 'refused', why: reason });
    this.tries++;
    this.slow = false;
    this.linkIs({ is: 'lost', tries: this.tries });
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.tries - 1), LONGEST_PAUSE_MS);
    this.timer = setTimeout(() => this.open(), pause * (0.7 + Math.random() * 0.6));
  }
}
