import { expect, test } from 'vitest';
import { RULES, type ChoiceDecision } from '@cosmarium/engine';
import { LANGS, text } from '@cosmarium/text';
import { Names, optionText, PLAIN } from '@cosmarium/story';

test.each(LANGS)('every technology, and whatever is offered with one, has words: %s', (lang) => {
  const { has } = text(lang);
  const missing = Object.values(RULES.technologies).flatMap(({ card: { kind, abilities } }) =>
    [
      `card.${kind}.name`,
      `card.${kind}.text`,
      ...abilities.filter(({ optional }) => optional).map(({ name }) => `${kind}.ability.${name}`),
    ].filter((key) => !has(key)),
  );
  expect(missing).toEqual([]);
});

test('what can be done with a technology is said with its name', () => {
  const names = new Names(text('en'), PLAIN, ['red']);
  const response = (ability: string) => ({
    source: 'xenon-lasers',
    ability,
    from: 'technology' as const,
    zone: '',
  });
  const decision = { kind: 'option', key: 'ask.technology.research' } as ChoiceDecision;
  expect(['research', 'adjust'].map((one) => optionText(decision, response(one), names))).toEqual([
    'Xenon Lasers: put a ship on it',
    'Xenon Lasers: add or subtract 1',
  ]);
  expect(optionText(decision, 'pass', names)).toBe('Nothing');
});
