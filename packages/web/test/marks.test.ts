import { Names } from '@cosmarium/story';
import { text } from '@cosmarium/text';
import { expect, test } from 'vitest';
import { routeOf } from '../src/routes.tsx';
import { glued, MARKS, pieces, plain, withoutMarks } from '../src/ui/marks.ts';

const names = new Names(
  text('en'),
  MARKS,
  ['red', 'blue'],
  [
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ],
  ['Ann', null],
);

test('names in a sentence keep their meaning', () => {
  const sentence = names.t('event.aimed', { planet: names.place(7) });
  expect(plain(sentence)).toBe('The gate points at blue-3.');
  expect(pieces(sentence)).toEqual([
    { kind: 'text', text: 'The gate points at ' },
    { kind: 'place', id: 7, text: 'blue-3' },
    { kind: 'text', text: '.' },
  ]);
});

test('players go by name, or by colour; cards and aliens by kind', () => {
  expect(pieces(`${names.seat(0)}${names.seat(1)}`)).toEqual([
    { kind: 'seat', id: 0, text: 'Ann' },
    { kind: 'seat', id: 1, text: 'Blue' },
  ]);
  expect(pieces(names.card('attack-08'))).toEqual([{ kind: 'card', id: 'attack-08', text: 'Attack 08' }]);
});

test('a sentence without names is one piece, an empty one none', () => {
  expect(pieces('Nothing.')).toEqual([{ kind: 'text', text: 'Nothing.' }]);
  expect(pieces('')).toEqual([]);
});

test('nobody speaks in marks', () => {
  expect(withoutMarks(MARKS.seat(1, 'Eve'))).toBe('seat:1Eve');
});

test('addresses lead to screens', () => {
  expect(routeOf('/')).toEqual({ screen: 'home' });
  expect(routeOf('/rules')).toEqual({ screen: 'rules' });
  expect(routeOf('/t/abc/')).toEqual({ screen: 'table', code: 'abc' });
  expect(routeOf('/t')).toEqual({ screen: 'home' });
  expect(routeOf('/replay/abc')).toEqual({ screen: 'replay', code: 'abc' });
  expect(routeOf('/aliens')).toEqual({ screen: 'aliens', alien: null });
  expect(routeOf('/nowhere')).toEqual({ screen: 'lost' });
});

test('punctuation around a name stays with it', () => {
  const sentence = `Magic (${names.alien('x')}), “${names.seat(0)}”.`;
  const text = (piece: string) => ({ piece: { kind: 'text', text: piece }, before: '', after: '' });
  expect(glued(pieces(sentence))).toEqual([
    text('Magic '),
    { piece: { kind: 'alien', id: 'x', text: names.plainAlien('x') }, before: '(', after: '),' },
    text(' '),
    { piece: { kind: 'seat', id: 0, text: 'Ann' }, before: '“', after: '”.' },
  ]);
});
