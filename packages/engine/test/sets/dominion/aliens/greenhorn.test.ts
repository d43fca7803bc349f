import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const greenhorn = (...hand: string[]) => ({ alien: 'greenhorn', homes: WITH_POWER, hand });
const EIGHT = ['attack-20', ...Array<string>(7).fill('negotiate')];

/** Green is the greenhorn: it asks red about its first card and leaves its ships where they are. */
function begun(players: Players, rest: Parameters<typeof table>[1] = {}): Table {
  const t = table(players, rest);
  return settled(t, 'green', 'red');
}
function settled(t: Table, colour: string, whom: string): Table {
  if (t.isAsked(colour, 'player')) t.answer(colour, 'player', whom);
  if (t.isAsked(colour, 'card')) t.answer(colour, 'card', t.options(colour, 'card')[0]);
  if (t.isAsked(colour, 'respond') && t.asked(colour).key === 'ask.respond.regroup.end')
    t.answer(colour, 'respond', 'pass');
  return t;
}

test('greenhorn: at the start of each encounter it shows one card to one other player', () => {
  const t = table({ green: greenhorn('attack-10', 'quash') });
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'blue');
  expect(t.options('green', 'card')).toEqual(['attack-10', 'quash']);
  t.answer('green', 'card', 'quash');
  expect([1, 0, -1].map((seat) => t.game.view(seat).players[2].hand)).toEqual([['quash'], [], []]);
  expect(t.game.events(-1)).toContainEqual({
    type: 'note',
    key: 'greenhorn.asks',
    seat: 2,
    params: { player: 1 },
  });
  expect(t.hand('green')).toEqual(['attack-10', 'quash']);
});

test('greenhorn: zapped, nothing is shown; everything else it may still do', () => {
  const t = table(
    { blue: { hand: ['attack-08', 'cosmic-zap'] }, green: greenhorn('quash') },
    { deck: EIGHT },
  );
  // Without an attack: a new hand is offered from the start of the turn on.
  expect(t.options('green', 'respond')).toEqual(['pass', 'greenhorn:new-hand']);
  t.answer('green', 'respond', 'pass')
    .answer('green', 'player', 'red')
    .answer('blue', 'respond', 'cosmic-zap');
  expect(t.game.view(0).players[2].hand).toEqual([]);
  expect(t.options('green', 'respond')).toEqual(['pass', 'greenhorn:move']);
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'greenhorn');
  expect([t.hand('green').length, t.discard()]).toEqual([8, ['cosmic-zap', 'quash']]);
});

test('greenhorn: no question without a card; no power, nothing at all', () => {
  const t = table({ green: greenhorn() });
  t.answer('green', 'respond', 'pass');
  // The ships, in the regroup phase.
  expect(t.asked('green').key).toBe('ask.respond.regroup.end');
  expect(waiting(table({ green: { alien: 'greenhorn', hand: ['quash'] } }))).toEqual(['red launch']);
});

test('greenhorn: without an attack it may draw a new hand, again and again; not while it holds one', () => {
  const deck = [...Array<string>(8).fill('negotiate'), 'attack-20'];
  const t = table({ green: greenhorn('negotiate', 'quash') }, { deck });
  t.answer('green', 'respond', 'greenhorn');
  // Eight negotiates: once more at the same point.
  expect([t.hand('green'), t.options('green', 'respond')]).toEqual([
    deck.slice(0, 8),
    ['pass', 'greenhorn:new-hand'],
  ]);
  t.answer('green', 'respond', 'greenhorn');
  expect([t.hand('green').length, t.hand('green').includes('attack-20')]).toEqual([8, true]);
  expect(t.asked('green').key).not.toBe('ask.respond.free');

  expect(waiting(begun({ green: greenhorn('attack-10') }))).toEqual(['red launch']);
});

test('greenhorn: as the offense a new hand keeps its turn alive', () => {
  const t = table({ red: greenhorn('negotiate') }, { deck: EIGHT });
  t.answer('red', 'respond', 'greenhorn');
  expect([t.hand('red').length, t.e.outcome]).toEqual([8, null]);
});

