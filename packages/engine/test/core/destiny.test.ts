import { expect, test } from 'vitest';
import { buildPosition, gameFromPosition, type Table } from '@cosmarium/engine';
import { duel, expectOutcome, inviteNobody, table, toPlanning, type Players } from '../helpers/duel.ts';
import { finishByFallback } from '../helpers/games.ts';

const BLUE = ['to blue-1', 'to blue-2', 'to blue-3', 'to blue-4', 'to blue-5'];
const targets = (t: Table): string[] => t.options('red', 'launch').filter((label) => label.startsWith('to '));

/** Red attacks this colour and loses; that ends the encounter. */
function lose(t: Table, defense: string, to: string): void {
  t.answer('red', 'launch', { to, ships: { 'red-2': 1 } });
  t.answer('red', 'invite', []).answer(defense, 'invite', []);
  expectOutcome(t, 'defense');
}

test('DEST-1, DEST-3: the offense draws the top card; its colour defends in its home system', () => {
  const t = table({}, { destiny: ['destiny-blue', 'destiny-green'] });
  expect(t.e).toMatchObject({ destiny: 'destiny-blue', defense: 1 });
  expect(t.s.destinyDiscard).toEqual(['destiny-blue']);
  expect(targets(t)).toEqual(BLUE);
  lose(t, 'blue', 'blue-1');
});

/** A game whose destiny deck holds only these cards; all others are discarded. */
function nearTheEnd(left: string[]) {
  const state = buildPosition(duel({ green: { hand: ['attack-04'] } }));
  const all = [...state.destiny];
  for (const card of left) all.splice(all.indexOf(card), 1);
  state.destiny = left.toReversed();
  state.destinyDiscard = all;
  return gameFromPosition(state, { haltAfter: 1 });
}

test('DEST-2: the last destiny card is not drawn but shuffled with the discards into a new deck', () => {
  const game = nearTheEnd(['destiny-special-most-cards']);
  expect(game.events(-1).map((event) => event.type)).toContain('destiny.shuffled');
  expect(game.s.destiny.length + game.s.destinyDiscard.length).toBe(14);
  const drawn = game.events(-1).filter((event) => event.type === 'destiny.drawn');
  expect(game.s.destinyDiscard).toEqual(drawn.map((event) => event.card));
  finishByFallback(game);
});

test('DEST-2: with two cards left the top one is drawn and nothing is shuffled', () => {
  const game = nearTheEnd(['destiny-blue', 'destiny-green']);
  expect(game.events(-1).map((event) => event.type)).not.toContain('destiny.shuffled');
  expect(game.s.destiny).toEqual(['destiny-green']);
  expect(game.s.encounter!.destiny).toBe('destiny-blue');
  finishByFallback(game);
});

test('DEST-4: wild lets the offense name any other player', () => {
  const t = table({ green: { hand: ['attack-15'] }, yellow: {} }, { destiny: ['destiny-wild'] });
  expect(t.options('red', 'player')).toEqual(['blue', 'green', 'yellow']);
  t.answer('red', 'player', 'green');
  expect(targets(t)).toEqual(['to green-1', 'to green-2', 'to green-3', 'to green-4', 'to green-5']);
  lose(t, 'green', 'green-1');
});

const card = (which: string) => ({ destiny: [`destiny-special-${which}`] });
const loaded = { hand: ['attack-08', 'attack-06', 'attack-06'] };

test.each<[string, string, Players, string]>([
  ['most cards in hand', 'most-cards', { red: loaded, green: loaded }, 'green'],
  ['most cards in hand, tied', 'most-cards', { red: loaded, blue: loaded, yellow: loaded }, 'blue'],
  [
    'most foreign colonies',
    'most-colonies',
    { red: { colonies: { 'blue-1': 1, 'blue-2': 1 } }, green: { colonies: { 'blue-1': 1 } } },
    'green',
  ],
  ['most foreign colonies, all tied at none', 'most-colonies', { yellow: {} }, 'blue'],
  [
    'fewest ships in the warp',
    'fewest-warp',
    { blue: { warp: 2 }, green: { warp: 2 }, yellow: { warp: 1 } },
    'yellow',
  ],
  [
    'fewest ships in the warp, tied',
    'fewest-warp',
    { blue: { warp: 2 }, green: { warp: 1 }, yellow: { warp: 1 } },
    'green',
  ],
])(
  'DEST-5: special, %s: never the offense, ties to the nearest on the left',
  (_, which, players, expected) => {
    const hands = { green: { hand: ['attack-14'] }, ...players };
    const t = table(
      { ...hands, ...('yellow' in players ? { yellow: { hand: ['attack-13'], ...players.yellow } } : {}) },
      card(which),
    );
    expect(t.s.players[t.e.defense].colour).toBe(expected);
    expect(targets(t)).toEqual([1, 2, 3, 4, 5].map((i) => `to ${expected}-${i}`));
    finishByFallback(t.game);
    t.finish();
  },
);

test('DEST-5: ties are counted from the offense, wherever it sits', () => {
  const t = table(
    { green: { hand: ['attack-04'] }, yellow: { hand: ['attack-06'] } },
    { offense: 'green', destiny: ['destiny-special-most-colonies'] },
  );
  expect(t.s.players[t.e.defense].colour).toBe('yellow');
  finishByFallback(t.game);
  t.finish();
});

const intruders: Players = {
  blue: { colonies: { 'red-1': 2, 'red-4': 1 }, hand: ['attack-15'] },
  green: { colonies: { 'red-1': 3 } },
};

