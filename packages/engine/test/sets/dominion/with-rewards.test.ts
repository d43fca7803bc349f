/** Aliens of Cosmic Dominion in a game with the reward deck. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import { ally, expectOutcome, launch, toPlanning, waiting, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const as = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });
const ORATORY = 'reward-negotiate-epic-oratory';
const TRANSLATOR = 'reward-negotiate-faulty-translator';

test('alchemist: every discard pile will do, each card goes to its own; a special negotiate is a negotiate [R]', () => {
  const t = withRewards(
    { green: as('alchemist', 'negotiate') },
    { rewards: { discard: [ORATORY, 'reward-morph'] } },
  );
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.discard(), spent(t)]).toEqual([[ORATORY], ['negotiate'], ['reward-morph']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('alchemist: flares that were turned up from the unused ones can be had, too [R]', () => {
  const t = withRewards(
    { green: as('alchemist', 'flare-void') },
    { unusedFlares: { discard: ['flare-mind'] } },
  );
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.discard()]).toEqual([['flare-mind'], ['flare-void']]);
});

test('alchemist: a variable attack counts with its first number, in a hand and on a pile', () => {
  const far = withRewards(
    { green: as('alchemist', 'attack-20') },
    { rewards: { discard: ['reward-attack-02-20'] } },
  );
  expect(waiting(far)).toEqual(['red launch']);
  const near = withRewards(
    { green: as('alchemist', 'reward-attack-02-20') },
    { discard: ['attack-06', 'attack-20'] },
  );
  near.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([near.hand('green'), near.discard()]).toEqual([['attack-06'], ['attack-20']]);
});

test('angler: a rift that was handed over was taken, and detonates (RIFT-2)', () => {
  const t = toPlanning(
    withRewards({ red: as('angler', 'attack-10'), blue: { hand: ['attack-08', 'reward-rift-3'] } }),
  );
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'reward-rift-3');
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.hand('red')]).toEqual([3, []]);
});

test('angler: a variable attack is a card of its own: asking for a 12 does not mean it', () => {
  const t = toPlanning(
    withRewards(
      { red: as('angler', 'attack-10'), blue: { hand: ['attack-08', 'reward-attack-12-21'] } },
      { deck: ['quash'] },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'angler:fish']);
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'attack-12');
  expect(t.hand('red')).toEqual(['attack-10', 'quash']);
});

test('love: a rift that Love collects comes out of a discard, so it does not detonate', () => {
  const t = withRewards({
    red: as('love', 'attack-10', 'reward-rift-2'),
    blue: { hand: ['attack-08', 'reward-rift-3'] },
    green: { hand: ['reward-rift-1'] },
  });
  t.answer('red', 'card', 'reward-rift-2');
  t.answer('blue', 'card', 'reward-rift-3').answer('green', 'card', 'reward-rift-1');
  expect([t.hand('red'), t.warp('red')]).toEqual([
    ['attack-10', 'reward-rift-1', 'reward-rift-2', 'reward-rift-3'],
    0,
  ]);
});

test('whirligig: a rift that comes from the opponent was taken and detonates; one that stays there does not', () => {
  const swirled = (rewards: string) => {
    const t = toPlanning(
      withRewards({
        red: as('whirligig', 'attack-10', 'attack-10'),
        blue: { hand: ['attack-08', 'reward-rift-3'] },
      }),
    ).answer('red', 'respond', 'whirligig');
    t.answer('red', 'option', 'same').answer('blue', 'number', rewards);
    return { detonates: waiting(t)[0] === 'red ships', stays: t.hand('blue').includes('reward-rift-3') };
  };
  // Blue says how many backs of the reward deck it takes from the mix (REW-5).
  expect(swirled('0')).toEqual({ detonates: true, stays: false });
  expect(swirled('1')).toEqual({ detonates: false, stays: true });
});

test('judge: a rift that a fiat brings was taken, and detonates (RIFT-2)', () => {
  const t = toPlanning(
    withRewards({ red: as('judge', 'attack-10'), blue: { hand: ['attack-08', 'reward-rift-3'] } }),
  );
  t.answer('red', 'respond', 'judge').answer('red', 'option', 'winner').answer('red', 'yes-no', 'no');
  t.answer('red', 'option', 'all').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.hand('red'), t.hand('blue')]).toEqual([3, [], []]);
});

test('greenhorn: plays a rift as anybody and at any time, others only where it says', () => {
  const hand = ['attack-10', 'reward-rift-2'];
  const t = withRewards({ green: as('greenhorn', ...hand) }, { deck: ['attack-40', 'quash'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'reward-rift-2:draw']);
  t.answer('green', 'respond', 'reward-rift-2').answer('green', 'number', 0);
  expect(t.hand('green')).toEqual(['attack-10', 'attack-40', 'quash']);
  expect(waiting(withRewards({ green: as('macron', ...hand) }))).toEqual(['red launch']);
});

test('joker: a kicker multiplies what the token has made of the card', () => {
  const t = toPlanning(
    withRewards({ blue: { hand: ['attack-08', 'reward-kicker-x2-duplicity'] }, green: as('joker') }),
  );
  t.answer('blue', 'respond', 'reward-kicker-x2-duplicity');
  t.answer('green', 'option', 'attack-15');
  expect(t.totals()).toEqual([13, 34]);
});

test('pirate: a retreat that saves the losing side leaves nothing to capture', () => {
  const t = toPlanning(withRewards({ red: as('pirate', 'attack-20'), blue: { hand: ['reward-retreat'] } }));
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.ships('blue-1', 'blue')]).toEqual([0, 4]);
});

test('RUL-5: the Usurper acts first, then the allies’ intimidates, then everybody else', () => {
  const t = launch(
    withRewards({
      red: as('usurper', 'attack-10'),
      blue: as('sorcerer', 'attack-08'),
      green: { hand: ['attack-20', 'reward-intimidate-39'] },
    }),
  );
  t.answer('green', 'respond', 'reward-intimidate-39');
  ally(t, { green: ['offense', 1] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'usurper:accroach']);
  // The intimidate on the table is no encounter card for the Usurper.
  t.answer('red', 'respond', 'usurper').answer('red', 'option', 'none');
  const asked: string[] = [];
  while (t.totals() === null && t.open().length > 0 && asked.length < 6) {
    const [{ seat, kind, key }] = t.open();
    asked.push(`${seat} ${key}`);
    t.answer(seat, kind, kind === 'respond' ? 'pass' : 'none');
  }
  expect(asked).toEqual(['red ask.intimidate', 'blue ask.respond.planning.selected']);
});

/** Green makes the fight of red and blue a deal of three with this card. */
const mediated = (card: string, red = ['attack-10'], blue = ['attack-08']): Table =>
  toPlanning(withRewards({ red: { hand: red }, blue: { hand: blue }, green: as('diplomat', card) })).answer(
    'green',
    'respond',
    'diplomat:mediate',
  );

