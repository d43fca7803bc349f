/** Annex E-9: a power that changes hands takes its things along, and works where the new holder's colonies allow it. */
import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import { expectOutcome, inviteNobody, launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';
import { citadelAt, hoard } from '../helpers/piles.ts';

const lender = { homes: WITH_POWER, hand: ['flare-philanthropist'] };

/** Green lends its power for a ship of its second planet. */
const lend = (t: Table, to: string): Table =>
  t
    .answer('green', 'respond', 'flare-philanthropist')
    .answer('green', 'player', to)
    .answer('green', 'ships', { 'green-2': 1 });

// -- wild Philanthropist: lent for one encounter ----------------------------------------------------------------------

test('philanthropist wild: Warrior’s tokens are lent and come back changed (Annex E-9)', () => {
  const t = lend(
    table({ red: { homes: WITH_POWER }, green: { ...lender, alien: 'warrior', tokens: 5 } }),
    'red',
  );
  expect(t.s.players[0].sheets.map((sheet) => [sheet.alien, sheet.shelved, sheet.tokens])).toEqual([
    ['human', true, 0],
    ['warrior', false, 5],
  ]);
  toPlanning(t);
  // Five for the tokens, nothing for Humanity.
  expect(t.totals()).toEqual([18, 12]);
  expectOutcome(t, 'offense');
  expect([t.aliens('green'), t.tokens('green')]).toEqual([['warrior'], 6]);
  expect([t.aliens('red'), t.tokens('red')]).toEqual([['human'], 0]);
});

test('philanthropist wild: the borrower’s own flare is wild, the lender’s is super for it (Annex E-9)', () => {
  const players = {
    red: { homes: WITH_POWER, hand: ['attack-10', 'flare-human', 'flare-macron'] },
    green: { ...lender, alien: 'macron' },
  };
  const t = lend(table(players), 'red');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:fleet']);
  t.answer('red', 'respond', 'pass');
  toPlanning(t, 1);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([14, 12]);
  expectOutcome(t, 'offense');

  // Without the loan it is the other way round.
  const own = table(players).answer('green', 'respond', 'pass');
  toPlanning(own, 1);
  const both = ['pass', 'flare-human:double', 'flare-human:martyr', 'flare-macron:bulk'];
  expect(own.options('red', 'respond')).toEqual(both);
  own.answer('red', 'respond', 'pass');
  expect(own.totals()).toEqual([15, 12]);
  expectOutcome(own, 'offense');
});

test('philanthropist wild: the hoard is played from by the borrower and comes back with what returns (Annex E-9)', () => {
  const t = lend(
    table({
      red: { homes: WITH_POWER },
      green: {
        ...lender,
        alien: 'miser',
        piles: hoard('attack-20', 'flare-virus', 'flare-macron', 'negotiate'),
      },
    }),
    'red',
  );
  toPlanning(t);
  expect(t.options('red', 'encounter-card')).toEqual(['attack-10', 'attack-20@hoard', 'negotiate@hoard']);
  t.answer('red', 'encounter-card', 'attack-20@hoard');
  // The borrower sees what it has laid.
  expect(t.game.view(0).encounter!.laid[0]).toEqual({ card: 'attack-20', up: true });
  expect(t.options('red', 'respond')).toContain('flare-macron:bulk@hoard');
  t.answer('red', 'respond', 'flare-macron:bulk@hoard');
  expect(t.totals()).toEqual([26, 12]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.pile('green', 'hoard')).toEqual(['flare-macron', 'flare-virus', 'negotiate']);
  expect(t.pile('red', 'hoard')).toEqual([]);
  expect(t.hand('red')).toEqual(['attack-10']);
});

test('philanthropist wild: citadels are switched on by the borrower (Annex E-9)', () => {
  const t = lend(
    table({
      blue: { homes: WITH_POWER },
      green: { ...lender, alien: 'citadel', piles: citadelAt(1, 'blue-1', 'attack-15') },
    }),
    'blue',
  );
  t.answer('blue', 'respond', 'pass');
  toPlanning(t);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'citadel:switch-on']);
  t.answer('blue', 'respond', 'citadel:switch-on');
  expect(t.totals()).toEqual([13, 27]);
  expectOutcome(t, 'defense');
  expect(t.aliens('green')).toEqual(['citadel']);
  expect(t.pile('green', 'citadel-5')).toEqual(['attack-15']);
});

test('philanthropist wild: the borrower’s colonies decide, not the lender’s (Annex E-9, POWER-1)', () => {
  const poor = lend(table({ green: { ...lender, alien: 'warrior', tokens: 5 } }), 'red');
  toPlanning(poor);
  expect(poor.totals()).toEqual([13, 12]);
  expectOutcome(poor, 'offense');
  expect(poor.tokens('green')).toBe(5);

  const rich = lend(
    table({
      red: { alien: 'clone', homes: WITH_POWER },
      green: { hand: ['flare-philanthropist'], alien: 'warrior', tokens: 5 },
    }),
    'red',
  );
  toPlanning(rich);
  expect(rich.totals()).toEqual([18, 12]);
  expectOutcome(rich, 'offense');
  expect(rich.tokens('green')).toBe(6);
});

