/** HTTP: how somebody wants to be told that a table waits for them. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import {
  LettersSchema,
  MuteSchema,
  QuietSchema,
  read,
  SubscribeSchema,
  UnsubscribeSchema,
  type Notifying,
} from '@cosmarium/protocol';
import type { Clock } from '../clock.ts';
import type { Guest } from '../guests.ts';
import type { Storage } from '../storage/storage.ts';
import { addressOf } from '../limits/address.ts';
import type { Mailer } from './mailer.ts';
import type { Notifier } from './notifier.ts';
import { isPublicKey, type PushService } from './push-service.ts';

const MOST_BROWSERS = 10;
const MOST_MUTED = 200;
/** To see whether it works is not wanted more often than that, and costs others something. */
const TRY_EVERY_MS = 10_000;
const MOST_TRIED = 10_000;
/** Strangers are asked only so often whether they want letters: by one guest, from one address, and at all. */
const FIRST_LETTERS = { most: 4, within: 24 * 60 * 60 * 1000 };
const STATUS: Readonly<Record<string, number>> = { 'too-fast': 429, unavailable: 503 };

export interface NotifyParts {
  storage: Storage;
  push: PushService;
  notifier: Notifier;
  /** null: this server sends no letters. */
  mailer: Mailer | null;
  clock: Clock;
  guestOf: (request: FastifyRequest) => Promise<Guest | null>;
}

export function registerNotify(app: FastifyInstance, parts: NotifyParts): void {
  const { storage, push, notifier, mailer, clock, guestOf } = parts;
  const { notifying, letters } = storage;
  const triedAt = new Map<string, number>();

  const stateOf = async ({ id }: Guest): Promise<Notifying> => {
    const preferences = await notifying.preferencesOf(id);
    const { quiet_from: from = null, quiet_until: until = null } = preferences ?? {};
    return {
      publicKey: push.publicKey,
      devices: (await notifying.subscriptionsOf(id)).length,
      quiet: from === null || until === null ? null : { from, until },
      letters: mailer === null ? 'not offered' : await lettersOf(id),
      muted: await notifying.mutedBy(id),
    };
  };

  const lettersOf = async (guest: string): Promise<Notifying['letters']> => {
    const letter = await letters.of(guest);
    return letter === null ? 'none' : { address: letter.address, confirmed: letter.confirmed === 1 };
  };

  /** A wish of somebody known: does it, and says how things are now. */
  const wish = <S extends GenericSchema>(
    path: string,
    schema: S,
    act: (guest: Guest, body: InferOutput<S>, request: FastifyRequest) => Promise<string | null>,
  ) =>
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const guest = await guestOf(request);
      if (guest === null) return reply.code(401).send({ error: 'guest' });
      const body = read(schema, request.body);
      if (body === null) return reply.code(400).send({ error: 'malformed' });
      const refusal = await act(guest, body, request);
      if (refusal !== null) return reply.code(STATUS[refusal] ?? 400).send({ error: refusal });
      return stateOf(guest);
    });

  app.get('/api/me/notifying', async (request, reply) => {
    const guest = await guestOf(request);
    return guest === null ? reply.code(401).send({ error: 'guest' }) : stateOf(guest);
  });

  wish('/api/me/notifying/subscribe', SubscribeSchema, async (guest, { endpoint, keys, lang }) => {
    if (!push.accepts(endpoint) || !isPublicKey(keys.p256dh)) return 'malformed';
    const row = { id: idOf(endpoint), guest: guest.id, endpoint, ...keys, lang, created_at: clock.now() };
    await notifying.subscribe(row, MOST_BROWSERS);
    return null;
  });

  wish('/api/me/notifying/unsubscribe', UnsubscribeSchema, async (guest, { endpoint }) => {
    await notifying.unsubscribe(idOf(endpoint), guest.id);
    return null;
  });

  wish('/api/me/notifying/quiet', QuietSchema, async (guest, { quiet, zone }) => {
    const hours = { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null };
    await notifying.prefer({ guest: guest.id, ...hours, zone });
    return null;
  });

  wish('/api/me/notifying/mute', MuteSchema, async (guest, { table, muted }) => {
    if (muted && (await storage.tables.find(table)) === null) return 'unknown';
    if (muted && (await notifying.mutedBy(guest.id)).length >= MOST_MUTED) return 'too-many';
    await notifying.mute(guest.id, table, muted);
    return null;
  });

  wish('/api/me/notifying/letters', LettersSchema, async ({ id: guest }, { address, lang }, request) => {
    if (mailer === null) return 'not-now';
    if (address === null) {
      await letters.stop(guest);
      return null;
    }
    const known = await letters.of(guest);
    if (known?.address === address && known.confirmed === 1) return null;
    const whom = [`by ${guest}`, `to ${address.toLowerCase()}`, `from ${addressOf(request)}`];
    const names = whom.map((one) => `letter ${one}`);
    if (!(await storage.rations.take(names, FIRST_LETTERS, clock.now()))) return 'too-fast';
    const letter = { guest, address, lang, confirmed: 0, created_at: clock.now() };
    await letters.want(letter);
    if (await mailer.ask(letter)) return null;
    await letters.stop(guest);
    return 'unavailable';
  });

  /** Tells all browsers of whoever asks, so that they see that it works; how many took it. */
  app.post('/api/me/notifying/try', async (request, reply) => {
    const guest = await guestOf(request);
    if (guest === null) return reply.code(401).send({ error: 'guest' });
    const now = clock.now();
    if (now < (triedAt.get(guest.id) ?? -Infinity) + TRY_EVERY_MS)
      return reply.code(429).send({ error: 'too-fast' });
    if (triedAt.size >= MOST_TRIED) triedAt.clear();
    triedAt.set(guest.id, now);
    return { told: await notifier.tell(guest.id, { about: 'try' }) };
  });
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');