test('diplomat: what its own negotiate does besides applies: two colonies for each', () => {
  const plain = mediated('negotiate');
  expect(plain.asked('red', 'offer').decision).toMatchObject({ get: { colonies: 1 } });
  const t = mediated(ORATORY);
  expect(t.asked('red', 'offer').decision).toMatchObject({
    partner: 1,
    give: { colonies: 2 },
    get: { colonies: 2 },
  });
  t.answer('red', 'offer', { give: {}, get: { colony: ['blue-1', 'blue-2'] } }).answer(
    'blue',
    'offer',
    'accept',
  );
});

test('diplomat: without words, and one ship less for each if it fails', () => {
  const t = mediated(TRANSLATOR);
  expect(t.asked('red', 'offer').decision).toMatchObject({ wordless: true });
  t.answer('red', 'offer', 'fail').answer('green', 'offer', 'fail').answer('green', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 2 }).answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('green', 'ships', { 'green-1': 2 });
  t.answer('red', 'ships', { 'red-1': 1 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([2, 2, 2]);
});

test('diplomat: a retreat whose opposing attack was turned is a negotiate as well', () => {
  const t = mediated('negotiate', ['attack-10'], ['reward-retreat']);
  expect(t.asked('red', 'offer').decision).toMatchObject({ key: 'ask.bargain', partner: 1 });
});

test('doppelganger: a hand played from until the end of the encounter is not kept: a rift in it does nothing (RIFT-2)', () => {
  const deck = [
    'attack-30',
    'attack-05',
    'attack-07',
    'attack-09',
    'attack-11',
    'attack-13',
    'attack-15',
    'attack-40',
  ];
  const t = withRewards(
    {
      blue: { hand: ['attack-08', 'reward-rift-3'], colonies: { 'green-3': 2 } },
      green: { hand: ['flare-doppelganger', 'attack-04'] },
    },
    { deck },
  );
  launch(t).answer('green', 'respond', 'flare-doppelganger');
  expect([t.hand('green'), t.warp('green')]).toEqual([['attack-08', 'reward-rift-3'], 0]);
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('blue', 'encounter-card', 'attack-05').finish();
  expect([t.warp('green'), t.hand('green')]).toEqual([0, ['attack-04', 'flare-doppelganger']]);
  expect(t.hand('blue')).toEqual(expect.arrayContaining(['attack-08', 'reward-rift-3']));
});

test('doppelganger: with an own intimidate on the table it has selected, and nothing is turned off the deck (INT-2)', () => {
  const t = withRewards(
    { red: as('doppelganger', 'attack-10', 'reward-intimidate-29'), green: { hand: [] } },
    { deck: ['attack-40', 'attack-30'] },
  );
  launch(t).answer('red', 'respond', 'reward-intimidate-29:offer');
  t.answer('red', 'invite', []).answer('blue', 'invite', []).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  // The power itself is used: its encounter cards are discarded, and green has none to lend.
  expect([t.totals(), t.hand('red'), t.discard()]).toEqual([[32, 12], [], ['attack-10', 'attack-08']]);
});

test('quartermaster: which deck a card came from need not be the deck that was asked for', () => {
  const t = launch(
    withRewards(
      { red: as('quartermaster', 'attack-01'), blue: { hand: ['attack-20'] }, yellow: {} },
      { deck: ['attack-04', 'attack-05'], rewards: { deck: ['reward-morph'] } },
    ),
  );
  ally(t, { green: ['defense', 1], yellow: ['defense', 1] });
  t.answer('green', 'number', 1).answer('yellow', 'number', 0);
  expect(t.options('red', 'option')).toEqual(['none', 'ship', 'cosmic', 'reward']);
  t.answer('red', 'option', 'none');
  expect(t.options('red', 'cards')).toEqual(['attack-04', 'reward-morph']);
  t.answer('red', 'cards', ['attack-04']);
  t.answer('green', 'ships', { 'green-2': 1 }).answer('yellow', 'ships', { 'yellow-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.hand('yellow')]).toEqual([['attack-04'], ['reward-morph']]);
});
