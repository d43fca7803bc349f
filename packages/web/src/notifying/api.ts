/** HTTP: how I want to be told that a table waits for me. */
import type { Lang, Notifying } from '@cosmarium/protocol';
import { call } from '../net/api.ts';

const AT = '/api/me/notifying';

/** How things are now. */
export const notifying = (): Promise<Notifying> => call(AT);
export const subscribe = (browser: PushSubscriptionJSON, lang: Lang): Promise<Notifying> =>
  call(`${AT}/subscribe`, { endpoint: browser.endpoint, keys: browser.keys, lang });
export const unsubscribe = (endpoint: string): Promise<Notifying> => call(`${AT}/unsubscribe`, { endpoint });
/** In the time of where I am. */
export const beQuiet = (quiet: Notifying['quiet']): Promise<Notifying> =>
  call(`${AT}/quiet`, { quiet, zone: zoneHere() });
export const mute = (table: string, muted: boolean): Promise<Notifying> =>
  call(`${AT}/mute`, { table, muted });
/** null: no letters. */
export const wantLetters = (address: string | null, lang: Lang): Promise<Notifying> =>
  call(`${AT}/letters`, { address, lang });
/** Does what a link in a letter says. */
export const followLetter = (token: string): Promise<{ did: 'confirm' | 'stop' }> =>
  call('/api/mail', { token });
/** How many browsers took it. */
export const tryIt = async (): Promise<number> => (await call<{ told: number }>(`${AT}/try`, {})).told;

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
