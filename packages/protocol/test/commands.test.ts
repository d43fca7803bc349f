import { describe, expect, it } from 'vitest';
import { CHAT_LENGTH, CommandSchema, GuestSchema, read, TableOptionsSchema } from '../src/index.ts';

describe('commands', () => {
  it('are read as they are meant', () => {
    const answer = { id: 'c1', do: 'answer', decision: 7, answer: { target: 1, ships: [1] } };
    expect(read(CommandSchema, answer)).toEqual(answer);
    expect(read(CommandSchema, { id: 'c1', do: 'sit', colour: 'red' })).toEqual({
      id: 'c1',
      do: 'sit',
      colour: 'red',
    });
  });

  it.each([
    null,
    [],
    'answer',
    {},
    { do: 'start' },
    { id: '', do: 'start' },
    { id: 'a b', do: 'start' },
    { id: 'x'.repeat(41), do: 'start' },
    { id: 'a', do: 'unknown' },
    { id: 'a', do: 'start', more: 1 },
    { id: 'a', do: 'kick', seat: 9 },
    { id: 'a', do: 'kick', seat: 1.5 },
    { id: 'a', do: 'bot', level: 'godlike' },
    { id: 'a', do: 'take', seat: 1 },
    { id: 'a', do: 'take', seat: 9, want: true },
    { id: 'a', do: 'admit', guest: 'an na', allow: true },
    { id: 'a', do: 'admit', guest: 'x'.repeat(41), allow: true },
    { id: 'a', do: 'chat', text: '   ' },
    { id: 'a', do: 'chat', text: 'x'.repeat(CHAT_LENGTH + 1) },
    { id: 'a', do: 'propose', give: { cards: { random: -1 } }, get: {} },
    { id: 'a', do: 'propose', give: { ships: 1 }, get: {} },
  ])('refuse %j', (value) => {
    expect(read(CommandSchema, value)).toBeNull();
  });

  it('keep markup as text and take out what cannot be printed', () => {
    const said = read(CommandSchema, {
      id: 'a',
      do: 'chat',
      text: ' <script>\u0000\u202Ealert(1)</script>\n',
    });
    expect(said).toEqual({ id: 'a', do: 'chat', text: '<script> alert(1)</script>' });
    expect(read(GuestSchema, { name: '\u0007' })).toBeNull();
  });

  it.each([
    ['spaces', ' \u00a0\u3000\u2800 '],
    ['what has no width', '\u200b\u200d\u2060\ufeff'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['fillers', '\u3164\u115f\uffa0'],
    ['what turns the direction', '\u061c\u202e\u2067'],
    ['variants of nothing', '\ufe0f\u{e0100}'],
    ['marks on nothing', '\u0301'],
    ['a pile of marks', `Z${'\u0301'.repeat(20)}`],
  ])('take no name of %s only', (_what, name) => {
    expect(read(GuestSchema, { name })).toBeNull();
    expect(read(CommandSchema, { id: 'a', do: 'chat', text: name })).toBeNull();
  });

  it.each([
    ['An\u200bna', 'Anna'],
    ['\u202eAnna\u061c', 'Anna'],
    ['Anna \t\u3000 Lena', 'Anna Lena'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Nguy\u1ec5n V\u0103n', 'Nguy\u1ec5n V\u0103n'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647'],
    ['\u0e17\u0e35\u0e48', '\u0e17\u0e35\u0e48'],
    ['\u{1f469}\u200d\u{1f680}', '\u{1f469}\u200d\u{1f680}'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    ['\u263c', '\u263c'],
  ])('make of the name %j %j', (name, shown) => {
    expect(read(GuestSchema, { name })).toEqual({ name: shown });
  });

  it('complete the wishes for a table', () => {
    expect(read(TableOptionsSchema, {})).toEqual({
      players: 4,
      start: 'beginner',
      sets: ['base'],
      combo: '',
      flares: false,
      flareEdition: 'standard',
      specialShips: [],
      alerts: ['green', 'yellow', 'red'],
      banned: [],
      first: -1,
      variants: {
        fourPlanets: false,
        singleEncounter: false,
        changingPowers: false,
        hiddenPowers: false,
        technologies: false,
        rewards: false,
        unlimitedFlares: false,
      },
      clocks: { decision: 90, response: 20, deal: 60 },
      visibility: 'private',
      pace: 'paced',
      away: 'bot',
      takeBack: 'off',
      advice: false,
      watchers: 'talk',
      latecomers: 'welcome',
    });
  });

  it.each([
    { decision: 3600, response: 600, deal: 3600 },
    { decision: 12 * 3600, response: 12 * 3600, deal: 12 * 3600 },
    { decision: 14 * 24 * 3600, response: 3600, deal: 24 * 3600 },
  ])('take clocks of hours and days: %j', (clocks) => {
    expect(read(TableOptionsSchema, { clocks })!.clocks).toEqual(clocks);
  });

  it.each([
    { players: 2 },
    { players: 9 },
    { start: 'given' },
    { combo: 'May I help?' },
    { combo: 'x'.repeat(41) },
    { alerts: ['purple'] },
    { alerts: ['green', 'green'] },
    { banned: ['human', 'human'] },
    { banned: ['<b>'] },
    { banned: Array.from({ length: 401 }, (_, i) => `alien-${i}`) },
    { first: 8 },
    { first: -2 },
    { flares: 'yes' },
    { flareEdition: 'both' },
    { specialShips: ['cruiser'] },
    { specialShips: ['flagship', 'flagship', 'flagship'] },
    { clocks: { decision: 14 * 24 * 3600 + 1, response: 3600, deal: 3600 } },
    { clocks: { decision: 24 * 3600 } },
    { clocks: { decision: 24 * 3600, response: 0, deal: 24 * 3600 } },
    { clocks: { decision: 24 * 3600, response: 599, deal: 24 * 3600 } },
    { clocks: { decision: 24 * 3600, response: 24 * 3600 + 1, deal: 24 * 3600 } },
    { clocks: { decision: 24 * 3600, response: 3600, deal: 60 } },
    { variants: { unknown: true } },
    { variants: { fourPlanets: 1 } },
    { anything: 1 },
  ])('refuse the wish %j', (wish) => {
    expect(read(TableOptionsSchema, wish)).toBeNull();
    expect(read(CommandSchema, { id: 'a', do: 'options', options: wish })).toBeNull();
  });
});
