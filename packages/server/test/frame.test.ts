import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { plainFrame } from '../src/frame.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Whatever length takes another form: no bytes, one, the last with a short head, the first with a long one, and so on. */
const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, 4000, 65_535];
const said = (length: number) => `${length}:`.padEnd(length, 'abc\u007f\u0001').slice(0, length);

describe('a text of ASCII', () => {
  it('is read from its frame by a client, whatever its length', async () => {
    const came = once(server, 'connection') as Promise<[WebSocket, { socket: NodeJS.WritableStream }]>;
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
    const [socket, { socket: wire }] = await came;
    for (const length of LENGTHS) wire.write(plainFrame(said(length))!, 'latin1');
    const closed = once(client, 'close');
    // What the library writes comes after it, whole.
    socket.send('Ø');
    socket.close();
    await closed;
    expect(heard).toEqual([...LENGTHS.map(said), 'Ø']);
  });
});

describe('any other text', () => {
  it.each(['Ø', 'привіт', '\u0080', '😀'])('%s is left to the library', (text) => {
    expect(plainFrame(text)).toBeNull();
    expect(plainFrame(`${'a'.repeat(200)}${text}`)).toBeNull();
  });

  it('of 64 KB and more is, too', () => {
    expect(plainFrame('a'.repeat(65_536))).toBeNull();
  });
});
