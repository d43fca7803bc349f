/** Sockets: one for each guest at a table. Reads commands, keeps to the limits, and hands them to the table. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import {
  CLOSED,
  CommandSchema,
  idOf,
  read,
  type Command,
  type Refusal,
  type ServerMessage,
} from '@cosmarium/protocol';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Guest } from './guests.ts';
import { plainFrame } from './frame.ts';
import { addressOf } from './limits/address.ts';
import type { Allowances, Visitor } from './limits/allowances.ts';
import { AT_ONCE, COST, COST_OF_JOINING } from './limits/costs.ts';
import { isBehind, keepAlive, listen } from './limits/frames.ts';
import { Turns } from './limits/turns.ts';
import type { Metrics } from './metrics.ts';
import type { Connection } from './tables/connection.ts';
import type { Hall } from './tables/hall.ts';
import { Table } from './tables/table.ts';

/** Commands that arrive while the table is being read wait, as many as this. */
const MOST_EARLY = 100;
const GOODBYE = 'the server goes down';
const TOO_MANY = 'too many messages';

export interface SocketParts {
  hall: Hall;
  clock: Clock;
  config: Config;
  metrics: Metrics;
  log: Logger;
  allowances: Allowances;
  guestOf: (request: FastifyRequest) => Promise<Guest | null>;
}

/** What the request for a socket was found to be. */
interface Entry {
  guest: Guest;
  visitor: Visitor;
  /** What the socket's frames are written to. */
  wire: Duplex;
}

export class Sockets {
  private readonly open = new Map<WebSocket, string>();
  private readonly entries = new WeakMap<FastifyRequest, Entry>();
  private readonly answers = new Turns(AT_ONCE.answers);
  private readonly arriving = new Turns(AT_ONCE.arriving);
  private readonly others = new Turns(AT_ONCE.others);
  private goingDown = false;

  constructor(private readonly parts: SocketParts) {}

  register(app: FastifyInstance): void {
    app.get<{ Params: { code: string }; Querystring: { from?: string } }>(
      '/api/tables/:code/socket',
      {
        websocket: true,
        config: { socket: true },
        preValidation: async (request, reply) => {
          if (!this.originAllowed(request)) return reply.code(403).send({ error: 'origin' });
          const guest = await this.parts.guestOf(request);
          if (guest === null) return reply.code(401).send({ error: 'guest' });
          const visitor = this.parts.allowances.visitor(guest.id, addressOf(request));
          if (!visitor.spend(COST_OF_JOINING)) return reply.code(429).send({ error: 'too-many' });
          this.entries.set(request, { guest, visitor, wire: request.socket });
          return undefined;
        },
      },
      (socket, request) => {
        const from = /^\d{1,9}$/.test(request.query.from ?? '') ? Number(request.query.from) : null;
        this.serve(socket, this.entries.get(request)!, request.params.code, from).catch((error: unknown) => {
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

  private async serve(socket: WebSocket, { guest, visitor, wire }: Entry, code: string, from: number | null) {
    const { clock, metrics, log, hall } = this.parts;
    const connection = connectionOf(socket, wire, guest);
    let table: Table | null = null;
    let receive: ((data: Buffer) => void) | null = null;
    const early: Buffer[] = [];
    const refuse = (data: Buffer) => this.refuse(connection, 'too-many', idOf(textIn(data)));
    listen(
      socket,
      visitor,
      (data) => {
        if (receive !== null) receive(data);
        else if (early.length < MOST_EARLY) early.push(data);
        else refuse(data);
      },
      refuse,
      () => connection.close(CLOSED.policy, TOO_MANY),
    );
    socket.on('error', () => socket.terminate());
    if (this.goingDown) return socket.close(CLOSED.restart, GOODBYE);
    if (!visitor.enter()) return socket.close(CLOSED.policy, 'sockets');
    this.open.set(socket, guest.id);
    metrics.sockets.set(this.open.size);
    const gone = () => {
      this.open.delete(socket);
      metrics.sockets.set(this.open.size);
      visitor.leave(clock.now());
      table?.leave(connection).catch(() => {});
    };
    try {
      const found = await this.arriving.run(visitor, COST_OF_JOINING, () => hall.find(code));
      if (found instanceof Table) table = found;
      else socket.close(CLOSED.refused, found ?? 'no such table');
    } catch (error) {
      log.error({ err: error, table: code }, 'a table could not be read');
      socket.close(CLOSED.restart, 'unavailable');
    }
    if (socket.readyState !== socket.OPEN || table === null) return gone();
    socket.on('close', gone);
    keepAlive(socket);
    try {
      await table.join(connection, from);
    } catch {
      socket.close(CLOSED.restart, 'unavailable');
    }
    receive = (data) => this.receive(connection, visitor, table, data);
    early.forEach(receive);
  }

  private receive(connection: Connection, visitor: Visitor, table: Table, data: Buffer) {
    // Whoever gets no reply says it again after coming back.
    if (this.goingDown) return;
    const { metrics } = this.parts;
    const said = textIn(data);
    const command = read(CommandSchema, said);
    if (command === null) return this.refuse(connection, 'malformed', idOf(said));
    if (talks(command) && !visitor.speak()) return this.refuse(connection, 'too-many', command.id);
    const cost = COST[command.do];
    if (!visitor.spend(cost)) {
      if (!visitor.bearsWith()) return connection.close(CLOSED.policy, TOO_MANY);
      return this.refuse(connection, 'too-many', command.id);
    }
    const stop = metrics.seconds.startTimer();
    const turns = command.do === 'answer' || command.do === 'agree' ? this.answers : this.others;
    void turns
      .run(visitor, cost, () => table.command(connection, command))
      .then((outcome) => {
        stop();
        metrics.commands.inc({ outcome });
      });
  }

  private refuse(connection: Connection, error: Refusal, re: string | null): void {
    this.parts.metrics.commands.inc({ outcome: error });
    connection.send({ type: 'reply', re, ok: false, error }, true);
  }

  /** From now on nobody is let in and no command is taken. */
  goDown(): void {
    this.goingDown = true;
  }

  closeAll(): void {
    for (const socket of this.open.keys()) socket.close(CLOSED.restart, GOODBYE);
  }

  /** The keys this guest came with are no longer valid. */
  closeThoseOf(guest: string): void {
    for (const [socket, whose] of this.open) if (whose === guest) socket.close(CLOSED.policy, 'keys');
  }
}

/** Everybody at the table hears it. */
const talks = (command: Command): boolean =>
  command.do === 'chat' || command.do === 'propose' || command.do === 'take';

/** What a message says; undefined if it is no JSON. */
function textIn(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
}

function connectionOf(socket: WebSocket, wire: Duplex, guest: Guest): Connection {
  /** What is said in one breath leaves in one piece: a reply and what came of it. */
  let begun = '';
  const write = (frames: string) => {
    begun = '';
    if (frames !== '') wire.write(frames, 'latin1');
  };
  const breathe = () => {
    if (socket.readyState === socket.OPEN) write(begun);
  };
  return {
    guest,
    send(message: ServerMessage | string, more = false) {
      if (socket.readyState !== socket.OPEN || isBehind(socket)) return;
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      const frame = plainFrame(text);
      if (frame === null) {
        write(begun);
        socket.send(text);
      } else if (more) {
        if (begun === '') process.nextTick(breathe);
        begun += frame;
      } else write(begun + frame);
    },
    close(code, reason) {
      breathe();
      socket.close(code, reason);
    },
  };
}
