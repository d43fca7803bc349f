import { expect, test } from 'vitest';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';
import { down, hiding, turned } from '../../../helpers/hidden.ts';

const vulch = (...hand: string[]) => ({ alien: 'vulch', homes: WITH_POWER, hand });
/** Enough home colonies to lose one in defeat and keep the power. */
const FOUR = [4, 4, 4, 8, 0];
const fresh = (first: string) => [first, ...Array<string>(7).fill('negotiate')];

/** Red plays the plague on blue, who pays with ships and with its only artifact. */
function plagued(players: Players) {
  const t = table({
    red: { hand: ['attack-10', 'plague'] },
    blue: { hand: ['attack-08', 'attack-06', 'quash'] },
    ...players,
  });
  t.answer('red', 'respond', 'plague').answer('red', 'player', 'blue');
  return t.answer('blue', 'ships', { 'blue-2': 3 }).answer('blue', 'card', 'attack-06');
}

test('vulch: takes artifacts that others discard, played or not, and may play them in the same phase', () => {
  const t = plagued({ green: vulch() });
  expect(t.hand('green')).toEqual(['plague', 'quash']);
  expect(t.discard()).toEqual(['attack-06']);
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect']);
  t.answer('green', 'respond', 'plague').answer('green', 'player', 'red');
  t.answer('red', 'ships', { 'red-1': 3 });
  // Its own artifact stays where it fell; red had no other card than its attack to give.
  expect([t.hand('green'), t.discard()]).toEqual([['quash'], ['attack-06', 'attack-10', 'plague']]);
  expectOutcome(t, 'broken-off');
});

