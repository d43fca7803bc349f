/** The HTTP server before anything is served: whom to believe, how much to take, how long to wait, what to tell. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { MESSAGE_BYTES } from '@cosmarium/protocol';
import type { Config } from './config.ts';
import { addressOf } from './limits/address.ts';
import { ASSETS } from './page.ts';

/** Pieces a message may arrive in. */
const MOST_PARTS = 1024;
const IDLE_MS = 60_000;
const LOOK_FOR_SLOW_ONES_MS = 1000;

export async function buildDoor(config: Config, log: Logger): Promise<FastifyInstance> {
  // Requests are logged only when debugging.
  const quieter: FastifyBaseLogger = config.logLevel === 'info' ? log.child({}, { level: 'warn' }) : log;
  const app: FastifyInstance = fastify({
    loggerInstance: quieter,
    trustProxy: config.trustProxy,
    bodyLimit: MESSAGE_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: config.requestMs,
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: config.requestMs, connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_MS },
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.send(error);
    log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ error: 'unavailable' });
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { defaultSrc: ["'self'"], connectSrc: ["'self'"], upgradeInsecureRequests: null },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // What else runs under the same domain is not ours to decide.
    strictTransportSecurity: config.secure && { includeSubDomains: false },
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
  // The plugin opens a socket at any address, and closes it if there is nothing behind.
  app.addHook('onRequest', async (request, reply) =>
    request.ws && request.routeOptions.config.socket !== true
      ? reply.code(404).send({ error: 'unknown' })
      : undefined,
  );
  return app;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A socket may be opened here. */
    socket?: true;
  }
}
