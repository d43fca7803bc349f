import { expect, test } from 'vitest';
import { Table, type PlayerSpec } from '@cosmarium/engine';
import { positionOf, WEAK } from '../../../helpers/position-of.ts';

/** Red, the Pirate, attacks blue-1 with three ships; green may ally. */
const position = positionOf('pirate', 'attack-20', 'attack-04');

const launch = (t: Table, ships = 3) =>
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': ships } });
const invite = (t: Table) => t.answer('red', 'invite', []).answer('blue', 'invite', []);
const cells = (t: Table, seat = 0) => t.game.view(-1).players[seat].sheets[0].holds;

test('pirate: sends winning ships home and captures as many losing ones instead of their going to the warp', () => {
  const t = invite(launch(new Table(position())));
  expect(t.options('red', 'respond')).toEqual(['pass', 'pirate:raid']);
  t.answer('red', 'respond', 'pirate:raid');
  expect(t.asked('red', 'ships').decision).toMatchObject({ key: 'pirate.back', min: 1, max: 3 });
  t.answer('red', 'ships', { 'red-2': 2 }).finish();
  expect(cells(t)).toEqual([{ name: 'prisoners', place: -10, system: -1, ships: [0, 2, 0] }]);
  expect([t.warp('blue'), t.ships('blue-1', 'red'), t.ships('red-2', 'red')]).toEqual([6, 1, 6]);
});

test('pirate: keeps the win when all ships were sent back', () => {
  const t = invite(launch(new Table(position()))).answer('red', 'respond', 'pirate:raid');
  t.answer('red', 'ships', { 'red-1': 3 }).finish();
  expect(t.outcome()).toBe('offense');
  expect([t.ships('blue-1', 'red'), t.ships('prisoners', 'blue'), t.warp('blue'), t.foreign('red')]).toEqual([
    0, 3, 5, 0,
  ]);
});

test('pirate: chooses among all losing players, allies included', () => {
  const t = launch(new Table(position()));
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 2 } });
  t.answer('red', 'respond', 'pirate:raid').answer('red', 'ships', { 'red-1': 3 });
  expect(t.asked('red', 'number').decision).toMatchObject({
    key: 'pirate.capture',
    params: { player: 1, count: 3 },
    options: [1, 2, 3],
  });
  t.answer('red', 'number', '1').finish();
  expect(cells(t)[0].ships).toEqual([0, 1, 2]);
  expect([t.warp('blue'), t.warp('green')]).toEqual([7, 0]);
});

test('pirate: may pass; zapped, everybody lands and everything is lost as usual', () => {
  const passed = invite(launch(new Table(position())))
    .answer('red', 'respond', 'pass')
    .finish();
  expect([passed.ships('blue-1', 'red'), passed.warp('blue')]).toEqual([3, 8]);
  const t = invite(launch(new Table(position({}, { hand: ['attack-04', 'cosmic-zap'] }))));
  t.answer('red', 'respond', 'pirate:raid').answer('blue', 'respond', 'cosmic-zap').finish();
  expect([t.ships('blue-1', 'red'), t.warp('blue'), cells(t)]).toEqual([3, 8, []]);
});

test('pirate: captures nothing as the defense, nor when it loses', () => {
  const lost = invite(launch(new Table(position({ hand: ['attack-01'] }, { hand: ['attack-30'] })))).finish();
  expect([lost.warp('red'), cells(lost)]).toEqual([3, []]);
  const defends = new Table(
    position(
      { alien: 'virus', homes: WEAK, hand: ['attack-01'] },
      { alien: 'pirate', homes: [8, 4, 4, 4, 0], hand: ['attack-30'] },
    ),
  );
  invite(launch(defends)).finish();
  expect([defends.warp('red'), cells(defends, 1)]).toEqual([3, []]);
});

test('pirate: as an ally it forgoes landing or rewards for every ship sent back', () => {
  const t = launch(
    new Table(
      position(
        { alien: 'human', homes: WEAK, hand: ['attack-01'] },
        { hand: ['attack-30'] },
        { alien: 'pirate', homes: [4, 4, 4, 4, 4] },
        { deck: ['plague', 'quash'] },
      ),
    ),
  );
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 3 } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'pirate:raid']);
  t.answer('green', 'respond', 'pirate:raid').answer('green', 'ships', { 'green-2': 2 });
  t.answer('green', 'ships', { 'green-1': 1 });
  t.finish();
  expect([t.ships('prisoners', 'red'), t.warp('red'), t.hand('green')]).toEqual([2, 1, ['plague']]);
});

test('pirate: for captured ships there is no compensation (COMP-1)', () => {
  const t = invite(
    launch(
      new Table(position({ hand: ['attack-20', 'quash'] }, { homes: [2, 18, 0, 0, 0], hand: ['negotiate'] })),
    ),
  );
  t.answer('red', 'respond', 'pirate:raid').answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([t.hand('red'), t.hand('blue'), t.warp('blue')]).toEqual([['quash'], [], 0]);
});

