import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { expect, test } from 'vitest';

const WEAK = [8, 12, 0, 0, 0];

/** Red attacks blue-1 with two ships; green, the Diplomat, looks on. */
function position(
  green: Partial<PlayerSpec> = {},
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'trader', homes: WEAK, hand: ['attack-10'], ...red },
      { colour: 'blue', alien: 'warrior', homes: WEAK, hand: ['attack-08'], ...blue },
      { colour: 'green', alien: 'diplomat', hand: ['negotiate'], ...green },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  };
}

const planned = (t: Table) =>
  t
    .answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', []);
const mediated = (t: Table) => planned(t).answer('green', 'respond', 'diplomat:mediate');
/** These agree to the whole deal. */
const agree = (t: Table, ...colours: string[]) => {
  for (const colour of colours) t.answer(colour, 'yes-no', 'yes');
  return t;
};

test('diplomat: plays a negotiate, and revealed attacks become negotiates', () => {
  const t = planned(new Table(position()));
  expect(t.options('green', 'respond')).toEqual(['pass', 'diplomat:mediate']);
  t.answer('green', 'respond', 'diplomat:mediate');
  expect(t.e.faces.map((face) => face!.type)).toEqual(['negotiate', 'negotiate']);
  expect([t.hand('green'), t.discard()]).toEqual([[], ['negotiate']]);
  expect(t.asked('red', 'offer').decision).toMatchObject({ key: 'ask.bargain', partner: 1 });
  t.answer('red', 'offer', 'fail').answer('green', 'offer', 'fail').answer('green', 'offer', 'fail');
  expect(t.open().map(({ seat, key }) => `${seat} ${key}`)).toEqual([
    'red ask.lose.failed-deal',
    'blue ask.lose.failed-deal',
    'green ask.lose.failed-deal',
  ]);
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'ships', { 'green-1': 3 }).answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([t.outcome(), t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual(['failed-deal', 3, 3, 3]);
});

test('diplomat: each of the three agrees to the whole, and everything changes hands at once', () => {
  const t = mediated(new Table(position({ hand: ['negotiate', 'attack-20'] })));
  t.answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  t.answer('green', 'offer', { give: { cards: { 'attack-20': 1 } }, get: { colony: 'red-1' } });
  // Red has a colony coming from blue: no second one.
  expect(t.asked('red', 'offer').decision).toMatchObject({ partner: 2, get: { planets: [] } });
  t.answer('red', 'offer', 'accept');
  const last = t.asked('green', 'offer').decision;
  // The card is promised, and so is a colony for green.
  expect(last).toMatchObject({ partner: 1, give: { hand: [] }, get: { planets: [] } });
  t.answer('green', 'offer', 'fail');
  expect(t.open().map(({ seat, key }) => `${seat} ${key}`)).toEqual([
    'red ask.bargain.agree',
    'blue ask.bargain.agree',
    'green ask.bargain.agree',
  ]);
  agree(t, 'red', 'blue', 'green');
  const promised = [
    { from: 0, to: 1, give: {} },
    { from: 1, to: 0, give: { colony: 6 } },
    { from: 2, to: 0, give: { cards: { 'attack-20': 1 } } },
    { from: 0, to: 2, give: { colony: 0 } },
  ];
  expect(t.game.events(-1).flatMap((one) => (one.type === 'agreed' ? one.transfers : []))).toEqual(promised);
  expect(t.game.view(-1).fight!.bargain).toEqual(promised);
  t.answer('red', 'ships', { gate: 1 }).answer('green', 'ships', { 'green-1': 1 });
  t.answer('red', 'ships', { 'red-2': 1 });
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect([t.outcome(), t.hand('red'), t.hand('green')]).toEqual(['deal', ['attack-20'], []]);
  expect([t.ships('blue-2', 'red'), t.ships('red-1', 'green')]).toEqual([1, 1]);
});

test('diplomat: one who does not agree lets it fail for all three', () => {
  const t = mediated(new Table(position()));
  t.answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  t.answer('green', 'offer', 'fail').answer('green', 'offer', 'fail');
  t.answer('red', 'yes-no', 'yes').answer('blue', 'yes-no', 'yes').answer('green', 'yes-no', 'no');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'ships', { 'green-1': 3 }).answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([t.outcome(), t.foreign('red'), t.warp('green')]).toEqual(['failed-deal', 0, 3]);
});

