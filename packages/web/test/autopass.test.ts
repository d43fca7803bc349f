import { describe, expect, test } from 'vitest';
import type { View } from '@cosmarium/engine';
import {
  aboutOf,
  automatic,
  encounterName,
  ruleFor,
  stillNeeded,
  withRule,
  type About,
  type Rule,
} from '../src/play/autopass.ts';
import { ask, viewWith } from './play-helpers.ts';

const zap: About = { source: 'cosmic-zap', ability: 'zap', from: 'artifact' };
const power: About = { source: 'zombie', ability: 'raise', from: 'power' };
const respond = ask('respond', {
  secret: true,
  options: ['pass', { ...zap, zone: '' }, { ...power, zone: '' }],
});
const onlyZap = ask('respond', { secret: true, options: ['pass', { ...zap, zone: '' }] });

const during = (encounter: object, turn = 3): View =>
  viewWith({
    turn,
    encounter: {
      number: 1,
      offense: 1,
      defense: 2,
      allies: [0, 0],
      ...encounter,
    } as unknown as View['encounter'],
  });
const watching = during({});
const always: Rule = { do: 'pass', about: zap, when: 'always' };

describe('passing', () => {
  test('happens when nothing is left to ask about', () => {
    expect(automatic(onlyZap, watching, [always])).toBe(0);
  });

  test('does not happen while something else could be done', () => {
    expect(automatic(respond, watching, [always])).toBeNull();
    expect(automatic(respond, watching, [always, { do: 'pass', about: power, when: 'always' }])).toBe(0);
  });

  test('does not happen without rules', () => {
    expect(automatic(onlyZap, watching, [])).toBeNull();
  });

  test('a rule about another ability or side does not count', () => {
    expect(automatic(onlyZap, watching, [{ ...always, about: { ...zap, ability: 'other' } }])).toBeNull();
    expect(automatic(onlyZap, watching, [{ ...always, about: { ...zap, from: 'wild' } }])).toBeNull();
  });

  test('for an encounter ends with it', () => {
    const rule: Rule = { do: 'pass', about: zap, when: 'encounter', encounter: '3.1' };
    expect(encounterName(watching)).toBe('3.1');
    expect(automatic(onlyZap, watching, [rule])).toBe(0);
    expect(automatic(onlyZap, during({ number: 2 }), [rule])).toBeNull();
    expect(automatic(onlyZap, during({}, 4), [rule])).toBeNull();
    expect(automatic(onlyZap, viewWith({ encounter: null }), [rule])).toBeNull();
  });

  test('unless involved: main players and allies are asked', () => {
    const rule: Rule = { do: 'pass', about: zap, when: 'uninvolved' };
    expect(automatic(onlyZap, watching, [rule])).toBe(0);
    expect(automatic(onlyZap, during({ offense: 0 }), [rule])).toBeNull();
    expect(automatic(onlyZap, during({ defense: 0 }), [rule])).toBeNull();
    expect(automatic(onlyZap, during({ allies: [0, 1] }), [rule])).toBeNull();
    expect(automatic(onlyZap, during({ allies: [0b10, 0b100] }), [rule])).toBe(0);
  });

  test('everything until the end of the encounter', () => {
    const rule: Rule = { do: 'pass-all', encounter: '3.1' };
    expect(automatic(respond, watching, [rule])).toBe(0);
    expect(automatic(respond, during({ number: 2 }), [rule])).toBeNull();
  });

  test('of reinforcements speaks of all of them', () => {
    const option = { card: 'reinforcement-3', side: 0 as const, zone: '' };
    const reinforce = ask('reinforce', { secret: true, options: ['pass', option, { ...option, side: 1 }] });
    const about = aboutOf(option)!;
    expect(about).toEqual(aboutOf({ card: 'reinforcement-5', side: 1, zone: 'hoard' }));
    expect(automatic(reinforce, watching, [{ do: 'pass', about, when: 'always' }])).toBe(0);
    expect(automatic(reinforce, watching, [always])).toBeNull();
  });

  test('REV-3: nobody is asked to reinforce where nothing is counted, unless they want to be', () => {
    const option = { card: 'reinforcement-3', side: 0 as const, zone: '' };
    const reinforce = ask('reinforce', { secret: true, options: [option, 'pass'] });
    const fighting = (totals: [number, number] | null, outcome: object | null = null) =>
      viewWith({ fight: { totals, outcome } as unknown as View['fight'] });
    expect(automatic(reinforce, fighting(null), [])).toBe(1);
    expect(automatic(reinforce, fighting(null), [], { idle: true })).toBeNull();
    expect(automatic(reinforce, fighting([8, 7]), [])).toBeNull();
    expect(automatic(reinforce, viewWith({ fight: null }), [])).toBeNull();
    expect(automatic(onlyZap, fighting(null), [])).toBeNull();
  });
});

