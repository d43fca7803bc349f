/** A guest that means no good, at an address of its own choice (Linux answers for all of 127.0.0.0/8). */
import { request } from 'node:http';
import { WebSocket } from 'ws';
import type { Tally } from './attack.ts';

export const HOME = '127.0.1.1';
/** The n-th of many addresses. */
export const addressNumber = (n: number): string => `127.0.${3 + Math.floor(n / 200)}.${1 + (n % 200)}`;

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

export function ask(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: unknown; from?: string },
): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = HOME } = options;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method,
        localAddress: from,
        headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let answer = '';
        response.on('data', (data: Buffer) => (answer += data.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: answer }),
        );
      },
    );
    asking.on('error', reject);
    asking.end(text);
  });
}

export class Intruder {
  private socket: WebSocket | null = null;
  private code = '';
  private said = 0;

  private constructor(
    private readonly url: string,
    readonly cookie: string,
    private readonly from: string,
    private readonly tally: Tally,
  ) {}

  static async arrive(url: string, tally: Tally, from = HOME): Promise<Intruder> {
    const { status, headers } = await ask(`${url}/api/guests`, {
      method: 'POST',
      body: { name: 'mallory' },
      from,
    });
    if (status !== 201) throw new Error(`no guest: ${status}`);
    return new Intruder(url, headers['set-cookie']![0].split(';')[0], from, tally);
  }

  async open(wishes: object): Promise<string> {
    const { status, body } = await ask(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.cookie },
      body: wishes,
      from: this.from,
    });
    if (status !== 201) throw new Error(`no table: ${status}`);
    return (JSON.parse(body) as { code: string }).code;
  }

  /** Resolves when welcomed, or when it is clear that it will not be. */
  connect(code: string): Promise<void> {
    this.code = code;
    const { cookie } = this;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${code}/socket`, {
      headers: { cookie },
      localAddress: this.from,
    });
    this.socket = socket;
    return new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => {
        this.tally.add(`sockets refused with ${response.statusCode}`);
        resolve();
      });
      socket.on('close', (code) => {
        this.tally.add(`sockets closed with ${code}`);
        if (this.socket === socket) this.socket = null;
        resolve();
      });
      socket.on('message', (data: Buffer) => {
        resolve();
        // Most of what comes is not worth reading.
        if (data.length > 200 || !data.includes('"reply"')) return;
        const reply = JSON.parse(data.toString()) as { ok: boolean; error?: string };
        this.tally.add(reply.ok ? 'done' : reply.error!);
      });
    });
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Comes back if it was thrown out. */
  async stay(): Promise<void> {
    if (this.socket === null) await this.connect(this.code);
  }

  say(command: object): void {
    if (this.connected) this.socket!.send(JSON.stringify({ id: `m${this.said++}`, ...command }));
  }

  sayRaw(text: string | Buffer): void {
    if (this.connected) this.socket!.send(text);
  }

  leave(): void {
    this.socket?.terminate();
    this.socket = null;
  }
}
