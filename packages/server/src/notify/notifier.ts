/** Tells people what they want to be told, as they want it. Whatever goes wrong here hurts no game. */
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';
import { messageOf, type Notice } from './message.ts';
import type { PushService } from './push-service.ts';

const MOST_TTL_SECONDS = 24 * 60 * 60;
const TRY_TTL_SECONDS = 60;

export class Notifier {
  constructor(
    private readonly storage: Storage,
    private readonly push: PushService,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

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
      if (sent === 'gone') await notifying.unsubscribe(browser.id, guest);
      if (sent === 'failed')
        this.log.warn({ service: new URL(browser.endpoint).origin }, 'a push service did not take a message');
      return sent;
    });
    return (await Promise.all(sendings)).filter((sent) => sent === 'sent').length;
  }
}
