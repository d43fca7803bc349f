/** People without accounts: a name and an unguessable token, kept in a cookie and in a personal link. */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { GuestStore } from './storage/guests.ts';

export interface Guest {
  id: string;
  name: string;
}

export const COOKIE = 'cosmarium';
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class Guests {
  constructor(
    private readonly store: GuestStore,
    private readonly clock: Clock,
  ) {}

  async welcome(name: string): Promise<{ guest: Guest; token: string }> {
    const token = randomBytes(32).toString('base64url');
    const id = randomBytes(9).toString('base64url');
    const now = this.clock.now();
    await this.store.add({ id, token_hash: hashOf(token), name, created_at: now, seen_at: now });
    return { guest: { id, name }, token };
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
