/** HTTP: guests, tables, journals, health. Everything at a table goes over its socket. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Seat } from '@cosmarium/engine';
import {
  GuestSchema,
  JOURNAL_BYTES,
  LISTED,
  read,
  RejoinSchema,
  SoloSchema,
  TableOptionsSchema,
} from '@cosmarium/protocol';
import type { Clock } from './clock.ts';
import type { NewSeed } from './seeds.ts';
import type { Config } from './config.ts';
import { COOKIE, type Guest, type Guests } from './guests.ts';
import type { Health } from './health.ts';
import { LATELY_MS } from './housekeeper.ts';
import { giveWay, Histories } from './history.ts';
import { addressOf } from './limits/address.ts';
import type { Allowances } from './limits/allowances.ts';
import { COST_OF_READING, COST_OF_WRITING } from './limits/costs.ts';
import type { Storage } from './storage/storage.ts';
import type { TableRow } from './storage/schema.ts';
import { oneByOne } from './one-by-one.ts';
import { bring, costOf, readBrought, type NotBrought } from './tables/bringing.ts';
import { openTable } from './tables/lobby.ts';
import { faultOf, optionsOf } from './tables/options.ts';
import { NO_END } from './tables/waiting.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The key of a guest, where no script can read it. */
export const setKey = (
  reply: FastifyReply,
  token: string,
  { secure }: Pick<Config, 'secure'>,
): FastifyReply =>
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: YEAR_SECONDS,
  });

export interface HttpParts {
  storage: Storage;
  guests: Guests;
  clock: Clock;
  newSeed: NewSeed;
  config: Config;
  allowances: Allowances;
  health: Health;
  guestOf: (request: FastifyRequest) => Promise<Guest | null>;
}

