import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { positionOf, WEAK } from '../../../helpers/position-of.ts';

/** Red, the Voyager, begins its turn; destiny names blue. */
const position = positionOf('voyager', 'attack-20', 'attack-04');

const counts = (t: Table, seat: number) => {
  const { homes, foreign } = t.game.view(-1).players[seat];
  return [homes, foreign];
};

test('voyager: moves a home planet into the warp with all ships; it counts as a home and as a foreign colony', () => {
  const t = new Table(position());
  expect(t.options('red', 'respond')).toEqual(['pass', 'voyager:journey']);
  t.answer('red', 'respond', 'voyager:journey');
  expect(t.options('red', 'planet')).toEqual(['red-1', 'red-2', 'red-3', 'red-4', 'red-5']);
  t.answer('red', 'planet', 'red-2');
  const view = t.game.view(-1);
  expect([view.adrift, view.systems[0], counts(t, 0)]).toEqual([[1], [0, 1, 2, 3, 4], [5, 1]]);
  t.answer('red', 'ships', {});
  // Its ships can be launched, and it keeps its number.
  expect(t.options('red', 'launch')).toContain('red-2 0..4');
});

test('voyager: another time a home planet changes places with the one in the warp', () => {
  const t = new Table(position({}, {}, {}, { adrift: ['red-2'] }));
  t.answer('red', 'respond', 'voyager:journey');
  expect(t.options('red', 'planet')).toEqual(['red-1', 'red-3', 'red-4', 'red-5']);
  t.answer('red', 'planet', 'red-5');
  expect([t.game.view(-1).adrift, counts(t, 0)]).toEqual([[4], [5, 1]]);
});

test('voyager: not at the start of another’s turn; a zap stops the move and brings nothing home', () => {
  const other = new Table({ ...position(), offense: 'blue', destiny: ['destiny-green'] });
  expect(other.asked('blue', 'launch').key).toBe('ask.launch');
  const t = new Table(position({}, { hand: ['attack-04', 'cosmic-zap'] }, {}, { adrift: ['red-2'] }));
  t.answer('red', 'respond', 'voyager:journey')
    .answer('red', 'planet', 'red-5')
    .answer('blue', 'respond', 'cosmic-zap');
  expect([t.game.view(-1).adrift, counts(t, 0)]).toEqual([[1], [5, 1]]);
});

test('voyager: others’ colonies there count as neither, and their ships can leave', () => {
  const t = new Table(
    position({ homes: [4, 4, 4, 4, 2] }, {}, { homes: [0, 0, 0, 0, 0], colonies: { 'red-2': 20 } }),
  );
  expect(counts(t, 2)).toEqual([0, 1]);
  // Two red ships are in the warp: one comes back in the regroup phase.
  t.answer('red', 'respond', 'voyager:journey').answer('red', 'planet', 'red-2');
  expect([counts(t, 0), counts(t, 2)]).toEqual([
    [5, 1],
    [0, 0],
  ]);
  t.answer('red', 'ships', { warp: 1 }).answer('red', 'ships', { 'red-2': 1 });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  expect(t.options('green', 'ally')).toEqual(['to none', 'to offense', 'red-2 0..20']);
});

test('voyager: ships sent to the warp go to the warp proper; returning ones may go to the planet there', () => {
  const t = new Table(
    position(
      { homes: [4, 4, 4, 4, 2], hand: ['attack-01'] },
      { hand: ['attack-30'] },
      {},
      { adrift: ['red-2'] },
    ),
  );
  t.answer('red', 'respond', 'pass').answer('red', 'ships', { warp: 1 });
  expect(t.options('red', 'ships')).toEqual([
    'red-1 0..1',
    'red-2 0..1',
    'red-3 0..1',
    'red-4 0..1',
    'red-5 0..1',
  ]);
  t.answer('red', 'ships', { 'red-2': 1 }).answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
  expect([t.warp('red'), t.ships('red-2', 'red')]).toEqual([3, 5]);
});

/** Red has two ships in the warp and four on red-2, which is there, too. */
const away = (red: Partial<PlayerSpec> = {}, rest: Partial<PositionSpec> = {}) =>
  new Table(position({ homes: [4, 4, 4, 4, 2], ...red }, {}, {}, { adrift: ['red-2'], ...rest })).answer(
    'red',
    'respond',
    'pass',
  );

