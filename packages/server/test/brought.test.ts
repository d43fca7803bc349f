/** Games that were played alone in a browser and are taken to the server. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COLOURS,
  createGame,
  diceFrom,
  randomAnswer,
  replay,
  type Game,
  type Journal,
} from '@cosmarium/engine';
import { JOURNAL_BYTES, setupFrom, USUAL_OPTIONS, type Solo, type TableOptions } from '@cosmarium/protocol';
import { exportGames, importGames } from '../src/index.ts';
import { Client } from './helpers/client.ts';
import { tempFolder, testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const OPTIONS: TableOptions = { ...USUAL_OPTIONS, players: 3, visibility: 'public' };
const SOLO: Solo = {
  name: 'Nebula 7',
  seat: 1,
  level: 'hard',
  characters: ['loyal', null, 'schemer'],
  options: OPTIONS,
};
const begun = (seed = 'known to its player'): Game =>
  createGame(setupFrom(OPTIONS, COLOURS.slice(0, 3)), seed);

/** Everybody answers by dice until this is so; the player takes back the first answer that can be. */
function played(until: (game: Game) => boolean): Game {
  const dice = diceFrom('brought');
  let game = begun();
  let back = false;
  while (!until(game)) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    if (back || game.over || !game.canTakeBack(SOLO.seat)) continue;
    game = game.takeBack(SOLO.seat);
    back = true;
  }
  expect(back).toBe(true);
  return game;
}

/** The player is to launch, some encounters later. */
const launching = () =>
  played(
    (game) =>
      game.s.encounters > 4 &&
      game.pending().length === 1 &&
      game.pending()[0].seat === SOLO.seat &&
      game.pending()[0].kind === 'launch',
  );
const finished = () => played((game) => game.over);

const fileOf = (game: Game, solo: unknown = SOLO) => ({ ...game.journal(), solo });
const bring = (client: Client, body: unknown) => client.fetch('/api/tables/brought', body);
const asSeen = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('a game that was played alone', () => {
  it('goes on at the server at the same decision, with the same bots, and says where it came from', async () => {
    const game = launching();
    const anna = await Client.arrive(server.url, 'Anna');
    const { status, body } = await bring(anna, fileOf(game));
    expect(status).toBe(201);
    const { code } = body as { code: string };
    expect((await anna.fetch('/api/me')).body).toMatchObject({ tables: [{ code, status: 'running' }] });

    await anna.connect(code);
    await anna.until('the game is there', () => anna.view !== null);
    expect(anna.seat).toBe(SOLO.seat);
    expect(anna.view).toEqual(asSeen(game.view(SOLO.seat)));
    expect(anna.seq).toBe(game.eventCount);
    expect(anna.table).toMatchObject({ brought: true, host: SOLO.seat, status: 'running' });
    expect(anna.table!.options).toMatchObject({ visibility: 'private', clocks: { decision: 0 } });
    expect(anna.table!.seats.map(({ name, level, character }) => [name, level, character])).toEqual([
      [null, 'hard', 'loyal'],
      ['Anna', null, null],
      [null, 'hard', 'schemer'],
    ]);

    // Whoever else comes may look on, and no more.
    const ben = await Client.arrive(server.url, 'Ben');
    await ben.connect(code);
    const { id, fallback } = anna.decision!;
    expect(ben.seat).toBe(-1);
    expect(await ben.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({
      error: 'not-yours',
    });
    expect((await ben.fetch('/api/games')).body).toEqual([]);

    expect(await anna.ask({ do: 'answer', decision: id, answer: fallback })).toMatchObject({ ok: true });
    await anna.until('the bots have answered', () => anna.decision !== undefined && anna.decision.id !== id);
    await Promise.all([anna.close(), ben.close()]);
  });

  it('is among the games of its player when it is over, and can be seen again', async () => {
    const game = finished();
    const anna = await Client.arrive(server.url, 'Anna');
    const { status, body } = await bring(anna, fileOf(game));
    expect(status).toBe(201);
    const { code } = body as { code: string };
    expect((await anna.fetch('/api/me/games')).body).toMatchObject([
      { code, seat: SOLO.seat, winners: game.winners },
    ]);
    expect((await anna.fetch('/api/me')).body).toMatchObject({ tables: [] });
    const journal = (await anna.fetch(`/api/tables/${code}/journal`)).body as Journal;
    expect(journal).toEqual(asSeen(game.journal()));
    expect(replay(journal).winners).toEqual(game.winners);
    await anna.connect(code);
    await anna.until('the game is there', () => anna.view !== null);
    // How it was shuffled is not for this server to vouch for.
    expect([anna.over, anna.table!.seed, anna.table!.secret]).toEqual([true, null, null]);
    await anna.close();
  });

  it('counts as a table that was opened, also when it is over', async () => {
    const strict = await testServer({ tablesPerGuest: 2 });
    const anna = await Client.arrive(strict.url, 'Anna');
    const over = fileOf(finished());
    expect((await bring(anna, over)).status).toBe(201);
    expect((await bring(anna, fileOf(begun()))).status).toBe(201);
    expect(await bring(anna, over)).toMatchObject({ status: 429, body: { error: 'too-many' } });
    // Neither can several be brought at once.
    const ben = await Client.arrive(strict.url, 'Ben');
    const several = await Promise.all(Array.from({ length: 5 }, () => bring(ben, fileOf(begun()))));
    expect(several.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429]);
    await strict.stop();
  });
});

