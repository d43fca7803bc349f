import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../helpers/duel.ts';

/** Green holds these cards, and yellow those. */
const holding = (green: string[], yellow: string[] = []): Players => ({
  green: { hand: green },
  yellow: { hand: yellow },
});

/** Invites nobody and resolves: red wins 13 to 12. */
function redWins(t: Table): void {
  toPlanning(t);
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
}

test('ART-1, card zap: stops an artifact as it is played, both are discarded', () => {
  const t = table(holding(['plague'], ['card-zap']));
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'blue');
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'card-zap:zap']);
  t.answer('yellow', 'respond', 'card-zap');
  expect(t.discard().toSorted()).toEqual(['card-zap', 'plague']);
  expect(t.asked('red').kind).toBe('launch');
  redWins(t);
});

test('ART-1, card zap: not answered, the artifact works', () => {
  const t = table(holding(['plague'], ['card-zap']), { deck: Array<string>(8).fill('negotiate') });
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'blue');
  t.answer('yellow', 'respond', 'pass').answer('blue', 'ships', { 'blue-2': 3 });
  expect([t.warp('blue'), t.hand('blue'), t.hand('yellow')]).toEqual([3, [], ['card-zap']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('ART-1, card zap: can itself be card zapped', () => {
  const t = table(holding(['plague', 'card-zap'], ['card-zap']));
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'yellow');
  t.answer('yellow', 'respond', 'card-zap');
  expect(waiting(t)).toEqual(['green respond']);
  t.answer('green', 'respond', 'card-zap').answer('yellow', 'ships', { 'yellow-2': 3 });
  expect(t.warp('yellow')).toBe(3);
  redWins(t);
  expect(t.discard().toSorted()).toEqual(['attack-08', 'attack-10', 'card-zap', 'card-zap', 'plague']);
});

test('ART-1, card zap: nobody answers the own card, and powers and reinforcements are no cards for it', () => {
  const t = table({
    red: { alien: 'macron', homes: WITH_POWER, hand: ['attack-10', 'reinforcement-2'] },
    green: { alien: 'human', hand: ['card-zap'] },
  });
  toPlanning(t, 1).answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(t.totals()).toEqual([16, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['card-zap']);

  const own = table(holding(['plague', 'card-zap']));
  own.answer('green', 'respond', 'plague');
  expect(waiting(own)).toEqual(['green player']);
  own.answer('green', 'player', 'green').answer('green', 'ships', { 'green-2': 3 });
  redWins(own);
  expect(own.hand('green')).toEqual([]);
});

const macron: Players = { red: { alien: 'macron', homes: WITH_POWER }, green: { alien: 'human' } };

test('ART-1, cosmic zap: also against the own power', () => {
  const t = table({ ...macron, red: { ...macron.red, hand: ['attack-10', 'cosmic-zap'] } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.asked('red', 'launch').decision).toMatchObject({ max: 4 });
  redWins(t);
});

test('ART-1, cosmic zap: a card zap saves the power', () => {
  const t = table({
    ...macron,
    red: { ...macron.red, hand: ['attack-10', 'card-zap'] },
    green: { alien: 'human', hand: ['cosmic-zap'] },
  });
  t.answer('green', 'respond', 'cosmic-zap').answer('red', 'respond', 'card-zap');
  expect(t.asked('red', 'launch').decision).toMatchObject({ max: 1 });
  toPlanning(t, 1);
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
  expect(t.discard().toSorted()).toEqual(['attack-08', 'attack-10', 'card-zap', 'cosmic-zap']);
});

test('ART-1, cosmic zap: against a super flare, which returns, does not count and may be played as wild', () => {
  const t = table({
    ...macron,
    red: { ...macron.red, hand: ['attack-10', 'flare-macron'] },
    green: { alien: 'human', hand: ['cosmic-zap'] },
  });
  t.answer('green', 'respond', 'pass').answer('red', 'respond', 'flare-macron');
  expect(t.asked('green', 'respond').options).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.hand('red')).toEqual(['attack-10', 'flare-macron']);
  expect(t.asked('red', 'launch').decision).toMatchObject({ max: 4 });
  toPlanning(t, 2);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  t.answer('red', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');
});

test('ART-1, mobius tubes: the offense empties the warp, each owner distributes the own ships', () => {
  const t = table({
    red: { hand: ['attack-10', 'mobius-tubes'], warp: 2 },
    blue: { warp: 1 },
    green: { warp: 4, hand: ['mobius-tubes'], colonies: { 'blue-3': 1 } },
    yellow: { homes: [0, 0, 0, 0, 0] },
  });
  expect(waiting(t)).toEqual(['red respond']);
  t.answer('red', 'respond', 'mobius-tubes');
  expect(waiting(t)).toEqual(['red ships', 'blue ships', 'green ships']);
  expect(t.options('green')).toEqual(['blue-3 0..4', 'green-1 0..4', 'green-2 0..4']);
  t.answer('green', 'ships', { 'blue-3': 3, 'green-1': 1 }).answer('red', 'ships', { 'red-1': 2 });
  t.answer('blue', 'ships', { 'blue-1': 1 });
  // Yellow has no colony to go to.
  expect(['red', 'blue', 'green', 'yellow'].map((colour) => t.warp(colour))).toEqual([0, 0, 0, 20]);
  toPlanning(t);
  expectOutcome(t, 'defense');
});

test('ART-1, mobius tubes: not offered with an empty warp', () => {
  const t = table({ red: { hand: ['attack-10', 'mobius-tubes'] } });
  expect(waiting(t)).toEqual(['red launch']);
  redWins(t);
});

const calm = (red: string, blue: string): Table =>
  toPlanning(table({ red: { hand: [red] }, blue: { hand: [blue] }, green: { hand: ['emotion-control'] } }));

test.each([
  ['attack-10', 'attack-08'],
  ['attack-10', 'negotiate'],
  ['negotiate', 'attack-08'],
  ['morph', 'attack-08'],
])('ART-1, emotion control: attacks count as negotiates: %s against %s', (red, blue) => {
  const t = calm(red, blue);
  expect(t.options('green', 'respond')).toEqual(['pass', 'emotion-control:calm']);
  t.answer('green', 'respond', 'emotion-control');
  expect(waiting(t)).toEqual(['red offer']);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.discard()).toEqual(['emotion-control', red, blue]);
});

test('ART-1, emotion control: not offered where nobody attacks', () => {
  const t = calm('negotiate', 'negotiate');
  expect(waiting(t)).toEqual(['red offer']);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});

const forceField = () => {
  const t = launch(
    table({
      blue: { hand: ['attack-20'] },
      green: { hand: ['reinforcement-5'] },
      yellow: {},
      purple: { hand: ['force-field'] },
    }),
    4,
  );
  return ally(t, { green: ['offense', 2], yellow: ['defense', 1], purple: 'none' });
};

test('ART-1, force field: cancels any alliances on either side, those ships return and count no more', () => {
  const t = forceField().answer('purple', 'respond', 'force-field');
  expect(t.asked('purple', 'players')).toMatchObject({
    options: ['green', 'yellow'],
    decision: { min: 1, max: 2 },
  });
  t.answer('purple', 'players', ['green', 'yellow']);
  expect(waiting(t)).toEqual(['green ships', 'yellow ships']);
  t.answer('green', 'ships', { 'green-1': 2 }).answer('yellow', 'ships', { 'yellow-1': 1 });
  expect(t.totals()).toEqual([14, 24]);
  expectOutcome(t, 'defense');
  // No longer an ally: no loss, no rewards, no reinforcements.
  expect([t.warp('green'), t.hand('yellow'), t.hand('green')]).toEqual([0, [], ['reinforcement-5']]);
});

test('ART-1, force field: the alliances not chosen stay', () => {
  const t = forceField().answer('purple', 'respond', 'force-field').answer('purple', 'players', ['green']);
  t.answer('green', 'ships', { 'green-1': 2 });
  expect(t.totals()).toEqual([14, 25]);
  t.answer('yellow', 'ships', { 'yellow-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('yellow')).toHaveLength(1);
});

test('ART-1, force field: not offered without an alliance', () => {
  const t = launch(table({ green: { hand: ['force-field'] } }));
  ally(t, { green: 'none' });
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['force-field']);
});

test('ART-1, ionic gas: no compensation', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-10', 'force-field', 'quash'] },
      blue: { hand: ['negotiate'] },
      green: { hand: ['ionic-gas'] },
    }),
  );
  expect(t.options('green', 'respond')).toEqual(['pass', 'ionic-gas:deny']);
  t.answer('green', 'respond', 'ionic-gas');
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.hand('blue'), t.hand('red')]).toEqual([4, [], ['force-field', 'quash']]);
});