export function registerHttp(app: FastifyInstance, parts: HttpParts): void {
  const { storage, guests, clock, newSeed, config, allowances, health, guestOf } = parts;
  const histories = new Histories(storage.journal);
  const giveCookie = (reply: FastifyReply, token: string) => setKey(reply, token, config);

  /** Tables that were played to their end do not count. */
  const mayOpen = async (host: string, address: string): Promise<boolean> => {
    const since = clock.now() - DAY_MS;
    const [byGuest, byAddress] = [
      await storage.catalogue.opened({ host }, since),
      await storage.catalogue.opened({ opened_from: address }, since),
    ];
    return byGuest < config.tablesPerGuest && byAddress < config.tablesPerAddress;
  };
  const inTurn = oneByOne();
  /** Each is counted before the next is opened, also of those that are asked for at once. null: there are too many. */
  const openFor = <T>(host: string, address: string, open: () => Promise<T>): Promise<T | null> =>
    inTurn(async () => ((await mayOpen(host, address)) ? open() : null));

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
    const cost = request.method === 'GET' ? COST_OF_READING : COST_OF_WRITING;
    if (allowances.spend(addressOf(request), cost)) return undefined;
    return reply.code(429).send({ error: 'too-fast' });
  });

  // Counted by itself: whoever asks too much of us is still told that we are well.
  app.get('/healthz', { config: { rateLimit: {} } }, async (_request, reply) => {
    const ok = await health.check();
    return reply.code(ok ? 200 : 503).send({ ok });
  });

  /** A new guest, or a new name for the one who asks. */
  app.post('/api/guests', async (request, reply) => {
    const body = read(GuestSchema, request.body);
    if (body === null) return reply.code(400).send({ error: 'malformed' });
    const known = await guestOf(request);
    if (known !== null) return { guest: await guests.rename(known, body.name) };
    const newcomers = { most: config.guestsPerAddress, within: HOUR_MS };
    if (!(await storage.rations.take([`guest from ${addressOf(request)}`], newcomers, clock.now())))
      return reply.code(429).send({ error: 'too-fast' });
    const { guest, token } = await guests.welcome(body.name);
    giveCookie(reply, token);
    return reply.code(201).send({ guest, rejoin: `/rejoin/${token}` });
  });

  /** The personal link: brings a guest back, on any device. Whoever is somebody else here is asked first, by the page. */
  app.get<{ Params: { token: string }; Querystring: { table?: string } }>(
    '/rejoin/:token',
    async (request, reply) => {
      const { token } = request.params;
      const [meant, visitor] = [await guests.byToken(token), await guestOf(request)];
      if (meant === null) return reply.code(404).send({ error: 'unknown' });
      const table = /^[a-z0-9]+$/.test(request.query.table ?? '') ? `/t/${request.query.table}` : '/';
      reply.header('cache-control', 'no-store');
      // What comes after the # stays in the browser.
      if (visitor !== null && visitor.id !== meant.id) return reply.redirect(`/come-back#${token}`);
      giveCookie(reply, token);
      return reply.redirect(table);
    },
  );

  /** The same, for somebody who has been asked. */
  app.post('/api/rejoin', async (request, reply) => {
    const body = read(RejoinSchema, request.body);
    if (body === null) return reply.code(400).send({ error: 'malformed' });
    const guest = await guests.byToken(body.token);
    if (guest === null) return reply.code(404).send({ error: 'unknown' });
    giveCookie(reply, body.token);
    return { guest };
  });

  /** The tables somebody sits at: first those that wait for them, the most urgent first, with how many milliseconds are left. */
  const tablesOf = async (guest: string) => {
    const [tables, waiting] = [await storage.catalogue.ofGuest(guest), await storage.waiting.of(guest)];
    const left = (code: string) => waiting.find(({ table_code }) => table_code === code)?.due ?? NO_END;
    return tables
      .toSorted((a, b) => left(a.code) - left(b.code) || 0)
      .map((table) => {
        const due = left(table.code);
        return due === NO_END ? table : { ...table, left: Math.max(0, due - clock.now()) };
      });
  };

  /** Who asks; nobody yet is an answer, too. */
  app.get('/api/me', async (request) => {
    const guest = await guestOf(request);
    return { guest, tables: guest === null ? [] : await tablesOf(guest.id) };
  });

  app.post('/api/tables', async (request, reply) => {
    const guest = await guestOf(request);
    if (guest === null) return reply.code(401).send({ error: 'guest' });
    const options = read(TableOptionsSchema, request.body ?? {});
    if (options === null) return reply.code(400).send({ error: 'malformed' });
    const fault = faultOf(options);
    if (fault !== null) return reply.code(400).send({ error: 'bad-setup', fault });
    const address = addressOf(request);
    const fresh = { now: clock.now(), seed: newSeed() };
    const code = await openFor(guest.id, address, () =>
      openTable(storage.tables, guest.id, options, fresh, address),
    );
    if (code === null) return reply.code(429).send({ error: 'too-many' });
    return reply.code(201).send({ code, link: `/t/${code}` });
  });

  const refuse = (reply: FastifyReply, error: NotBrought) =>
    reply.code(error === 'too-large' ? 413 : 400).send({ error });
  /** One after the other: to play a game again takes its time. */
  const bringing = oneByOne();

  /** A game that was played alone so far: its journal with a part `solo`, as it is saved in a file. */
  app.post<{ Body: { solo?: unknown } | null }>(
    '/api/tables/brought',
    {
      bodyLimit: JOURNAL_BYTES,
      errorHandler: (error, _request, reply) =>
        error.statusCode === 413 ? refuse(reply, 'too-large') : reply.send(error),
    },
    async (request, reply) => {
      const guest = await guestOf(request);
      if (guest === null) return reply.code(401).send({ error: 'guest' });
      const solo = read(SoloSchema, request.body?.solo);
      if (solo === null) return reply.code(400).send({ error: 'malformed' });
      const journal = readBrought(request.body);
      if (typeof journal === 'string') return refuse(reply, journal);
      const fault = faultOf(solo.options);
      if (fault !== null) return reply.code(400).send({ error: 'bad-setup', fault });
      const address = addressOf(request);
      if (!(await mayOpen(guest.id, address))) return reply.code(429).send({ error: 'too-many' });
      if (!allowances.spend(address, costOf(journal))) return reply.code(429).send({ error: 'too-fast' });
      const fresh = { now: clock.now(), seed: newSeed() };
      const brought = await bringing(() =>
        bring(journal, solo, { guest: guest.id, address }, fresh, giveWay),
      );
      if (typeof brought === 'string') return refuse(reply, brought);
      const { code } = brought.row;
      const kept = await openFor(guest.id, address, () => storage.tables.bring(brought).then(() => code));
      if (kept === null) return reply.code(429).send({ error: 'too-many' });
      return reply.code(201).send({ code, link: `/t/${code}` });
    },
  );

  /** Tables with who sits there, for somebody who looks for one. */
  const described = async (rows: readonly TableRow[]) => {
    const seats = await storage.tables.seatsOf(rows.map(({ code }) => code));
    const names = await storage.guests.names(seats.flatMap(({ guest }) => (guest === null ? [] : [guest])));
    return rows.map((row) => {
      const taken = seats.filter((seat) => seat.table_code === row.code);
      return {
        code: row.code,
        options: optionsOf(row),
        players: taken.map(({ guest, level }) => (guest === null ? { level } : { name: names.get(guest) })),
      };
    });
  };

  /** Public tables that wait for players: with a free seat, and somebody there. */
  app.get('/api/tables', async () =>
    described(await storage.catalogue.joinable(LISTED, clock.now() - LATELY_MS)),
  );

  /** Public games to watch. */
  app.get('/api/games', async () =>
    described(await storage.catalogue.watchable(LISTED, clock.now() - LATELY_MS)),
  );

  /** The games of whoever asks that are over, the last one first; `before` goes on where a list has ended. */
  app.get<{ Querystring: { before?: string } }>('/api/me/games', async (request, reply) => {
    const before = Number(request.query.before ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before)) return reply.code(400).send({ error: 'malformed' });
    const guest = await guestOf(request);
    if (guest === null) return [];
    const rows = await storage.catalogue.finishedBy(guest.id, LISTED, before);
    const tables = await described(rows);
    return rows.map(({ created_at: at, seat, winners }, i) => ({
      ...tables[i],
      at,
      seat,
      winners: winners === null ? null : (JSON.parse(winners) as Seat[]),
    }));
  });

  /** The journal, when the game is over: `cosmarium replay` plays and verifies it. */
  app.get<{ Params: { code: string } }>('/api/tables/:code/journal', async (request, reply) => {
    const table = await storage.tables.find(request.params.code);
    if (table === null) return reply.code(404).send({ error: 'unknown' });
    if (table.row.status !== 'over') return reply.code(403).send({ error: 'not-now' });
    return reply.type('application/json').send(await histories.of(table));
  });
}