test('philanthropist wild: a form that a borrowed Reincarnator takes on goes home with it (Annex E-9)', () => {
  const t = lend(
    table(
      {
        red: { hand: ['attack-01'], homes: WITH_POWER },
        green: { ...lender, alien: 'reincarnator', incarnation: 'virus' },
      },
      { aliens: ['clone'] },
    ),
    'red',
  );
  expect(t.aliens('red')).toEqual(['reincarnator', 'virus']);
  toPlanning(t);
  // Virus multiplies the card with the ships.
  expect(t.totals()).toEqual([3, 12]);
  expectOutcome(t, 'defense');
  expect(t.aliens('green')).toEqual(['reincarnator', 'clone']);
  expect(t.aliens('red')).toEqual(['human']);
});

// -- wild Sorcerer: traded for good -----------------------------------------------------------------------------------

test('sorcerer wild: tokens and hoard change hands for good (Annex E-9)', () => {
  const t = toPlanning(
    table({
      red: { alien: 'warrior', tokens: 4, homes: [4, 8, 4, 4, 0] },
      blue: { alien: 'miser', homes: [4, 8, 4, 4, 0], piles: hoard('attack-20', 'attack-01') },
      green: { hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.options('red', 'encounter-card')).toEqual(['attack-01@hoard', 'attack-10', 'attack-20@hoard']);
  t.answer('red', 'encounter-card', 'attack-20@hoard');
  // Blue now adds the four tokens.
  expect(t.totals()).toEqual([23, 16]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.aliens('red'), t.pile('red', 'hoard')]).toEqual([['miser'], ['attack-01']]);
  expect([t.aliens('blue'), t.tokens('blue')]).toEqual([['warrior'], 6]);
});

test('sorcerer wild: citadels obey their new owner at once (Annex E-9)', () => {
  const t = toPlanning(
    table({
      red: {
        alien: 'citadel',
        homes: WITH_POWER,
        hand: ['attack-10'],
        piles: citadelAt(1, 'blue-1', 'attack-15'),
      },
      blue: { alien: 'clone', homes: WITH_POWER },
      green: { hand: ['flare-sorcerer'] },
    }).answer('red', 'respond', 'pass'),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'citadel:switch-on']);
  t.answer('blue', 'respond', 'citadel:switch-on');
  expect(t.totals()).toEqual([13, 27]);
  t.answer('red', 'respond', 'clone:replicate');
  expectOutcome(t, 'defense');
  expect(t.pile('blue', 'citadel-5')).toEqual(['attack-15']);
});

test('sorcerer wild: flares follow the new aliens at once, if the colonies allow (Annex E-9, FLARE-2)', () => {
  const players = {
    red: { alien: 'human', homes: WITH_POWER, hand: ['attack-10', 'flare-human', 'flare-macron'] },
    blue: { alien: 'virus', homes: WITH_POWER },
    green: { alien: 'clone', hand: ['flare-sorcerer'] },
  };
  const t = toPlanning(table(players));
  t.answer('green', 'respond', 'flare-sorcerer');
  // The human flare is wild for red: the Human is the opponent now, so that it cannot be played at all.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  t.answer('red', 'respond', 'pass');
  // Red has Virus' power, blue Humanity.
  expect(t.totals()).toEqual([30, 16]);
  expectOutcome(t, 'offense');

  // With two home colonies blue cannot use what it gets; red uses Virus' power all the same.
  const poor = toPlanning(table({ ...players, blue: { alien: 'virus' } }));
  poor.answer('green', 'respond', 'flare-sorcerer');
  poor.answer('red', 'respond', 'pass');
  expect(poor.totals()).toEqual([30, 12]);
  expectOutcome(poor, 'offense');
  expect([poor.aliens('red'), poor.aliens('blue')]).toEqual([['virus'], ['human']]);
});

test('sorcerer wild: possessed cards go with Demon’s sheet and back to their owner in the end (Annex E-9)', () => {
  const t = launch(
    table({
      red: { alien: 'demon', homes: WITH_POWER },
      blue: { alien: 'clone', homes: [4, 8, 4, 4, 0] },
      green: { hand: ['attack-20', 'negotiate'] },
      yellow: { hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('red', 'respond', 'demon:possess').answer('red', 'player', 'green');
  inviteNobody(t);
  t.answer('yellow', 'respond', 'flare-sorcerer');
  expect(t.options('blue', 'encounter-card')).toEqual([
    'attack-08',
    'attack-20@possessed',
    'negotiate@possessed',
  ]);
  t.answer('blue', 'encounter-card', 'attack-20@possessed');
  t.answer('red', 'respond', 'pass');
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['negotiate']);
  expect([t.aliens('blue'), t.pile('blue', 'possessed')]).toEqual([['demon'], []]);
});

test('sorcerer wild: whoever gets the Reincarnator gets both parts (Annex E-9)', () => {
  const t = toPlanning(
    table(
      {
        red: { alien: 'reincarnator', incarnation: 'virus', homes: WITH_POWER },
        blue: { alien: 'warrior', tokens: 3, homes: [4, 8, 4, 4, 0] },
        green: { hand: ['flare-sorcerer'] },
      },
      { aliens: ['clone'] },
    ),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  // Red 10 + 3 ships + 3 tokens, blue 8 times 4 ships.
  expect(t.totals()).toEqual([16, 32]);
  expectOutcome(t, 'defense');
  expect([t.aliens('red'), t.tokens('red')]).toEqual([['warrior'], 5]);
  expect(t.aliens('blue')).toEqual(['reincarnator', 'virus']);
});
test('Annex E-9: wild Philanthropist lends both powers of a player at once, with what lies on them', () => {
  const t = new Table(
    {
      players: [
        { colour: 'red', alien: 'human', hand: ['attack-08', 'attack-40'] },
        { colour: 'blue', alien: 'zombie', hand: ['attack-06', 'attack-06'], homes: [1, 19, 0, 0, 0] },
        {
          colour: 'green',
          alien: 'warrior',
          incarnation: 'citadel',
          hand: ['attack-20', 'flare-philanthropist'],
        },
        { colour: 'yellow', alien: 'macron' },
      ],
      destiny: ['destiny-blue', 'destiny-blue'],
    },
    2,
  );
  const attack = (planet: string) =>
    t
      .answer('red', 'launch', { to: planet, ships: { 'red-1': 1 } })
      .answer('red', 'invite', [])
      .answer('blue', 'invite', []);
  t.answer('green', 'respond', 'pass').answer('green', 'respond', 'citadel');
  t.answer('green', 'planet', 'green-1');
  attack('blue-1').answer('red', 'encounter-card', 'attack-40');
  t.answer('red', 'yes-no', 'yes');
  const citadels = t.s.players[2].sheets[1].piles.map((pile) => pile.name);
  t.answer('green', 'respond', 'flare-philanthropist').answer('green', 'player', 'yellow');
  t.answer('green', 'ships', { 'green-1': 1 });
  expect([t.aliens('yellow'), t.aliens('green')]).toEqual([['warrior', 'citadel'], []]);
  expect(t.pile('yellow', citadels[0])).toEqual(['attack-20']);
  attack('blue-3').finish();
  expect([t.aliens('yellow'), t.aliens('green')]).toEqual([['macron'], ['warrior', 'citadel']]);
  expect(t.pile('green', citadels[0])).toEqual(['attack-20']);
});

/** Red, a main player, lends its power; then the main players trade powers for good. */
const lendAndTrade = (to: string): Table =>
  toPlanning(
    table({
      red: { alien: 'virus', homes: WITH_POWER, hand: ['attack-10', 'attack-04', 'flare-philanthropist'] },
      blue: { alien: 'clone', homes: WITH_POWER },
      green: { alien: 'human', hand: ['flare-sorcerer'] },
    })
      .answer('red', 'respond', 'flare-philanthropist')
      .answer('red', 'player', to)
      .answer('red', 'ships', { 'red-2': 1 })
      // The regroup phase brings it back.
      .answer('red', 'ships', { 'red-2': 1 }),
  ).answer('green', 'respond', 'flare-sorcerer');

test('sorcerer wild: a lent power is traded too and goes home to its new owner (Annex E-9)', () => {
  const t = lendAndTrade('green');
  expect([t.aliens('red'), t.aliens('blue'), t.aliens('green')]).toEqual([['clone'], [], ['virus']]);
  t.answer('red', 'encounter-card', 'attack-10');
  expect(t.totals()).toEqual([13, 12]);
  t.answer('red', 'respond', 'clone:replicate').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.aliens('red'), t.aliens('blue'), t.aliens('green')]).toEqual([['clone'], ['virus'], ['human']]);
});

test('sorcerer wild: powers lent between the main players end up traded, one each (Annex E-9)', () => {
  const t = lendAndTrade('blue');
  // What blue held, the borrowed power, is red's for the rest of the encounter.
  expect([t.aliens('red'), t.aliens('blue')]).toEqual([['virus'], []]);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expect(t.totals()).toEqual([30, 12]);
  expectOutcome(t, 'offense');
  expect([t.aliens('red'), t.aliens('blue'), t.aliens('green')]).toEqual([['clone'], ['virus'], ['human']]);
});

test('philanthropist wild: a borrower of Masochist’s power does not lose it, so nobody nests (POWER-1)', () => {
  const t = lend(
    table({
      red: { homes: [4, 15, 1, 0, 0] },
      blue: { hand: ['attack-08', 'flare-parasite'] },
      green: { ...lender, alien: 'masochist' },
    }),
    'red',
  );
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2, 'red-3': 1 } });
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.foreign('blue')).toBe(0);
});
