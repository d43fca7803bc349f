/** HTTP: what is mine. */
import { call, type Guest } from './api.ts';
import { keepRejoin } from './rejoin.ts';

/** What a link for another device says: valid once, and for ten minutes. */
export const newPass = async (settings: object): Promise<string> =>
  (await call<{ token: string }>('/api/me/link', { settings })).token;

/** Who I would be here with this pass. */
export const lookAtPass = async (token: string): Promise<string> =>
  (await call<{ name: string }>('/api/device/look', { token })).name;

/** From now on I am that guest here; what I prefer on the other device. */
export async function enterWith(token: string): Promise<{ guest: Guest; settings: Record<string, unknown> }> {
  const { rejoin, ...rest } = await call<{
    guest: Guest;
    rejoin: string;
    settings: Record<string, unknown>;
  }>('/api/device', { token });
  keepRejoin(rejoin);
  return rest;
}

/** Every other device is shut out. */
export async function renewKeys(): Promise<void> {
  const { rejoin } = await call<{ rejoin: string }>('/api/me/renew', {});
  keepRejoin(rejoin);
}

export const everythingAboutMe = (): Promise<unknown> => call('/api/me/export');
export const deleteMe = (): Promise<unknown> => call('/api/me/delete', { sure: true });
