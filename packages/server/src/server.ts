/** Puts the parts together. */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { MESSAGE_BYTES } from '@cosmarium/protocol';
import type { Logger } from 'pino';
import { BotPool } from './bots/bots.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { COOKIE, Guests } from './guests.ts';
import { registerHttp } from './http.ts';
import { ASSETS, registerPage } from './page.ts';
import { addressOf } from './limits/address.ts';
import { Allowances } from './limits/allowances.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { alone, type Neighbours } from './nodes/neighbours.ts';
import { together } from './nodes/together.ts';
import { unguessableSeed, type NewSeed } from './seeds.ts';
import { Sockets } from './sockets.ts';
import { openStorage } from './storage/storage.ts';
import { Hall } from './tables/hall.ts';
import type { Surroundings } from './tables/surroundings.ts';

/** Pieces a message may arrive in. */
const MOST_PARTS = 1024;
/** How long those who do not answer a farewell are waited for. */
const FAREWELL_MS = 2000;

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  readonly log: Logger;
  close(): Promise<void>;
}

/** What a test brings instead of the real thing. */
export interface Outside {
  clock?: Clock;
  newSeed?: NewSeed;
}

export async function startServer(config: Config, outside: Outside = {}): Promise<RunningServer> {
  const { clock = systemClock, newSeed = unguessableSeed } = outside;
  const log = createLog(config.logLevel);
  const node = randomBytes(6).toString('hex');
  const storage = await openStorage({ ...config, node }, log, clock);
  const metrics = createMetrics();
  const bots = new BotPool(config.botWorkers, metrics, log);
  const guests = new Guests(storage.guests, clock);
  const guestOf = (request: FastifyRequest) => guests.byToken(request.cookies[COOKIE]);

  let neighbours: Neighbours = alone;
  const around: Surroundings = {
    storage,
    bots,
    clock,
    newSeed,
    metrics,
    log,
    settings: config,
    get neighbours() {
      return neighbours;
    },
  };
  const hall = new Hall(around);
  if (storage.database.listen !== null)
    neighbours = await together(
      storage,
      node,
      clock,
      log,
      (table) => hall.changed(table),
      () => hall.poll(),
    );

  // Requests are logged only when debugging.
  const quieter: FastifyBaseLogger = config.logLevel === 'info' ? log.child({}, { level: 'warn' }) : log;
  const app = fastify({
    loggerInstance: quieter,
    trustProxy: config.trustProxy,
    bodyLimit: MESSAGE_BYTES,
    forceCloseConnections: 'idle',
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'self'"], connectSrc: ["'self'"], upgradeInsecureRequests: null },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    allowList: ({ url }) => url.startsWith(ASSETS),
  });
  await app.register(websocket, {
    options: {
      maxPayload: MESSAGE_BYTES,
      maxFragments: MOST_PARTS,
      maxBufferedChunks: MOST_PARTS,
      perMessageDeflate: false,
      // Pings are counted before they are answered.
      autoPong: false,
    },
    // What a client does wrong is no error of ours.
    errorHandler: (error, socket) => {
      log.debug({ reason: error.message }, 'a socket broke');
      socket.terminate();
    },
  });
  const allowances = new Allowances(clock, config);
  const sockets = new Sockets({ hall, clock, config, metrics, log, allowances, guestOf });
  registerHttp(app, { storage, guests, clock, newSeed, config, metrics, allowances, guestOf });
  await registerPage(app, config.webFolder);
  await app.register((scope) => {
    sockets.register(scope);
    return Promise.resolve();
  });

  const url = await app.listen({ host: config.host, port: config.port });
  log.info({ node, url, storage: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'listening');
  return {
    url,
    log,
    async close() {
      log.info({ node }, 'going down');
      // What has been accepted is finished; nobody new is let in.
      sockets.goDown();
      const steps = [
        () => hall.close(),
        () => {
          sockets.closeAll();
          systemClock.after(FAREWELL_MS, () => {
            for (const socket of app.websocketServer.clients) socket.terminate();
            app.server.closeAllConnections();
          });
          return app.close();
        },
        () => neighbours.close(),
        () => bots.close(),
        () => storage.database.close(),
      ];
      // A database that is gone shall not keep us here.
      for (const step of steps)
        try {
          await step();
        } catch (error) {
          log.warn({ reason: String(error) }, 'not everything could be put in order');
        }
      log.info({ node }, 'gone');
    },
  };
}
