/** Frames of every kind, by hand, over real sockets: all are counted, and nobody is waited for who does not read. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '@cosmarium/protocol';
import { Client } from './helpers/client.ts';
import { ManualClock } from './helpers/clock.ts';
import { frame, RawSocket } from './helpers/raw.ts';
import { testServer, type TestServer } from './helpers/server.ts';

const RATE = 10;
const BURST = RATE * 3;
const PATIENCE = 100;
/** Far more than the buffers of two sockets hold. */
const MB_64 = 64 * 1024 * 1024;
const PINGS = Buffer.concat(Array.from({ length: 500 }, () => frame('ping', 'x'.repeat(125))));

let strict: TestServer;
let generous: TestServer;
beforeAll(async () => {
  strict = await testServer({ messagesPerSecond: RATE }, new ManualClock());
  generous = await testServer();
});
afterAll(async () => {
  await strict.stop();
  await generous.stop();
});
afterEach(() => {
  vi.useRealTimers();
});

async function atTable(server: TestServer): Promise<RawSocket> {
  const guest = await Client.arrive(server.url, 'mallory');
  const code = await guest.open({});
  const raw = await RawSocket.open(server.url, `/api/tables/${code}/socket`, guest.cookie);
  await raw.until(() => raw.of('text').length > 0);
  return raw;
}
const replies = (raw: RawSocket) =>
  raw
    .of('text')
    .map(({ data }) => JSON.parse(data.toString()) as ServerMessage)
    .filter(({ type }) => type === 'reply');
const closeCode = (raw: RawSocket) => raw.of('close').map(({ data }) => data.readUInt16BE(0));

describe('pings', () => {
  it('are answered with what they said', async () => {
    const raw = await atTable(strict);
    for (const word of ['one', 'two', '']) raw.send(frame('ping', word));
    await raw.until(() => raw.of('pong').length === 3);
    expect(raw.of('pong').map(({ data }) => data.toString())).toEqual(['one', 'two', '']);
    raw.end();
  });

  it('count as messages', async () => {
    const raw = await atTable(strict);
    for (let i = 0; i < BURST + 5; i++) raw.send(frame('ping'));
    raw.send(frame('text', '{"id":"late","do":"sync"}'));
    await raw.until(() => replies(raw).length === 1);
    expect(replies(raw)).toEqual([{ type: 'reply', re: 'late', ok: false, error: 'too-many' }]);
    expect(raw.of('pong')).toHaveLength(BURST);
    raw.end();
  });

  it('without end close the socket', async () => {
    const raw = await atTable(strict);
    for (let i = 0; i < BURST + PATIENCE + 1; i++) raw.send(frame('ping'));
    await raw.until(() => raw.of('close').length > 0);
    expect(closeCode(raw)).toEqual([1008]);
    expect(raw.of('pong')).toHaveLength(BURST);
    raw.end();
  });

  it('of somebody who neither reads nor stops when told are cut off', async () => {
    const raw = await atTable(strict);
    raw.stopReading();
    const sent = await raw.flood(PINGS, MB_64 / PINGS.length);
    expect(raw.closed).toBe(true);
    expect(sent * PINGS.length).toBeLessThan(MB_64);
  });

  it('of somebody who does not read are cut off though no limit is reached', async () => {
    const raw = await atTable(generous);
    raw.stopReading();
    const sent = await raw.flood(PINGS, MB_64 / PINGS.length);
    expect(raw.closed).toBe(true);
    expect(sent * PINGS.length).toBeLessThan(MB_64);
  });
});

describe('texts', () => {
  it('that come in one piece are all replied to before the socket is closed for them', async () => {
    const raw = await atTable(strict);
    raw.send(Buffer.concat(Array.from({ length: BURST + PATIENCE + 1 }, () => frame('text', 'x'))));
    await raw.until(() => raw.of('close').length > 0);
    expect(closeCode(raw)).toEqual([1008]);
    const errors = replies(raw).map((reply) => 'error' in reply && reply.error);
    expect(errors).toEqual([
      ...Array.from({ length: BURST }, () => 'malformed'),
      ...Array.from({ length: PATIENCE }, () => 'too-many'),
    ]);
    raw.end();
  });
});

describe('pongs', () => {
  it('nobody asked for count, too', async () => {
    const raw = await atTable(strict);
    for (let i = 0; i < BURST + PATIENCE + 1; i++) raw.send(frame('pong'));
    await raw.until(() => raw.of('close').length > 0);
    expect(closeCode(raw)).toEqual([1008]);
    raw.end();
  });

  it('prove that somebody is there only if they echo the ping', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [honest, liar] = [await atTable(strict), await atTable(strict)];
    vi.advanceTimersByTime(20_000);
    await Promise.all([honest, liar].map((raw) => raw.until(() => raw.of('ping').length === 1)));
    honest.send(frame('pong', honest.of('ping')[0].data));
    liar.send(frame('pong', 'here I am'));
    // What was sent before this has been read when it is answered.
    for (const raw of [honest, liar]) raw.send(frame('text', '{"id":"a","do":"sync"}'));
    await Promise.all([honest, liar].map((raw) => raw.until(() => replies(raw).length === 1)));
    vi.advanceTimersByTime(20_000);
    await honest.until(() => honest.of('ping').length === 2);
    await liar.until(() => liar.closed);
    expect(honest.closed).toBe(false);
    expect(liar.of('ping')).toHaveLength(1);
    honest.end();
  });
});
