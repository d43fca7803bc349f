/** The chance of the game against what others have computed. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '@cosmarium/engine';
import { nextBlock, randomInt, seedRng, shuffle } from '../../src/rng.ts';

const hex = (words: Int32Array) => Buffer.from(words.buffer).toString('hex');

test('SHA-256 is the one of FIPS 180-4', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  // Every length around one and two blocks, and characters of one to four bytes.
  for (let length = 0; length < 140; length++) {
    const text = Array.from({ length }, (_, i) => 'aé€'.charAt(i % 4) || '😀').join('');
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the stream is that of ChaCha20 (RFC 8439, A.1: all zero, then the block after)', () => {
  const r = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(hex(nextBlock(r))).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  );
  expect(hex(nextBlock(r))).toBe(
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  );
  expect(r[8]).toBe(2);
});

test('every draw below n is as likely as the other', () => {
  const r = seedRng('fair');
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 5000; i++) counts[randomInt(r, 5)]++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('every order of a shuffle comes up', () => {
  const r = seedRng('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 2400; i++) {
    const items = ['a', 'b', 'c', 'd'];
    shuffle(r, items);
    orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  for (const count of orders.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
});

test('the state is plain data, and goes on where it was', () => {
  const r = seedRng('one');
  const first = Array.from({ length: 30 }, (_, i) => i);
  shuffle(r, first);
  const again = JSON.parse(JSON.stringify(r)) as number[];
  expect([randomInt(r, 1000), randomInt(r, 1000)]).toEqual([randomInt(again, 1000), randomInt(again, 1000)]);
  expect(seedRng('one')).not.toEqual(seedRng('two'));
});