describe('orders', () => {
  const use: Rule = { do: 'use', about: power };

  test('use what they speak of', () => {
    expect(automatic(respond, watching, [use])).toBe(2);
  });

  test('come before passing', () => {
    expect(automatic(respond, watching, [{ do: 'pass-all', encounter: '3.1' }, use])).toBe(2);
  });

  test('wait until they can be obeyed', () => {
    expect(automatic(onlyZap, watching, [use])).toBeNull();
  });
});

describe('what is never answered by itself', () => {
  const everything: Rule[] = [always, { do: 'pass-all', encounter: '3.1' }, { do: 'use', about: zap }];

  test('choices, even those with a way to pass', () => {
    for (const decision of [
      ask('option', { options: ['pass', 'other'], secret: true }),
      ask('card', { options: ['none', 'morph'], secret: true }),
      ask('yes-no', { options: ['no', 'yes'] }),
      ask('encounter-card', { options: [{ card: 'morph', zone: '' }], secret: true }),
      ask('ships', { slots: [], min: 0, max: 0 }),
    ])
      expect(automatic(decision, watching, everything)).toBeNull();
  });

  test('a window everybody knows of', () => {
    expect(automatic({ ...onlyZap, secret: false }, watching, everything)).toBeNull();
  });

  test('a window without passing', () => {
    expect(
      automatic({ ...onlyZap, options: [{ ...zap, from: 'artifact', zone: '' }] }, watching, everything),
    ).toBeNull();
  });

  test('somebody else’s question', () => {
    expect(automatic({ ...onlyZap, seat: 2 }, watching, everything)).toBeNull();
  });
});

describe('the list of rules', () => {
  test('has one rule about each thing', () => {
    const use: Rule = { do: 'use', about: zap };
    expect(withRule([always], use)).toEqual([use]);
    expect(withRule([always], { do: 'use', about: power })).toHaveLength(2);
    expect(withRule([always], { do: 'pass-all', encounter: '3.1' })).toHaveLength(2);
    expect(withRule([{ do: 'pass-all', encounter: '2.1' }], { do: 'pass-all', encounter: '3.1' })).toEqual([
      { do: 'pass-all', encounter: '3.1' },
    ]);
  });

  test('forgets what an encounter that is over asked for', () => {
    const old: Rule = { do: 'pass', about: zap, when: 'encounter', encounter: '2.1' };
    const now: Rule = { do: 'pass-all', encounter: '3.1' };
    expect(stillNeeded([old, always, now], watching)).toEqual([always, now]);
    expect(stillNeeded([old, always, now], viewWith({ encounter: null }))).toEqual([always]);
  });

  test('knows which one concerns an option', () => {
    expect(ruleFor([always], { ...zap, from: 'artifact', zone: '' }, watching)).toBe(always);
    expect(ruleFor([always], 'pass', watching)).toBeNull();
  });
});

describe('at any time', () => {
  const free = { ...onlyZap, key: 'ask.respond.free' };
  const ready: Rule = { do: 'ready', about: zap };

  test('nobody is asked about what is not ready', () => {
    expect(automatic(free, watching, [])).toBe(0);
    expect(automatic(free, watching, [], { anyTime: true })).toBeNull();
    expect(automatic(onlyZap, watching, [])).toBeNull();
  });

  test('what is ready is used at the first chance, also by those who are asked', () => {
    expect(automatic(free, watching, [ready])).toBe(1);
    expect(automatic(free, watching, [ready], { anyTime: true })).toBe(1);
    expect(automatic(free, watching, [{ ...ready, about: power }])).toBe(0);
  });

  test('only one thing is done with each, and what is ready stays so when the encounter is over', () => {
    expect(withRule([always], ready)).toEqual([ready]);
    expect(stillNeeded([ready], during({ number: 2 }))).toEqual([ready]);
  });
});
