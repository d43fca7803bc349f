import { describe, expect, test } from 'vitest';
import {
  createGame,
  diceFrom,
  randomAnswer,
  Table,
  type PositionSpec,
  type SeenEvent,
  type Side,
} from '@cosmarium/engine';
import { encountersIn, Names, PLAIN, recapOf, sinceMoveOf, taleOf } from '@cosmarium/story';
import { LANGS, text } from '@cosmarium/text';

const SPEC: PositionSpec = {
  players: [
    { colour: 'red', alien: 'virus', hand: ['attack-10', 'reinforcement-5'] },
    { colour: 'blue', alien: 'clone', homes: [4, 16, 0, 0, 0], hand: ['negotiate', 'attack-08'] },
    { colour: 'green', alien: 'pacifist', hand: [] },
  ],
  destiny: ['destiny-blue'],
};
const names = (self: number, lang: (typeof LANGS)[number] = 'en') =>
  new Names(
    text(lang),
    PLAIN,
    ['red', 'blue', 'green'],
    [0, 1, 2].map((seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i)),
    [],
    self,
  );
const told = (t: Table, self = -1) =>
  taleOf(encountersIn(t.game.events(self)).at(-1)!, names(self)).sentences;
const joined = () =>
  new Table(SPEC)
    .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } })
    .answer('red', 'invite', ['green'])
    .answer('blue', 'invite', [])
    .answer('green', 'ally', { to: 'offense', ships: { 'green-1': 2 } });

test('the story grows with the encounter, and speaks to whoever reads it', () => {
  const t = new Table(SPEC);
  expect(told(t)).toEqual(['Destiny: Blue.']);
  joined();
  const later = joined();
  expect(told(later)).toEqual([
    'Destiny: Blue. Red attacks Blue on blue-1 with 3 ships.',
    'With the offense: Green (2).',
  ]);
  expect(told(later, 1)[0]).toBe('Destiny: Blue. Red attacks you on blue-1 with 3 ships.');
  expect(told(later, 2)[1]).toBe('With the offense: You (2).');
});

test('a deal of three is told as all three agreed on it, whatever was proposed last', () => {
  const third = { colour: 'green' as const, alien: 'diplomat', hand: ['negotiate', 'attack-20'] };
  const t = new Table({ ...SPEC, players: [...SPEC.players.slice(0, 2), third] })
    .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', [])
    .answer('blue', 'encounter-card', 'attack-08')
    .answer('green', 'respond', 'diplomat:mediate')
    .answer('red', 'reinforce', 'pass')
    .answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } })
    .answer('blue', 'offer', 'accept')
    .answer('green', 'offer', { give: {}, get: { colony: 'red-1' } })
    .answer('red', 'offer', 'fail')
    .answer('green', 'offer', { give: { cards: { 'attack-20': 1 } }, get: {} })
    .answer('blue', 'offer', 'accept');
  for (const colour of ['red', 'blue', 'green']) t.answer(colour, 'yes-no', 'yes');
  t.answer('red', 'ships', { gate: 3 }).finish();
  expect(told(t).at(-1)).toBe(
    'A deal with others besides the two is made: Blue gives Red a colony on blue-2; Green gives Blue Attack 20. New colony on blue-2: Red.',
  );
});

test('an attack against an attack: cards, power, reinforcement, totals, and what came of it', () => {
  const t = joined().answer('blue', 'encounter-card', 'attack-08').answer('red', 'reinforce', 'pass');
  t.finish();
  expect(told(t, 0).slice(2)).toEqual([
    'You: Attack 10. Blue: Attack 08. Also played: Multiply (You).',
    'You win, 32 against 12. New colony on blue-1: You and Green. Ships lost: Blue (4).',
  ]);
});

test('an attack beats a negotiate, with compensation', () => {
  const t = joined()
    .answer('blue', 'encounter-card', 'negotiate')
    .answer('red', 'reinforce', 'pass')
    .finish();
  expect(told(t).at(-1)).toBe(
    'Red wins: an attack beats a negotiate. New colony on blue-1: Red and Green. Ships lost: Blue (4). ' +
      'Compensation, 1 card: Blue.',
  );
});

describe.each(['one', 'two', 'three'])('a game by dice (%s)', (seed) => {
  const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
  const game = createGame({ players: COLOURS.map((colour) => ({ colour })), start: 'advanced' }, seed);
  const dice = diceFrom(seed);
  while (!game.over) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }

  test.each(LANGS)('%s: every encounter has at most four sentences, and each is whole', (lang) => {
    const own = new Names(text(lang), PLAIN, COLOURS, game.view(0).systems, [], 0);
    for (const encounter of encountersIn(game.events(0))) {
      const { sentences } = taleOf(encounter, own);
      expect(sentences.length).toBeLessThanOrEqual(4);
      for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/u);
    }
  });

  test('every encounter that ended since is recalled once', () => {
    const own = new Names(text('en'), PLAIN, COLOURS, game.view(0).systems, [], 0);
    const events: SeenEvent[] = game.events(0);
    const all = recapOf(events, 0, own);
    const ended = encountersIn(events).filter((one) => one.some(({ type }) => type === 'outcome'));
    expect(all).toHaveLength(ended.length);
    const outcomes = events.flatMap(({ type }, i) => (type === 'outcome' ? [i] : []));
    expect(recapOf(events, outcomes.at(-1)! + 1, own)).toEqual([]);
    const last = events.findLastIndex(({ type }) => type === 'encounter');
    expect(recapOf(events, last, own)).toEqual(all.slice(-1));
  });
});

test('one’s last move is the last thing one did oneself', () => {
  const events: SeenEvent[] = [
    { type: 'invited', seat: 0, seats: 0 },
    { type: 'allied', seat: 1, side: 0 },
    { type: 'allied', seat: 0, side: -1 },
    { type: 'laid', seat: 1, side: 0 },
  ];
  expect([0, 1, 2].map((seat) => sinceMoveOf(events, seat))).toEqual([3, 4, 0]);
});

test('a power that only limited what somebody might have sent is not told if they stay out', () => {
  const used = (seat: number): SeenEvent => ({
    type: 'power.used',
    seat,
    alien: 'macron',
    ability: 'one-ship',
    target: null,
  });
  const events = (side: Side | -1): SeenEvent[] => [
    { type: 'encounter', seat: 0, number: 1, extra: false },
    used(2),
    { type: 'invited', seat: 0, seats: 0b110 },
    used(1),
    { type: 'allied', seat: 1, side },
    { type: 'allied', seat: 2, side: -1 },
  ];
  const told = (side: Side | -1) => taleOf(events(side), names(-1)).sentences.join(' ');
  expect(told(0)).toContain('Also played: Mass (Green) and Mass (Blue).');
  expect(told(-1)).toContain('Also played: Mass (Green).');
});
