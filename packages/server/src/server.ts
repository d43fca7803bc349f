/** Puts the parts together. */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { BotPool } from './bots/bots.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { buildDoor } from './door.ts';
import { COOKIE, Guests } from './guests.ts';
import { Health } from './health.ts';
import { Housekeeper } from './housekeeper.ts';
import { registerHttp } from './http.ts';
import { registerLetters } from './notify/letters.ts';
import { Mailer } from './notify/mailer.ts';
import { Notifier } from './notify/notifier.ts';
import { PushService } from './notify/push-service.ts';
import { registerNotify } from './notify/routes.ts';
import { registerPage } from './page.ts';
import { Allowances } from './limits/allowances.ts';
import { createLog } from './log.ts';
import { registerMine } from './mine.ts';
import { openMetrics } from './metrics-door.ts';
import { createMetrics } from './metrics.ts';
import { alone, type Neighbours } from './nodes/neighbours.ts';
import { together } from './nodes/together.ts';
import { unguessableSeed, type NewSeed } from './seeds.ts';
import { Sockets } from './sockets.ts';
import { openStorage } from './storage/storage.ts';
import { Hall } from './tables/hall.ts';
import type { Surroundings } from './tables/surroundings.ts';
import type { WaitingPort } from './tables/waiting.ts';

/** How long those who do not answer a farewell are waited for. */
const FAREWELL_MS = 2000;

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Where its metrics are, if anywhere. */
  readonly metricsUrl: string | null;
  readonly log: Logger;
  close(): Promise<void>;
}

/** What a test brings instead of the real thing. */
export interface Outside {
  clock?: Clock;
  newSeed?: NewSeed;
  waiting?: WaitingPort;
}

export async function startServer(config: Config, outside: Outside = {}): Promise<RunningServer> {
  const { clock = systemClock, newSeed = unguessableSeed } = outside;
  const log = createLog(config.logLevel);
  const node = randomBytes(6).toString('hex');
  const storage = await openStorage({ ...config, node }, log, clock);
  const metrics = createMetrics();
  const bots = new BotPool(config.botWorkers, metrics, log);
  const guests = new Guests(storage.guests, clock);
  const push = await PushService.open(storage.secrets, config.publicUrl, config.pushServices);
  const mailer = config.mail === null ? null : await Mailer.open(storage.secrets, config.mail, log);
  const notifier = new Notifier(
    storage,
    push,
    mailer,
    (table, seat) => hall.isThere(table, seat),
    clock,
    metrics,
    log,
  );
  const guestOf = (request: FastifyRequest) => guests.byToken(request.cookies[COOKIE]);

  let neighbours: Neighbours = alone;
  const around: Surroundings = {
    storage,
    bots,
    clock,
    newSeed,
    metrics,
    log,
    waiting: outside.waiting ?? notifier,
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
      (guest) => sockets.closeThoseOf(guest),
      () => hall.poll(),
    );

  const app = await buildDoor(config, log);
  const allowances = new Allowances(clock, config);
  const health = new Health(storage.probe, clock, log);
  const housekeeper = new Housekeeper(storage, hall, clock, config.keep, log);
  const sockets = new Sockets({ hall, clock, config, metrics, log, allowances, guestOf });
  registerHttp(app, { storage, guests, clock, newSeed, config, allowances, health, guestOf });
  registerNotify(app, { storage, push, notifier, mailer, clock, guestOf });
  registerMine(app, { storage, guests, hall, sockets, clock, newSeed, config, guestOf });
  if (mailer !== null) registerLetters(app, mailer, storage.letters);
  await registerPage(app, config.webFolder);
  await app.register((scope) => {
    sockets.register(scope);
    return Promise.resolve();
  });

  const url = await app.listen({ host: config.host, port: config.port });
  const { metricsHost, metricsPort } = config;
  const metricsDoor = metricsPort === null ? null : await openMetrics(metrics, metricsHost, metricsPort);
  log.info({ node, url, storage: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'listening');
  return {
    url,
    metricsUrl: metricsDoor?.url ?? null,
    log,
    async close() {
      log.info({ node }, 'going down');
      // What has been accepted is finished; nobody new is let in.
      sockets.goDown();
      housekeeper.close();
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
        () => metricsDoor?.close(),
        () => neighbours.close(),
        () => bots.close(),
        () => notifier.close(),
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
