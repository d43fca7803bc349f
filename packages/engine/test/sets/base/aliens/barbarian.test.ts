import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const barbarian = (...hand: string[]) => ({ alien: 'barbarian', homes: WITH_POWER, hand });
const VICTIM = ['attack-08', 'attack-04', 'morph', 'quash', 'negotiate'];

test('barbarian: looks at the beaten hand, keeps a card for each ship and burns the rest', () => {
  const t = toPlanning(table({ red: barbarian('attack-20'), blue: { hand: VICTIM } }), 2);
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('red', 'cards')).toEqual(['attack-04', 'negotiate', 'morph', 'quash']);
  expect(t.asked('red').decision).toMatchObject({ min: 0, max: 2 });
  // Before anything else of the resolution: nothing is lost yet.
  expect([t.warp('blue'), t.e.phase]).toEqual([0, 'resolution']);
  t.answer('red', 'cards', ['morph', 'quash']).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['morph', 'quash'], []]);
  expect(t.discard()).toEqual(['attack-04', 'negotiate', 'attack-20', 'attack-08']);
});

test('barbarian: may keep fewer, even none; nobody else sees what is kept', () => {
  const t = toPlanning(table({ red: barbarian('attack-20'), blue: { hand: VICTIM } }));
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'cards', []);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], []]);

  const kept = toPlanning(table({ red: barbarian('attack-20'), blue: { hand: ['attack-08', 'quash'] } }));
  kept.answer('red', 'cards', ['quash']);
  expectOutcome(kept, 'offense');
  expect(kept.hand('red')).toEqual(['quash']);
  const seen = (seat: number) =>
    kept.game.events(seat).flatMap((event) => (event.type === 'cards.given' ? [event.cards] : []));
  expect(seen(2)).toEqual([null]);
  expect(kept.game.view(2).players[0]).toMatchObject({ handCount: 1 });
});

test('barbarian: the loot comes before compensation, which may bring looted cards back', () => {
  const t = toPlanning(
    table({ red: barbarian('attack-20'), blue: { hand: ['negotiate', 'quash', 'attack-04'] } }),
  );
  t.answer('blue', 'encounter-card', 'negotiate').answer('red', 'cards', ['attack-04', 'quash']);
  // Four ships lost: four cards are due, the two looted ones are all there are.
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-04', 'quash']]);
});

test('barbarian: no loot as the defense, after a defeat or a deal, nor from an empty hand', () => {
  const defense = toPlanning(table({ red: { hand: ['attack-01', 'quash'] }, blue: barbarian('attack-20') }));
  expectOutcome(defense, 'defense');
  expect([defense.hand('red'), defense.hand('blue')]).toEqual([['quash'], []]);

  const lost = toPlanning(table({ red: barbarian('attack-01'), blue: { hand: ['attack-20', 'quash'] } }));
  expectOutcome(lost, 'defense');
  expect(lost.hand('blue')).toEqual(['quash']);

  const deal = toPlanning(
    table({ red: barbarian('negotiate', 'attack-01'), blue: { hand: ['negotiate', 'card-zap'] } }),
  );
  deal.answer('red', 'encounter-card', 'negotiate');
  deal
    .answer('red', 'offer', { give: { cards: { 'attack-01': 1 } }, get: {} })
    .answer('blue', 'offer', 'accept')
    .answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(deal, 'deal');
  expect(deal.hand('blue')).toEqual(['attack-01', 'card-zap']);

  const bare = toPlanning(table({ red: barbarian('attack-20'), blue: { hand: ['attack-08'] } }));
  expectOutcome(bare, 'offense');
  expect(bare.game.events(-1).filter((event) => event.type === 'power.used')).toEqual([]);
});

test('barbarian: zapped, the hand stays where it is', () => {
  const t = toPlanning(
    table({
      red: barbarian('attack-20'),
      blue: { hand: ['attack-08', 'quash'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['quash']]);
});

test('Annex E-8: a hoard and cards on a sheet are no part of the hand', () => {
  const blue = {
    alien: 'miser',
    homes: WITH_POWER,
    hand: ['attack-08', 'quash'],
    piles: [
      { name: 'hoard', cards: ['attack-04', 'morph'], playable: true, using: true, back: 'pile' as const },
    ],
  };
  const t = toPlanning(table({ red: barbarian('attack-20'), blue }));
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('red', 'cards')).toEqual(['quash']);
  t.answer('red', 'cards', []);
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.pile('blue', 'hoard')]).toEqual([[], ['attack-04', 'morph']]);

  const demon = { alien: 'demon', homes: WITH_POWER, hand: ['attack-08'] };
  const possessed = launch(
    table({ red: barbarian('attack-20'), blue: demon, green: { hand: ['quash', 'morph'] } }),
  );
  possessed
    .answer('blue', 'respond', 'demon:possess')
    .answer('red', 'invite', [])
    .answer('blue', 'invite', []);
  possessed.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(possessed, 'offense');
  expect(possessed.hand('green')).toEqual(['morph', 'quash']);
});

