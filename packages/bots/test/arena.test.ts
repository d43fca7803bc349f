import { describe, expect, test } from 'vitest';
import { playSeriesGame, summarize, type PlayerName } from '../src/index.ts';
import { diceFrom, type ChoiceDecision } from '@cosmarium/engine';
import { EXPLOITS, isRead } from '../src/arena/exploits.ts';
import { elo, wilson } from '../src/arena/stats.ts';
import { drawWeighted } from '../src/dice.ts';
import { fit, surprise } from '../src/learn/fit.ts';
import { FITTED } from '../src/fitted.ts';

function arena(seats: PlayerName[], games: number) {
  const reports = Array.from({ length: games }, (_, i) => playSeriesGame({ seats, seed: 'test' }, i));
  const report = summarize(reports);
  return { ...report, of: (player: PlayerName) => report.players.find((one) => one.player === player)! };
}

test('normal wins most games against four random players', () => {
  const { of, unfinished } = arena(['normal', 'random', 'random', 'random', 'random'], 5);
  expect(unfinished).toBe(0);
  expect(of('normal').wins.share).toBeGreaterThanOrEqual(0.65);
});

test('normal is stronger than easy', () => {
  const { of } = arena(['normal', 'easy', 'easy', 'easy'], 8);
  expect(of('normal').wins.share).toBeGreaterThan(of('easy').wins.share);
});

test('whoever joins every attack with four ships is not carried to victory', () => {
  const { of, fairShare, unfinished } = arena(['leach', 'normal', 'normal', 'normal'], 12);
  expect(unfinished).toBe(0);
  // A short arena: the lower end of the interval is what it can be sure of.
  expect(of('leach').wins.low).toBeLessThanOrEqual(fairShare);
});

test('no game of a series is played twice', () => {
  const games = (seats: PlayerName[]) =>
    [0, 1, 2, 3].map((i) => {
      const { seats: sat, encounters, decisions, winners } = playSeriesGame({ seats, seed: 'once' }, i);
      return JSON.stringify([sat, encounters, decisions, winners]);
    });
  expect(new Set(games(['easy', 'easy', 'easy', 'easy'])).size).toBe(4);
  expect(new Set(games(['easy', 'random', 'easy', 'random'])).size).toBe(4);
});

test('a deal is played with the seats turned each way before the next', () => {
  const seats: PlayerName[] = ['easy', 'random', 'random'];
  const sat = [0, 1, 2, 3].map((i) => playSeriesGame({ seats, seed: 'turned' }, i).seats.indexOf('easy'));
  expect(sat).toEqual([0, 2, 1, 0]);
});

test('a study counts what players do at telling moments', () => {
  const seats: PlayerName[] = ['easy', 'easy', 'easy'];
  const { habits } = playSeriesGame({ seats, seed: 'study' }, 0, { study: true });
  expect(habits).toHaveLength(3);
  for (const one of habits) {
    const [count, of] = one.imagines;
    expect(count).toBeGreaterThan(0);
    expect(of).toBeGreaterThanOrEqual(count);
  }
  expect(playSeriesGame({ seats, seed: 'study' }, 0).habits).toEqual([]);
});

describe('what a person may try', () => {
  const options = ['attack-04', 'attack-12', 'attack-20', 'negotiate'].map((card) => ({ card, zone: '' }));
  const asked = (...cards: string[]): ChoiceDecision => ({
    id: 0,
    kind: 'encounter-card',
    seat: 0,
    key: 'ask.encounter-card',
    params: {},
    secret: true,
    options: options.filter(({ card }) => cards.includes(card)),
    fallback: 0,
  });

  test.each([
    ['highest', ['attack-04', 'attack-12', 'negotiate'], 'attack-12'],
    ['lowest', ['attack-04', 'attack-12', 'negotiate'], 'attack-04'],
    ['second', ['attack-04', 'attack-12', 'attack-20'], 'attack-12'],
    ['talk-or-lowest', ['attack-04', 'attack-12', 'negotiate'], 'negotiate'],
    ['talk-or-lowest', ['attack-12', 'attack-20'], 'attack-12'],
    ['talk-or-highest', ['attack-12', 'attack-20'], 'attack-20'],
  ])('by the rule %s of %j comes %s', (rule, cards, laid) => {
    const d = asked(...cards);
    const read = cards.filter((_, i) => isRead(d, i, rule));
    expect(read).toEqual([laid]);
  });

  test.each(Object.keys(EXPLOITS) as PlayerName[])('%s plays to the end', (name) => {
    const { unfinished } = arena([name, 'easy', 'easy'], 1);
    expect(unfinished).toBe(0);
  });
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
    habits: [],
    positions: [],
  });
  const games = Array.from({ length: 1100 }, (_, i) => game(i % 11 === 0 ? 1 : 0));
  const ratings = elo(games, ['hard', 'easy']);
  expect(ratings.get('hard')! - ratings.get('easy')!).toBeCloseTo(400, -1);
});

test('the value of a position says more than that all seats are alike', () => {
  const seats: PlayerName[] = ['quick', 'quick', 'quick', 'quick', 'quick'];
  const { home, power, ship, hand, turn, steps } = FITTED.weights;
  const weights = [...steps, home, power, ship, hand, turn];
  let [loss, count] = [0, 0];
  for (let i = 0; i < 40; i++) {
    const { positions, winners } = playSeriesGame({ seats, seed: 'calibration' }, i, { record: true });
    for (const features of positions) {
      const strengths = features.map((one) => Math.exp(one.reduce((sum, x, k) => sum + x * weights[k], 0)));
      const sum = strengths.reduce((all, one) => all + one, 0);
      loss += surprise(
        { features, winners, game: i },
        strengths.map((one) => one / sum),
      );
      count++;
    }
  }
  expect(count).toBeGreaterThan(300);
  expect(loss / count).toBeLessThan(Math.log(5) - 0.02);
});

test('weights are found that made the games', () => {
  const dice = diceFrom('fit');
  const true_ = [0, 0, 0, 0, 0.8, 0, 0, 0, 2];
  const positions = Array.from({ length: 700 }, (_, game) => {
    const features = [0, 1, 2].map(() => [0, 0, 0, 0, dice(4), 0, 0, 0, dice(2)]);
    const strengths = features.map((one) => Math.exp(one.reduce((sum, x, k) => sum + x * true_[k], 0)));
    return { features, winners: [drawWeighted(strengths, dice)], game };
  });
  const { weights, logLoss, blind } = fit(positions);
  expect(weights[4]).toBeCloseTo(0.8, 0);
  expect(weights[8]).toBeCloseTo(2, 0);
  expect(weights.filter((_, i) => i !== 4 && i !== 8)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(logLoss).toBeLessThan(blind - 0.2);
});