test('ART-1, ionic gas: no defender rewards, for nobody', () => {
  const t = launch(
    table({ blue: { hand: ['attack-20'] }, green: { warp: 2 }, yellow: {}, purple: { hand: ['ionic-gas'] } }),
  );
  ally(t, { green: ['defense', 2], yellow: ['defense', 1], purple: 'none' });
  t.answer('purple', 'respond', 'ionic-gas');
  t.answer('green', 'ships', { 'green-1': 2 }).answer('yellow', 'ships', { 'yellow-1': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.warp('green'), t.hand('yellow')]).toEqual([[], 2, []]);
});

test('ART-1, ionic gas: not offered where nobody would collect anything', () => {
  const t = table({ green: { hand: ['ionic-gas'] } });
  redWins(t);
  expect(t.hand('green')).toEqual(['ionic-gas']);
});

test('ART-1, plague: three ships of own choice and one card of each type, picked by the victim', () => {
  const t = table({
    green: { hand: ['plague'] },
    yellow: { hand: ['attack-10', 'attack-12', 'negotiate', 'negotiate', 'reinforcement-2'] },
  });
  t.answer('green', 'respond', 'plague');
  expect(t.options('green', 'player')).toEqual(['red', 'blue', 'green', 'yellow']);
  t.answer('green', 'player', 'yellow');
  expect(t.asked('yellow', 'ships')).toMatchObject({
    options: ['yellow-1 0..4', 'yellow-2 0..16'],
    decision: { min: 3, max: 3 },
  });
  t.answer('yellow', 'ships', { 'yellow-1': 1, 'yellow-2': 2 });
  expect(t.options('yellow', 'card')).toEqual(['attack-10', 'attack-12']);
  t.answer('yellow', 'card', 'attack-12');
  expect([t.warp('yellow'), t.hand('yellow')]).toEqual([3, ['attack-10', 'negotiate']]);
  expect(t.discard()).toEqual(['attack-12', 'negotiate', 'reinforcement-2', 'plague']);
  redWins(t);
});