test('DEST-6: own colour: attack one foreign colony at home, others there are bystanders', () => {
  const t = table(intruders, { destiny: ['destiny-red'] });
  expect(t.options('red', 'option')).toEqual(['redraw', 'blue', 'green', 'resettle']);
  t.answer('red', 'option', 'blue');
  expect(targets(t)).toEqual(['to red-1', 'to red-4']);
  t.answer('red', 'launch', { to: 'red-1', ships: { 'red-2': 4 } });
  inviteNobody(t);
  expect(t.totals()).toEqual([14, 17]);
  expectOutcome(t, 'defense');
  expect([t.ships('red-1', 'red'), t.ships('red-1', 'blue'), t.ships('red-1', 'green')]).toEqual([4, 2, 3]);
});

test('DEST-6: own colour: driving an intruder out leaves the bystander and strengthens the own colony', () => {
  const t = table(
    { ...intruders, red: { hand: ['attack-40'] } },
    { destiny: ['destiny-red', 'destiny-green'] },
  );
  t.answer('red', 'option', 'blue').answer('red', 'launch', { to: 'red-1', ships: { 'red-2': 4 } });
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect([t.ships('red-1', 'red'), t.ships('red-1', 'blue'), t.ships('red-1', 'green')]).toEqual([8, 0, 3]);
  expect([t.foreign('red'), t.foreign('blue'), t.warp('blue')]).toEqual([0, 1, 2]);
});

test('DEST-6: own colour: resettle an empty home planet with one to four ships from other colonies', () => {
  const t = table({ ...intruders, red: { hand: ['attack-10'] } }, { destiny: ['destiny-red'] });
  t.answer('red', 'option', 'resettle');
  expect(t.asked('red', 'launch')).toMatchObject({
    key: 'ask.resettle',
    options: ['to red-3', 'to red-5', 'red-1 0..4', 'red-2 0..16'],
    decision: { min: 1, max: 4 },
  });
  t.answer('red', 'launch', { to: 'red-5', ships: { 'red-1': 1, 'red-2': 3 } });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'peace');
  expect([t.ships('red-1', 'red'), t.ships('red-2', 'red'), t.ships('red-5', 'red')]).toEqual([3, 13, 4]);
  expect(t.e.defense).toBe(-1);
});

test('DEST-6: own colour: draw again discards the card and draws another', () => {
  const t = table({}, { destiny: ['destiny-red', 'destiny-red', 'destiny-green'] });
  expect(t.options('red', 'option')).toEqual(['redraw', 'resettle']);
  t.answer('red', 'option', 'redraw').answer('red', 'option', 'redraw');
  expect(t.s.destinyDiscard).toEqual(['destiny-red', 'destiny-red', 'destiny-green']);
  expect(t.e.defense).toBe(2);
  finishByFallback(t.game);
  t.finish();
});

test('DEST-6: no empty home planet and no intruder: drawing again is all there is, nobody is asked', () => {
  const t = table(
    { red: { homes: [4, 4, 4, 4, 4], alien: 'zombie' }, blue: { alien: 'human' } },
    { destiny: ['destiny-red', 'destiny-blue'] },
  );
  expect(t.e).toMatchObject({ destiny: 'destiny-blue', defense: 1 });
  expect(t.asked('red').kind).toBe('launch');
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('DEST-6: a home planet with foreign ships only is not empty', () => {
  const t = table(
    {
      red: { homes: [4, 8, 0, 4, 4], alien: 'zombie' },
      blue: { alien: 'human' },
      green: { colonies: { 'red-3': 1 }, hand: ['attack-15'] },
    },
    { destiny: ['destiny-red'] },
  );
  expect(t.options('red', 'option')).toEqual(['redraw', 'green']);
  t.answer('red', 'option', 'green');
  expect(t.asked('red', 'launch').options[0]).toBe('to red-3');
  t.answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 1 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []);
  t.answer('red', 'ships', { 'red-1': 1 });
  expectOutcome(t, 'defense');
});

test('DEST-7: a colony of the defense in a third system cannot be attacked', () => {
  const t = table({ blue: { colonies: { 'green-1': 2 } } });
  expect(targets(t)).toEqual(BLUE);
  lose(t, 'blue', 'blue-1');
});

test('DEST-7: own colour does not reach foreign colonies outside the own system', () => {
  const t = table({ blue: { colonies: { 'green-1': 2, 'red-2': 1 } } }, { destiny: ['destiny-red'] });
  expect(t.options('red', 'option')).toEqual(['redraw', 'blue', 'resettle']);
  t.answer('red', 'option', 'blue');
  expect(targets(t)).toEqual(['to red-2']);
  t.answer('red', 'launch', { to: 'red-2', ships: { 'red-2': 1 } });
  inviteNobody(t);
  expectOutcome(t, 'offense');
});

test('DEST-8: a hazard warning is noted, stays noted after a redraw, and changes nothing else', () => {
  const plain = table();
  expect(plain.e.hazard).toBe(false);
  const t = table({}, { destiny: ['destiny-red-hazard', 'destiny-blue'] });
  t.answer('red', 'option', 'redraw');
  expect(t.e).toMatchObject({ hazard: true, defense: 1 });
  expect(t.asked('red').options).toEqual(plain.asked('red').options);
  for (const one of [plain, t]) {
    toPlanning(one);
    expectOutcome(one, 'offense');
  }
  expect(t.totals()).toEqual(plain.totals());
});
