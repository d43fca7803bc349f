import { expect, test } from 'vitest';
import { playSeriesGame, summarize, type PlayerName } from '../src/index.ts';
import { elo, wilson } from '../src/arena/stats.ts';

function arena(seats: PlayerName[], games: number) {
  const reports = Array.from({ length: games }, (_, i) => playSeriesGame({ seats, seed: 'test' }, i));
  const report = summarize(reports);
  return { ...report, of: (player: PlayerName) => report.players.find((one) => one.player === player)! };
}

test('normal wins most games against four random players', () => {
  const { of, unfinished } = arena(['normal', 'random', 'random', 'random', 'random'], 20);
  expect(unfinished).toBe(0);
  expect(of('normal').wins.share).toBeGreaterThanOrEqual(0.65);
});

test('normal is stronger than easy', () => {
  const { of } = arena(['normal', 'easy', 'easy', 'easy'], 16);
  expect(of('normal').wins.share).toBeGreaterThan(of('easy').wins.share);
});

test('whoever joins every attack with four ships is not carried to victory', () => {
  const { of, fairShare, unfinished } = arena(['leach', 'normal', 'normal', 'normal', 'normal'], 20);
  expect(unfinished).toBe(0);
  // A short arena: the lower end of the interval is what it can be sure of.
  expect(of('leach').wins.low).toBeLessThanOrEqual(fairShare);
  expect(of('leach').wins.share).toBeLessThan(0.45);
});

test('the interval of Wilson', () => {
  expect(wilson(50, 100)).toMatchObject({ share: 0.5 });
  expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3);
  expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3);
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('who wins more has more Elo, ten to one are 400 points', () => {
  const game = (winner: number) => ({
    seats: ['hard', 'easy'] as PlayerName[],
    winners: [winner],
    colonies: [0, 0],
    encounters: 1,
    turns: 1,
    decisions: 1,
    times: {},
  });
  const games = Array.from({ length: 1100 }, (_, i) => game(i % 11 === 0 ? 1 : 0));
  const ratings = elo(games, ['hard', 'easy']);
  expect(ratings.get('hard')! - ratings.get('easy')!).toBeCloseTo(400, -1);
});