test('greenhorn: in the regroup phase ships move freely among colonies and home planets, empty ones too', () => {
  const t = table({
    green: { ...greenhorn('attack-10'), homes: [4, 10, 4, 0, 0], colonies: { 'blue-3': 2 } },
  });
  t.answer('green', 'player', 'red').answer('green', 'respond', 'greenhorn');
  expect(t.options('green', 'ships')).toEqual([
    'blue-3 0..2',
    'green-1 0..4',
    'green-2 0..10',
    'green-3 0..4',
  ]);
  t.answer('green', 'ships', { 'green-1': 4, 'green-3': 4, 'green-2': 1 });
  expect(t.options('green', 'ships')).toEqual([
    'green-1 0..9',
    'green-2 0..9',
    'green-3 0..9',
    'green-4 0..9',
    'green-5 0..9',
    'blue-3 0..9',
  ]);
  t.answer('green', 'ships', { 'green-4': 4, 'green-5': 4, 'blue-3': 1 });
  const ships = ['green-1', 'green-2', 'green-3', 'green-4', 'green-5', 'blue-3'].map((at) =>
    t.ships(at, 'green'),
  );
  expect(ships).toEqual([0, 9, 0, 4, 4, 3]);
  // Three homes before and three after: the power was never away.
  expect(t.game.events(-1).map(({ type }) => type)).not.toContain('power.lost');
  expect(t.foreign('green')).toBe(1);
});

test('greenhorn: reinforces from outside the encounter, whichever side it likes', () => {
  const t = begun({ green: greenhorn('attack-10', 'reinforcement-3') });
  inviteNobody(launch(t));
  expect(t.options('green', 'reinforce')).toEqual([
    'pass',
    'reinforcement-3 offense',
    'reinforcement-3 defense',
  ]);
  t.answer('green', 'reinforce', 'reinforcement-3 defense');
  expect(t.totals()).toEqual([13, 15]);
  expectOutcome(t, 'defense');
});

/** Passes what is free until the encounter has come that far. */
function passUntil(t: Table, colour: string, reached: (t: Table) => boolean): Table {
  while (t.isAsked(colour, 'respond') && t.asked(colour).key === 'ask.respond.free' && !reached(t))
    t.answer(colour, 'respond', 'pass');
  return t;
}

test('greenhorn: artifacts of the regroup and alliance phases in any role and at any time', () => {
  const t = table({
    red: { hand: ['attack-10'], warp: 2 },
    green: greenhorn('attack-10', 'mobius-tubes', 'force-field'),
  });
  // Mobius Tubes is the offense’s, in the regroup phase; here it comes before that. Nobody is allied yet.
  expect([t.e.phase, t.options('green', 'respond')]).toEqual([
    'start-turn',
    ['pass', 'mobius-tubes:empty-the-warp'],
  ]);
  settled(t.answer('green', 'respond', 'pass'), 'green', 'red').answer('red', 'ships', { 'red-1': 1 });
  settled(t, 'green', 'red');
  launch(passUntil(t, 'green', () => false));
  expect(t.e.phase).toBe('launch');
  t.answer('green', 'respond', 'mobius-tubes').answer('red', 'ships', { 'red-1': 1 });
  ally(t, { green: 'none' });
  expect([t.warp('red'), t.hand('green')]).toEqual([0, ['attack-10', 'force-field']]);
  expectOutcome(t, 'offense');
});

