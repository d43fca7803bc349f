import { expect, test } from 'vitest';
import { LANGS, text, type Lang } from '@cosmarium/text';
import rules from '../src/commands/rules.ts';
import { paintFor } from '../src/terminal.ts';

async function run(lang: Lang, ...operands: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await rules.run({}, operands, {
    words: text(lang),
    paint: paintFor(false),
    out: (line = '') => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test.each(LANGS)('without a word the contents are told, in %s', async (lang) => {
  const { code, out, err } = await run(lang);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^ {2}phase-launch +${text(lang).t('phase.launch')}$`, 'm'));
  expect(out).not.toMatch(/[⟨[]/);
});

test('a section is told by its name, without links, no line too long', async () => {
  const { code, out } = await run('en', 'deals');
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toBe('Deals');
  expect(out).toContain('  – Cards: any number from one hand to the other');
  expect(out).toContain('    For example: Red, the offense, gives two cards');
  expect(out).not.toMatch(/\]\(/);
  expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(90);
  expect(out).not.toContain('Compensation\n');
});

test('a word finds the term, the sections that speak of it, and the titles of the rest', async () => {
  const { out } = await run('pl', 'WIR');
  expect(out.split('\n')[0]).toBe('  – wir: Tu czekają utracone statki.');
  expect(out).toContain('\nPrzegrupowanie\n');
  expect(out).toContain(text('pl').t('cli.rules.also'));
  expect(out).toMatch(/^ {2}rewards +Nagrody broniącego$/m);
});

test('the glossary is in the order of the alphabet', async () => {
  const { out } = await run('en', 'glossary');
  const names = [...out.matchAll(/^ {2}– ([^:]+):/gm)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.slice().sort((a, b) => a.localeCompare(b, 'en')));
});

test('what the rules do not speak of: exit code 1', async () => {
  expect(await run('en', 'space', 'whale')).toEqual({
    code: 1,
    out: '',
    err: 'Nothing in the rules speaks of “space whale”.',
  });
});

test('an alien is told with its flare and the rulings about it', async () => {
  const { code, out } = await run('en', 'Anti-Matter');
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    'Anti-Matter: Negation (Yellow alert) Less is more: the lower total wins.',
  ]);
  expect(out).toContain('\n  Wild: As ');
  expect(out).toContain('\n  – Macron’s ships that are subtracted count four each.\n');
  expect(out).not.toContain('Where they meet');
});

test('of two aliens also what the rulings of each say of the other, by any form of the name', async () => {
  const { out } = await run('en', 'zombie', 'healer');
  expect(out).toContain(
    'Where they meet\n  – Healer: Zombie and Observer are faster: there is nothing left to heal.',
  );
  const meeting = (await run('ru', 'целитель', 'вакуум')).out.split('Где они встречаются\n')[1];
  expect(meeting).toMatch(/^ {2}– Целитель: .*Вакуум/s);
});

test('where no ruling speaks of both, a scenario can tell', async () => {
  const { out } = await run('en', 'mirror', 'virus');
  expect(out.split('\n').at(-1)).toBe(
    'No ruling speaks of them together. A scenario plays it out: cosmarium scenario --help',
  );
});

test('a card is told, and the sections that speak of it are named', async () => {
  const { out } = await run('en', 'plague');
  expect(out).toMatch(/^Plague\n {2}As any player/);
  expect(out).toMatch(/^ {2}artifacts +Artifacts$/m);
});
