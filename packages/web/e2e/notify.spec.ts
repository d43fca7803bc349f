/** Being told that a table waits: the switch in the settings, and what the service worker does with a message. */
import type { BrowserContext, Route } from '@playwright/test';
import { Browser, PushEndpoint } from '../../server/test/helpers/push.ts';
import { MailServer } from '../../server/test/helpers/smtp.ts';
import { expect, test as base } from './fixtures.ts';
import { kept } from './person.ts';

const test = base.extend<{ service: PushEndpoint; mail: MailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads there what a fixture needs
  service: async ({}, use) => {
    const service = await PushEndpoint.start();
    await use(service);
    await service.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  mail: async ({}, use) => {
    const mail = await MailServer.start();
    await use(mail);
    await mail.stop();
  },
  env: async ({ service, mail }, use) =>
    use({ PUSH_SERVICES: service.origin, SMTP_URL: mail.url, PUBLIC_URL: 'http://play.example' }),
});

/** The service of the browser's maker is far away: ours takes its place. What is subscribed stays so from page to page. */
const standIn = (context: BrowserContext, browser: Browser): Promise<unknown> =>
  context.addInitScript((subscription) => {
    const KEPT = 'subscribed';
    const mine = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: () => {
        localStorage.removeItem(KEPT);
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(KEPT, 'yes');
      return Promise.resolve(mine);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(KEPT) === null ? null : mine);
  }, browser.subscription());

test('a browser is told by the server, shows it, and stays quiet about what is looked at; letters are wanted and stopped', async ({
  somebody,
  service,
  mail,
}) => {
  const browser = new Browser(service.origin, 'one');
  const { page, context } = await somebody({ name: 'Ada' });
  await context.grantPermissions(['notifications']);
  await standIn(context, browser);
  await page.goto('/');
  await kept(page);

  await page.goto('/settings');
  const part = page.getByRole('region', { name: 'When a table waits for me' });
  await expect(part.getByText('As soon as you have been at a table here')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Ada L');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cosmarium.settings'))).toContain('Ada L');
  await page.reload();
  await part.getByLabel('Tell this browser').click();
  await part.getByRole('button', { name: 'Send a notification now' }).click();
  await expect(part.getByText('Sent to one browser.')).toBeVisible();
  const [sent] = service.received;
  const message = browser.read(sent) as { title: string; path: string };
  expect(message).toMatchObject({ title: 'Notifications work here', path: '/settings' });

  await part.getByLabel('Quiet hours').click();
  await expect(part.getByLabel('from')).toHaveValue('22:00');
  await part.getByLabel('until').fill('06:30');
  await page.reload();
  await expect(part.getByLabel('until')).toHaveValue('06:30');
  await expect(part.getByLabel('Tell this browser')).toBeChecked();

  // As the browser hands it to the worker.
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const [origin, registrationId] = [new URL(page.url()).origin, await registration];
  const deliver = (one: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(one) });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const notes = await worker.getNotifications();
      return notes.map(({ title, body, data }) => [title, body, new URL(data as string).pathname]);
    });
  await deliver(message);
  await deliver({ title: 'Table waits', body: 'An hour left.', path: '/t/abcdefghj', tag: 'abcdefghj' });
  await expect.poll(shown).toEqual([['Table waits', 'An hour left.', '/t/abcdefghj']]);

  await part.getByLabel('Tell this browser').click();
  await expect(part.getByRole('button', { name: 'Send a notification now' })).toBeHidden();

  await part.getByLabel('E-mail address').fill('ada@mail.example');
  await part.getByRole('button', { name: 'Send letters there' }).click();
  await expect(part.getByText('A letter has gone to ada@mail.example.')).toBeVisible();
  // Hours and an address have to fit a phone, too.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const links = mail.mails[0].text.match(/\/mail#\S+/g)!;
  await page.goto(links[0]);
  await expect(page.getByText('From now on you will be told by letter')).toBeVisible();
  await page.goto('/settings');
  await expect(part.getByText('Letters go to ada@mail.example.')).toBeVisible();
  await page.goto(links[1]);
  await expect(page.getByText('No more letters will come.')).toBeVisible();
});

test('a browser that is left alone while a visit renews its subscription stays alone', async ({
  somebody,
  service,
}) => {
  const { page, context } = await somebody({ name: 'Ada' });
  await context.grantPermissions(['notifications']);
  await standIn(context, new Browser(service.origin, 'one'));
  await page.goto('/');
  await kept(page);
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada L');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cosmarium.settings'))).toContain('Ada L');
  await page.reload();
  const tell = page.getByLabel('Tell this browser');
  const attempt = page.getByRole('button', { name: 'Send a notification now' });
  await tell.click();
  await expect(attempt).toBeVisible();

  const held: Route[] = [];
  await page.route('**/api/me/notifying/subscribe', (route) => void held.push(route));
  await page.reload();
  await expect.poll(() => held.length).toBe(1);
  await expect(tell).toBeChecked();
  await tell.click();
  await held[0].continue();
  await expect(tell).not.toBeChecked();
  await expect(attempt).toBeHidden();
  await page.unroute('**/api/me/notifying/subscribe');
  await page.reload();
  await expect(tell).not.toBeChecked();
  await expect(attempt).toBeHidden();
});