test('ART-1, plague: as many ships as there are, and an empty hand discards nothing', () => {
  const t = table({ green: { hand: ['plague'] }, yellow: { homes: [1, 1, 0, 0, 0] } });
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'yellow');
  expect([t.warp('yellow'), t.s.players[3].homes]).toEqual([20, 0]);
  redWins(t);
});

/** Red and blue agree that blue gives a card; green may answer. */
function agreed(blue: string[], promised: string, green: string[]): Table {
  const t = table({
    red: { hand: ['negotiate', 'attack-10'] },
    blue: { hand: ['negotiate', ...blue] },
    green: { hand: green },
  });
  toPlanning(t).answer('red', 'encounter-card', 'negotiate');
  if (waiting(t).includes('blue encounter-card')) t.answer('blue', 'encounter-card', 'negotiate');
  return t.answer('red', 'offer', { get: { cards: { [promised]: 1 } } }).answer('blue', 'offer', 'accept');
}

test('ART-1, quash: cancels an agreed deal, both suffer the penalty and the encounter has failed', () => {
  const t = agreed(['attack-08'], 'attack-08', ['quash']);
  expect(t.options('green', 'respond')).toEqual(['pass', 'quash:quash']);
  expect(t.hand('blue')).toEqual(['attack-08']);
  t.answer('green', 'respond', 'quash');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-10'], ['attack-08']]);
  expect(happened(t)).not.toContain('cards.given');
  expect(t.s.offense).toBe(1);
});

test('ART-1, quash: passed, the deal is carried out', () => {
  const t = agreed(['attack-08'], 'attack-08', ['quash']);
  t.answer('green', 'respond', 'pass').answer('red', 'ships', { 'red-1': 3 }).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10']);
});

test('ART-1, quash: a promised card may answer it, but then the deal cannot be carried out and fails', () => {
  const t = agreed(['card-zap'], 'card-zap', ['quash']);
  t.answer('green', 'respond', 'quash').answer('blue', 'respond', 'card-zap');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('red')).toEqual(['attack-10']);
});

test('ART-1, quash: answered with a card that was not promised, the deal stands', () => {
  const t = agreed(['card-zap', 'attack-08'], 'attack-08', ['quash']);
  t.answer('green', 'respond', 'quash').answer('blue', 'respond', 'card-zap');
  t.answer('red', 'ships', { 'red-1': 3 }).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.discard()).toEqual(['card-zap', 'quash', 'negotiate', 'negotiate']);
});

test('ART-1, quash: a failed deal is nothing to quash', () => {
  const t = table({
    red: { hand: ['negotiate'] },
    blue: { hand: ['negotiate'] },
    green: { hand: ['quash'] },
  });
  inviteNobody(launch(t)).answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('green')).toEqual(['quash']);
});