test('RUL-21: Quash on a deal of three fails it for all', () => {
  const t = mediated(new Table(position({ hand: ['negotiate', 'quash'] })));
  t.answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  t.answer('green', 'offer', 'fail').answer('green', 'offer', 'fail');
  agree(t, 'red', 'blue', 'green').answer('green', 'respond', 'quash:quash');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('green', 'ships', { 'green-1': 3 }).answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([t.outcome(), t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual(['failed-deal', 3, 3, 3]);
});

test('diplomat: not as a main player, not without a negotiate, not without an attack', () => {
  const main = new Table(position({ hand: ['negotiate', 'attack-20'] }, {}, {}, { offense: 'green' }));
  main.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 1 } });
  main.answer('green', 'invite', []).answer('blue', 'invite', []);
  main.answer('green', 'encounter-card', 'attack-20').answer('green', 'yes-no', 'no').finish();
  expect([main.outcome(), main.hand('green')]).toEqual(['offense', ['negotiate']]);
  const empty = planned(new Table(position({ hand: ['attack-20'] }))).finish();
  expect(empty.totals()).toEqual([12, 16]);
  const peaceful = planned(new Table(position({}, { hand: ['negotiate'] }, { hand: ['negotiate'] })));
  expect(peaceful.asked('red', 'offer').decision.key).toBe('ask.offer');
  peaceful.answer('red', 'offer', 'fail');
  peaceful.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  peaceful.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect(peaceful.warp('green')).toBe(0);
});

test('diplomat: zapped, the attacks stay attacks', () => {
  const t = mediated(new Table(position({}, {}, { hand: ['attack-08', 'cosmic-zap'] })));
  t.answer('blue', 'respond', 'cosmic-zap:zap').finish();
  expect([t.totals(), t.hand('green')]).toEqual([[12, 16], ['negotiate']]);
});

