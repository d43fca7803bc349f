/** Which ships cards of the reward deck reach, and how they change places. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  passAnyTime,
  table,
  toPlanning,
  WITH_POWER,
} from '../../helpers/duel.ts';
import { withRewards } from '../../helpers/rewards.ts';
import { technologies } from '../../helpers/technologies.ts';

const powerEvents = (t: Table) => happened(t).filter((type) => type.startsWith('power.'));

test('rebirth, POWER-1: whoever has three home colonies before and after has the power all the time', () => {
  const t = withRewards({ green: { homes: [8, 11, 1, 0, 0], hand: ['rebirth'] } });
  t.answer('green', 'respond', 'rebirth:resettle').answer('green', 'player', 'green');
  t.answer('green', 'ships', { 'green-3': 1 }).answer('green', 'ships', { 'green-4': 1 });
  expect([powerEvents(t), t.ships('green-3', 'green'), t.ships('green-4', 'green')]).toEqual([[], 0, 1]);
  expectOutcome(toPlanning(t), 'offense');
});

test('rebirth, POWER-1: the power goes with a home colony that is given up, and comes with a third', () => {
  const t = withRewards({ green: { homes: [8, 11, 1, 0, 0], hand: ['rebirth'] } });
  t.answer('green', 'respond', 'rebirth:resettle').answer('green', 'player', 'green');
  t.answer('green', 'ships', { 'green-3': 1 }).answer('green', 'ships', { 'green-1': 1 });
  expect(powerEvents(t)).toEqual(['power.lost']);
  const back = withRewards({ green: { hand: ['rebirth'] } });
  back.answer('green', 'respond', 'rebirth:resettle').answer('green', 'player', 'green');
  back.answer('green', 'ships', { 'green-1': 1 }).answer('green', 'ships', { 'green-5': 1 });
  expect(powerEvents(back)).toEqual(['power.back']);
});

test('rebirth: of ships that are not alike the player says which go where', () => {
  const special = [{ ship: 'flagship', at: 'green-1' }];
  const t = withRewards({ green: { special, hand: ['rebirth'] } });
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'rebirth:resettle');
  t.answer('green', 'player', 'green').answer('green', 'ships', { 'green-1:flagship': 1, 'green-2': 1 });
  t.answer('green', 'ships', { 'green-4': 1, 'green-5': 1 });
  expect(t.asked('green').key).toBe('ask.ships.where');
  t.answer('green', 'ships', { 'green-5:flagship': 1 });
  expect(t.game.view(-1).players[2].special).toMatchObject([{ marks: ['flagship'], at: 14 }]);
  expect(['green-1', 'green-2', 'green-4', 'green-5'].map((at) => t.ships(at, 'green'))).toEqual([
    3, 15, 1, 1,
  ]);
});

test('greenhorn: the flagship goes where it was told to, and not another ship', () => {
  const special = [{ ship: 'flagship', at: 'green-1' }];
  const t = table({ green: { alien: 'greenhorn', homes: WITH_POWER, special } });
  passAnyTime(t).answer('green', 'respond', 'greenhorn:move');
  t.answer('green', 'ships', { 'green-1:flagship': 1 }).answer('green', 'ships', { 'green-4': 1 });
  expect(t.game.view(-1).players[2].special).toMatchObject([{ marks: ['flagship'], at: 13 }]);
});

test('self defense: its player picks the very ships of the other side', () => {
  const special = [{ ship: 'flagship', at: 'red-2' }];
  const t = withRewards({
    red: { special },
    blue: { hand: ['reward-negotiate-self-defense'], homes: [1, 19, 0, 0, 0] },
  });
  passAnyTime(t).answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:flagship': 1, 'red-2': 2 } });
  inviteNobody(t);
  while (t.isAsked('red', 'respond')) t.answer('red', 'respond', 'pass');
  expect([t.asked('blue').key, t.options('blue', 'ships')]).toEqual([
    'ask.ships.which',
    ['gate 0..2', 'gate:flagship 0..1'],
  ]);
  t.answer('blue', 'ships', { 'gate:flagship': 1 });
  while (t.isAsked('red', 'respond')) t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.ships('blue-1', 'red')]).toEqual([1, 2]);
  expect(t.game.view(-1).players[0].special).toMatchObject([{ marks: ['flagship'], at: -1 }]);
});

const researcher = {
  technologies: [{ card: 'omega-missile', ships: 5 }],
  homes: [0, 2, 0, 0, 0],
  removed: 13,
};

test('rift 3, TECH-3: whoever has no other ships left loses those on technologies', () => {
  const t = withRewards(
    { red: { hand: ['negotiate', 'quash'], ...researcher }, blue: { hand: ['attack-08', 'reward-rift-3'] } },
    { variants: { technologies: true } },
  );
  t.answer('red', 'option', 'pass');
  inviteNobody(launch(t, 2));
  expectOutcome(t, 'defense');
  expect([t.warp('red'), technologies(t, 'red')]).toEqual([5, ['(omega-missile 2)']]);
});

test('omni-zap, TECH-3: a ship on a technology can pay for it, and three of them count', () => {
  const t = withRewards(
    { red: { hand: ['attack-10', 'mobius-tubes'], warp: 1 }, green: { hand: ['omni-zap'], ...researcher } },
    { variants: { technologies: true } },
  );
  passAnyTime(t).answer('green', 'option', 'pass').answer('red', 'respond', 'mobius-tubes:empty-the-warp');
  t.answer('green', 'respond', 'omni-zap:card-zap');
  expect(t.options('green', 'option')).toEqual(['remove', 'warp']);
  t.answer('green', 'option', 'warp');
  expect(t.asked('green').decision).toMatchObject({ kind: 'ships', min: 3, max: 3 });
  t.answer('green', 'ships', { 'technology-1': 3 });
  expect([t.warp('green'), technologies(t, 'green')]).toEqual([3, ['(omega-missile 2)']]);
});

/** Red has three ships on the gate when green, who minds no phase, plays Plague. */
test('plague out of its phase: ships on the gate can be lost to it', () => {
  const t = table({
    red: { hand: ['attack-10', 'negotiate', 'negotiate'] },
    green: { alien: 'greenhorn', homes: WITH_POWER, hand: ['plague', 'attack-06'] },
  });
  passAnyTime(t).answer('green', 'player', 'red').answer('green', 'card', 'plague');
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'pass');
  passAnyTime(t).answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  t.answer('green', 'respond', 'plague:infect').answer('green', 'player', 'red');
  t.answer('red', 'ships', { gate: 2, 'red-1': 1 });
  expect([t.ships('gate', 'red'), t.warp('red')]).toEqual([1, 3]);
});