test('barbarian: discarded artifacts go to the vulch', () => {
  const t = toPlanning(
    table({
      red: barbarian('attack-20'),
      blue: { hand: ['attack-08', 'quash', 'card-zap', 'attack-04'] },
      green: { alien: 'vulch', homes: WITH_POWER },
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-08')
    .answer('red', 'cards', ['attack-04'])
    .answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['card-zap', 'quash']);
});

test('barbarian: it has taken the hand and discards the rest itself: a beaten Vulch has its artifacts back', () => {
  const t = toPlanning(
    table({
      red: barbarian('attack-20'),
      blue: { alien: 'vulch', homes: WITH_POWER, hand: ['attack-08', 'quash', 'card-zap', 'attack-04'] },
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'cards', ['quash']);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['quash'], ['card-zap']]);
  expect(t.discard()).toEqual(['attack-04', 'attack-20', 'attack-08']);
});

test('barbarian wild: of compensation what is not wanted is thrown away, and nothing replaces it', () => {
  const t = toPlanning(
    table({
      red: { hand: ['negotiate', 'flare-barbarian'] },
      blue: { hand: ['attack-08', 'quash', 'attack-04', 'morph'] },
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-barbarian:sort-out']);
  // Seen before deciding.
  expect(t.hand('red')).toEqual(['attack-04', 'flare-barbarian', 'morph', 'quash']);
  t.answer('red', 'respond', 'flare-barbarian');
  expect(t.options('red', 'cards')).toEqual(['attack-04', 'morph', 'quash']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 3 });
  t.answer('red', 'cards', ['attack-04', 'morph']);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['flare-barbarian', 'quash']);
  expect(t.discard()).toEqual(['attack-04', 'morph', 'negotiate', 'attack-08']);
});

test('barbarian wild: of rewards the cards only, for one payment; not for somebody apart', () => {
  const t = launch(
    table(
      {
        blue: { hand: ['attack-12'] },
        green: { hand: ['flare-barbarian'], warp: 1 },
        yellow: {},
      },
      { deck: ['attack-30', 'quash'] },
    ),
  );
  ally(t, { green: ['defense', 3] });
  t.answer('green', 'ships', { 'green-1': 1 });
  expect(waiting(t)).toEqual(['green respond']);
  t.answer('green', 'respond', 'flare-barbarian');
  expect(t.options('green', 'cards')).toEqual(['attack-30', 'quash']);
  t.answer('green', 'cards', ['attack-30']).answer('green', 'ships', { 'green-2': 3 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.warp('green')]).toEqual([['flare-barbarian', 'quash'], 0]);

  const apart = toPlanning(
    table({
      red: { hand: ['negotiate'] },
      blue: { hand: ['attack-08', 'quash'] },
      green: { hand: ['flare-barbarian'] },
    }),
  );
  expectOutcome(apart, 'defense');
  expect(apart.hand('red')).toEqual(['quash']);
});

test('barbarian super: an offensive ally of the winner loots the defense, by its own ships', () => {
  const t = launch(
    table({ red: { hand: ['attack-20'] }, blue: { hand: VICTIM }, green: barbarian('flare-barbarian') }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('blue', 'encounter-card', 'attack-08');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-barbarian:share']);
  t.answer('green', 'respond', 'flare-barbarian');
  expect(t.asked('green', 'cards').decision).toMatchObject({ min: 0, max: 1 });
  t.answer('green', 'cards', ['morph']);
  expectOutcome(t, 'offense');
  expect([t.hand('green'), t.hand('blue'), t.hand('red')]).toEqual([['flare-barbarian', 'morph'], [], []]);
});

test('barbarian super: not for a defensive ally, nor when the offense loses', () => {
  const t = launch(
    table({
      red: { hand: ['attack-20'] },
      blue: { hand: ['attack-08', 'quash'] },
      green: barbarian('flare-barbarian'),
    }),
  );
  ally(t, { green: ['defense', 1] });
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['quash']);

  const lost = launch(
    table({
      red: { hand: ['attack-01'] },
      blue: { hand: ['attack-20', 'quash'] },
      green: barbarian('flare-barbarian'),
    }),
  );
  ally(lost, { green: ['offense', 1] });
  expectOutcome(lost, 'defense');
  expect(lost.hand('blue')).toEqual(['quash']);
});

test('barbarian super: zapped, nothing is looted and the flare returns (Annex E-6)', () => {
  const t = launch(
    table({
      red: { hand: ['attack-20'] },
      blue: { hand: ['attack-08', 'cosmic-zap', 'quash'] },
      green: barbarian('flare-barbarian'),
    }),
  );
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'flare-barbarian').answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.hand('blue'), t.hand('green')]).toEqual([['quash'], ['flare-barbarian']]);
});

test('barbarian: without a ship in the encounter it keeps nothing and burns everything', () => {
  const red = { alien: 'barbarian', homes: WITH_POWER, hand: ['attack-20', 'flare-amoeba'] };
  const t = toPlanning(table({ red, blue: { hand: ['attack-08', 'quash', 'attack-30'] } }));
  t.answer('red', 'respond', 'flare-amoeba').answer('red', 'option', 'out');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('blue', 'encounter-card', 'attack-08');
  expect(t.totals()).toEqual([20, 12]);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue'), t.foreign('red')]).toEqual([['flare-amoeba'], [], 0]);
  expect(t.discard().sort()).toEqual(['attack-08', 'attack-20', 'attack-30', 'quash']);
});
