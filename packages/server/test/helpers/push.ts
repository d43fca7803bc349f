/** A push service of our own, and browsers that have subscribed with it: they really decrypt what they are sent. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export class PushEndpoint {
  readonly received: Received[] = [];
  /** What it answers; 'hang up': nothing. */
  answer: number | 'hang up' = 201;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<PushEndpoint> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = new PushEndpoint(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        endpoint.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        if (endpoint.answer === 'hang up') request.socket.destroy();
        else response.writeHead(endpoint.answer).end();
      });
    });
    return endpoint;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}

export class Browser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly endpoint: string;

  constructor(origin: string, name: string) {
    this.keys.generateKeys();
    this.endpoint = `${origin}/push/${name}`;
  }

  subscription(lang = 'en') {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, lang };
  }

  /** RFC 8188 and RFC 8291; throws if it was meant for another. */
  read({ body, headers }: Received): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('encoded otherwise');
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const senders = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const derive = (from: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', from, with_, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), senders]);
    const shared = derive(this.keys.computeSecret(senders), this.auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

/** What the sender claims, signed with this key (RFC 8292); throws if it is not. */
export function claimsOf(
  { headers }: Received,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!)!;
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, claims, signature] = token.split('.');
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('not signed');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as never;
}
