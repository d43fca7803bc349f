/** Sockets: one for each guest at a table. Reads commands, keeps to the limits, and hands them to the table. */
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  CLOSED,
  CommandSchema,
  read,
  type Command,
  type Refusal,
  type ServerMessage,
} from '@cosmarium/protocol';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Guest } from './guests.ts';
import { Bucket } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Connection } from './tables/connection.ts';
import type { Hall } from './tables/hall.ts';
import { Table } from './tables/table.ts';

const MOST_BEHIND_BYTES = 1024 * 1024;
/** So many refused messages, beyond what the limit allows, close the socket. */
const PATIENCE = 100;
const CHAT_SIZE = 6;
const CHAT_PER_SECOND = 0.5;
const FORGET_GUEST_MS = 60_000;
const PING_MS = 20_000;
const GOODBYE = 'the server goes down';

/** What a guest may still do, over all their sockets. */
interface Allowance {
  sockets: number;
  messages: Bucket;
  talk: Bucket;
  patience: Bucket;
}

export interface SocketParts {
  hall: Hall;
  clock: Clock;
  config: Config;
  metrics: Metrics;
  log: Logger;
  guestOf: (request: FastifyRequest) => Promise<Guest | null>;
}

export class Sockets {
  private readonly open = new Set<WebSocket>();
  private readonly allowances = new Map<string, Allowance>();
  private goingDown = false;

  constructor(private readonly parts: SocketParts) {}

  register(app: FastifyInstance): void {
    app.get<{ Params: { code: string }; Querystring: { from?: string } }>(
      '/api/tables/:code/socket',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if (!this.originAllowed(request)) return reply.code(403).send({ error: 'origin' });
          if ((await this.parts.guestOf(request)) === null) return reply.code(401).send({ error: 'guest' });
          return undefined;
        },
      },
      (socket, request) => {
        const from = /^\d{1,9}$/.test(request.query.from ?? '') ? Number(request.query.from) : null;
        this.serve(socket, request, request.params.code, from).catch((error: unknown) => {
          this.parts.log.error({ err: error }, 'a socket could not be served');
          socket.close(CLOSED.restart, 'unavailable');
        });
      },
    );
  }

  /** Only our own pages may speak for a guest. Programs that are no browser send no origin. */
  private originAllowed({ headers }: FastifyRequest): boolean {
    const { origin } = headers;
    if (origin === undefined) return true;
    const { publicUrl, allowedOrigins } = this.parts.config;
    if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
    return allowedOrigins.includes(origin) || origin.replace(/^https?:\/\//, '') === headers.host;
  }

  private async serve(socket: WebSocket, request: FastifyRequest, code: string, from: number | null) {
    const { metrics, log, hall } = this.parts;
    // Commands that arrive while the table is being read wait here, as many as the limits let through.
    let receive: ((data: Buffer) => void) | null = null;
    const early: Buffer[] = [];
    socket.on('message', (data: Buffer) => {
      if (receive !== null) receive(data);
      else if (early.length < PATIENCE) early.push(data);
    });
    socket.on('error', () => socket.terminate());
    if (this.goingDown) return socket.close(CLOSED.restart, GOODBYE);
    const guest = (await this.parts.guestOf(request))!;
    const allowance = this.allowanceOf(guest);
    if (allowance.sockets >= this.parts.config.socketsPerGuest) return socket.close(CLOSED.policy, 'sockets');
    allowance.sockets++;
    this.open.add(socket);
    metrics.sockets.set(this.open.size);
    const connection = connectionOf(socket, guest);
    let table: Table | null = null;
    const gone = () => {
      this.open.delete(socket);
      metrics.sockets.set(this.open.size);
      allowance.sockets--;
      this.forgetLater(guest, allowance);
      table?.leave(connection).catch(() => {});
    };
    try {
      const found = await hall.find(code);
      if (found instanceof Table) table = found;
      else socket.close(CLOSED.refused, found ?? 'no such table');
    } catch (error) {
      log.error({ err: error, table: code }, 'a table could not be read');
      socket.close(CLOSED.restart, 'unavailable');
    }
    if (socket.readyState !== socket.OPEN || table === null) return gone();
    socket.on('close', gone);
    const stopPinging = this.keepAlive(socket);
    socket.on('close', stopPinging);
    receive = (data) => this.receive(socket, connection, allowance, table, data);
    try {
      await table.join(connection, from);
    } catch {
      socket.close(CLOSED.restart, 'unavailable');
    }
    for (const data of early) receive(data);
  }

  private receive(
    socket: WebSocket,
    connection: Connection,
    allowance: Allowance,
    table: Table,
    data: Buffer,
  ) {
    // Whoever gets no reply says it again after coming back.
    if (this.goingDown) return;
    const { metrics } = this.parts;
    const refuse = (error: Refusal, re: string | null) => {
      metrics.commands.inc({ outcome: error });
      connection.send({ type: 'reply', re, ok: false, error });
    };
    if (!allowance.messages.take()) {
      if (!allowance.patience.take()) return socket.close(CLOSED.policy, 'too many messages');
      return refuse('too-many', null);
    }
    const command = commandIn(data);
    if (command === null) return refuse('malformed', null);
    const talks = command.do === 'chat' || command.do === 'propose';
    if (talks && !allowance.talk.take()) return refuse('too-many', command.id);
    const stop = metrics.seconds.startTimer();
    void table.command(connection, command).then((outcome) => {
      stop();
      metrics.commands.inc({ outcome });
    });
  }

  private allowanceOf({ id }: Guest): Allowance {
    const known = this.allowances.get(id);
    if (known !== undefined) return known;
    const { clock, config } = this.parts;
    const rate = config.messagesPerSecond;
    const fresh = {
      sockets: 0,
      messages: new Bucket(clock, rate * 3, rate),
      talk: new Bucket(clock, CHAT_SIZE, CHAT_PER_SECOND),
      patience: new Bucket(clock, PATIENCE, 1),
    };
    this.allowances.set(id, fresh);
    return fresh;
  }

  /** Reconnecting does not refill anything: an allowance outlives its sockets. */
  private forgetLater({ id }: Guest, allowance: Allowance): void {
    if (allowance.sockets > 0) return;
    this.parts.clock.after(FORGET_GUEST_MS, () => {
      if (allowance.sockets === 0) this.allowances.delete(id);
    });
  }

  /** A peer that vanished without a word is noticed by its missing pongs. */
  private keepAlive(socket: WebSocket): () => void {
    let alive = true;
    socket.on('pong', () => (alive = true));
    const timer = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, PING_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** From now on nobody is let in and no command is taken. */
  goDown(): void {
    this.goingDown = true;
  }

  closeAll(): void {
    for (const socket of this.open) socket.close(CLOSED.restart, GOODBYE);
  }
}

function commandIn(data: Buffer): Command | null {
  try {
    return read(CommandSchema, JSON.parse(data.toString('utf8')));
  } catch {
    return null;
  }
}

function connectionOf(socket: WebSocket, guest: Guest): Connection {
  return {
    guest,
    send(message: ServerMessage | string) {
      if (socket.readyState !== socket.OPEN) return;
      // Somebody who does not read what we send shall not fill our memory.
      if (socket.bufferedAmount > MOST_BEHIND_BYTES) return socket.terminate();
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
