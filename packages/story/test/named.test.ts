/** ZAP-1a: the announcement of a use or a card says whom or what it is aimed at. */
import { expect, test } from 'vitest';
import type { SeenEvent, SeenTarget } from '@cosmarium/engine';
import { Names, PLAIN, tell } from '@cosmarium/story';
import { text } from '@cosmarium/text';

const SYSTEMS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14],
];
const NONE: SeenTarget = { seats: [], planet: -1, number: -1, card: '' };
const told = (lang: 'en' | 'uk' | 'ru' | 'pl', event: SeenEvent) =>
  tell(event, new Names(text(lang), PLAIN, ['red', 'blue', 'green'], SYSTEMS));

const plague = (target: SeenTarget | null): SeenEvent => ({
  type: 'card.played',
  seat: 0,
  as: 'artifact',
  ability: 'infect',
  target,
  cards: ['plague'],
  count: 1,
});
const power = (alien: string, ability: string, target: SeenTarget | null): SeenEvent => ({
  type: 'power.used',
  seat: 0,
  alien,
  ability,
  target,
});

test('the target is part of the sentence, in every language', () => {
  const blue = plague({ ...NONE, seats: [1] });
  expect(told('en', blue)).toBe('Red plays Plague, naming Blue.');
  const ends = { uk: ', названо: ', ru: ', названо: ', pl: ', wskazano: ' };
  for (const lang of ['uk', 'ru', 'pl'] as const)
    expect(told(lang, blue)).toContain(`${ends[lang]}${text(lang).t('colour.blue')}.`);
});

test('without a target nothing is added', () => {
  expect(told('en', plague(null))).toBe('Red plays Plague.');
});

test('ships of several players, planets, numbers and open cards are named', () => {
  expect(told('en', power('vacuum', 'catharsis', { ...NONE, seats: [1, 1, 2] }))).toBe(
    'Red uses the Vacuum’s power, Catharsis, naming Blue (2) and Green.',
  );
  expect(told('en', power('parasite', 'x', { ...NONE, planet: 6 }))).toMatch(/, naming Blue-2\.$/i);
  expect(told('en', power('gambler', 'x', { ...NONE, number: 7 }))).toMatch(/, naming 7\.$/);
  expect(told('en', power('miser', 'hoard', { ...NONE, seats: [1], card: 'plague' }))).toMatch(
    /, naming Plague and Blue\.$/,
  );
});

test('what has words of its own is named by them: the top of a deck, somebody’s face-down card', () => {
  const look = (target: SeenTarget): SeenEvent => ({
    type: 'card.played',
    seat: 0,
    as: 'wild',
    ability: 'look',
    target,
    cards: ['flare-tourist'],
    count: 1,
  });
  expect(told('en', look({ ...NONE, word: 'tourist.look.cosmic' }))).toMatch(
    /, naming The top card of the cosmic deck\.$/,
  );
  expect(told('en', look({ ...NONE, seats: [1], word: 'tourist.look.kicker' }))).toMatch(
    /, naming A kicker and Blue\.$/,
  );
});
