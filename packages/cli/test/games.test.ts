/** Finished games go from one database to another as a file, and nothing else does. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createGame, diceFrom, randomAnswer, RULES_VERSION, type Setup } from '@cosmarium/engine';
import { USUAL_OPTIONS } from '@cosmarium/protocol';
import { builtCommand } from './run-cli.ts';

const cosmarium = builtCommand();
const folder = mkdtempSync(join(tmpdir(), 'cosmarium-games-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

/** A game as it is exported. */
function line(): string {
  const colours = ['red', 'blue', 'green'] as const;
  const setup: Setup = { players: colours.map((colour) => ({ colour })), start: 'beginner' };
  const game = createGame(setup, 'a file');
  const dice = diceFrom('a file');
  const rows: [number, number, string, string, number][] = [];
  while (!game.over) {
    const [decision] = game.pending();
    const { id, seat, kind, key } = decision;
    const answer = randomAnswer(decision, dice);
    game.answer(seat, id, answer);
    rows.push([seat, id, `${seat} ${kind} ${key}`, JSON.stringify(answer), 1000]);
  }
  const table = {
    code: 'abc234',
    host: 'anna',
    visibility: 'private',
    options: JSON.stringify({ ...USUAL_OPTIONS, players: 3 }),
    seed: 'a file',
    rules: RULES_VERSION,
    setup: JSON.stringify(setup),
    created_at: 1,
    players: 3,
    used_at: 2,
    game_seed: null,
    winners: JSON.stringify(game.winners),
  };
  const seats = colours.map((colour, seat) => ({
    seat,
    colour,
    guest: seat === 0 ? 'anna' : null,
    name: seat === 0 ? 'Anna' : null,
    level: seat === 0 ? null : 'easy',
    pledge: null,
    chance: null,
  }));
  return JSON.stringify({ format: 'cosmarium-game', version: 1, table, seats, rows });
}

it('what was imported is exported as it was; twice is once', () => {
  writeFileSync(at('one'), `${line()}\n`);
  const data = ['--data', at('data')];
  expect(cosmarium(['games', 'import', at('one'), ...data])).toMatchObject({ code: 0 });
  expect(cosmarium(['games', 'import', at('one'), ...data]).out).toContain('1');
  expect(cosmarium(['games', 'export', at('two'), ...data])).toMatchObject({ code: 0 });
  expect(readFileSync(at('two'), 'utf8')).toBe(readFileSync(at('one'), 'utf8'));
  cosmarium(['games', 'export', at('none'), '--table', 'nowhere', ...data]);
  expect(readFileSync(at('none'), 'utf8')).toBe('');
});

it('a file with one game that cannot have been played is refused as a whole', () => {
  const wrong = line().replace(/"rows":\[\[(\d+),/, '"rows":[[$1,9999999,"x","0",1],[$1,');
  const data = ['--data', at('other')];
  for (const [name, second] of [
    ['played', wrong],
    ['nonsense', '{"format":"cosmarium-game"}'],
  ]) {
    writeFileSync(at(name), `${line()}\n${second}\n`);
    const { code, err } = cosmarium(['games', 'import', at(name), ...data]);
    expect(code).toBe(1);
    expect(err).toContain('line 2');
  }
  cosmarium(['games', 'export', at('empty'), ...data]);
  expect(readFileSync(at('empty'), 'utf8')).toBe('');
  expect(cosmarium(['games', 'lose', at('empty')]).code).toBe(2);
});
