import { expect, test } from 'vitest';
import { createGame } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const shadow = (...hand: string[]) => ({ alien: 'shadow', homes: WITH_POWER, hand });

test('shadow: destiny names a player, who loses a ship from a colony of Shadow’s choice', () => {
  const t = table({ green: shadow() });
  expect(waiting(t)).toEqual(['green planet']);
  expect(t.asked('green').decision.params).toEqual({ player: 1 });
  expect(t.options('green', 'planet')).toEqual(['blue-1', 'blue-2']);
  t.answer('green', 'planet', 'blue-2');
  expect([t.warp('blue'), t.ships('blue-2', 'blue')]).toEqual([1, 15]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('shadow: also as the offense or the defense; a foreign colony can be struck', () => {
  const t = table({ red: shadow('attack-10'), blue: { colonies: { 'green-4': 1 } } });
  expect(t.options('red', 'planet')).toEqual(['blue-1', 'blue-2', 'green-4']);
  t.answer('red', 'planet', 'green-4');
  expect([t.ships('green-4', 'blue'), t.foreign('blue'), t.warp('blue')]).toEqual([0, 0, 1]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('shadow: its own colour harms nobody, and a player without a ship on a planet cannot be struck', () => {
  const own = table({ blue: shadow('attack-08') });
  expect(waiting(own)).toEqual(['red launch']);
  toPlanning(own);
  expectOutcome(own, 'offense');

  const nobody = table({ blue: { homes: [0, 0, 0, 0, 0] }, green: shadow() });
  expect(waiting(nobody)).toEqual(['red launch']);
  toPlanning(nobody);
  expectOutcome(nobody, 'offense');
});

test('shadow: the offense’s own colour strikes the offense, before it decides; and every redrawn card again', () => {
  const t = table({ green: shadow() }, { destiny: ['destiny-red', 'destiny-blue'] });
  expect(t.options('green', 'planet')).toEqual(['red-1', 'red-2']);
  t.answer('green', 'planet', 'red-1');
  expect(t.warp('red')).toBe(1);
  expect(t.options('red', 'option')).toEqual(['redraw', 'resettle']);
  t.answer('red', 'option', 'redraw').answer('green', 'planet', 'blue-1');
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 1]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('shadow: a special card counts as the colour it names, fixed at the draw', () => {
  const destiny = ['destiny-special-most-cards'];
  const cards = table({ red: shadow('attack-10'), green: { hand: ['attack-08', 'quash'] } }, { destiny });
  expect(cards.asked('red', 'planet').decision.params).toEqual({ player: 2 });
  cards.answer('red', 'planet', 'green-1');
  launch(cards, 3, 'green-2').answer('red', 'invite', []).answer('green', 'invite', []);
  expectOutcome(cards, 'defense');

  // Blue and green have nobody in the warp, and blue sits nearer. The execution does not send red to green.
  const warp = table({ red: shadow('attack-10') }, { destiny: ['destiny-special-fewest-warp'] });
  warp.answer('red', 'planet', 'blue-2');
  expect([warp.warp('blue'), warp.e.defense]).toEqual([1, 1]);
  toPlanning(warp);
  expectOutcome(warp, 'offense');
});

test('shadow: at a wild card it may strike anybody, the offense too, whoever is attacked then', () => {
  const t = table({ green: shadow() }, { destiny: ['destiny-wild'] });
  expect(waiting(t)).toEqual(['green respond']);
  expect(t.options('green', 'respond')).toEqual(['pass', 'shadow:execute-anybody']);
  t.answer('green', 'respond', 'shadow');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red').answer('green', 'planet', 'red-2');
  expect(t.warp('red')).toBe(1);
  t.answer('red', 'player', 'blue');
  toPlanning(t);
  expectOutcome(t, 'offense');

  const spared = table({ green: shadow() }, { destiny: ['destiny-wild'] });
  spared.answer('green', 'respond', 'pass').answer('red', 'player', 'blue');
  toPlanning(spared);
  expectOutcome(spared, 'offense');
  expect([spared.warp('red'), spared.warp('blue')]).toEqual([0, 4]);
});

test('shadow: zapped with its victim named, it strikes nobody in this encounter, redrawn cards included', () => {
  const t = table(
    { red: { hand: ['attack-10', 'cosmic-zap'] }, green: shadow() },
    { destiny: ['destiny-red', 'destiny-blue'] },
  );
  t.answer('green', 'planet', 'red-1');
  expect(t.asked('red', 'respond').decision.params).toMatchObject({ alien: 'shadow', whom: 0, planet: 0 });
  t.answer('red', 'respond', 'cosmic-zap').answer('red', 'option', 'redraw');
  expect([waiting(t), t.warp('red'), t.warp('blue')]).toEqual([['red launch'], 0, 0]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('shadow: without its power it strikes nobody; nor do the cards turned over in set-up (SETUP-7)', () => {
  const t = table({ green: { alien: 'shadow' } });
  expect(waiting(t)).toEqual(['red launch']);
  toPlanning(t);
  expectOutcome(t, 'offense');

  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'human' },
        { colour: 'blue', alien: 'zombie' },
        { colour: 'green', alien: 'shadow' },
      ],
      start: 'given',
    },
    'setup',
  );
  expect(game.events(-1).some((event) => event.type === 'ships.lost')).toBe(false);
});

test('Annex E-10: one execution for every card drawn, and Will’s target stays free', () => {
  const t = table(
    {
      red: { alien: 'will', homes: WITH_POWER },
      blue: { hand: ['attack-08', 'flare-dictator'] },
      green: shadow(),
      yellow: { hand: ['attack-06'] },
    },
    { destiny: ['destiny-blue', 'destiny-yellow'] },
  );
  t.answer('green', 'planet', 'blue-1').answer('blue', 'respond', 'flare-dictator');
  t.answer('green', 'planet', 'yellow-1');
  t.answer('red', 'player', 'blue');
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([1, 1]);
  launch(t).answer('red', 'invite', []).answer('blue', 'invite', []);
  expectOutcome(t, 'offense');
});

test('shadow wild: a beaten defense drags the offense and its allies into the warp', () => {
  const t = launch(table({ blue: { hand: ['attack-04', 'flare-shadow'] } }));
  ally(t, { green: ['offense', 2] });
  expect(t.asked('blue', 'respond').key).toBe('ask.respond.resolution.start');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-shadow:drag-along']);
  t.answer('blue', 'respond', 'flare-shadow');
  // Only blue-2 is outside the encounter. The offense has won but founds nothing.
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.warp('green'), t.warp('blue')]).toEqual([3, 2, 5]);
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'blue'), t.foreign('green')]).toEqual([0, 0, 0]);
  expect(t.hand('blue')).toEqual(['flare-shadow']);
});

test('shadow wild: a second encounter is earned all the same, and the warrior learns of a win', () => {
  const t = toPlanning(
    table({
      red: { alien: 'warrior', homes: WITH_POWER, hand: ['attack-20', 'attack-10'] },
      blue: { hand: ['attack-04', 'flare-shadow'] },
    }),
  );
  t.answer('red', 'encounter-card', 'attack-20').answer('blue', 'respond', 'flare-shadow');
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.tokens('red')).toBe(1);
});

