import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { text } from '@cosmarium/text';
import { TELLERS } from '@cosmarium/story';

const engine = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'engine', 'src');
const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(engine, file), 'utf8'));
const { has, keys } = text('en');

const all = (pattern: RegExp, from = sources) =>
  [...new Set(from.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1])))].sort();

test('every question of the rules has words', () => {
  const asked = all(/'(ask\.[a-z.-]+)'/g);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((key) => !has(key))).toEqual([]);
});

test('every moment at which somebody may respond has words', () => {
  const moments = all(/^ {2}'([a-z.]+)',$/gm, [readFileSync(join(engine, 'timing', 'moments.ts'), 'utf8')]);
  expect(moments.length).toBeGreaterThan(30);
  const written = keys().filter((key) => key.startsWith('ask.respond.'));
  expect(written.sort()).toEqual(moments.map((moment) => `ask.respond.${moment}`).sort());
});

test('every event, every error and every line of a total has words', () => {
  expect(Object.keys(TELLERS).filter((type) => !has(`event.${type}`))).toEqual([]);
  const codes = all(/^ {2}\| '([a-z-]+)'/gm, [readFileSync(join(engine, 'errors.ts'), 'utf8')]);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => !has(`error.${code}`))).toEqual([]);
  expect(all(/'((?:line|face|won)\.[a-z-]+)'/g).filter((key) => !has(key))).toEqual([]);
});