test('wild diplomat: takes the place of a dealer, with gains and penalties', () => {
  const wild = { alien: 'human', homes: WEAK, hand: ['negotiate', 'flare-diplomat', 'attack-20'] };
  const start = () =>
    planned(new Table(position(wild, { hand: ['negotiate'] }, { hand: ['negotiate'] })))
      .answer('green', 'respond', 'flare-diplomat:stand-in')
      .answer('green', 'player', 'red');
  const made = start();
  expect(made.asked('green', 'offer').decision).toMatchObject({ key: 'ask.offer', partner: 1 });
  made.answer('green', 'offer', { give: {}, get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  made.answer('green', 'ships', { 'green-2': 1 }).answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([made.outcome(), made.foreign('green'), made.foreign('red')]).toEqual(['deal', 1, 0]);
  // It is no deal of the two main players, and is not kept as one.
  expect(made.game.view(-1).fight!.bargain).toEqual([
    { from: 2, to: 1, give: {} },
    { from: 1, to: 2, give: { colony: 6 } },
  ]);
  const failed = start().answer('green', 'offer', 'fail');
  failed.answer('green', 'ships', { 'green-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  failed.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([failed.warp('red'), failed.warp('blue'), failed.warp('green')]).toEqual([0, 3, 3]);
});

test('wild diplomat: what its card does besides applies to the deal it makes', () => {
  const start = (card: string) =>
    planned(
      new Table({
        ...position(
          { alien: 'human', homes: WEAK, hand: [card, 'flare-diplomat'] },
          { hand: ['negotiate'] },
          { hand: ['negotiate'] },
        ),
        variants: { rewards: true },
      }),
    )
      .answer('green', 'respond', 'flare-diplomat:stand-in')
      .answer('green', 'player', 'red')
      .asked('green', 'offer').decision;
  expect(start('reward-negotiate-epic-oratory')).toMatchObject({ give: { colonies: 2 }, wordless: false });
  expect(start('reward-negotiate-faulty-translator')).toMatchObject({
    give: { colonies: 1 },
    wordless: true,
  });
});

test('diplomat: in a deal of three a Zombie may set ships of either of the others free', () => {
  const zombie = { alien: 'zombie', homes: [4, 4, 4, 4, 4] };
  const t = mediated(new Table(position({ homes: [4, 4, 4, 4, 2] }, {}, zombie)));
  expect(t.asked('red', 'offer').decision).toMatchObject({ partner: 1, get: { free: 0 } });
  t.answer('red', 'offer', 'fail').answer('green', 'offer', 'fail');
  expect(t.asked('green', 'offer').decision).toMatchObject({
    partner: 1,
    give: { free: 0 },
    get: { free: 2 },
  });
  t.answer('green', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 2, 'red-2': 1 }).answer('blue', 'ships', { 'blue-1': 3 });
  t.answer('green', 'ships', { 'green-1': 3 }).answer('blue', 'ships', { 'blue-2': 3 }).finish();
  expect([t.outcome(), t.warp('blue'), t.warp('green')]).toEqual(['failed-deal', 0, 5]);
});

test('wild diplomat: whom it displaces and with which card is known before anybody may answer (ZAP-1a)', () => {
  const wild = { alien: 'human', homes: WEAK, hand: ['negotiate', 'flare-diplomat'] };
  const t = planned(new Table(position(wild, { hand: ['negotiate'] }, { hand: ['negotiate', 'card-zap'] })));
  t.answer('green', 'respond', 'flare-diplomat:stand-in').answer('green', 'player', 'red');
  expect(t.asked('blue').decision.params).toMatchObject({
    card: 'flare-diplomat',
    whom: 0,
    target: 'negotiate',
  });
  t.answer('blue', 'respond', 'card-zap:zap');
  expect([t.hand('green'), t.asked('red', 'offer').decision]).toMatchObject([['negotiate'], { partner: 1 }]);
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect([t.outcome(), t.warp('green')]).toEqual(['failed-deal', 0]);
});

test('wild diplomat: not for a main player', () => {
  const t = planned(
    new Table(
      position(
        { alien: 'human', homes: WEAK, hand: [] },
        { hand: ['negotiate', 'flare-diplomat'] },
        { hand: ['negotiate'] },
      ),
    ),
  );
  t.answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  t.answer('red', 'ships', { 'red-1': 2 }).finish();
  expect(t.outcome()).toBe('failed-deal');
});

/** Green, the Diplomat, attacks blue-1 and has its flare. */
const voting = () => {
  const t = new Table(
    position({ hand: ['attack-20', 'flare-diplomat', 'attack-30'] }, {}, {}, { offense: 'green' }),
  );
  t.answer('green', 'launch', { to: 'blue-1', ships: { 'green-1': 2 } });
  t.answer('green', 'invite', []).answer('blue', 'invite', []);
  return t.answer('green', 'respond', 'flare-diplomat:vote');
};

test('super diplomat: all vote, and the winner is settled without cards', () => {
  const t = voting();
  expect(t.asked('green', 'yes-no')).toMatchObject({ key: 'diplomat.buy' });
  t.answer('green', 'yes-no', 'no').answer('green', 'yes-no', 'no');
  expect(t.options('red', 'option')).toEqual(['offense', 'defense']);
  t.answer('red', 'option', 'offense').answer('blue', 'option', 'defense');
  t.answer('green', 'yes-no', 'no');
  t.finish();
  expect([t.outcome(), t.totals(), t.ships('blue-1', 'green')]).toEqual(['offense', null, 2]);
  expect(t.hand('green')).toEqual(['attack-20', 'attack-30', 'flare-diplomat']);
});

test('super diplomat: a vote that was bought is given, and paid for only if it is won', () => {
  const t = voting();
  t.answer('green', 'yes-no', 'yes');
  expect(t.asked('green', 'offer').decision).toMatchObject({ key: 'diplomat.price', partner: 0 });
  t.answer('green', 'offer', { give: { cards: { 'attack-30': 1 } }, get: {} }).answer(
    'red',
    'offer',
    'accept',
  );
  t.answer('green', 'yes-no', 'no');
  t.answer('blue', 'option', 'defense');
  t.answer('green', 'yes-no', 'no');
  t.finish();
  expect([t.outcome(), t.hand('red')]).toEqual(['offense', ['attack-10', 'attack-30']]);
});

test('super diplomat: outvoted, it loses', () => {
  const t = voting().answer('green', 'yes-no', 'no').answer('green', 'yes-no', 'no');
  t.answer('red', 'option', 'defense').answer('blue', 'option', 'defense').finish();
  expect([t.outcome(), t.warp('green')]).toEqual(['defense', 2]);
});
