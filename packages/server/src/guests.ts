/** People without accounts: a name and an unguessable token, kept in a cookie and in a personal link. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { GuestStore } from './storage/guests.ts';
import type { PassRow } from './storage/schema.ts';

export interface Guest {
  id: string;
  name: string;
}

export const COOKIE = 'cosmarium';
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^[\w-]{43}$/;
const PASS_MS = 10 * 60 * 1000;
const MOST_KEYS = 20;
/** Stands where somebody was who is forgotten. */
const NAMELESS = '—';
const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class Guests {
  constructor(
    private readonly store: GuestStore,
    private readonly clock: Clock,
  ) {}

  async welcome(name: string): Promise<{ guest: Guest; token: string }> {
    const token = newToken();
    const id = randomBytes(9).toString('base64url');
    const now = this.clock.now();
    await this.store.add({ id, token_hash: hashOf(token), name, created_at: now, seen_at: now });
    return { guest: { id, name }, token };
  }

  /** A link for another device brings this along; it is valid once, and not for long. */
  async passFor(guest: Guest, settings: string): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    const expires_at = now + PASS_MS;
    await this.store.addPass({ token_hash: hashOf(token), guest: guest.id, settings, expires_at }, now);
    return token;
  }

  /** Whom a pass belongs to; null if it is not valid. */
  async byPass(token: string): Promise<(Guest & { pass: PassRow }) | null> {
    const pass = await this.store.passBy(hashOf(token), this.clock.now());
    const row = pass === null ? undefined : await this.store.byId(pass.guest);
    return pass === null || row === undefined ? null : { id: row.id, name: row.name, pass };
  }

  /** A key of its own for another device; null if the pass has been used. */
  async enterWith(pass: PassRow): Promise<string | null> {
    const token = newToken();
    const key = { token_hash: hashOf(token), guest: pass.guest, created_at: this.clock.now() };
    return (await this.store.usePass(pass, key, MOST_KEYS)) ? token : null;
  }

  /** The only key from now on. */
  async renew(guest: Guest): Promise<string> {
    const token = newToken();
    await this.store.renew(guest.id, hashOf(token));
    return token;
  }

  /** Nobody knows them any more. */
  forget(guest: Guest): Promise<void> {
    return this.store.forget(guest.id, { token_hash: hashOf(newToken()), name: NAMELESS });
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.store.rename(guest.id, name);
    return { ...guest, name };
  }

  /** Who holds this token; null if nobody does. */
  async byToken(token: string | undefined): Promise<Guest | null> {
    if (token === undefined || !TOKEN.test(token)) return null;
    const row = await this.store.byTokenHash(hashOf(token));
    if (row === undefined) return null;
    const now = this.clock.now();
    if (now >= row.seen_at + DAY_MS) await this.store.seen(row.id, now);
    return { id: row.id, name: row.name };
  }
}
