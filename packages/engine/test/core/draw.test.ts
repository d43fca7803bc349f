import { expect, test } from 'vitest';
import {
  diceFrom,
  AGREED_DRAW,
  buildPosition,
  createGame,
  draftScenario,
  Game,
  randomAnswer,
  replay,
  Table,
  type Alien,
} from '@cosmarium/engine';
import { Rulebook } from '../../src/rulebook.ts';
import { base } from '../../src/sets/base/index.ts';
import { REMOVED } from '../../src/state/types.ts';
import { moveShips } from '../../src/verbs/ships.ts';
import { duel, happened, launch, table, WITH_POWER, type Players } from '../helpers/duel.ts';

/** So many ships are left in the game to each player. */
const left = (ships: number) => ({ homes: [ships, 0, 0, 0, 0], removed: 20 - ships });
const FEW: Players = { red: left(4), blue: left(4), green: left(4) };

test('WIN-4: nobody has ships enough for five colonies, and nobody can win otherwise: a draw', () => {
  const t = table(FEW);
  expect([t.game.over, t.winners(), t.open()]).toEqual([true, [], []]);
  expect(t.game.events(-1).at(-1)).toEqual({ type: 'drawn', key: 'drawn.no-ships' });
  expect(t.game.view(0)).toMatchObject({ stage: 'over', winners: [], decisions: [], waiting: [] });
});

test('WIN-4: one player with five ships left can still win', () => {
  const t = table({ ...FEW, green: left(5) });
  expect([t.game.over, t.options('red', 'launch').at(-1)]).toEqual([false, 'red-1 0..4']);
});

test('WIN-4, tech.md: the Prometheus is a ship, too: with it four others are enough', () => {
  const technologies = [{ card: 'the-prometheus', up: true }];
  const prometheus = { ship: 'the-prometheus', at: 'green-1', further: true };
  const green = { homes: [4, 0, 0, 0, 0], removed: 16, technologies, special: [prometheus] };
  const variants = { technologies: true };
  expect(table({ ...FEW, green }, { variants }).game.over).toBe(false);
  expect(table(FEW, { variants }).game.over).toBe(true);
});

test('WIN-4: an alien that wins otherwise keeps the game going', () => {
  const t = table({ ...FEW, green: { ...left(4), alien: 'masochist' } });
  expect(t.game.over).toBe(false);
});

test.each<[string, boolean, Players, string[]]>([
  ['by a flare in the deck', false, {}, ['reincarnator']],
  ['by a power', false, { red: { ...left(4), alien: 'reincarnator' } }, []],
  ['but not without either', true, {}, []],
])('WIN-4: such an alien may still come %s', (_, over, players, flares) => {
  expect(table({ ...FEW, ...players }, { flares }).game.over).toBe(over);
});

test('WIN-4: the flare does not help if no such alien is in the box, or none that can come so late', () => {
  const box = ['human', 'zombie', 'macron', 'reincarnator'];
  expect(table(FEW, { flares: ['reincarnator'], aliens: box }).game.over).toBe(true);
  // Tick-Tock has set-up text (SETUP-10), so it never comes later.
  expect(table(FEW, { flares: ['reincarnator'], aliens: [...box, 'tick-tock'] }).game.over).toBe(true);
  expect(table(FEW, { flares: ['reincarnator'], aliens: [...box, 'masochist'] }).game.over).toBe(false);
});

/** Takes three of its own ships out of the game at the start of each encounter, if it likes. */
const reaper: Alien = {
  id: 'reaper',
  alert: 'green',
  abilities: [
    {
      name: 'reap',
      at: 'regroup.start',
      optional: true,
      use: (c) => moveShips(c.g, c.me, [{ place: c.me * 5, count: 3 }], REMOVED),
    },
  ],
  flare: { wild: [], super: [] },
};

test('WIN-4: the game ends in the moment the last one falls below', () => {
  const green = { homes: [4, 2, 1, 0, 0], removed: 13 };
  const position = buildPosition(duel({ ...FEW, green }));
  position.players[2].sheets[0].alien = 'reaper';
  const rules = new Rulebook([base, { ...base, id: 'test', aliens: [reaper] }]);
  const game = new Game(rules, position, { position }, {});
  const [asked] = game.pending();
  expect([asked.seat, asked.kind]).toEqual([2, 'respond']);
  game.answer(2, asked.id, 1);
  expect([game.over, game.winners, game.pending(), game.s.removed]).toEqual([true, [], [], [16, 16, 16]]);
});

test('WIN-4: players may agree on a draw at any time', () => {
  const t = launch(table());
  expect(t.open().map((one) => one.kind)).toEqual(['invite']);
  t.game.draw();
  expect([t.game.over, t.game.stopped, t.winners(), t.open()]).toEqual([true, false, [], []]);
  expect(happened(t).at(-1)).toBe('drawn');
  expect(() => t.game.draw()).toThrow(expect.objectContaining({ code: 'game-over' }));
  expect(() => t.game.answer(0, 0, 0)).toThrow(expect.objectContaining({ code: 'game-over' }));
});

/** A game played by dice for so many answers, then drawn. */
function drawn(answers: number): Game {
  const game = createGame(
    { players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }], start: 'advanced' },
    'draw',
  );
  const dice = diceFrom('draw');
  for (let i = 0; i < answers; i++) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
  game.draw();
  return game;
}

test.each([0, 1, 40, 41, 100])(
  'WIN-4: an agreed draw is in the journal and plays again (%i answers)',
  (answers) => {
    const game = drawn(answers);
    const journal = game.journal();
    expect([journal.answers.length, journal.answers.at(-1)]).toEqual([answers + 1, [AGREED_DRAW, 0]]);
    const again = replay(JSON.stringify(journal));
    expect([again.over, again.winners, again.hash()]).toEqual([true, [], game.hash()]);
    expect(again.events(-1)).toEqual(game.events(-1));
    expect(game.fork({}).journal()).toEqual(journal);
    expect(replay(journal, { until: answers }).over).toBe(false);
  },
);

test('a journal that goes on after the draw, or draws twice, is no journal', () => {
  const journal = drawn(5).journal();
  journal.answers.push([AGREED_DRAW, 0]);
  expect(() => replay(journal)).toThrow(
    expect.objectContaining({ code: 'bad-journal', path: 'journal.answers[6]' }),
  );
});

test('a scenario made of a drawn game ends where the moves end', () => {
  const t = new Table(duel({ red: { homes: WITH_POWER } }));
  launch(t).game.draw();
  const { steps, open } = draftScenario(t.game, 'drawn');
  expect([steps.map((step) => step.kind), open?.map((one) => one.kind)]).toEqual([['launch'], ['invite']]);
});
