/** A stranger names an address; this server must not become their way into its own network. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isOutside, lookupOutside, mayBeSentTo } from '../src/notify/outside.ts';

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nothing',
  ])('%s is not outside', (address) => expect(isOutside(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
    '%s is outside',
    (address) => expect(isOutside(address)).toBe(true),
  );
});

describe('what may be sent to', () => {
  it.each([
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://8.8.8.8/x', true],
    ['http://updates.push.services.mozilla.com/x', false],
    ['https://push.example:8443/x', false],
    ['https://me:secret@push.example/x', false],
    ['https://localhost/x', false],
    ['https://intranet/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['http://127.0.0.1:1234/x', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('%s: %s', (address, may) => expect(mayBeSentTo(address, ['http://127.0.0.1:4321'])).toBe(may));

  it('also is what the operator trusts, and nothing beside it', () => {
    const trusted = ['http://127.0.0.1:4321'];
    expect(mayBeSentTo('http://127.0.0.1:4321/x', trusted)).toBe(true);
    expect(mayBeSentTo('http://127.0.0.1:43210/x', trusted)).toBe(false);
    expect(mayBeSentTo('http://127.0.0.1:4321@10.0.0.1/x', trusted)).toBe(false);
  });
});

describe('a name that leads inside', () => {
  const inside = { address: '127.0.0.1', family: 4 };
  const outside = { address: '8.8.8.8', family: 4 };

  it('is not connected to', async () => {
    let connections = 0;
    const server = createServer().on('connection', () => connections++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const failure = await new Promise<Error>((resolve) => {
      const lookup = lookupOutside((_host, done) => done(null, [inside]));
      request({ host: 'rebound.example', port, lookup }).on('error', resolve).end();
    });
    expect(failure.message).toBe('rebound.example is not outside');
    expect(connections).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is left out where others lead outside', () => {
    const lookup = lookupOutside((_host, done) => done(null, [inside, outside]));
    const found: unknown[] = [];
    lookup('mixed.example', { all: true }, (...answer) => found.push(answer));
    lookup('mixed.example', {}, (...answer) => found.push(answer));
    expect(found).toEqual([
      [null, [outside]],
      [null, '8.8.8.8', 4],
    ]);
  });
});
