/** HTTP: what is mine. Another device, new keys, everything about me, and being forgotten. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DeleteSchema, LinkSchema, read, RejoinSchema } from '@cosmarium/protocol';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { COOKIE, type Guest, type Guests } from './guests.ts';
import { setKey } from './http.ts';
import type { NewSeed } from './seeds.ts';
import type { Sockets } from './sockets.ts';
import type { Storage } from './storage/storage.ts';
import type { Hall } from './tables/hall.ts';
import { withdraw } from './tables/latecomers.ts';
import { obey } from './tables/lobby.ts';

export interface MineParts {
  storage: Storage;
  guests: Guests;
  hall: Hall;
  sockets: Sockets;
  clock: Clock;
  newSeed: NewSeed;
  config: Config;
  guestOf: (request: FastifyRequest) => Promise<Guest | null>;
}

export function registerMine(app: FastifyInstance, parts: MineParts): void {
  const { storage, guests, sockets, config, guestOf } = parts;

  /** For somebody known only. */
  const known =
    (act: (guest: Guest, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const guest = await guestOf(request);
      return guest === null ? reply.code(401).send({ error: 'guest' }) : act(guest, request, reply);
    };

  /** What a link for another device says. */
  app.post(
    '/api/me/link',
    known(async (guest, { body }, reply) => {
      const wish = read(LinkSchema, body);
      if (wish === null) return reply.code(400).send({ error: 'malformed' });
      return { token: await guests.passFor(guest, JSON.stringify(wish.settings)) };
    }),
  );

  /** Who somebody would be on this device. The link stays valid. */
  app.post('/api/device/look', async ({ body }, reply) => {
    const found = await guests.byPass(read(RejoinSchema, body)?.token ?? '');
    return found === null ? reply.code(404).send({ error: 'unknown' }) : { name: found.name };
  });

  app.post('/api/device', async ({ body }, reply) => {
    const found = await guests.byPass(read(RejoinSchema, body)?.token ?? '');
    const token = found === null ? null : await guests.enterWith(found.pass);
    if (found === null || token === null) return reply.code(404).send({ error: 'unknown' });
    setKey(reply, token, config);
    const { id, name, pass } = found;
    return {
      guest: { id, name },
      rejoin: `/rejoin/${token}`,
      settings: JSON.parse(pass.settings) as unknown,
    };
  });

  /** All keys but the new one stop working, everywhere and at once. */
  app.post(
    '/api/me/renew',
    known(async (guest, _request, reply) => {
      const token = await guests.renew(guest);
      sockets.closeThoseOf(guest.id);
      setKey(reply, token, config);
      return { rejoin: `/rejoin/${token}` };
    }),
  );

  app.get(
    '/api/me/export',
    known((guest) => storage.mine.of(guest.id)),
  );

  app.post(
    '/api/me/delete',
    known(async (guest, { body }, reply) => {
      if (read(DeleteSchema, body) === null) return reply.code(400).send({ error: 'malformed' });
      await leaveAll(parts, guest.id);
      await guests.forget(guest);
      sockets.closeThoseOf(guest.id);
      reply.clearCookie(COOKIE, { path: '/' });
      return { deleted: true };
    }),
  );
}

/** A bot has their seat in each game that is being played; at open tables it is free. They ask for no other. */
async function leaveAll({ storage, hall, clock, newSeed }: MineParts, guest: string): Promise<void> {
  for (const code of await storage.mine.tablesAskedAt(guest)) {
    await withdraw(storage.tables, code, guest);
    hall.changed(code);
  }
  for (const code of await storage.mine.tablesToLeave(guest)) {
    const stored = await storage.tables.find(code);
    if (stored === null) continue;
    const nobody = () => false;
    const fresh = { now: clock.now(), seed: newSeed(), longGone: nobody, present: nobody, played: null };
    await obey(storage.tables, stored, guest, { id: 'gone', do: 'leave' }, fresh);
    hall.changed(code);
  }
}
