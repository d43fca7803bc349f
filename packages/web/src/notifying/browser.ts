/** This browser's part in being told: the subscription it has with the service of its maker (Web Push). */
import type { Lang, Notifying } from '@cosmarium/protocol';
import { setSettings, useSettings } from '../settings.ts';
import { notifying, subscribe, unsubscribe } from './api.ts';

/** Why this browser is not told. */
export type Obstacle = 'impossible' | 'refused' | 'failed';

/** The worker that would hear it; null where there can be none. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await workers.getRegistration()) ?? null;
}

export const canBeTold = async (): Promise<boolean> => (await worker()) !== null;

let last: Promise<unknown> = Promise.resolve();
/** What was wanted last holds: somebody may turn it off while a visit still renews it. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act, act);
  last = turn;
  return turn;
}

/** From now on this browser is told; or why not. */
export const beTold = (state: Notifying, lang: Lang): Promise<Notifying | Obstacle> =>
  inTurn(() => tell(state, lang));

async function tell({ publicKey }: Notifying, lang: Lang): Promise<Notifying | Obstacle> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const mine = await subscribeWith(registration, publicKey);
  if (mine === null) return 'failed';
  const state = await subscribe(mine.toJSON(), lang);
  setSettings({ push: true });
  return state;
}

async function subscribeWith(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await registration.pushManager.subscribe(options);
  } catch {
    // It may be subscribed with another server that was here before.
    await (await registration.pushManager.getSubscription().catch(() => null))?.unsubscribe();
    return registration.pushManager.subscribe(options).catch(() => null);
  }
}

export const beLeftAlone = (): Promise<Notifying> => inTurn(leaveAlone);

async function leaveAlone(): Promise<Notifying> {
  const mine = await (await worker())?.pushManager.getSubscription();
  setSettings({ push: false });
  if (mine === null || mine === undefined) return notifying();
  await mine.unsubscribe().catch(() => false);
  return unsubscribe(mine.endpoint);
}

/** Browsers change their subscriptions now and then, and servers forget them: both are told anew at every visit. */
export const subscribeAgain = (): Promise<void> => inTurn(renew);

async function renew(): Promise<void> {
  if (!useSettings.getState().push || Notification.permission !== 'granted') return;
  const lang = document.documentElement.lang as Lang;
  // Whatever fails is tried again the next time.
  await notifying()
    .then((state) => tell(state, lang))
    .catch(() => undefined);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
