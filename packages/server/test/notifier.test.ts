/** Who is told what, and when: a real database, a push service of our own, and a clock in our hand. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../src/metrics.ts';
import { Notifier } from '../src/notify/notifier.ts';
import { Mailer } from '../src/notify/mailer.ts';
import { PushService } from '../src/notify/push-service.ts';
import type { Storage } from '../src/storage/storage.ts';
import { NO_END, type Waiting } from '../src/tables/waiting.ts';
import { Client, seatedTable } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { places, type Place } from './helpers/places.ts';
import { Browser, PushEndpoint } from './helpers/push.ts';
import { testServer } from './helpers/server.ts';
import { MailServer } from './helpers/smtp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const log = pino({ level: 'silent' });

let endpoint: PushEndpoint;
let place: Place;
/** Two nodes; with SQLite there is only one at a time. */
let nodes: Storage[];
let clock: ManualClock;
let notifier: Notifier;
let push: PushService;
let mail: MailServer;
let mailer: Mailer;
let guests = 0;
let guest: string;
let browser: Browser;

/** The notifier of a node. */
const begin = (
  storage = nodes[1],
  isThere = (_: string, seat: number) => Promise.resolve(there.has(seat)),
): Notifier => new Notifier(storage, push, mailer, isThere, clock, createMetrics(), log);
/** Who is at the table. */
const there = new Set<number>();
/** What comes to the browser after so long. */
const toldAfter = async (ms: number): Promise<unknown[]> => {
  await notifier.close();
  clock.pass(ms);
  notifier = begin();
  await notifier.look();
  return endpoint.received.splice(0).map((one) => {
    const { title, body } = browser.read(one) as { title: string; body: string };
    return `${title} ${body}`;
  });
};
const asked = (change: Partial<Waiting> = {}): Waiting => ({
  table: 'abcdefghj',
  guest,
  seat: 0,
  question: 7,
  since: clock.now(),
  due: clock.now() + DAY,
  here: false,
  ...change,
});
/** As a table keeps it. */
const keep = (...waiting: Waiting[]) =>
  nodes[0].waiting.keep(
    'abcdefghj',
    waiting.map(({ table, guest: of, seat, question, since, due }) => ({
      table_code: table,
      guest: of,
      seat,
      question,
      since,
      due,
    })),
    0,
  );
const waits = (waiting: Waiting) => notifier.waits(waiting, nodes[1].database.db);
/** A question that is kept, and that the notifier has been told of. */
const isAsked = async (change?: Partial<Waiting>): Promise<Waiting> => {
  const waiting = asked(change);
  await keep(waiting);
  await waits(waiting);
  return waiting;
};
/** A minute later, in which nobody has looked what is to be told. */
const aMinuteLater = async (): Promise<void> => {
  await notifier.close();
  clock.pass(MINUTE);
};
const leftToTell = () => nodes[0].notifying.postponedUntil(Number.MAX_SAFE_INTEGER, 10);
const reminder = (waiting: Waiting) => notifier.reminder(waiting, nodes[1].database.db);
const quiet = (from: number, until: number) =>
  nodes[0].notifying.prefer({ guest, quiet_from: from * 60, quiet_until: until * 60, zone: 'UTC' });

const WAITS = 'Table abc def ghj waits for you';
const SOON = 'Table abc def ghj: your time runs out';

beforeAll(async () => {
  endpoint = await PushEndpoint.start();
  mail = await MailServer.start();
});
afterAll(async () => {
  await endpoint.stop();
  await mail.stop();
});