it('goes along when games are taken to another server', async () => {
  const [here, there] = [tempFolder(), tempFolder()];
  const game = finished();
  const first = await testServer({ dataFolder: here });
  const anna = await Client.arrive(first.url, 'Anna');
  const { code } = (await bring(anna, fileOf(game))).body as { code: string };
  await first.stop();
  const lines: string[] = [];
  expect(await exportGames({ DATA_DIR: here }, null, (line) => lines.push(line))).toBe(1);
  expect(await importGames({ DATA_DIR: there }, lines)).toBe(1);
  const second = await testServer({ dataFolder: there });
  const journal: unknown = await (await fetch(`${second.url}/api/tables/${code}/journal`)).json();
  expect(journal).toEqual(asSeen(game.journal()));
  await second.stop();
  for (const folder of [here, there]) rmSync(folder, { recursive: true });
});

describe('what is no such game', () => {
  const file = fileOf(launching());
  const { answers, checkpoints } = file;
  const cut = answers.toSpliced(answers.length - 30, 1);
  const cases: [what: string, status: number, error: string, body: unknown][] = [
    ['nothing', 400, 'malformed', {}],
    ['a journal that is not of a solo game', 400, 'malformed', begun().journal()],
    ['a seat that is not there', 400, 'malformed', { ...file, solo: { ...SOLO, seat: 3 } }],
    ['a game of other rules', 400, 'rules-version', { ...file, rules: file.rules - 1 }],
    ['a journal with an answer missing', 400, 'bad-journal', { ...file, answers: cut }],
    ['a journal without its end', 400, 'bad-journal', { ...file, answers: answers.slice(0, 5) }],
    [
      'another fingerprint',
      400,
      'bad-journal',
      { ...file, checkpoints: [[checkpoints[0][0], 'f'.repeat(64)], ...checkpoints.slice(1)] },
    ],
    [
      'a game that was set up otherwise',
      400,
      'bad-journal',
      { ...file, solo: { ...SOLO, options: { ...OPTIONS, start: 'advanced' } } },
    ],
    ['a seed that not every database keeps', 400, 'bad-journal', fileOf(begun('cut \u0000 short'))],
    ['a seed that is no text', 400, 'bad-journal', fileOf(begun('half a \ud83d sign'))],
    ['a position', 400, 'bad-journal', { ...file, start: { position: begun().s } }],
    [
      'what somebody else took back',
      400,
      'bad-journal',
      { ...file, solo: { ...SOLO, seat: 0, characters: undefined } },
    ],
    [
      'more answers than a game has',
      413,
      'too-large',
      { ...file, checkpoints: [], answers: Array.from({ length: 3001 }, () => [1, 0]) },
    ],
    ['more than is listened to', 413, 'too-large', { ...file, filler: 'x'.repeat(JOURNAL_BYTES) }],
  ];

  it.each(cases)('is refused, and changes nothing: %s', async (_, status, error, body) => {
    const anna = await Client.arrive(server.url, 'Anna');
    expect(await bring(anna, body)).toMatchObject({ status, body: { error } });
    expect((await anna.fetch('/api/me')).body).toMatchObject({ tables: [] });
    expect((await anna.fetch('/api/me/games')).body).toEqual([]);
  });

  it('is not taken from nobody', async () => {
    const response = await fetch(`${server.url}/api/tables/brought`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(file),
    });
    expect([response.status, await response.json()]).toEqual([401, { error: 'guest' }]);
  });
});
