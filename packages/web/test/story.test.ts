import { GATE, TRANSIT, WARP, type SeenEvent } from '@cosmarium/engine';
import { Names, PLAIN } from '@cosmarium/story';
import { text } from '@cosmarium/text';
import { describe, expect, test } from 'vitest';
import { chaptersOf, eventsOf, lastChapters, linesOf, spokenOf } from '../src/story/lines.ts';
import { staysAtEnd } from '../src/story/use-stick.ts';
import { emoteIn, EMOTES } from '../src/story/emotes.ts';
import { isHeeded } from '../src/story/heeded.ts';
import { textOf } from '../src/story/text-of.ts';

const home = (seat: number, to: number): SeenEvent => ({
  type: 'ships.moved',
  seat,
  from: [{ place: TRANSIT, count: 1 }],
  to,
});
const EVENTS: SeenEvent[] = [
  { type: 'cards.drawn', seat: 0, deck: 'cosmic', cards: null, count: 8 },
  { type: 'turn', seat: 1 },
  { type: 'encounter', seat: 1, number: 1, extra: false },
  { type: 'phase', phase: 'regroup' },
  { type: 'aimed', planet: 3, guards: 2 },
  { type: 'power.used', seat: 2, alien: 'clone', ability: 'x', target: null },
  home(1, 5),
  home(1, 6),
  home(0, 1),
  { type: 'turn', seat: 2 },
  { type: 'encounter', seat: 2, number: 2, extra: false },
  { type: 'laid', seat: 2, side: 0 },
];
const SYSTEMS = [0, 1, 2].map((seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i));
const names = new Names(text('en'), PLAIN, ['red', 'yellow', 'green'], SYSTEMS);

describe('the list', () => {
  test('leaves out what is not worth a line, and says in one line how ships come home', () => {
    const lines = linesOf(EVENTS, 100, 'everything');
    expect(lines.map(({ number }) => number)).toEqual([100, 102, 104, 105, 106, 108, 110, 111]);
    expect(lines[4].also).toEqual([EVENTS[7]]);
    expect(textOf(lines[4], names)).toBe('Yellow brings 2 ships home to yellow-1 and yellow-2.');
    expect(textOf(lines[5], names)).toBe('Red brings 1 ship home to red-2.');
  });

  test('can be about one thing only, with the headings that belong to it', () => {
    const about = (topic: 'cards' | 'powers' | 'ships') =>
      linesOf(EVENTS, 0, topic)
        .map(({ event }) => event.type)
        .filter((type) => type !== 'encounter');
    expect(about('cards')).toEqual(['cards.drawn', 'laid']);
    expect(about('powers')).toEqual(['power.used']);
    expect(about('ships')).toEqual(['aimed', 'ships.moved', 'ships.moved']);
  });

  test('of a chapter has the events from its encounter up to the next', () => {
    const chapters = chaptersOf(linesOf(EVENTS, 100, 'short'));
    expect(chapters.map((chapter, i) => eventsOf(EVENTS, 100, chapter, chapters[i + 1]))).toEqual([
      EVENTS.slice(0, 2),
      EVENTS.slice(2, 10),
      EVENTS.slice(10),
    ]);
  });

  test('has a chapter for every encounter, and one before the first', () => {
    const chapters = chaptersOf(linesOf(EVENTS, 0, 'everything'));
    expect(chapters.map(({ heading, lines }) => [heading?.number ?? null, lines.length])).toEqual([
      [null, 1],
      [2, 4],
      [10, 1],
    ]);
  });

  test('is shown from its end in whole chapters: no line loses its heading', () => {
    const chapters = chaptersOf(linesOf(EVENTS, 0, 'everything'));
    const last = (most: number) => lastChapters(chapters, most, ({ lines }) => lines.length);
    expect(last(1)).toEqual(chapters.slice(2));
    expect(last(2)).toEqual(chapters.slice(1));
    expect(last(5)).toEqual(chapters.slice(1));
    expect(last(6)).toEqual(chapters);
    expect(last(60)).toEqual(chapters);
  });
});

describe('what a line speaks of', () => {
  const spoken = (event: SeenEvent) => spokenOf({ event, also: [] });
  test.each<[SeenEvent, number[], number[]]>([
    [{ type: 'aimed', planet: 3, guards: 2 }, [3], []],
    [{ type: 'colony.gained', seat: 2, planet: 7 }, [7], [2]],
    [
      {
        type: 'ships.moved',
        seat: 1,
        from: [
          { place: 4, count: 2 },
          { place: 5, count: 0 },
        ],
        to: GATE,
      },
      [4, GATE],
      [1],
    ],
    [{ type: 'ships.lost', seat: 1, warped: 3, removed: 0, saved: 0, cause: 'defeat' }, [WARP], [1]],
    [{ type: 'cards.given', from: 0, to: 3, cards: null, count: 2 }, [], [0, 3]],
    [{ type: 'cards.taken', seat: 2, from: 'deck', cards: null, count: 1 }, [], [2]],
    [{ type: 'invited', seat: 0, seats: 0b10100 }, [], [0, 2, 4]],
    [{ type: 'sheets.traded', seats: [1, 4] }, [], [1, 4]],
    [{ type: 'line', side: 0, key: 'k', by: 2, value: 4 }, [], [2]],
    [{ type: 'deck.reshuffled', deck: 'cosmic' }, [], []],
  ])('%o', (event, places, seats) => {
    expect(spoken(event)).toEqual({ places, seats });
  });

  test('all places of a line that stands for several moves', () => {
    const line = linesOf(EVENTS, 0, 'everything')[4];
    expect(spokenOf(line)).toEqual({ places: [5, 6], seats: [1] });
  });
});

test('an emote is known only when it stands alone, and has a name in words', () => {
  const { has } = text('en');
  for (const { text: emote, name } of EMOTES) {
    expect(emoteIn(` ${emote} `)?.name).toBe(name);
    expect(emoteIn(`${emote}!`)).toBeNull();
    expect(has(`web.emote.${name}`)).toBe(true);
  }
  expect(new Set(EMOTES.map(({ text: emote }) => emote)).size).toBe(12);
});

test('people are heard, and bots by those to whom they speak', () => {
  const said = (name: string, to: number) => ({
    guest: '',
    seat: 1,
    name,
    text: '',
    says: { key: 'thanks', to },
    at: 0,
  });
  const heardBy = (me: number) =>
    [said('Ada', -1), said('', -1), said('', 2)].map((one) => isHeeded(one, me));
  expect(heardBy(2)).toEqual([true, false, true]);
  expect(heardBy(0)).toEqual([true, false, false]);
  expect(heardBy(-1)).toEqual([true, false, false]);
});

describe('a list that is read at its end', () => {
  const left = { scrollTop: 700, scrollHeight: 1000 };
  const now = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 300 });
  test.each([
    ['a reader scrolls up', true, now(500, 1000), false],
    ['a reader goes up a little', true, now(670, 1000), true],
    ['a reader comes back to the end', false, now(690, 1000), true],
    ['a reader further up scrolls on', false, now(300, 1000), false],
    ['it became longer', true, now(700, 1200), true],
    ['it became shorter, and longer again before anybody heard of it', true, now(500, 1100), true],
    ['a reader further up stays there when it becomes longer', false, now(500, 1200), false],
  ])('%s', (_, was, box, stays) => {
    expect(staysAtEnd(was, left, box)).toBe(stays);
  });
});