test('shadow wild: before losses and landing (RUL-31); the zombie’s ships go home', () => {
  const t = toPlanning(
    table({
      red: { alien: 'zombie', homes: WITH_POWER, hand: ['attack-20'] },
      blue: { alien: 'clone', hand: ['attack-04', 'flare-shadow'] },
    }),
  );
  t.answer('blue', 'respond', 'flare-shadow').answer('red', 'ships', { 'red-1': 3 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.ships('red-1', 'red'), t.foreign('red')]).toEqual([0, 7, 0]);
});

test('shadow wild: not against a negotiate, not without a ship to give, not for the offense', () => {
  // A negotiate of the offense can win in an upset only.
  const upset = toPlanning(
    table({
      red: { alien: 'loser', homes: WITH_POWER, hand: ['negotiate'] },
      blue: { hand: ['attack-04', 'flare-shadow'] },
    }),
  );
  upset.answer('red', 'respond', 'loser:upset');
  expectOutcome(upset, 'offense');
  expect(upset.foreign('red')).toBe(1);

  const alone = toPlanning(
    table({
      red: { hand: ['attack-20'] },
      blue: { homes: [4, 0, 0, 0, 0], hand: ['attack-04', 'flare-shadow'] },
    }),
  );
  expectOutcome(alone, 'offense');
  expect(alone.ships('blue-1', 'red')).toBe(3);

  const offense = toPlanning(table({ red: { hand: ['attack-01', 'flare-shadow'] } }));
  expectOutcome(offense, 'defense');
  expect(offense.warp('blue')).toBe(0);
});

test('shadow super: on its own turn a ship of its own takes the place, and may found a colony', () => {
  const t = table({ red: { ...shadow('attack-10', 'flare-shadow'), homes: [4, 10, 4, 0, 0] } });
  t.answer('red', 'ships', { 'red-1': 1 });
  t.answer('red', 'planet', 'blue-1');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-shadow:take-the-place']);
  t.answer('red', 'respond', 'flare-shadow');
  expect([t.ships('blue-1', 'red'), t.ships('blue-1', 'blue'), t.warp('red'), t.warp('blue')]).toEqual([
    1, 3, 0, 1,
  ]);
  expect([t.foreign('red'), t.hand('red')]).toEqual([1, ['attack-10', 'flare-shadow']]);
  launch(t, 3, 'blue-2');
  inviteNobody(t);
  expectOutcome(t, 'defense');
});

test('shadow super: not without a ship in the warp, nor in another player’s turn; zapped, nobody is struck', () => {
  const empty = table({ red: shadow('attack-10', 'flare-shadow') });
  empty.answer('red', 'planet', 'blue-1');
  expect(waiting(empty)).toEqual(['red launch']);
  toPlanning(empty);
  expectOutcome(empty, 'offense');

  const turn = table({ green: { ...shadow('flare-shadow'), homes: [4, 10, 4, 0, 0] } });
  turn.answer('green', 'planet', 'blue-1');
  expect(waiting(turn)).toEqual(['red launch']);
  toPlanning(turn);
  expectOutcome(turn, 'offense');

  const zapped = table({
    red: { ...shadow('attack-10', 'flare-shadow'), homes: [4, 10, 4, 0, 0] },
    green: { hand: ['cosmic-zap'] },
  });
  zapped.answer('red', 'ships', { 'red-1': 1 }).answer('red', 'planet', 'blue-1');
  zapped.answer('green', 'respond', 'pass').answer('red', 'respond', 'flare-shadow');
  zapped.answer('green', 'respond', 'cosmic-zap');
  expect([zapped.ships('blue-1', 'red'), zapped.warp('blue'), zapped.hand('red')]).toEqual([
    0,
    0,
    ['attack-10', 'flare-shadow'],
  ]);
  toPlanning(zapped);
  expectOutcome(zapped, 'offense');
});