const jailed: Partial<PlayerSpec> = {
  holds: [{ name: 'prisoners', ships: { blue: 3, green: 3 } }],
  hand: ['attack-20'],
};
const short = { homes: [8, 9, 0, 0, 0] };

test('pirate: in a regroup phase sends up to four captured ships to the warp for as many rewards', () => {
  const t = new Table(
    position(jailed, short, short, { deck: ['plague', 'quash', 'ionic-gas', 'mobius-tubes'] }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'pirate:sell', 'pirate:ransom']);
  t.answer('red', 'respond', 'pirate:sell');
  expect(t.options('red', 'number')).toEqual(['0', '1', '2', '3']);
  t.answer('red', 'number', '3');
  expect(t.options('red', 'number')).toEqual(['0', '1']);
  t.answer('red', 'number', '1');
  expect([t.warp('blue'), t.warp('green'), t.ships('prisoners', 'green')]).toEqual([3, 1, 2]);
  expect(t.hand('red')).toEqual(['attack-20', 'ionic-gas', 'mobius-tubes', 'plague', 'quash']);
  // Not a second time in this phase; what it has drawn may be played.
  expect(t.options('red', 'respond')).not.toContain('pirate:sell');
});

test('pirate: also in the regroup phase of others, and while zapped ones rest only with the power', () => {
  const others = new Table({
    ...position(jailed, short, short),
    offense: 'green',
    destiny: ['destiny-blue'],
  });
  expect(others.options('red', 'respond')).toEqual(['pass', 'pirate:sell', 'pirate:ransom']);
  const lost = new Table(position({ ...jailed, homes: WEAK }, short, short));
  expect(lost.asked('red', 'launch').key).toBe('ask.launch');
  expect(lost.ships('prisoners', 'blue')).toBe(3);
});

test('pirate: a ransom is a bargain: the owner’s ships against whatever the owner could give in a deal', () => {
  const t = new Table(position(jailed, { ...short, hand: ['attack-04', 'quash'] }, short));
  t.answer('red', 'respond', 'pirate:ransom');
  // Green has nothing but colonies to pay with.
  expect(t.options('red', 'player')).toEqual(['blue', 'green']);
  t.answer('red', 'player', 'blue');
  expect(t.asked('red', 'offer').decision).toMatchObject({
    key: 'pirate.price',
    partner: 1,
    give: { hand: [], planets: [], colonies: 0, free: 3 },
    get: { hand: 2, colonies: 1, free: 0 },
  });
  t.answer('red', 'offer', { give: { free: 2 }, get: { cards: { random: 2 } } });
  expect(t.asked('blue', 'offer').decision).toMatchObject({
    acceptable: true,
    give: { hand: ['attack-04', 'quash'], colonies: 1, free: 0 },
    get: { hand: 0, planets: [], colonies: 0, free: 3 },
  });
  t.answer('blue', 'offer', { give: { cards: { quash: 1 } }, get: { free: 2 } });
  t.answer('red', 'offer', 'accept').answer('blue', 'ships', { 'blue-1': 2 });
  expect([t.hand('red'), t.ships('blue-1', 'blue'), t.ships('prisoners', 'blue')]).toEqual([
    ['attack-20', 'quash'],
    10,
    1,
  ]);
  // It is not a deal for other effects, and each owner is asked once in a regroup phase.
  expect(t.game.events(-1).some(({ type }) => type === 'deal')).toBe(false);
  t.answer('red', 'respond', 'pirate:ransom');
  expect(t.asked('red', 'offer').decision).toMatchObject({ key: 'pirate.price', partner: 2 });
});

test('pirate: a ransom that is refused changes nothing, and one that frees nobody cannot be accepted', () => {
  const t = new Table(position(jailed, { ...short, hand: ['attack-04', 'quash'] }, short));
  t.answer('red', 'respond', 'pirate:ransom').answer('red', 'player', 'blue');
  t.answer('red', 'offer', { get: { cards: { random: 2 } } });
  expect(t.asked('blue', 'offer').decision).toMatchObject({ acceptable: false });
  expect(() => t.answer('blue', 'offer', 'accept')).toThrow('you cannot deliver');
  t.answer('blue', 'offer', 'fail');
  expect([t.hand('blue'), t.ships('prisoners', 'blue'), t.warp('blue')]).toEqual([
    ['attack-04', 'quash'],
    3,
    0,
  ]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'pirate:sell', 'pirate:ransom']);
});

test('pirate: a ransom may be a colony where the owner has one', () => {
  const t = new Table(position(jailed, short, short));
  t.answer('red', 'respond', 'pirate:ransom').answer('red', 'player', 'green');
  t.answer('red', 'offer', { give: { free: 1 }, get: { colony: 'green-2' } });
  t.answer('green', 'offer', 'accept').answer('red', 'ships', { 'red-1': 2 });
  t.answer('green', 'ships', { 'green-1': 1 });
  expect([t.ships('green-2', 'red'), t.ships('green-1', 'green'), t.foreign('red')]).toEqual([2, 9, 1]);
});

