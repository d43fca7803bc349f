import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { builtCommand, fromSource } from './run-cli.ts';

const cosmarium = builtCommand();
const folder = mkdtempSync(join(tmpdir(), 'cosmarium-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const COMMANDS = ['play', 'sim', 'fuzz', 'bench', 'replay', 'scenario', 'rules', 'aliens', 'cards'];

describe('help and mistakes', () => {
  test('help names every command', () => {
    const { code, out } = cosmarium(['help']);
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(cosmarium([]).out).toBe(out);
    expect(cosmarium(['--help']).out).toBe(out);
    expect(fromSource(['help'])).toEqual({ code: 0, out, err: '' });
  });

  test.each(COMMANDS)('%s --help says everything it can', (name) => {
    const { code, out } = cosmarium([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`cosmarium ${name}`);
    expect(out).not.toContain('⟨');
  });

  test.each([
    [['nonsense'], 'nonsense'],
    [['sim', '--nonsense'], '--nonsense'],
    [['sim', '--games', 'many'], '--games'],
    [['sim', '--players', '9'], '--players'],
    [['sim', '--start', 'sideways'], '--start'],
    [['play', '--lang', 'xx'], '--lang'],
    [['play', '--seat', '5', '--players', '3'], '--seat'],
    [['play', '--bots', 'gentle'], '--bots'],
    [['play', '--characters', 'gentle'], '--characters'],
    [['play', '--bots', 'quick', '--characters', 'dice'], 'quick'],
    [['arena', '--seats', 'easy,easy,easy', '--characters', 'clown'], '--characters'],
    [['tune', '--only', 'home,gentle'], 'gentle'],
    [['replay'], 'FILE'],
    [['sim', 'what'], 'what'],
  ])('%j is a mistake', (args, named) => {
    const { code, out, err } = cosmarium(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(named);
    expect(err).not.toContain('⟨');
  });
});

test('sim --json counts', () => {
  const { code, out, err } = cosmarium(['sim', '--games', '6', '--seed', 'test', '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  const summary = JSON.parse(out);
  expect(summary).toMatchObject({ games: 6, finished: 6, failed: 0, errors: [] });
  expect(summary.decisions).toBeGreaterThan(summary.encounters);
  expect(summary.questions.p95).toBeGreaterThanOrEqual(summary.questions.median);
  expect(summary.aliens.reduce((sum: number, row: { games: number }) => sum + row.games, 0)).toBe(24);
  expect(Object.keys(summary.uses).length).toBeGreaterThan(5);
  // One of the six games is the longest: longer than the average, and not all of it.
  expect(summary.longest.seed).toMatch(/^test-[0-5]$/);
  expect(summary.longest.encounters).toBeGreaterThanOrEqual(summary.encounters / 6);
  expect(summary.longest.encounters).toBeLessThan(summary.encounters);
  expect(summary.draws).toBe(0);
  expect(cosmarium(['sim', '--games', '6', '--seed', 'test', '--json']).out).toBe(out);
});

test('an arena plays its games in processes of their own', () => {
  const { code, out, err } = cosmarium(
    'arena --seats quick,quick,quick --games 3 --processes 2 --seed test --json'.split(' '),
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ games: 3, unfinished: 0, seats: ['quick', 'quick', 'quick'] });
});

test('sim names the longest game', () => {
  const { out } = cosmarium(['sim', '--games', '2', '--seed', 'test']);
  expect(out).toMatch(/^Longest game: seed test-[01], \d+ encounters\.$/m);
  expect(out).not.toContain('draw');
});

test('sim tells of a game that is too long, and saves it', () => {
  const { code, out } = cosmarium([
    'sim',
    '--games',
    '1',
    '--max-decisions',
    '30',
    '--save-dir',
    folder,
    '--seed',
    'long',
  ]);
  expect(code).toBe(1);
  expect(out).toContain('longer than 30 decisions');
  expect(out).toContain(`replay ${file('long-0.json')}`);
  expect(cosmarium(['replay', file('long-0.json')]).code).toBe(0);
});

test('aliens --json lists all of them', () => {
  const { code, out } = cosmarium(['aliens', '--json']);
  expect(code).toBe(0);
  const rows = JSON.parse(out) as { id: string }[];
  expect(rows.find((row) => row.id === 'macron')).toEqual({
    id: 'macron',
    alert: 'green',
    power: true,
    wild: true,
    super: true,
    tested: true,
    uses: null,
  });
  const said = cosmarium(['aliens']).out;
  expect(said).toContain('Macron');
  expect(said).toContain('81 of 81 aliens complete, 82 flares.');
});

test('bench --json measures', () => {
  const { code, out } = cosmarium(['bench', '--json', '--seconds', '0.1']);
  expect(code).toBe(0);
  const result = JSON.parse(out);
  const { base, picked, ratioToBase, quickToRandom, forkMicroseconds } = result;
  const { ratioToBare } = picked.lean;
  for (const value of [
    base.full.decisionsPerSecond,
    ratioToBare,
    ratioToBase,
    quickToRandom,
    forkMicroseconds,
  ])
    expect(value).toBeGreaterThan(0);
});

describe('what game is played', () => {
  const watch = (...options: string[]) =>
    cosmarium(['play', '--watch', '--bots', 'quick', '--seed', 'choices', ...options]);

  test('it is chosen by name', () => {
    const game = ['--players', '3', '--combo', 'may-i-help', '--first', '2', '--variants', 'fourPlanets'];
    const { code, out } = watch(...game);
    expect(code).toBe(0);
    expect(out).toContain('May I help?');
    expect(out).toContain('Encounter 1: Yellow is the offense.');
    expect(out).not.toMatch(/\b\w+-5\b/);
  });

  test.each([
    [['--combo', 'may-i-help', '--ban', 'fido'], 'The combo “May I help?” needs Fido'],
    [['--combo', 'nobody'], 'There is no combo called "nobody".'],
    [['--aliens', 'human, nobody'], 'There is no alien called "nobody".'],
    [['--alerts', 'green'], 'No combo consists only of the aliens allowed.'],
    [
      ['--start', 'advanced', '--alerts', 'red', '--players', '6'],
      'need 12 aliens that get along, and only 10 are',
    ],
    [['--first', '6'], 'The table has no seat 6.'],
    [['--variants', 'unlimitedFlares'], 'Unlimited flares need flares in the deck.'],
    [['--variants', 'fourPlanets,nothing'], 'nothing'],
    [['--alerts', 'purple'], 'purple'],
    [['--preset', 'nothing'], 'nothing'],
  ])('%j is no game: told before it starts', (options, said) => {
    const { code, out, err } = watch(...options);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });

  test('what is wrong is told in the language asked for', () => {
    expect(watch('--lang', 'pl', '--combo', 'may-i-help', '--ban', 'fido').err).toContain('Dopuść go');
  });
});

describe('play and replay', () => {
  const watched = file('watched.json');

  test('play --watch goes to the end', () => {
    const { code, out, err } = cosmarium([
      'play',
      '--watch',
      '--bots',
      'quick',
      '--seed',
      'test',
      '--players',
      '3',
      '--save',
      watched,
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/win/);
    expect(out).not.toContain('⟨');
  });

  test('the saved journal replays, whole, in part and as a seat', () => {
    expect(cosmarium(['replay', watched, '--verify'])).toMatchObject({ code: 0, err: '' });
    const whole = cosmarium(['replay', watched]);
    expect(whole.code).toBe(0);
    expect(whole.out).toContain('The game was over');
    const part = cosmarium(['replay', watched, '--until', '20', '--seat', 'red']);
    expect(part.out).toContain('not finished');
    expect(part.out).toMatch(/Red draws (Attack|Negotiate|[A-Z])/);
    expect(part.out).toMatch(/Yellow draws 8 cards/);
    expect(cosmarium(['replay', watched, '--seat', 'purple']).code).toBe(2);
  });

  test('what is wrong with a journal is said', () => {
    const text = readFileSync(watched, 'utf8');
    type Saved = { answers: unknown[]; checkpoints: [number, string][] };
    const broken = (name: string, change: (journal: Saved) => object) => {
      const journal = JSON.parse(text) as Saved;
      writeFileSync(file(name), JSON.stringify({ ...journal, ...change(journal) }));
      const { code, err } = cosmarium(['replay', file(name)]);
      expect(code).toBe(1);
      return err;
    };
    expect(broken('rules.json', () => ({ rules: 0 }))).toContain('rules version 0');
    expect(broken('missing.json', () => ({ answers: undefined }))).toContain('journal.answers');
    expect(broken('answer.json', ({ answers }) => ({ answers: [[0, 99], ...answers.slice(1)] }))).toContain(
      'journal.answers[0]',
    );
    expect(
      broken('hash.json', ({ checkpoints }) => ({
        checkpoints: [[checkpoints[0][0], 'f00'], ...checkpoints.slice(1)],
      })),
    ).toContain('journal.checkpoints[0]');
    writeFileSync(file('cut.json'), text.slice(0, 100));
    expect(cosmarium(['replay', file('cut.json')])).toMatchObject({ code: 1 });
    expect(cosmarium(['replay', file('cut.json')]).err).toContain('not JSON');
    expect(cosmarium(['replay', file('nowhere.json')])).toMatchObject({ code: 1 });
  });

  test('piped answers that end: the journal is saved, and the game can go on', () => {
    const saved = file('piped.json');
    const { code, out } = cosmarium(['play', '--seed', 'pipe', '--save', saved], '\n?\nb\nh\n\n\n\n');
    expect(code).toBe(0);
    expect(out).toContain('The input has ended');
    expect(out).toContain(saved);
    expect(out).toContain('Your hand:');
    expect(out).not.toContain('⟨');
    expect(cosmarium(['replay', saved, '--verify']).code).toBe(0);
    const more = cosmarium(['play', '--load', saved], 'q\n');
    expect(more.code).toBe(0);
    expect(JSON.parse(readFileSync(saved, 'utf8')).answers.length).toBeGreaterThan(0);
  });

  test('a draw is proposed by saying so; the bots agree while nobody is ahead', () => {
    const saved = file('drawn.json');
    const { code, out } = cosmarium(['play', '--seed', 'pipe', '--save', saved], 'draw\n');
    expect(code).toBe(0);
    expect(out).toContain('The game ends as a draw (agreed by all).');
    expect(JSON.parse(readFileSync(saved, 'utf8')).answers.at(-1)).toEqual([-1, 0]);
    expect(cosmarium(['replay', saved, '--verify'])).toMatchObject({ code: 0, err: '' });
    expect(cosmarium(['replay', saved]).out).toContain('The game ends as a draw');
  });

  test('whoever concedes sees how the game ends without them', () => {
    const { code, out } = cosmarium(['play', '--bots', 'quick', '--seed', 'enter'], 'concede\n');
    expect(code).toBe(0);
    expect(out).toContain('You concede. A bot plays on in your seat.');
    expect(out).toMatch(/ wins? .*!/);
  });

  test('a person who always presses Enter comes to the end', () => {
    const { code, out } = cosmarium(
      ['play', '--bots', 'quick', '--seed', 'enter', '--start', 'advanced'],
      '\n'.repeat(5000),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/win/);
    expect(out).not.toContain('⟨');
  });
});

test('cards --json lists technologies and rewards, each spoken of by a test', () => {
  const { code, out } = cosmarium(['cards', '--json']);
  expect(code).toBe(0);
  const rows = JSON.parse(out) as { kind: string; tests: number; uses: null }[];
  // 20 technologies and the kinds of the 32 rewards.
  expect(rows).toHaveLength(20 + 29);
  expect(rows.filter(({ tests }) => tests === 0)).toEqual([]);
  expect(rows.find(({ kind }) => kind === 'ship-zap')?.tests).toBeGreaterThan(2);
});
