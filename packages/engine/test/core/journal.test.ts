import { expect, test } from 'vitest';
import {
  CosmariumError,
  createGame,
  gameFromPosition,
  parseJournal,
  randomAnswer,
  replay,
  RULES_VERSION,
  diceFrom,
  type Game,
  type GameOptions,
  type Journal,
  type Setup,
} from '@cosmarium/engine';
import { table, toPlanning } from '../helpers/duel.ts';
import { finishByFallback } from '../helpers/games.ts';

const setup: Setup = {
  players: [
    { colour: 'red', alien: 'human' },
    { colour: 'blue', alien: 'zombie' },
    { colour: 'green', alien: 'macron' },
  ],
  start: 'given',
  flares: true,
};

/** Random legal answers, a fixed number of them (or to the end of the game). */
function play(game: Game, answers: number, luck: string): Game {
  const dice = diceFrom(luck);
  for (let i = 0; i < answers && game.pending().length > 0; i++) {
    const open = game.pending();
    const decision = open[dice(open.length)];
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
  return game;
}

const SEEDS = ['one', 'two', 'three', 'four', 'five'];
const LENGTHS = [0, 1, 17, 60, 250];
const fresh = (seed: string, options: GameOptions = {}) => createGame(setup, seed, options);

/** Everything one can know of a game. */
const everything = (game: Game) => ({
  hash: game.hash(),
  state: game.s,
  pending: game.pending(),
  over: game.over,
  winners: game.winners,
  views: [-1, 0, 1, 2].map((seat) => game.view(seat)),
});
const events = (game: Game) => [-1, 0, 1, 2].map((seat) => game.events(seat));

test.each(SEEDS)('a journal played again gives the same game: %s', (seed) => {
  for (const length of LENGTHS) {
    const game = play(fresh(seed), length, seed);
    const again = replay(game.journal());
    expect(everything(again)).toEqual(everything(game));
    expect(events(again)).toEqual(events(game));
    expect(again.journal()).toEqual(game.journal());
  }
});

test.each(SEEDS)(
  'twin run: through JSON in the middle of an encounter, then on in the same way: %s',
  (seed) => {
    for (const length of LENGTHS) {
      const game = play(fresh(seed), length, seed);
      const twin = replay(JSON.stringify(game.journal()));
      expect(twin.hash()).toBe(game.hash());
      play(game, 100, 'more');
      play(twin, 100, 'more');
      expect(everything(twin)).toEqual(everything(game));
      expect(events(twin)).toEqual(events(game));
    }
  },
);

test.each(SEEDS)('a fork in the middle of an encounter is the same game: %s', (seed) => {
  for (const length of LENGTHS) {
    const game = play(fresh(seed), length, seed);
    const fork = game.fork();
    expect(everything(fork)).toEqual(everything(game));
    play(game, 100, 'more');
    play(fork, 100, 'more');
    expect(everything(fork)).toEqual(everything(game));
  }
});

test.each(SEEDS)('a fork that keeps journal and events has the whole of them: %s', (seed) => {
  for (const length of LENGTHS) {
    const game = play(fresh(seed), length, seed);
    const fork = game.fork({});
    expect(events(fork)).toEqual(events(game));
    expect(fork.journal()).toEqual(game.journal());
    play(fork, 80, 'elsewhere');
    expect(everything(replay(fork.journal()))).toEqual(everything(fork));
    const second = fork.fork({});
    expect([second.journal(), events(second)]).toEqual([fork.journal(), events(fork)]);
  }
});

test('a fork and its original do not know of each other', () => {
  const game = play(fresh('one'), 40, 'one');
  const before = JSON.stringify([everything(game), game.journal(), events(game)]);
  const fork = game.fork({});
  play(fork, 200, 'elsewhere');
  expect(JSON.stringify([everything(game), game.journal(), events(game)])).toBe(before);
  const after = JSON.stringify([everything(fork), fork.journal()]);
  play(game, 200, 'another way');
  expect(JSON.stringify([everything(fork), fork.journal()])).toBe(after);
  expect(game.hash()).not.toBe(fork.hash());
});

test('a fork of a fork, and a fork while several decide at the same time', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'attack-06'] }, blue: { hand: ['attack-08', 'attack-04'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-06');
  const fork = t.game.fork({ haltAfter: 1 }).fork({ haltAfter: 1 });
  expect(everything(fork)).toEqual(everything(t.game));
  expect(fork.pending().map((one) => one.seat)).toEqual([1]);
  finishByFallback(fork);
  finishByFallback(t.game);
  expect(fork.hash()).toBe(t.game.hash());
});