test('pirate super: every ship sent back captures up to two', () => {
  const t = invite(launch(new Table(position({ hand: ['attack-20', 'flare-pirate'] }))));
  t.answer('red', 'respond', 'pirate:raid');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-pirate:double']);
  t.answer('red', 'respond', 'flare-pirate').answer('red', 'ships', { 'red-1': 2 });
  expect(t.options('red', 'number')).toEqual(['2', '3', '4']);
  t.answer('red', 'number', '4').finish();
  expect([t.ships('prisoners', 'blue'), t.warp('blue'), t.ships('blue-1', 'red')]).toEqual([4, 4, 1]);
});

test('pirate super: zapped, the raid fails and the flare returns', () => {
  const t = invite(
    launch(
      new Table(position({ hand: ['attack-20', 'flare-pirate'] }, { hand: ['attack-04', 'cosmic-zap'] })),
    ),
  );
  t.answer('red', 'respond', 'pirate:raid').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-pirate').answer('blue', 'respond', 'cosmic-zap').finish();
  expect([t.warp('blue'), t.hand('red'), cells(t)]).toEqual([8, ['flare-pirate'], []]);
});

test('pirate wild: a winning ally takes random cards of its main player in place of rewards', () => {
  const t = launch(
    new Table(
      position(
        { alien: 'human', homes: WEAK, hand: ['attack-01'] },
        { hand: ['attack-30', 'quash'] },
        { alien: 'void', hand: ['flare-pirate'] },
        { deck: ['plague'] },
      ),
    ),
  );
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-1': 2 } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-pirate:mutiny']);
  t.answer('green', 'respond', 'flare-pirate');
  t.answer('green', 'ships', { 'green-1': 2 }).finish();
  expect([t.hand('green'), t.hand('blue')]).toEqual([['flare-pirate', 'plague', 'quash'], []]);
});

test('pirate wild: not for offensive allies, who have no rewards', () => {
  const t = launch(
    new Table(position({ alien: 'human', homes: WEAK }, {}, { alien: 'void', hand: ['flare-pirate'] })),
  );
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 2 } }).finish();
  expect(t.hand('green')).toEqual(['flare-pirate']);
});

test('pirate: replaced by another alien, the captured ships go home (RUL-23)', () => {
  const t = new Table({
    ...position(jailed, short, short),
    variants: { changingPowers: true },
    aliens: ['pirate', 'zombie', 'human', 'void'],
  });
  t.answer('red', 'option', 'void');
  expect(t.aliens('red')).toEqual(['void']);
  expect(t.open().map(({ seat, key }) => [seat, key])).toEqual([
    ['blue', 'ask.place.home'],
    ['green', 'ask.place.home'],
  ]);
  t.answer('blue', 'ships', { 'blue-1': 3 }).answer('green', 'ships', { 'green-2': 3 });
  expect([t.ships('blue-1', 'blue'), t.ships('green-2', 'green')]).toEqual([11, 12]);
});

test('pirate: nobody bargains with themselves for ships that came along with the sheet; selling them is another matter', () => {
  const own = { holds: [{ name: 'prisoners', ships: { red: 2, green: 1 } }], homes: [4, 4, 4, 4, 2] };
  const third = { homes: [8, 11, 0, 0, 0], hand: ['quash'] };
  const t = new Table(position({ ...own, hand: ['attack-20'] }, {}, third));
  t.answer('red', 'respond', 'pirate:ransom');
  expect(t.asked('red', 'offer').decision).toMatchObject({ partner: 2 });
  t.answer('red', 'offer', 'fail');
  expect(t.options('red', 'respond')).toEqual(['pass', 'pirate:sell']);
});

test('pirate: captures and sells the very ships it likes, where they are not alike', () => {
  const special = [1, 2, 3].map(() => ({ ship: 'changed', at: 'blue-1' }));
  const t = invite(launch(new Table(position({}, { special }))));
  t.answer('red', 'respond', 'pirate:raid').answer('red', 'ships', { 'red-2': 2 });
  expect([t.asked('red').key, t.options('red', 'ships')]).toEqual([
    'ask.ships.which',
    ['blue-1 0..5', 'blue-1:changed 0..3'],
  ]);
  t.answer('red', 'ships', { 'blue-1': 1, 'blue-1:changed': 1 });
  const places = (of: Table) => of.game.view(-1).players[1].special.map(({ at }) => at);
  expect([places(t), cells(t)[0].ships, t.warp('blue')]).toEqual([[-10, -1, -1], [0, 2, 0], 6]);

  const held = [{ name: 'prisoners', ships: { blue: 2 } }];
  const sells = new Table(
    position({ holds: held }, { homes: [8, 10, 0, 0, 0], special: [{ ship: 'changed', at: 'prisoners' }] }),
  );
  sells.answer('red', 'respond', 'pirate:sell').answer('red', 'number', '1');
  expect(sells.options('red', 'ships')).toEqual(['prisoners 0..1', 'prisoners:changed 0..1']);
  sells.answer('red', 'ships', { 'prisoners:changed': 1 });
  expect([places(sells), cells(sells)[0].ships, sells.warp('blue')]).toEqual([[-1], [0, 1, 0], 1]);
});
