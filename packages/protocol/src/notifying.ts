/** How somebody wants to be told that a table waits for them while they look elsewhere. */
import * as v from 'valibot';
import { CODE_LENGTH } from './limits.ts';
import { whole } from './whole.ts';

const LANGS = ['en', 'uk', 'ru', 'pl'] as const;
export type Lang = (typeof LANGS)[number];

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(Math.ceil((bytes * 4) / 3)));
const minute = whole(0, 24 * 60 - 1);

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
};

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());

/** A browser's PushSubscription, and in which language to speak to it. */
export const SubscribeSchema = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  lang: v.picklist(LANGS),
});

export const UnsubscribeSchema = v.strictObject({ endpoint });

/** Hours in which nobody is disturbed, in minutes of the day; null: there are none. */
export const QuietSchema = v.strictObject({
  quiet: v.nullable(
    v.pipe(
      v.strictObject({ from: minute, until: minute }),
      v.check(({ from, until }) => from !== until),
    ),
  ),
  zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone)),
});

export const MuteSchema = v.strictObject({
  table: v.pipe(v.string(), v.length(CODE_LENGTH)),
  muted: v.boolean(),
});

/** Where to send letters; null: nowhere. */
export const LettersSchema = v.strictObject({
  address: v.nullable(v.pipe(v.string(), v.maxLength(254), v.email())),
  lang: v.picklist(LANGS),
});

/** The link in a letter, without its beginning: it confirms an address, or stops the letters. */
export const LetterLinkSchema = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^(confirm|stop)\.[\w-]{1,40}\.[\w-]{43}$/)),
});

/** What the server says of it. */
export interface Notifying {
  /** By which browsers know this server. */
  publicKey: string;
  /** How many browsers are told. */
  devices: number;
  quiet: { from: number; until: number } | null;
  /** Whether this server sends letters, and where to. */
  letters: { address: string; confirmed: boolean } | 'none' | 'not offered';
  /** Tables that are not told of. */
  muted: string[];
}