describe.each(Object.keys(places))('on %s', (database) => {
  beforeAll(async () => {
    place = await places[database]();
    nodes = [await place.open('one'), await place.open('two')];
    push = await PushService.open(nodes[0].secrets, null, [endpoint.origin]);
    const settings = {
      url: mail.url,
      from: 'Cosmarium <us@play.example>',
      publicUrl: 'https://play.example',
    };
    mailer = await Mailer.open(nodes[0].secrets, settings, log);
  });
  afterAll(() => place.remove());
  beforeEach(async () => {
    clock = new ManualClock();
    notifier = begin();
    guest = `guest${++guests}`;
    browser = new Browser(endpoint.origin, guest);
    const { endpoint: address, keys } = browser.subscription();
    const row = { id: guest, guest, endpoint: address, ...keys, lang: 'en' as const, created_at: 1 };
    await nodes[0].notifying.subscribe(row, 10);
    endpoint.answer = 201;
    there.clear();
  });
  afterEach(() => notifier.close());

  describe('somebody a table waits for', () => {
    it('is told which table, and how much time is left, and nothing else', async () => {
      await isAsked();
      await aMinuteLater();
      await notifier.look();
      const [message] = endpoint.received.splice(0);
      expect(message.headers).toMatchObject({ ttl: String((DAY - MINUTE) / 1000), topic: 'abcdefghj' });
      expect(browser.read(message)).toEqual({
        title: WAITS,
        body: '23 hours left to decide.',
        path: '/t/abcdefghj',
        tag: 'abcdefghj',
      });
      await notifier.look();
      expect(endpoint.received).toEqual([]);
    });

    it.each([
      [2 * MINUTE, '1 minute left to decide.'],
      [61 * MINUTE, '1 hour left to decide.'],
      [3 * DAY + MINUTE, '3 days left to decide.'],
    ])('is reminded with %d ms left', async (left, words) => {
      const waiting = asked({ due: clock.now() + left });
      await keep(waiting);
      await reminder(waiting);
      expect(await toldAfter(MINUTE)).toEqual([`${SOON} ${words}`]);
    });

    it('is told of no time where there is no end to it', async () => {
      await isAsked({ due: NO_END });
      expect(await toldAfter(MINUTE)).toEqual([`${WAITS} The game goes on when you decide.`]);
    });

    it('is not told if they are back, or have answered, within a minute', async () => {
      const [first, second] = [asked(), asked({ question: 8 })];
      await keep(first, second);
      await waits(first);
      expect(await toldAfter(MINUTE - 1)).toEqual([]);
      there.add(0);
      expect(await toldAfter(1)).toEqual([]);
      // They leave again without an answer.
      there.delete(0);
      expect(await toldAfter(MINUTE)).toEqual([`${WAITS} 23 hours left to decide.`]);
      await waits(second);
      await keep();
      expect(await toldAfter(MINUTE)).toEqual([]);
      expect(await leftToTell()).toEqual([]);
    });

    it('is told nothing of a table they do not want to hear of', async () => {
      const waiting = asked();
      await keep(waiting);
      await nodes[0].notifying.mute(guest, 'abcdefghj', true);
      await waits(waiting);
      expect(await toldAfter(MINUTE)).toEqual([]);
      await nodes[0].notifying.mute(guest, 'abcdefghj', false);
      await reminder(waiting);
      expect(await toldAfter(MINUTE)).toEqual([`${SOON} 23 hours left to decide.`]);
    });

    it('does not keep anybody else from anything when their push service fails', async () => {
      const [first, second] = [asked(), asked({ question: 8 })];
      await keep(first, second);
      endpoint.answer = 'hang up';
      await waits(first);
      expect(await toldAfter(MINUTE)).toHaveLength(1);
      endpoint.answer = 201;
      await waits(second);
      expect(await toldAfter(MINUTE)).toEqual([`${WAITS} 23 hours left to decide.`]);
    });
  });

  describe('a node that dies', () => {
    /** A minute later it has taken up what is to be told, and comes no further. */
    const dies = async (): Promise<void> => {
      await aMinuteLater();
      const asks = new Promise<void>((asked) => {
        const dying = begin(nodes[0], () => {
          asked();
          return new Promise(() => {});
        });
        void dying.look();
        void dying.close();
      });
      await asks;
    };

    it('before it has told somebody leaves it to the next, which tells them once', async () => {
      await isAsked();
      await dies();
      // As long as it might still be at it, nobody else tells them.
      expect(await toldAfter(2 * MINUTE - 1)).toEqual([]);
      expect(await toldAfter(1)).toEqual([`${WAITS} 23 hours left to decide.`]);
      expect(await toldAfter(DAY)).toEqual([]);
      expect(await leftToTell()).toEqual([]);
    });

    /** A minute later it has told them, and cannot cross that out any more. */
    const diesAfterwards = async (): Promise<void> => {
      await aMinuteLater();
      const [storage] = nodes;
      await new Promise<void>((told) => {
        const notifying = Object.create(storage.notifying) as typeof storage.notifying;
        notifying.isDone = () => {
          told();
          return new Promise(() => {});
        };
        const dying = begin({ ...storage, notifying });
        void dying.look();
        void dying.close();
      });
    };

    it('after it has told somebody has the next tell it again, in the place of the first', async () => {
      await isAsked();
      await diesAfterwards();
      clock.pass(2 * MINUTE);
      notifier = begin();
      await notifier.look();
      const told = endpoint.received.splice(0);
      expect(told).toHaveLength(2);
      // The service keeps the last of a topic for a browser that is away; a browser shows the last of a tag.
      expect(told.map(({ headers }) => headers.topic)).toEqual(['abcdefghj', 'abcdefghj']);
      const tags = told.map((one) => (browser.read(one) as { tag: string }).tag);
      expect(tags).toEqual(['abcdefghj', 'abcdefghj']);
      expect(await leftToTell()).toEqual([]);
    });

    it('writes the same letter again, and another question has another', async () => {
      await nodes[0].notifying.unsubscribe(guest, guest);
      const letter = {
        guest,
        address: 'anna@mail.example',
        lang: 'en' as const,
        confirmed: 1,
        created_at: 1,
      };
      await nodes[0].letters.want(letter);
      const first = await isAsked();
      await diesAfterwards();
      clock.pass(2 * MINUTE);
      notifier = begin();
      await notifier.look();
      const second = asked({ question: 8 });
      await keep(first, second);
      await waits(second);
      await toldAfter(MINUTE);
      const names = mail.mails.splice(0).map(({ headers }) => headers['message-id']);
      expect([names.length, names[0] === names[1], names[1] === names[2]]).toEqual([3, true, false]);
      expect(names[0]).toMatch(/^<[0-9a-f]{64}@play\.example>$/);
    });

    it('leaves nothing to tell once it is answered', async () => {
      await isAsked();
      await dies();
      await keep();
      expect(await toldAfter(2 * MINUTE)).toEqual([]);
      expect(await leftToTell()).toEqual([]);
    });

    it('does not keep a reminder from coming that was due meanwhile', async () => {
      const waiting = await isAsked();
      await dies();
      await reminder(waiting);
      expect(await toldAfter(MINUTE)).toEqual([`${SOON} 23 hours left to decide.`]);
      expect(await toldAfter(DAY)).toEqual([]);
    });
  });

  it('of two nodes that look at the same time one tells', async () => {
    await isAsked();
    await aMinuteLater();
    const both = nodes.map((one) => begin(one));
    await Promise.all(both.map((one) => one.look()));
    expect(endpoint.received.splice(0)).toHaveLength(1);
    await Promise.all(both.map((one) => one.close()));
  });

  describe('in quiet hours', () => {
    // The clock begins at midnight.
    beforeEach(() => quiet(22, 7));

    it('is told when they are over, once, whatever restarts', async () => {
      await isAsked();
      expect(await toldAfter(MINUTE)).toEqual([]);
      expect(await toldAfter(7 * HOUR - MINUTE - 1)).toEqual([]);
      expect(await toldAfter(1)).toEqual([`${WAITS} 17 hours left to decide.`]);
      expect(await toldAfter(HOUR)).toEqual([]);
    });

    it('is not told any more when it has been answered', async () => {
      await isAsked();
      expect(await toldAfter(MINUTE)).toEqual([]);
      await keep();
      expect(await toldAfter(7 * HOUR)).toEqual([]);
    });

    it('two things to tell of a question become one', async () => {
      const waiting = await isAsked({ due: clock.now() + 8 * HOUR });
      expect(await toldAfter(6 * HOUR)).toEqual([]);
      await reminder(waiting);
      expect(await toldAfter(MINUTE)).toEqual([]);
      expect(await toldAfter(HOUR - MINUTE)).toEqual([`${SOON} 1 hour left to decide.`]);
    });
  });
});