test('voyager: the ship of the regroup phase may be one from the planet (RUL-25)', () => {
  const t = away();
  expect([t.asked('red', 'ships').key, t.options('red', 'ships')]).toEqual([
    'ask.retrieve.from',
    ['warp 0..2', 'red-2 0..4'],
  ]);
  t.answer('red', 'ships', { 'red-2': 1 });
  expect([t.warp('red'), t.ships('red-2', 'red')]).toEqual([3, 3]);
  t.answer('red', 'ships', { 'red-5': 1 });
  expect([t.warp('red'), t.ships('red-2', 'red'), t.ships('red-5', 'red')]).toEqual([2, 3, 3]);
});

test('voyager: with nobody in the warp itself no ship must leave the planet', () => {
  const stays = away({ homes: [4, 4, 4, 4, 4] });
  expect(stays.options('red', 'ships')).toEqual(['red-2 0..4']);
  stays.answer('red', 'ships', {});
  expect([stays.asked('red').kind, stays.ships('red-2', 'red')]).toEqual(['launch', 4]);
  const leaves = away({ homes: [4, 4, 4, 4, 4] });
  leaves.answer('red', 'ships', { 'red-2': 1 }).answer('red', 'ships', { 'red-1': 1 });
  expect([leaves.ships('red-1', 'red'), leaves.ships('red-2', 'red'), leaves.warp('red')]).toEqual([5, 3, 0]);
});

test('voyager: a last ship that leaves the planet loses the colony there', () => {
  const t = away({ homes: [8, 1, 4, 4, 3] });
  t.answer('red', 'ships', { 'red-2': 1 });
  // It has no colony there any more.
  expect(t.options('red', 'ships')).toEqual(['red-1 0..1', 'red-3 0..1', 'red-4 0..1', 'red-5 0..1']);
  t.answer('red', 'ships', { 'red-1': 1 });
  expect(counts(t, 0)).toEqual([4, 0]);
});

test('voyager: without another colony there is nowhere to come back to', () => {
  const t = new Table(position({ alien: 'void', homes: [0, 20, 0, 0, 0] }, {}, {}, { adrift: ['red-2'] }));
  expect(t.asked('red').kind).toBe('launch');
});

test('voyager: other players’ ships on the planet can be retrieved, too', () => {
  const t = new Table({
    ...position({}, { homes: [8, 10, 0, 0, 0], colonies: { 'red-2': 2 } }, {}, { adrift: ['red-2'] }),
    offense: 'blue',
    destiny: ['destiny-green'],
  });
  t.answer('blue', 'ships', { 'red-2': 1 });
  expect(t.options('blue', 'ships')).toEqual(['red-2 0..1', 'blue-1 0..1', 'blue-2 0..1']);
});

test('voyager: a ship taken as a reward may come from the planet (RUL-25)', () => {
  const t = new Table({
    ...position({ homes: [4, 4, 4, 4, 3] }, { hand: ['attack-40'] }, { hand: ['attack-01'] }),
    adrift: ['red-2'],
    offense: 'green',
  });
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 1 } });
  t.answer('green', 'invite', []).answer('blue', 'invite', ['red']);
  t.answer('red', 'ally', { to: 'defense', ships: { 'red-1': 2 } });
  // Of two rewards both may be ships, though only one is in the warp itself.
  expect(t.options('red', 'ships')).toContain('red-1 0..2');
  t.answer('red', 'ships', { 'red-1': 2 });
  expect(t.options('red', 'ships')).toEqual(['warp 0..1', 'red-2 0..4']);
  t.answer('red', 'ships', { 'red-2': 2 });
  t.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([t.ships('red-1', 'red'), t.ships('red-2', 'red'), t.warp('red')]).toEqual([6, 2, 1]);
});

test('voyager: a special ship rests on the planet, and is charged again by being retrieved from it (SHIP-4)', () => {
  const t = away({ special: [{ ship: 'flagship', at: 'red-2', spent: true }] });
  expect(t.options('red', 'ships')).toEqual(['warp 0..2', 'red-2 0..3', 'red-2:flagship-spent 0..1']);
  t.answer('red', 'ships', { 'red-2:flagship-spent': 1 });
  t.answer('red', 'ships', { 'red-1': 1 }).answer('red', 'ships', { 'warp:flagship-spent': 1 });
  expect(t.game.view(-1).players[0].special).toEqual([{ at: 0, marks: ['flagship'], up: true }]);
  const resting = away({ homes: [4, 4, 4, 4, 4], special: [{ ship: 'flagship', at: 'red-2' }] });
  // It cannot be moved from there by its drive, but it can be launched; then it is at hand again.
  expect(resting.options('red', 'ships')).toEqual(['red-2 0..3', 'red-2:flagship 0..1']);
  resting.answer('red', 'ships', {});
  resting.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:flagship': 1 } });
  expect(resting.options('red', 'respond')).toEqual(['pass', 'flagship:hyperspace-drive']);
});