test('a fork during the set-up', () => {
  const game = createGame({ players: setup.players.map(({ colour }) => ({ colour })) }, 'seed');
  game.answer(1, game.pending()[1].id, 1);
  const fork = game.fork({});
  expect(everything(fork)).toEqual(everything(game));
  for (const one of [game, fork]) play(one, 30, 'on');
  expect(everything(fork)).toEqual(everything(game));
});

test('a fork goes on from where it is, also when told to stop earlier; then it stops', () => {
  const game = play(fresh('four'), 60, 'four');
  expect(game.s.encounters).toBeGreaterThan(1);
  const fork = game.fork({ haltAfter: 1 });
  expect(everything(fork)).toEqual(everything(game));
  finishByFallback(fork);
  expect([fork.stopped, fork.s.encounters]).toEqual([true, game.s.encounters]);
});

test('the seed decides, and nothing else', () => {
  expect(fresh('one').hash()).toBe(fresh('one').hash());
  expect(fresh('one').hash()).not.toBe(fresh('two').hash());
  expect(play(fresh('one'), 30, 'a').hash()).not.toBe(play(fresh('one'), 30, 'b').hash());
});

test('a journal that starts from a position', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'attack-06'] } }));
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  const again = replay(JSON.stringify(t.game.journal()), { haltAfter: 1 });
  expect(everything(again)).toEqual(everything(t.finish().game));
});

test('a position does not change with the object it was made from', () => {
  const state = JSON.parse(JSON.stringify(table().game.snapshot().state)) as Parameters<
    typeof gameFromPosition
  >[0];
  const game = gameFromPosition(state, { haltAfter: 1 });
  state.players[0].hand.length = 0;
  finishByFallback(game);
  expect(replay(game.journal(), { haltAfter: 1 }).hash()).toBe(game.hash());
});

test('a snapshot and the answers since then restore the game', () => {
  const game = play(fresh('two'), 90, 'two');
  const { state, since } = JSON.parse(JSON.stringify(game.snapshot())) as ReturnType<Game['snapshot']>;
  const restored = gameFromPosition(state);
  for (const [id, answer] of since) {
    const { seat } = restored.pending().find((one) => one.id === id)!;
    restored.answer(seat, id, answer);
  }
  expect(everything(restored)).toEqual(everything(game));
});

test('only some of the answers', () => {
  const game = play(fresh('three'), 60, 'three');
  for (const until of [0, 1, 30, 59]) {
    const part = replay(game.journal(), { until });
    expect(part.hash()).toBe(play(fresh('three'), until, 'three').hash());
  }
  expect(replay(game.journal(), { until: 1000 }).hash()).toBe(game.hash());
});

test('encounters without a single decision leave several fingerprints at one point', () => {
  const t = table(
    {
      red: { homes: [0, 0, 0, 0, 0], removed: 20 },
      blue: { homes: [0, 0, 0, 0, 0], removed: 20, hand: ['negotiate'] },
    },
    { destiny: ['destiny-green', 'destiny-green'] },
    { haltAfter: 2 },
  );
  const { checkpoints } = t.finish().game.journal();
  expect(checkpoints.map(([at]) => at)).toEqual([0, 0]);
  expect(replay(t.game.journal(), { haltAfter: 2 }).hash()).toBe(t.game.hash());
});

const sound: Journal = play(fresh('one'), 120, 'one').journal();

