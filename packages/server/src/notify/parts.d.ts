/** What we use of packages that are loaded only where somebody is really told something. */
declare module 'web-push' {
  interface Details {
    endpoint: string;
    headers: Record<string, string>;
    body: Buffer;
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    TTL: number;
    contentEncoding: 'aes128gcm';
    topic: string;
  }
  const webPush: {
    generateRequestDetails(
      browser: { endpoint: string; keys: { p256dh: string; auth: string } },
      message: string,
      options: Options,
    ): Details;
  };
  export default webPush;
}

declare module 'nodemailer' {
  interface Letter {
    from: string;
    to: string;
    subject: string;
    text: string;
    messageId: string | undefined;
    headers: Record<string, string>;
  }
  interface Options {
    url: string;
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
  }
  export function createTransport(options: Options): { sendMail(letter: Letter): Promise<unknown> };
}