test('voyager: a special ship on the planet is neither captured nor out of the game: its marker stays on it (SHIP-5)', () => {
  const t = away({ special: [{ ship: 'flagship', at: 'red-2' }] });
  t.answer('red', 'ships', { warp: 1 }).answer('red', 'ships', { 'red-1': 1 });
  expect(t.asked('red').kind).toBe('launch');
  expect(t.game.view(-1).players[0].special).toEqual([{ at: 1, marks: ['flagship'], up: true }]);
});

test('voyager: destiny cannot reach it', () => {
  const t = new Table({
    ...position({}, {}, {}, { adrift: ['red-2'] }),
    offense: 'blue',
    destiny: ['destiny-red'],
  });
  expect(t.options('blue', 'launch').filter((label) => label.startsWith('to '))).toEqual([
    'to red-1',
    'to red-3',
    'to red-4',
    'to red-5',
  ]);
});

test('voyager: a fifth foreign colony made by the move wins at once', () => {
  const t = new Table(
    position({
      homes: [4, 4, 4, 0, 0],
      colonies: { 'blue-1': 2, 'blue-2': 2, 'green-1': 2, 'green-2': 2 },
    }),
  );
  t.answer('red', 'respond', 'voyager:journey').answer('red', 'planet', 'red-1');
  expect(t.winners()).toEqual(['red']);
});

test('voyager: with the power lost the planet is back in its system (POWER-1)', () => {
  const t = new Table(
    position(
      { homes: [2, 14, 4, 0, 0], hand: ['attack-01'] },
      { hand: ['attack-30'] },
      {},
      { adrift: ['red-2'] },
    ),
  );
  t.answer('red', 'respond', 'pass').answer('red', 'ships', {});
  // Leaving red-1 costs the third home colony.
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  expect([t.game.view(-1).adrift, counts(t, 0)]).toEqual([[], [2, 0]]);
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
});

test('voyager: a traded sheet brings the planet home', () => {
  const t = new Table(position({}, {}, { hand: ['flare-sorcerer'] }, { adrift: ['red-2'] }));
  t.answer('red', 'respond', 'pass').answer('red', 'ships', {});
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).answer('green', 'respond', 'flare-sorcerer');
  expect([t.aliens('blue'), t.game.view(-1).adrift]).toEqual([['voyager'], []]);
  t.finish();
});

test('voyager: ships there count as in the warp for special destiny (RUL-25)', () => {
  const spec: PositionSpec = {
    ...position({}, {}, { homes: [8, 9, 0, 0, 0] }),
    destiny: ['destiny-special-fewest-warp'],
    offense: 'blue',
  };
  // Green has three ships in the warp, red none but for the four that are on its planet there.
  const t = new Table({ ...spec, adrift: ['red-2'] });
  expect(t.e.defense).toBe(2);
  expect(new Table(spec).e.defense).toBe(0);
});

test('voyager super: a second home planet in the warp; without the flare it stays', () => {
  const t = new Table(position({ hand: ['attack-20', 'flare-voyager'] }, {}, {}, { adrift: ['red-2'] }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'voyager:journey', 'flare-voyager:second']);
  t.answer('red', 'respond', 'flare-voyager').answer('red', 'planet', 'red-4');
  expect([t.game.view(-1).adrift, counts(t, 0)]).toEqual([
    [1, 3],
    [5, 2],
  ]);
  // One of the two can still be exchanged.
  t.answer('red', 'respond', 'voyager:journey')
    .answer('red', 'planet', 'red-1')
    .answer('red', 'planet', 'red-4');
  expect(t.game.view(-1).adrift).toEqual([0, 1]);
});

test('voyager super: not without a first one there; zapped, the planet stays', () => {
  const none = new Table(position({ hand: ['attack-20', 'flare-voyager'] }));
  expect(none.options('red', 'respond')).toEqual(['pass', 'voyager:journey']);
  const t = new Table(
    position(
      { hand: ['attack-20', 'flare-voyager'] },
      { hand: ['attack-04', 'cosmic-zap'] },
      {},
      { adrift: ['red-2'] },
    ),
  );
  t.answer('red', 'respond', 'flare-voyager')
    .answer('red', 'planet', 'red-4')
    .answer('blue', 'respond', 'cosmic-zap');
  expect(t.game.view(-1).adrift).toEqual([1]);
});

