/**
 * Keeps the whole page of one build, so that it works without a network. A newer build is fetched beside it and waits
 * until the page is told to reload, or nobody looks at the older one any more. What the server is asked goes to the server.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** Written in by the build (scripts/write-service-worker.mjs): the files of the page, and what tells this build from others. */
declare const FILES: readonly string[];
declare const BUILD: string;

const OURS = 'cosmarium-';
const CACHE = OURS + BUILD;
/** Files that never change: their name has their fingerprint. */
const LASTING = /^assets\//;
/** Addresses of the server that are no page. */
const SERVERS = /^(api|rejoin)\//;
const LOOKING = { ignoreVary: true };

const { scope } = worker.registration;
const page = new URL('./', scope).href;
const kept = new Set(FILES.map((file) => new URL(file, scope).href));

async function keep(file: string, cache: Cache): Promise<void> {
  const url = new URL(file, scope).href;
  const known = LASTING.test(file) ? await caches.match(url, LOOKING) : undefined;
  const response = known ?? (await fetch(url, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

/** From what was kept; from the network if the browser has thrown it away. */
async function answer(request: Request, url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url, LOOKING)) ?? fetch(request);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FILES.map((file) => keep(file, cache)))));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(scope)) return;
  if (request.mode !== 'navigate') {
    if (kept.has(href)) event.respondWith(answer(request, href));
  } else if (!SERVERS.test(href.slice(scope.length))) event.respondWith(answer(request, page));
});

/** What the server tells somebody who is not looking (packages/server/src/notify/message.ts). */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

worker.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data!.json() as Message;
  const url = new URL(path.slice(1), scope).href;
  const show = async () => {
    // Whoever looks at it need not be told.
    if ((await windows()).some((one) => one.visibilityState === 'visible' && one.url === url)) return;
    const icon = new URL('icon-192.png', scope).href;
    await worker.registration.showNotification(title, { body, tag, icon, data: url });
  };
  event.waitUntil(show());
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = notification.data as string;
  const open = async () => {
    const there = (await windows()).find((one) => one.url === url);
    await (there === undefined ? worker.clients.openWindow(url) : there.focus());
  };
  event.waitUntil(open());
});
