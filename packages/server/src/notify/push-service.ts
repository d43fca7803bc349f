// oxlint-disable-next-line typescript/triple-slash-reference -- known also where another package looks at this file
/// <reference path="./parts.d.ts" />
/** Web Push: what only one browser can read, handed to the service that browser has chosen (RFC 8030, 8291, 8292). */
import { createECDH } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import type { SubscriptionRow } from '../storage/schema.ts';
import type { SecretStore } from '../storage/secrets.ts';
import { lookupOutside, mayBeSentTo } from './outside.ts';

const PATIENCE_MS = 5000;
const AT_ONCE = 16;
/** Who answers for this server, if it does not say where people reach it. */
const NOBODY = 'mailto:nobody@cosmarium.invalid';

export type Sent = 'sent' | 'gone' | 'failed';
export type Browser = Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
interface Keys {
  publicKey: string;
  privateKey: string;
}

const KEY_BYTES = 32;

function makeKeys(): Keys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const secret = pair.getPrivateKey();
  // One that begins with zeros comes without them.
  const privateKey = Buffer.concat([Buffer.alloc(KEY_BYTES - secret.length), secret]).toString('base64url');
  return { publicKey, privateKey };
}

/** Somebody can have this key: it is a point of the curve. */
export function isPublicKey(key: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export class PushService {
  private readonly outside = new Agent({ lookup: lookupOutside(), maxSockets: AT_ONCE });

  private constructor(
    private readonly keys: Keys,
    private readonly subject: string,
    private readonly trusted: readonly string[],
  ) {}

  /** The keys are made once and kept with the data: with others no browser would listen any more. */
  static async open(
    secrets: SecretStore,
    publicUrl: string | null,
    trusted: readonly string[],
  ): Promise<PushService> {
    const keys = await secrets.keep('vapid', () => JSON.stringify(makeKeys()));
    const subject = publicUrl?.startsWith('https:') === true ? publicUrl : NOBODY;
    return new PushService(JSON.parse(keys) as Keys, subject, trusted);
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  accepts(endpoint: string): boolean {
    return mayBeSentTo(endpoint, this.trusted);
  }

  /** Never throws. `topic`: replaces what was sent about the same and has not arrived. */
  async send(to: Browser, message: string, ttlSeconds: number, topic: string): Promise<Sent> {
    try {
      if (!this.accepts(to.endpoint)) return 'gone';
      const { default: webPush } = await import('web-push');
      const { subject, keys } = this;
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
        message,
        { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, contentEncoding: 'aes128gcm', topic },
      );
      const status = await this.post(new URL(endpoint), headers, body);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }

  /** The status of the answer. Where it leads further is not followed, what it says not read. */
  private post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
    const trusted = this.trusted.includes(url.origin);
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE_MS) };
    return new Promise((resolve, reject) => {
      const request = trusted
        ? (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
        : requestHttps(url, { ...options, agent: this.outside });
      request.on('response', (response) => {
        resolve(response.statusCode!);
        response.destroy();
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}