test('greenhorn: a force field after the reveal takes allies out of the fight', () => {
  const t = begun({ green: {}, yellow: greenhorn('attack-10', 'force-field') });
  settled(t, 'yellow', 'red');
  ally(launch(t), { green: ['offense', 2], yellow: 'none' });
  // When alliances are formed as for everybody, before cards are selected, when they are, and now that they are open.
  for (let i = 0; i < 3; i++) t.answer('yellow', 'respond', 'pass');
  expect([t.e.phase, t.e.laid.every((laid) => laid?.up)]).toEqual(['reveal', true]);
  t.answer('yellow', 'respond', 'force-field').answer('green', 'ships', { 'green-2': 2 });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('greenhorn: others play these in their own phase and role only', () => {
  const t = table({
    red: { hand: ['attack-10'], warp: 2 },
    green: { hand: ['mobius-tubes', 'force-field', 'reinforcement-3'] },
  });
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['force-field', 'mobius-tubes', 'reinforcement-3']);
});

test('greenhorn: plays a kicker once the cards are open; it counts as usual, and one is enough', () => {
  const t = table(
    { red: greenhorn('attack-06', 'attack-04', 'reward-kicker-x2-duplicity'), blue: { hand: ['attack-08'] } },
    { variants: { rewards: true } },
  );
  settled(t, 'red', 'blue');
  inviteNobody(launch(t));
  // In planning as everybody may, and after the reveal.
  t.answer('red', 'respond', 'pass').answer('red', 'encounter-card', 'attack-06');
  expect(t.options('red', 'respond')).toEqual(['pass', 'greenhorn:late-kicker']);
  t.answer('red', 'respond', 'greenhorn');
  expect(t.totals()).toEqual([15, 12]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('greenhorn wild: a hand without attacks or without negotiates is discarded for a new one; the flare stays', () => {
  const t = table({ green: { hand: ['attack-10', 'quash', 'flare-greenhorn'] } }, { deck: EIGHT });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-greenhorn:start-over']);
  t.answer('green', 'respond', 'flare-greenhorn');
  expect([t.hand('green'), t.discard()]).toEqual([
    [...EIGHT, 'flare-greenhorn'].sort(),
    ['attack-10', 'quash'],
  ]);
  const both = table({ green: { hand: ['attack-10', 'negotiate', 'flare-greenhorn'] } });
  expect(waiting(both)).toEqual(['red launch']);
});

test('greenhorn wild: as the offense it can keep the turn alive: a new hand before the second encounter (TURN-3)', () => {
  const t = table({ red: { hand: ['attack-10', 'flare-greenhorn'] } }, { deck: EIGHT });
  launch(passUntil(t, 'red', () => false));
  inviteNobody(passUntil(t, 'red', () => false));
  passUntil(t, 'red', () => t.e.outcome !== null && t.e.laid[0] === null);
  // The attack is spent: without a new hand the turn would be over.
  t.answer('red', 'respond', 'flare-greenhorn');
  expect([t.asked('red', 'yes-no').key, t.hand('red').length]).toEqual(['ask.second-encounter', 9]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

/** Blue’s plague takes red’s only encounter card. */
const plagued = (red: Players['red'], keeps: string): Table => {
  const t = table({ red, blue: { hand: ['attack-08', 'plague'] } }, { deck: EIGHT });
  for (let i = 0; i < 3 && !t.isAsked('blue', 'respond'); i++) settled(passOnce(t), 'red', 'green');
  t.answer('blue', 'respond', 'plague').answer('blue', 'player', 'red');
  t.answer('red', 'ships', { 'red-2': 3 });
  return t.isAsked('red', 'card') ? t.answer('red', 'card', keeps) : t;
};
const passOnce = (t: Table): Table => (t.isAsked('red', 'respond') ? t.answer('red', 'respond', 'pass') : t);

test('PLAN-1: wild greenhorn, an offense left without an encounter card may draw a new hand before its turn ends', () => {
  const hand = ['attack-10', 'flare-greenhorn', 'flare-tripler'];
  const t = plagued({ hand }, 'flare-tripler');
  expect(t.asked('red', 'respond')).toMatchObject({
    key: 'ask.respond.turn.ending',
    options: ['pass', 'flare-greenhorn:start-over'],
  });
  t.answer('red', 'respond', 'flare-greenhorn');
  expect(t.hand('red')).toEqual([...EIGHT, 'flare-greenhorn'].sort());
  expect(t.e.outcome).toBe(null);

  const passed = plagued({ hand }, 'flare-tripler').answer('red', 'respond', 'pass');
  expectOutcome(passed, 'broken-off');
  expect(passed.hand('red')).toEqual(['flare-greenhorn']);

  // Without the flare nobody asks.
  expectOutcome(plagued({ hand }, 'flare-greenhorn'), 'broken-off');
});

test('PLAN-1: greenhorn itself, too, draws instead of ending its turn', () => {
  const t = plagued(greenhorn('attack-10', 'quash'), '');
  expect(t.asked('red', 'respond')).toMatchObject({
    key: 'ask.respond.turn.ending',
    options: ['pass', 'greenhorn:new-hand'],
  });
  t.answer('red', 'respond', 'greenhorn');
  expect(t.hand('red')).toEqual(EIGHT.toSorted());
  expect(t.e.outcome).toBe(null);
});

test('greenhorn super: another player with a colony in the system that destiny names is the defense, there', () => {
  const t = table({ red: greenhorn('attack-10', 'flare-greenhorn'), green: { colonies: { 'blue-3': 2 } } });
  settled(t, 'red', 'blue');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-greenhorn:whose']);
  // Nobody but green: blue is the defense anyway.
  t.answer('red', 'respond', 'flare-greenhorn');
  expect(t.options('red', 'launch').slice(0, 1)).toEqual(['to blue-3']);
  expect(t.e.defense).toBe(2);
});

test('greenhorn super: zapped, destiny holds; not where there is nobody else to meet', () => {
  const t = table({
    red: greenhorn('attack-10', 'flare-greenhorn'),
    blue: { hand: ['attack-08', 'cosmic-zap'] },
    green: { colonies: { 'blue-3': 2 } },
  });
  t.answer('red', 'player', 'blue').answer('blue', 'respond', 'pass');
  settled(t, 'red', 'blue');
  t.answer('red', 'respond', 'flare-greenhorn').answer('blue', 'respond', 'cosmic-zap');
  expect(t.e.defense).toBe(1);
  const alone = table({ red: greenhorn('attack-10', 'flare-greenhorn') });
  expect(waiting(settled(alone, 'red', 'blue'))).toEqual(['red launch']);
});

test('greenhorn super: with wild destiny in the system of whomever it has named', () => {
  const red = greenhorn('attack-10', 'flare-greenhorn');
  const wild = table({ red, green: { colonies: { 'blue-3': 2 } } }, { destiny: ['destiny-wild'] });
  settled(wild, 'red', 'blue').answer('red', 'player', 'green');
  // In green's system there is nobody else.
  expect(waiting(wild)).toEqual(['red launch']);
  const named = table({ red, green: { colonies: { 'blue-3': 2 } } }, { destiny: ['destiny-wild'] });
  settled(named, 'red', 'blue').answer('red', 'player', 'blue').answer('red', 'respond', 'flare-greenhorn');
  expect([named.e.defense, named.options('red', 'launch')[0]]).toEqual([2, 'to blue-3']);
});

test('greenhorn super: a planet of that system that is in the warp is not in it: nobody can be met there', () => {
  const red = greenhorn('attack-10', 'flare-greenhorn');
  const blue = { alien: 'voyager', homes: [4, 8, 4, 4, 0] };
  const away = table({ red, blue, green: { colonies: { 'blue-4': 2 } } }, { adrift: ['blue-4'] });
  expect(waiting(settled(away, 'red', 'blue'))).toEqual(['red launch']);
  const both = table(
    { red, blue, green: { colonies: { 'blue-3': 1, 'blue-4': 1 } } },
    { adrift: ['blue-4'] },
  );
  settled(both, 'red', 'blue').answer('red', 'respond', 'flare-greenhorn');
  expect(both.options('red', 'launch').filter((option) => option.startsWith('to'))).toEqual(['to blue-3']);
});
