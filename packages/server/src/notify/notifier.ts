/** Tells people that a table waits for them, as they want it. Whatever goes wrong here hurts no game. */
import type { Logger } from 'pino';
import type { Seat } from '@cosmarium/engine';
import { every, type Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Queries } from '../storage/database.ts';
import type { PostponedRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Waiting, WaitingPort } from '../tables/waiting.ts';
import type { Mailer } from './mailer.ts';
import { messageOf, type Notice } from './message.ts';
import type { PushService } from './push-service.ts';
import { quietUntil } from './quiet.ts';

const MOST_TTL_SECONDS = 24 * 60 * 60;
const TRY_TTL_SECONDS = 60;
const LOOK_MS = 30_000;
const GRACE_MS = 60_000;
/** Whoever has not said by then that somebody was told has died of it: longer than all attempts to tell them together. */
const LEASE_MS = 2 * 60_000;
const AT_ONCE = 100;

export class Notifier implements WaitingPort {
  private readonly stopLooking: () => void;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly push: PushService,
    /** null: no letters are sent. */
    private readonly mailer: Mailer | null,
    /** Whoever is at a table sees it there. */
    private readonly isThere: (table: string, seat: Seat) => Promise<boolean>,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly log: Logger,
  ) {
    this.stopLooking = every(clock, LOOK_MS, () => (this.looking = this.look()), this.failed);
  }

  waits(waiting: Waiting, db: Queries): Promise<void> {
    return this.call(waiting, 'waits', db);
  }

  reminder(waiting: Waiting, db: Queries): Promise<void> {
    return this.call(waiting, 'soon', db);
  }

  /** Not at once: whoever only loads the page anew is back in a moment. */
  private call(
    { table, guest, seat, question, due }: Waiting,
    about: PostponedRow['about'],
    db: Queries,
  ): Promise<void> {
    const at = this.clock.now() + GRACE_MS;
    return this.storage.notifying.postpone({ table_code: table, guest, seat, question, due, about, at }, db);
  }

  /** Tells what has had to wait, if it still waits and nothing speaks against it. */
  async look(): Promise<void> {
    const { notifying } = this.storage;
    for (const call of await notifying.postponedUntil(this.clock.now(), AT_ONCE)) {
      // Another node may be first; and if this one does not come to the end of it, somebody tells them later.
      const taken = await notifying.putOff(call, this.clock.now() + LEASE_MS);
      if (taken === null) continue;
      const later = await this.deliver(taken);
      if (later > 0) await notifying.putOff(taken, this.clock.now() + later);
      else await notifying.isDone(taken);
    }
  }

  /** Returns after how long to try again; 0 if there is nothing to tell any more. */
  private async deliver(call: PostponedRow): Promise<number> {
    const { notifying, waiting } = this.storage;
    const { guest, table_code: table, seat, question, about, due } = call;
    if (!(await waiting.isOpen(call, guest)) || (await notifying.mutedBy(guest)).includes(table)) return 0;
    const later = (await this.isThere(table, seat)) ? GRACE_MS : await this.quietFor(guest);
    if (later === 0 && (await this.tell(guest, { about, table, due })) === 0)
      await this.write(guest, { about, table, due }, `${table} ${seat} ${question} ${about}`);
    return later;
  }

  /** How long nobody may disturb them. */
  private async quietFor(guest: string): Promise<number> {
    const preferences = await this.storage.notifying.preferencesOf(guest);
    if (preferences === null) return 0;
    const { quiet_from: from, quiet_until: until, zone } = preferences;
    if (from === null || until === null) return 0;
    const now = this.clock.now();
    return (quietUntil({ from, until, zone }, now) ?? now) - now;
  }

  /** Tells every browser of somebody; how many took it. Those that are gone are forgotten. */
  async tell(guest: string, notice: Notice): Promise<number> {
    const { notifying } = this.storage;
    const now = this.clock.now();
    const ttl =
      notice.about === 'try'
        ? TRY_TTL_SECONDS
        : Math.min(MOST_TTL_SECONDS, Math.max(1, Math.round((notice.due - now) / 1000)));
    const sendings = (await notifying.subscriptionsOf(guest)).map(async (browser) => {
      const message = messageOf(notice, browser.lang, now);
      const sent = await this.push.send(browser, JSON.stringify(message), ttl, message.tag);
      this.metrics.notices.inc({ outcome: sent });
      if (sent === 'gone') await notifying.unsubscribe(browser.id, guest);
      if (sent === 'failed')
        this.log.warn({ service: new URL(browser.endpoint).origin }, 'a push service did not take a message');
      return sent;
    });
    return (await Promise.all(sendings)).filter((sent) => sent === 'sent').length;
  }

  /** A letter to somebody whom no browser could tell. */
  private async write(guest: string, notice: Notice, about: string): Promise<void> {
    const letter = await this.storage.letters.of(guest);
    if (this.mailer === null || letter === null || letter.confirmed === 0) return;
    const sent = await this.mailer.write(letter, messageOf(notice, letter.lang, this.clock.now()), about);
    this.metrics.notices.inc({ outcome: sent ? 'sent' : 'failed' });
  }

  private readonly failed = (error: unknown): void => {
    this.log.warn({ reason: String(error) }, 'somebody could not be told that a table waits for them');
  };

  /** What has been begun is finished: whoever has been told shall not be told again. */
  async close(): Promise<void> {
    this.stopLooking();
    await this.looking.catch(() => {});
  }
}
