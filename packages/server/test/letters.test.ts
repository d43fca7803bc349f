/** Letters: to a mail server of our own, only to those who want them. */
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../src/metrics.ts';
import { readConfig } from '../src/index.ts';
import { Mailer } from '../src/notify/mailer.ts';
import { Notifier } from '../src/notify/notifier.ts';
import { PushService } from '../src/notify/push-service.ts';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { places } from './helpers/places.ts';
import { Browser, PushEndpoint } from './helpers/push.ts';
import { testServer, type TestServer } from './helpers/server.ts';
import { MailServer } from './helpers/smtp.ts';

const PUBLIC = 'https://play.example';
const clock = new ManualClock();
let mail: MailServer;
let server: TestServer;
const settings = () => readConfig({ SMTP_URL: mail.url, PUBLIC_URL: PUBLIC }).mail;
beforeAll(async () => {
  mail = await MailServer.start();
  server = await testServer({ mail: settings(), publicUrl: PUBLIC }, clock);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});
beforeEach(() => {
  clock.pass(24 * 3_600_000);
  mail.mails.length = 0;
  mail.refuses = false;
});

const want = (person: Client, address: string | null, lang = 'en') =>
  person.fetch('/api/me/notifying/letters', { address, lang });
const follow = (token: string) =>
  fetch(`${server.url}/api/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
const tokenIn = (text: string, purpose: string) =>
  new RegExp(`${PUBLIC}/mail#(${purpose}\\.\\S+)`).exec(text)![1];
const lettersOf = async (person: Client) =>
  ((await person.fetch('/api/me/notifying')).body as { letters: unknown }).letters;

describe('an address', () => {
  it('is asked first, confirmed by a link, and removed by another, by whoever has the letter', async () => {
    const anna = await Client.arrive(server.url, 'Buy cheap ships');
    expect(await lettersOf(anna)).toBe('none');
    const { body } = await want(anna, 'anna@mail.example', 'uk');
    expect(body).toMatchObject({ letters: { address: 'anna@mail.example', confirmed: false } });
    const [letter] = mail.mails;
    expect(mail.mails).toHaveLength(1);
    expect(letter.to).toBe('anna@mail.example');
    expect(letter.headers).toMatchObject({
      from: 'Cosmarium <cosmarium@play.example>',
      subject: 'Листи від Cosmarium?',
      'auto-submitted': 'auto-generated',
    });
    // Nothing of what a stranger wrote goes to somebody who did not ask for it.
    expect(letter.text).not.toContain('cheap');
    expect(await (await follow(tokenIn(letter.text, 'confirm'))).json()).toEqual({ did: 'confirm' });
    expect(await lettersOf(anna)).toEqual({ address: 'anna@mail.example', confirmed: true });
    expect(await (await follow(tokenIn(letter.text, 'stop'))).json()).toEqual({ did: 'stop' });
    expect(await lettersOf(anna)).toBe('none');
    // What was confirmed once is not confirmed for ever.
    expect((await follow(tokenIn(letter.text, 'confirm'))).status).toBe(404);
  });

  it('is removed in one click by programs that read mail, and in the settings', async () => {
    const ben = await Client.arrive(server.url, 'Ben');
    await want(ben, 'ben@mail.example');
    const { 'list-unsubscribe': where, 'list-unsubscribe-post': form } = mail.mails[0].headers;
    const [, path] = /^<https:\/\/play\.example(\/\S+)>$/.exec(where)!;
    const click = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
    expect([click.status, await lettersOf(ben)]).toEqual([200, 'none']);
    await want(ben, 'ben@mail.example');
    expect((await want(ben, null)).body).toMatchObject({ letters: 'none' });
  });

  it('is not confirmed by the link for another, nor by one that was made up', async () => {
    const eve = await Client.arrive(server.url, 'Eve');
    await want(eve, 'eve@mail.example');
    const token = tokenIn(mail.mails[0].text, 'confirm');
    await want(eve, 'victim@mail.example');
    expect((await follow(token)).status).toBe(404);
    expect((await follow(`${token.slice(0, -1)}x`)).status).toBe(404);
    const stop = tokenIn(mail.mails[1].text, 'stop');
    expect((await follow(stop.replace('stop', 'confirm'))).status).toBe(404);
    expect((await follow('confirm')).status).toBe(400);
    expect(await lettersOf(eve)).toEqual({ address: 'victim@mail.example', confirmed: false });
  });

  it('is not asked again and again', async () => {
    const people = [await Client.arrive(server.url, 'Eve'), await Client.arrive(server.url, 'Mallory')];
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await want(people[i % 2], 'victim@mail.example')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(mail.mails).toHaveLength(4);
  });

  it('is not kept when no letter could be sent there', async () => {
    mail.refuses = true;
    const dora = await Client.arrive(server.url, 'Dora');
    expect((await want(dora, 'dora@mail.example')).status).toBe(503);
    expect(await lettersOf(dora)).toBe('none');
    for (const wrong of ['nobody', 'a@b', 'a@b.example\nBcc: c@d.example'])
      expect((await want(dora, wrong)).status).toBe(400);
  });
});

it('there are no letters where nobody has set up how to send them', async () => {
  const without = await testServer();
  const anna = await Client.arrive(without.url, 'Anna');
  expect(await lettersOf(anna)).toBe('not offered');
  expect(await want(anna, 'anna@mail.example')).toEqual({ status: 400, body: { error: 'not-now' } });
  await without.stop();
  expect(() => readConfig({ SMTP_URL: mail.url })).toThrow(/SMTP_URL: needs PUBLIC_URL/);
  expect(() => readConfig({ SMTP_URL: 'http://mail.example', PUBLIC_URL: PUBLIC })).toThrow(/SMTP_URL/);
});

it('tell somebody that a table waits if no browser could, and only then', async () => {
  const endpoint = await PushEndpoint.start();
  const place = await places.SQLite();
  const storage = await place.open('only');
  const log = pino({ level: 'silent' });
  const push = await PushService.open(storage.secrets, PUBLIC, [endpoint.origin]);
  const mailer = await Mailer.open(storage.secrets, settings()!, log);
  const nobody = () => Promise.resolve(false);
  const notifier = new Notifier(storage, push, mailer, nobody, clock, createMetrics(), log);
  const letter = {
    guest: 'anna',
    address: 'anna@mail.example',
    lang: 'pl',
    confirmed: 0,
    created_at: 1,
  } as const;
  const now = clock.now();
  const row = { guest: 'anna', seat: 1, question: 5, since: now, due: now + 5 * 3_600_000 };
  await storage.waiting.keep('abcdefghj', [{ table_code: 'abcdefghj', ...row }], 0);
  const told = async () => {
    await notifier.waits({ table: 'abcdefghj', here: false, ...row }, storage.database.db);
    await notifier.close();
    clock.pass(60_000);
    await notifier.look();
    return mail.mails.splice(0).map(({ headers, text }) => [headers.subject, text.split('\n\n--')[0]]);
  };
  await storage.letters.want(letter);
  expect(await told()).toEqual([]);
  await storage.letters.confirm(letter);
  expect(await told()).toEqual([
    ['Stół abc def ghj czeka na ciebie', `Czas na decyzję: 4 godziny.\n\n${PUBLIC}/t/abcdefghj`],
  ]);
  const browser = new Browser(endpoint.origin, 'one');
  const { endpoint: address, keys } = browser.subscription();
  const subscription = {
    id: 'b',
    guest: 'anna',
    endpoint: address,
    ...keys,
    lang: 'pl' as const,
    created_at: 1,
  };
  await storage.notifying.subscribe(subscription, 9);
  expect([await told(), endpoint.received.length]).toEqual([[], 1]);
  endpoint.answer = 410;
  expect(await told()).toHaveLength(1);
  await storage.tidy.forgetUnconfirmed(clock.now());
  expect(await storage.letters.of('anna')).not.toBeNull();
  await storage.letters.want({ ...letter, address: 'new@mail.example' });
  await storage.tidy.forgetUnconfirmed(clock.now());
  expect(await storage.letters.of('anna')).toBeNull();
  await place.remove();
  await endpoint.stop();
});