const wild = (
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
) =>
  new Table(
    position(
      { alien: 'void', homes: WEAK, hand: ['attack-20', 'attack-40', 'flare-voyager'], ...red },
      blue,
      {},
      rest,
    ),
    2,
  );

test('voyager wild: a card goes face down into the warp, for its owner’s eyes, and comes back when wanted', () => {
  const t = wild();
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-voyager:visit']);
  t.answer('red', 'respond', 'flare-voyager');
  expect(t.options('red', 'card')).toEqual(['attack-20', 'attack-40']);
  t.answer('red', 'card', 'attack-40');
  expect([t.hand('red'), t.pile('red', 'visitors')]).toEqual([['attack-20', 'flare-voyager'], ['attack-40']]);
  expect(t.game.view(0).players[0].sheets[0].piles[0]).toMatchObject({ count: 1, cards: ['attack-40'] });
  expect(t.game.view(1).players[0].sheets[0].piles[0]).toMatchObject({ count: 1, cards: null });
  // One play in an encounter; taking back is none, and can be done at any time.
  expect(t.game.view(0).anyTime).toContainEqual({
    source: 'voyager',
    ability: 'back',
    from: 'rule',
    zone: '',
  });
  for (let i = 0; i < 3; i++) {
    expect(t.options('red', 'respond')).toEqual(['pass', 'voyager:back']);
    t.answer('red', 'respond', 'pass');
  }
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } }).answer('red', 'respond', 'pass');
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('red', 'respond', 'voyager:back');
  expect(t.options('red', 'encounter-card')).toEqual(['attack-20', 'attack-40']);
});

test('voyager wild: a visitor may come back when the cards are open, in time to reinforce', () => {
  const visitors = [
    { name: 'visitors', cards: ['reinforcement-5'], see: 'owner' as const, former: 'red' as const },
  ];
  const t = wild({ hand: ['attack-10', 'flare-voyager'], piles: visitors });
  for (let [asked] = t.open(); t.e.phase !== 'reveal'; [asked] = t.open()) {
    if (asked.kind === 'launch') t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
    else if (asked.kind === 'invite') t.answer(asked.seat, 'invite', []);
    else t.answer(asked.seat, 'respond', 'pass');
  }
  t.answer('red', 'respond', 'voyager:back').answer('red', 'respond', 'pass');
  t.answer('red', 'reinforce', 'reinforcement-5 offense');
  expect(t.game.view(-1).fight!.totals).toEqual([16, 12]);
});

test('voyager wild: who knows one of two visitors does not see which of them comes back', () => {
  const visitors: NonNullable<PlayerSpec['piles']>[number] = {
    name: 'visitors',
    cards: ['attack-30', 'attack-40'],
    see: 'owner',
    former: 'red',
  };
  for (const back of ['attack-30', 'attack-40']) {
    const t = wild({ hand: ['attack-20', 'flare-voyager'], piles: [visitors] });
    const { kinds, known, players } = t.game.s;
    const seen = players[0].sheets[0].piles[0].cards.find((card) => kinds[card] === 'attack-40')!;
    known[seen] |= 1 << 1;
    t.answer('red', 'respond', 'voyager:back').answer('red', 'number', '1').answer('red', 'cards', [back]);
    expect(t.hand('red')).toEqual(['attack-20', back, 'flare-voyager']);
    expect(t.game.view(1).players[0].hand).toEqual([]);
  }
});

test('voyager wild: whoever loses the flare loses the visitors', () => {
  const t = new Table(
    position(
      {
        alien: 'void',
        homes: WEAK,
        hand: ['attack-20', 'attack-30'],
        piles: [{ name: 'visitors', cards: ['attack-40'], see: 'owner', former: 'red' }],
      },
      {},
      {},
      { flares: ['voyager'] },
    ),
  );
  expect([t.pile('red', 'visitors'), t.discard()]).toEqual([[], ['attack-40']]);
});

test('voyager wild: a sheet that is traded takes the visitors along, and nobody else may look', () => {
  const t = new Table(
    position(
      {
        alien: 'void',
        homes: WEAK,
        hand: ['attack-20', 'flare-voyager'],
        piles: [{ name: 'visitors', cards: ['attack-40'], see: 'owner', former: 'red' }],
      },
      {},
      { hand: ['flare-sorcerer'] },
    ),
  );
  for (let i = 0; i < 3; i++) t.answer('red', 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } }).answer('red', 'respond', 'pass');
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.pile('blue', 'visitors')).toEqual(['attack-40']);
  expect(t.game.view(1).players[1].sheets[0].piles[0]).toMatchObject({ count: 1, cards: null });
});
