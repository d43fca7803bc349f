// oxlint-disable-next-line typescript/triple-slash-reference -- known also where another package looks at this file
/// <reference path="./parts.d.ts" />
/** Letters: to confirm an address, and to tell somebody that a table waits. Every one of them says how to stop them. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { NOTICES } from '@cosmarium/text/notices';
import type { LetterRow } from '../storage/schema.ts';
import type { SecretStore } from '../storage/secrets.ts';
import type { Message } from './message.ts';

const PATIENCE_MS = 10_000;

export interface MailSettings {
  /** Of the SMTP server, with user and password. */
  url: string;
  from: string;
  /** Where links lead. */
  publicUrl: string;
}

type Purpose = 'confirm' | 'stop';
type Receiver = Pick<LetterRow, 'guest' | 'address' | 'lang'>;

export class Mailer {
  private constructor(
    private readonly secret: string,
    private readonly settings: MailSettings,
    private readonly log: Logger,
  ) {}

  static async open(secrets: SecretStore, settings: MailSettings, log: Logger): Promise<Mailer> {
    const secret = await secrets.keep('letters', () => randomBytes(32).toString('base64url'));
    return new Mailer(secret, settings, log);
  }

  /** What a link says: only whoever got the letter at this address can know it. */
  private tokenFor(purpose: Purpose, { guest, address }: Receiver): string {
    const signed = createHmac('sha256', this.secret).update(`${purpose} ${guest} ${address}`);
    return `${purpose}.${guest}.${signed.digest('base64url')}`;
  }

  isFor(token: string, purpose: Purpose, letter: Receiver): boolean {
    const [said, right] = [Buffer.from(token), Buffer.from(this.tokenFor(purpose, letter))];
    return said.length === right.length && timingSafeEqual(said, right);
  }

  private link(path: string): string {
    return new URL(path, this.settings.publicUrl).href;
  }

  /** Asks whether somebody there wants letters. False if it could not be sent. */
  ask(to: Receiver): Promise<boolean> {
    const { t } = NOTICES[to.lang];
    const link = this.link(`/mail#${this.tokenFor('confirm', to)}`);
    return this.send(to, t('notice.confirm'), t('notice.confirm.body', { link }));
  }

  /** False if it could not be sent. Of letters about the same a program that reads mail shows one. */
  write(to: Receiver, { title, body, path }: Message, about: string): Promise<boolean> {
    const name = createHmac('sha256', this.secret).update(`about ${to.guest} ${about}`).digest('hex');
    const messageId = `<${name}@${new URL(this.settings.publicUrl).hostname}>`;
    return this.send(to, title, `${body}\n\n${this.link(path)}`, messageId);
  }

  private async send(to: Receiver, subject: string, text: string, messageId?: string): Promise<boolean> {
    const { url, from } = this.settings;
    const token = this.tokenFor('stop', to);
    const { t } = NOTICES[to.lang];
    const footer = t('notice.stop', { link: this.link(`/mail#${token}`) });
    try {
      const { createTransport } = await import('nodemailer');
      const patience = {
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      };
      await createTransport({ url, ...patience }).sendMail({
        from,
        to: to.address,
        subject,
        text: `${text}\n\n--\n${footer}\n`,
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // Programs that read mail offer a button for it (RFC 8058).
          'List-Unsubscribe': `<${this.link(`/api/mail/${token}`)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
      return true;
    } catch (error) {
      this.log.warn({ reason: String(error) }, 'a letter could not be sent');
      return false;
    }
  }
}