/** The journal with one thing wrong. */
function damage(change: (journal: any) => void): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(sound));
  change(copy);
  return copy;
}

test.each<[string, string, unknown]>([
  ['journal', 'not JSON', '{"format":'],
  ['journal', 'not JSON', ''],
  ['journal', 'expected an object', 'null'],
  ['journal', 'expected an object', []],
  ['journal.format', '"chess"', damage((j) => (j.format = 'chess'))],
  ['journal.format', 'undefined', damage((j) => delete j.format)],
  ['journal.version', 'version 0 cannot be read', damage((j) => (j.version = 0))],
  ['journal.start', 'missing', damage((j) => delete j.start)],
  ['journal.start', 'needs a set-up with its seed', damage((j) => delete j.start.seed)],
  ['journal.start', 'setup.players: 3 to 8 players, not 2', damage((j) => j.start.setup.players.pop())],
  ['journal.start', 'setup.players[0].alien', damage((j) => (j.start.setup.players[0].alien = 'unicorn'))],
  ['journal.start', 'position.players', damage((j) => (j.start = { position: {} }))],
  ['journal.answers', 'expected a list', damage((j) => (j.answers = {}))],
  ['journal.answers[3]', 'expected a pair', damage((j) => (j.answers[3] = 3))],
  ['journal.answers[4]', 'expected a pair', damage((j) => j.answers[4].pop())],
  ['journal.answers[5]', 'expected a pair', damage((j) => (j.answers[5][0] = 'five'))],
  ['journal.answers[6]', 'decision 999 is not open', damage((j) => (j.answers[6][0] = 999))],
  ['journal.answers[7]', '', damage((j) => (j.answers[7][1] = null))],
  ['journal.answers[8]', '', damage((j) => (j.answers[8][1] = 1e6))],
  ['journal.answers[0]', 'is not open', damage((j) => j.answers.shift())],
  ['journal.checkpoints', 'expected a list', damage((j) => delete j.checkpoints)],
  ['journal.checkpoints[0]', 'expected a pair', damage((j) => (j.checkpoints[0] = [0, 0]))],
  ['journal.checkpoints[1]', 'recorded was', damage((j) => (j.checkpoints[1][1] = '0'))],
  ['journal.checkpoints[1]', 'recorded was', damage((j) => (j.checkpoints[1][0] -= 1))],
  [
    'journal.checkpoints[0]',
    'recorded was',
    damage((j) =>
      Object.assign(j, { answers: [], checkpoints: [j.checkpoints[0]], start: { ...j.start, seed: '?' } }),
    ),
  ],
])('a damaged journal says what and where: %s %s (%#)', (path, message, journal) => {
  let caught: unknown;
  try {
    replay(journal as Journal);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(CosmariumError);
  expect(caught).toMatchObject({ code: 'bad-journal', path });
  expect((caught as Error).message).toContain(message);
});

test('a journal cut off within an encounter is still a game, one cut off before a fingerprint is not', () => {
  const last = sound.checkpoints.at(-1)!;
  const cut = (at: number) => damage((j) => j.answers.splice(at)) as Journal;
  expect(replay(cut(last[0] + 1)).journal().answers).toHaveLength(last[0] + 1);
  expect(() => replay(cut(last[0] - 1))).toThrow(
    `it was taken after ${last[0]} answers, but there are ${last[0] - 1}`,
  );
});

test('a journal of other rules says which', () => {
  for (const rules of [RULES_VERSION - 1, RULES_VERSION + 1, undefined]) {
    const journal = damage((j) => (j.rules = rules));
    expect(() => parseJournal(journal)).toThrow(
      expect.objectContaining({ code: 'rules-version', path: 'journal.rules' }),
    );
    expect(() => parseJournal(journal)).toThrow(`this is version ${RULES_VERSION}`);
  }
});

test('wrong fingerprints are overlooked on demand', () => {
  const journal = damage((j) => (j.checkpoints[1][1] = '0')) as Journal;
  expect(replay(journal, { verify: false }).journal().answers).toEqual(sound.answers);
});
