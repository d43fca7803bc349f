/** A WebSocket made by hand, to send frames no library sends, and to read nothing if need be. */
import { connect, type Socket } from 'node:net';

const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;
type Kind = keyof typeof OPCODE;

export interface Frame {
  kind: Kind;
  data: Buffer;
}

/** A frame as a client must send it: masked, with a mask that changes nothing. */
export function frame(kind: Kind, data: Buffer | string = ''): Buffer {
  const payload = Buffer.from(data);
  if (payload.length > 125) throw new Error('short frames only');
  const head = Buffer.from([0x80 | OPCODE[kind], 0x80 | payload.length, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

export class RawSocket {
  readonly frames: Frame[] = [];
  closed = false;
  private unread = Buffer.alloc(0);
  private waiting: (() => void)[] = [];

  private constructor(private readonly socket: Socket) {
    // Resets are what these sockets are for.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.closed = true;
      this.look();
    });
  }

  /** Resolves when the server has switched to WebSocket. */
  static async open(url: string, path: string, cookie: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket);
    const answer = new Promise<void>((resolve, reject) => {
      let head = '';
      const read = (data: Buffer) => {
        head += data.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', read);
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head.slice(0, 40)));
        socket.on('data', (more: Buffer) => raw.read(more));
        raw.read(Buffer.from(head.slice(end + 4), 'latin1'));
        resolve();
      };
      socket.on('data', read);
      socket.on('close', () => reject(new Error('closed')));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await answer;
    return raw;
  }

  /** From now on nothing is read. */
  stopReading(): void {
    this.socket.pause();
  }

  private read(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    for (;;) {
      if (this.unread.length < 2) break;
      const short = this.unread[1] & 0x7f;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.unread.length < head) break;
      const length =
        short === 126
          ? this.unread.readUInt16BE(2)
          : short === 127
            ? Number(this.unread.readBigUInt64BE(2))
            : short;
      if (this.unread.length < head + length) break;
      const opcode = this.unread[0] & 0x0f;
      const kind = (Object.keys(OPCODE) as Kind[]).find((one) => OPCODE[one] === opcode)!;
      this.frames.push({ kind, data: this.unread.subarray(head, head + length) });
      this.unread = this.unread.subarray(head + length);
    }
    this.look();
  }

  private look(): void {
    this.waiting.splice(0).forEach((call) => call());
  }

  /** Waits until something that arrived, or the end, makes this true. */
  async until(test: () => boolean): Promise<void> {
    while (!test()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  of(kind: Kind): Frame[] {
    return this.frames.filter((one) => one.kind === kind);
  }

  send(data: Buffer): void {
    this.socket.write(data);
  }

  /** Sends these bytes again and again until the server hangs up, at most so often; returns how often. */
  async flood(data: Buffer, most: number): Promise<number> {
    let sent = 0;
    while (!this.closed && sent < most) {
      sent++;
      if (!this.socket.write(data))
        await new Promise<void>((resolve) => {
          const go = () => {
            this.socket.off('drain', go);
            this.socket.off('close', go);
            resolve();
          };
          this.socket.on('drain', go);
          this.socket.on('close', go);
        });
    }
    return sent;
  }

  end(): void {
    this.socket.destroy();
  }
}
