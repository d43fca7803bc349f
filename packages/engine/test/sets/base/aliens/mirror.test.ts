import { expect, test } from 'vitest';
import { ally, expectOutcome, launch, table, toPlanning, WITH_POWER } from '../../../helpers/duel.ts';

const mirror = (...hand: string[]) => ({ alien: 'mirror', homes: WITH_POWER, hand });
const chosen = (...hand: string[]) => ({ alien: 'chosen', homes: WITH_POWER, hand });
const values = (t: ReturnType<typeof table>) => t.e.faces.map((face) => face?.value);
const types = (t: ReturnType<typeof table>) => t.e.faces.map((face) => face?.type);

test('mirror: called before the reveal, attacks are read backwards', () => {
  const t = toPlanning(table({ red: mirror('attack-08'), blue: { hand: ['attack-20'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'mirror:reversal']);
  expect(t.e.laid.map((laid) => laid?.up)).toEqual([false, false]);
  t.answer('red', 'respond', 'mirror');
  expect(values(t)).toEqual([80, 2]);
  expect(t.totals()).toEqual([83, 6]);
  expectOutcome(t, 'offense');
  // On the discard pile they are what they were.
  expect(t.discard()).toEqual(['attack-08', 'attack-20']);
});

test.each([
  ['attack-15', 'attack-40', [51, 4]],
  ['attack-11', 'attack-10', [11, 1]],
  ['attack-00', 'attack-23', [0, 32]],
  ['attack-30', 'attack-01', [3, 10]],
])('mirror: %s against %s', (own, theirs, expected) => {
  const t = toPlanning(table({ red: mirror(own), blue: { hand: [theirs] } })).answer(
    'red',
    'respond',
    'mirror',
  );
  expect(values(t)).toEqual(expected);
  expect(t.totals()).toEqual([expected[0] + 3, expected[1] + 4]);
  t.finish();
});

test('mirror: as the defense; not as an ally; it may pass', () => {
  const t = toPlanning(table({ red: { hand: ['attack-40'] }, blue: mirror('attack-08') }));
  t.answer('blue', 'respond', 'mirror');
  expect(t.totals()).toEqual([7, 84]);
  expectOutcome(t, 'defense');

  const allied = ally(launch(table({ green: mirror() })), { green: ['offense', 1] });
  expect(allied.totals()).toEqual([14, 12]);
  expectOutcome(allied, 'offense');

  const calm = toPlanning(table({ red: mirror('attack-10') })).answer('red', 'respond', 'pass');
  expect(calm.totals()).toEqual([13, 12]);
  expectOutcome(calm, 'offense');
});

test('mirror: zapped, the cards count as usual', () => {
  const t = toPlanning(table({ red: mirror('attack-10'), blue: { hand: ['attack-08', 'cosmic-zap'] } }));
  t.answer('red', 'respond', 'mirror').answer('blue', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('mirror: a negotiate stays one; a morph that copies an attack is read backwards too', () => {
  const peace = toPlanning(table({ red: mirror('attack-08'), blue: { hand: ['negotiate'] } }));
  peace.answer('red', 'respond', 'mirror');
  expect([types(peace), values(peace)]).toEqual([
    ['attack', 'negotiate'],
    [80, 0],
  ]);
  expectOutcome(peace, 'offense');

  const morph = toPlanning(table({ red: mirror('morph'), blue: { hand: ['attack-15'] } }));
  morph.answer('red', 'respond', 'mirror');
  expect(values(morph)).toEqual([51, 51]);
  expectOutcome(morph, 'defense');
});

test('mirror: encounter cards only: not reinforcements, not Fodder’s extra cards, not citadels', () => {
  const t = toPlanning(
    table({
      red: mirror('attack-01', 'reinforcement-2'),
      blue: { alien: 'fodder', homes: [4, 8, 4, 4, 0], hand: ['attack-20', 'attack-06'] },
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-20').answer('red', 'respond', 'mirror');
  // 10 against 2: the 06 lies between and counts as printed.
  t.answer('blue', 'respond', 'fodder').answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(t.totals()).toEqual([15, 12]);
  expectOutcome(t, 'offense');

  const citadel = {
    alien: 'citadel',
    homes: WITH_POWER,
    piles: [{ name: 'citadel', cards: ['attack-12'], see: 'all' as const, planet: 'blue-1' }],
  };
  const fort = toPlanning(table({ red: mirror('attack-20'), blue: { hand: ['attack-10'] }, green: citadel }));
  fort.answer('red', 'respond', 'mirror').answer('green', 'respond', 'citadel:switch-on');
  expect(fort.totals()).toEqual([5, 17]);
  expectOutcome(fort, 'defense');
});

test('mirror: a card that comes later is read backwards as well (FLARE-3a)', () => {
  const t = toPlanning(
    table(
      { red: mirror('attack-10'), blue: chosen('attack-08') },
      { deck: ['attack-15', 'quash', 'card-zap'] },
    ),
  );
  t.answer('red', 'respond', 'mirror');
  expect(values(t)).toEqual([1, 80]);
  t.answer('blue', 'respond', 'chosen')
    .answer('blue', 'card', 'attack-15')
    .answer('blue', 'option', 'replace');
  expect(values(t)).toEqual([1, 51]);
  expectOutcome(t, 'defense');

  const human = toPlanning(
    table({ red: mirror('attack-10'), blue: { alien: 'will', hand: ['attack-08', 'flare-human'] } }),
  );
  human.answer('red', 'respond', 'mirror').answer('blue', 'respond', 'flare-human');
  expect(values(human)).toEqual([1, 24]);
  expectOutcome(human, 'defense');

  const pacifist = toPlanning(
    table({ red: mirror('attack-10'), blue: { hand: ['negotiate', 'flare-pacifist'] } }),
  );
  pacifist.answer('red', 'respond', 'mirror').answer('blue', 'respond', 'flare-pacifist');
  expect(values(pacifist)).toEqual([1, 51]);
  expectOutcome(pacifist, 'defense');
});

test('mirror: a changed value is written with two digits and read backwards: 7 is 70, 14 is 41', () => {
  // Wild Tripler divides 20 to 7 and 40 to 14 before the reversal.
  for (const [card, value] of [
    ['attack-20', 70],
    ['attack-40', 41],
  ] as const) {
    const t = toPlanning(table({ red: mirror(card), blue: { hand: ['attack-08', 'flare-tripler'] } }));
    t.answer('red', 'respond', 'mirror').answer('blue', 'respond', 'flare-tripler');
    expect(values(t)).toEqual([value, 80]);
    expectOutcome(t, 'defense');
  }
});

test('mirror: the reversal comes before what is added to a card', () => {
  const t = toPlanning(table({ red: mirror('attack-10'), blue: { hand: ['attack-08', 'flare-gambler'] } }));
  t.answer('red', 'respond', 'mirror')
    .answer('blue', 'respond', 'flare-gambler')
    .answer('blue', 'number', '5');
  // 1 and 80 differ by 5 or more: 80 and 5.
  expect(values(t)).toEqual([1, 85]);
  expectOutcome(t, 'defense');
});

test('mirror super: the call is limited to one of the cards, and says so', () => {
  const call = (which: string) => {
    const t = toPlanning(table({ red: mirror('attack-08', 'flare-mirror'), blue: { hand: ['attack-40'] } }));
    t.answer('red', 'respond', 'mirror');
    expect(t.options('red', 'respond')).toEqual([
      'pass',
      'flare-mirror:own-only',
      'flare-mirror:theirs-only',
    ]);
    t.answer('red', 'respond', which);
    const said = t.game.events(1).flatMap((event) => (event.type === 'note' ? [event.key] : []));
    return [values(t), said];
  };
  expect(call('flare-mirror:own-only')).toEqual([[80, 40], ['mirror.calls-own']]);
  expect(call('flare-mirror:theirs-only')).toEqual([[8, 4], ['mirror.calls-theirs']]);
  expect(call('pass')).toEqual([[80, 4], ['mirror.calls-both']]);
});

test('mirror super: zapped, nothing is reversed and the flare returns (Annex E-6)', () => {
  const t = toPlanning(
    table({ red: mirror('attack-10', 'flare-mirror'), blue: { hand: ['attack-08', 'cosmic-zap'] } }),
  );
  t.answer('red', 'respond', 'mirror').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-mirror:own-only').answer('blue', 'respond', 'cosmic-zap');
  // Zapped, it is a wild flare now.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mirror:copy']);
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-mirror']);
});

test('mirror wild: the own card becomes a copy of the opposing one', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-04', 'flare-mirror'] },
      blue: { hand: ['attack-30'], homes: [2, 18, 0, 0, 0] },
    }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-mirror:copy']);
  t.answer('red', 'respond', 'flare-mirror');
  expect(t.totals()).toEqual([33, 32]);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.discard()]).toEqual([['flare-mirror'], ['attack-04', 'attack-30']]);
});

test('mirror wild: an attack becomes a negotiate: there is a deal to make; or the other way round, a fight', () => {
  const deal = toPlanning(
    table({ red: { hand: ['attack-04', 'flare-mirror'] }, blue: { hand: ['negotiate'] } }),
  );
  deal.answer('red', 'respond', 'flare-mirror');
  expect(types(deal)).toEqual(['negotiate', 'negotiate']);
  deal.answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } }).answer('blue', 'offer', 'accept');
  deal.answer('red', 'ships', { gate: 3 });
  expectOutcome(deal, 'deal');

  const fight = toPlanning(
    table({ red: { hand: ['negotiate', 'flare-mirror'] }, blue: { hand: ['attack-08'] } }),
  );
  fight.answer('red', 'respond', 'flare-mirror');
  expect(fight.totals()).toEqual([11, 12]);
  expectOutcome(fight, 'defense');
  expect(fight.hand('red')).toEqual(['flare-mirror']);
});

test('mirror wild: not of an equal card, not for an ally', () => {
  const equal = toPlanning(
    table({ red: { hand: ['attack-08', 'flare-mirror'] }, blue: { hand: ['attack-08'] } }),
  );
  expectOutcome(equal, 'defense');
  const allied = ally(launch(table({ green: { hand: ['flare-mirror'] } })), { green: ['offense', 1] });
  expectOutcome(allied, 'offense');
  expect([equal.hand('red'), allied.hand('green')]).toEqual([['flare-mirror'], ['flare-mirror']]);
});

test('mirror wild: copies what the card has become, not what was done to its value; what stands applies to the copy', () => {
  const morph = toPlanning(
    table({
      red: { alien: 'clone', hand: ['attack-04', 'flare-mirror'] },
      blue: { hand: ['attack-08', 'flare-human'], alien: 'will' },
    }),
  );
  morph
    .answer('red', 'respond', 'pass')
    .answer('blue', 'respond', 'flare-human')
    .answer('red', 'respond', 'flare-mirror');
  expect(values(morph)).toEqual([42, 42]);
  expectOutcome(morph, 'defense');

  // Tripler comes after all changes of cards: 10 counts 30, the copy is a 10.
  const tripler = { alien: 'tripler', homes: WITH_POWER, hand: ['attack-10'] };
  const plain = toPlanning(
    table({ red: { hand: ['attack-40', 'flare-mirror', 'reinforcement-2'] }, blue: tripler }),
  );
  plain.answer('red', 'respond', 'pass').answer('red', 'reinforce', 'reinforcement-2 offense');
  plain.answer('red', 'respond', 'flare-mirror');
  expect(values(plain)).toEqual([10, 30]);
  expectOutcome(plain, 'defense');

  const reversed = toPlanning(
    table({ red: { hand: ['attack-40', 'flare-mirror'] }, blue: mirror('attack-08') }),
  );
  reversed.answer('blue', 'respond', 'mirror').answer('red', 'respond', 'flare-mirror');
  expect(values(reversed)).toEqual([80, 80]);
  expectOutcome(reversed, 'defense');
});

test('mirror wild: under Emotion Control the copy is a negotiate like the rest (Annex F-7)', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-04', 'flare-mirror'] },
      blue: { hand: ['attack-08'] },
      green: { hand: ['emotion-control'] },
    }),
  );
  t.answer('red', 'respond', 'pass')
    .answer('green', 'respond', 'emotion-control')
    .answer('red', 'respond', 'flare-mirror');
  expect(types(t)).toEqual(['negotiate', 'negotiate']);
  t.answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
});