test('vulch: without its power it takes nothing', () => {
  const t = plagued({ green: { alien: 'vulch' } });
  expect(t.hand('green')).toEqual([]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('vulch: zapped, it gets neither the artifact nor the cosmic zap that hit it', () => {
  const t = plagued({ green: vulch(), yellow: { hand: ['cosmic-zap'] } });
  expect(t.options('yellow', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('yellow', 'respond', 'cosmic-zap');
  expect([t.hand('green'), t.discard().toSorted()]).toEqual([
    [],
    ['attack-06', 'cosmic-zap', 'plague', 'quash'],
  ]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('vulch: a salvaged zap comes too late for the same chain of answers', () => {
  const t = launch(
    table({
      red: { alien: 'mite', homes: WITH_POWER, hand: ['attack-10', 'card-zap'] },
      blue: { hand: ['attack-08', 'attack-06', 'negotiate', 'negotiate', 'cosmic-zap'] },
      green: vulch(),
    }),
  );
  t.answer('blue', 'respond', 'cosmic-zap').answer('red', 'respond', 'card-zap');
  expect(t.hand('green')).toEqual(['card-zap', 'cosmic-zap']);
  expect(waiting(t)).toEqual(['blue option']);
  t.answer('blue', 'option', 'surrender').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'surrender');
});

test('vulch: later in the phase the salvaged zap is good again', () => {
  const t = table(
    {
      red: { alien: 'macron', homes: WITH_POWER, hand: ['attack-10', 'card-zap'] },
      blue: { hand: ['attack-08', 'cosmic-zap'] },
      green: { ...vulch(), alien: 'vulch' },
      yellow: {},
    },
    { aliens: ['macron', 'zombie', 'vulch', 'warrior'] },
  );
  t.answer('blue', 'respond', 'cosmic-zap').answer('red', 'respond', 'card-zap');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  inviteNobody(t);
  // The worth of the macron's ship is another use.
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});

test('vulch: a hand thrown away for a new one is salvaged before the new one is drawn', () => {
  const short = { deck: ['attack-30', ...Array<string>(4).fill('negotiate')], shortDeck: true };
  const t = toPlanning(table({ blue: { hand: ['quash', 'ionic-gas'] }, green: vulch() }, short));
  expect(t.hand('green')).toEqual(['ionic-gas', 'quash']);
  t.answer('blue', 'encounter-card', 'attack-30');
  for (const { seat, kind } of t.open()) t.answer(seat, kind, 'pass');
  expectOutcome(t, 'defense');
});

test('vulch: drawing a new hand it shows and keeps its artifacts, and draws eight besides', () => {
  const t = toPlanning(
    table({ blue: { ...vulch('quash', 'flare-macron'), homes: FOUR } }, { deck: fresh('attack-30') }),
  );
  expect(t.hand('blue')).toEqual([...fresh('attack-30'), 'quash'].toSorted());
  expect(t.discard()).toEqual(['flare-macron']);
  expect(t.game.view(2).players[1].hand).toEqual(['quash']);
  t.answer('blue', 'encounter-card', 'attack-30');
  expectOutcome(t, 'defense');
});

test('vulch super: flares, too, from the first one discarded to the end of the encounter', () => {
  const t = table({
    red: { hand: ['attack-10', 'flare-masochist'], warp: 1 },
    blue: { hand: ['attack-08', 'card-zap'] },
    green: vulch('flare-vulch'),
  });
  t.answer('red', 'respond', 'flare-masochist').answer('red', 'player', 'blue');
  t.answer('blue', 'respond', 'card-zap');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-vulch:flares-too']);
  t.answer('green', 'respond', 'flare-vulch');
  expect(t.hand('green')).toEqual(['card-zap', 'flare-masochist', 'flare-vulch']);
  t.answer('red', 'ships', { 'red-2': 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('vulch super: passed on, the flare stays discarded', () => {
  const t = table({
    red: { hand: ['attack-10', 'flare-masochist'], warp: 1 },
    blue: { hand: ['attack-08', 'card-zap'] },
    green: vulch('flare-vulch'),
  });
  t.answer('red', 'respond', 'flare-masochist').answer('red', 'player', 'blue');
  t.answer('blue', 'respond', 'card-zap').answer('green', 'respond', 'pass');
  expect([t.hand('green'), t.discard()]).toEqual([['card-zap', 'flare-vulch'], ['flare-masochist']]);
  t.answer('red', 'ships', { 'red-2': 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
});

const beaten = (players: Players) =>
  toPlanning(table({ red: { hand: ['attack-20', 'flare-vulch'] }, ...players }));

test('vulch wild: the beaten opponent hands over card by card until one is kept', () => {
  const t = beaten({ blue: { hand: ['attack-08', 'quash', 'attack-04', 'attack-04'] } });
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-vulch:pick-over']);
  t.answer('red', 'respond', 'flare-vulch');
  expect(t.options('blue', 'card').toSorted()).toEqual(['attack-04', 'quash']);
  t.answer('blue', 'card', 'attack-04');
  expect(t.asked('red', 'yes-no').decision.params).toEqual({ card: 'attack-04' });
  t.answer('red', 'yes-no', 'no').answer('blue', 'card', 'quash').answer('red', 'yes-no', 'yes');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['flare-vulch', 'quash'], ['attack-04']]);
  expect(t.discard()).toEqual(['attack-04', 'attack-20', 'attack-08']);
});

test('vulch wild: all may be discarded; not after a loss, nor from an empty hand', () => {
  const all = beaten({ blue: { hand: ['attack-08', 'quash'] } });
  all.answer('red', 'respond', 'flare-vulch').answer('red', 'yes-no', 'no');
  expectOutcome(all, 'offense');
  expect([all.hand('red'), all.hand('blue')]).toEqual([['flare-vulch'], []]);

  expectOutcome(beaten({}), 'offense');
  const lost = toPlanning(
    table({ red: { hand: ['attack-01', 'flare-vulch'] }, blue: { hand: ['attack-08', 'quash'] } }),
  );
  expectOutcome(lost, 'defense');
});

test('vulch wild: against Vulch discarded artifacts come back, are handed over once more, and no third time', () => {
  const t = beaten({ blue: { ...vulch('attack-08', 'quash'), homes: FOUR } });
  t.answer('red', 'respond', 'flare-vulch').answer('red', 'yes-no', 'no');
  expect(t.asked('red', 'yes-no').decision.params).toEqual({ card: 'quash' });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['flare-vulch'], ['quash']]);
});

test('vulch: wild clone takes its artifact back before it is discarded', () => {
  const t = table({
    red: { hand: ['attack-10', 'plague', 'flare-clone'] },
    blue: { hand: ['attack-08', 'attack-06'] },
    green: vulch(),
  });
  t.answer('red', 'respond', 'plague').answer('red', 'player', 'blue');
  t.answer('blue', 'ships', { 'blue-2': 3 }).answer('blue', 'card', 'attack-06');
  t.answer('red', 'respond', 'flare-clone');
  expect([t.hand('red').includes('plague'), t.hand('green')]).toEqual([true, []]);
  while (waiting(t)[0] === 'red respond') t.answer('red', 'respond', 'pass');
  toPlanning(t);
  t.finish();
});

test('vulch wild, oracle: also where it goes on as if a deal had been made', () => {
  const t = toPlanning(
    table({
      red: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-10', 'flare-oracle'] },
      blue: { hand: ['attack-08', 'flare-vulch'] },
    }),
  );
  t.answer('red', 'respond', 'flare-oracle').answer('red', 'ships', { 'red-2': 3 });
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-vulch:pick-over']);
  t.answer('blue', 'respond', 'flare-vulch').answer('red', 'card', 'flare-oracle');
  t.answer('blue', 'yes-no', 'yes').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'peace');
  expect([t.hand('red'), t.hand('blue')]).toEqual([
    ['attack-10'],
    ['attack-08', 'flare-oracle', 'flare-vulch'],
  ]);
});

test('VAR-HID: vulch: without an artifact in the old hand it is not asked to turn up for a new one', () => {
  const t = hiding({ red: down('vulch', { hand: ['flare-will'] }) }, { deck: fresh('attack-40') });
  toPlanning(t).answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(turned(t)).toEqual([]);
  const kept = hiding({ red: down('vulch', { hand: ['quash'] }) }, { deck: ['attack-40'] });
  expect(kept.options('red', 'respond')).toEqual(['pass', 'vulch:keep']);
});