it('whoever has left a slow table is told once what waits for them there, and nobody else is told', async () => {
  clock = new ManualClock();
  const server = await testServer({ pushServices: [endpoint.origin] }, clock);
  const clocks = { decision: DAY / 1000, response: HOUR / 1000, deal: DAY / 1000 };
  const { code, clients } = await seatedTable([server.url], 3, { clocks });
  const watcher = await Client.arrive(server.url, 'watcher');
  await watcher.connect(code);
  const browsers = await Promise.all(
    clients.map(async (client) => {
      const one = new Browser(endpoint.origin, client.name);
      await client.fetch('/api/me/notifying/subscribe', one.subscription('uk'));
      return one;
    }),
  );
  const asks = clients.findIndex(({ decision }) => decision !== undefined);
  await Promise.all(clients.map((client) => client.close()));
  await watcher.until('they are gone', () => watcher.table!.seats.every(({ present }) => !present));
  await watcher.close();
  const pass = () => {
    clock.pass(MINUTE);
    expect(endpoint.received).not.toEqual([]);
  };
  await vi.waitFor(pass, 60_000);
  await server.stop();
  const [message, ...more] = endpoint.received.splice(0);
  expect(more).toEqual([]);
  expect(browsers[asks].read(message)).toMatchObject({
    title: `Стіл ${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)} чекає на тебе`,
    path: `/t/${code}`,
  });
});
