/** A mail server of our own: takes every letter and keeps it. */
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Mail {
  to: string;
  headers: Record<string, string>;
  text: string;
}

export class MailServer {
  readonly mails: Mail[] = [];
  /** Refuses everything. */
  refuses = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<MailServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const mail = new MailServer(server, `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => mail.serve(socket));
    return mail;
  }

  private serve(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [heard, to, data] = ['', '', false];
    const line = (said: string) => {
      const [command] = said.toUpperCase().split(/[ :]/);
      if (command === 'RCPT') [, to] = /<(.*)>/.exec(said)!;
      if (command === 'DATA') data = true;
      if (this.refuses && command === 'MAIL') return say('451 not today');
      if (command === 'QUIT') return socket.end('221 bye\r\n');
      return say(data ? '354 go on' : '250 well');
    };
    say('220 here');
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      heard += part.toString('utf8');
      for (;;) {
        const end = heard.indexOf(data ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (data ? 5 : 2));
        if (data) {
          data = false;
          this.mails.push({ to, ...read(said) });
          say('250 taken');
        } else line(said);
      }
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}

/** Headers, unfolded and decoded, and the text (RFC 2045, 2047). */
function read(raw: string): Omit<Mail, 'to'> {
  const split = raw.indexOf('\r\n\r\n');
  const headers = Object.fromEntries(
    raw
      .slice(0, split)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const [name, ...value] = line.split(': ');
        return [name.toLowerCase(), wordsIn(value.join(': '))];
      }),
  );
  const body = raw.slice(split + 4);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quoted(body.replace(/=\r\n/g, ''))
        : body;
  return { headers, text: text.replaceAll('\r\n', '\n') };
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const wordsIn = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')),
    );
