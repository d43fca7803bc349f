import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const laser = (...hand: string[]) => ({ alien: 'laser', homes: WITH_POWER, hand });
const aside = (t: ReturnType<typeof table>) =>
  t.e.aside.map(({ seat, cards }) => [t.s.players[seat].colour, cards.map((card) => t.s.kinds[card]).sort()]);

test('laser: lays random cards of the opponent aside, up to its ships in the encounter; they come back at the end', () => {
  const t = launch(
    table({ red: laser('attack-10'), blue: { hand: ['attack-08', 'attack-08', 'attack-08', 'attack-08'] } }),
  );
  expect(t.options('red', 'number')).toEqual(['0', '1', '2', '3', '4']);
  t.answer('red', 'number', '3');
  expect(aside(t)).toEqual([['blue', ['attack-08', 'attack-08', 'attack-08']]]);
  expect(t.hand('blue')).toEqual(['attack-08']);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08', 'attack-08', 'attack-08']);
  expect(t.e.aside).toEqual([]);
});

test('laser: as the defense it counts the ships on the gate; it need not take any', () => {
  const t = launch(
    table({ red: { hand: ['attack-10', 'attack-10', 'attack-10'] }, blue: laser('attack-08') }),
    2,
  );
  expect(t.options('blue', 'number')).toEqual(['0', '1', '2']);
  t.answer('blue', 'number', '0');
  expect(t.e.aside).toEqual([]);
  inviteNobody(t);
  expectOutcome(t, 'defense');
});

test('laser: an opponent left without an encounter card in hand loses on the spot, without totals or compensation', () => {
  const t = launch(table({ red: laser('attack-10'), blue: { hand: ['negotiate'] } }));
  t.answer('red', 'number', '1').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.totals()).toBeNull();
  expect(t.warp('blue')).toBe(4);
  expect(t.ships('blue-1', 'red')).toBe(3);
  expect(t.hand('blue')).toEqual(['negotiate']);
  expect(t.hand('red')).toEqual(['attack-10']);
});

test('laser: for an offense that loss comes in place of the end of the turn (PLAN-1)', () => {
  const t = launch(table({ blue: laser('attack-08') }));
  t.answer('blue', 'number', '1');
  expectOutcome(t, 'defense');
  expect(t.warp('red')).toBe(3);
  expect(t.hand('red')).toEqual(['attack-10']);
});

test('laser: a defense that will need a new hand draws it now, before cards are laid aside (PLAN-2)', () => {
  const deck = ['attack-40', 'quash', 'plague', 'morph', 'attack-04', 'attack-05', 'attack-06', 'attack-07'];
  const t = launch(table({ red: laser('attack-10'), blue: { hand: ['reinforcement-2'] } }, { deck }));
  expect(t.discard()).toEqual(['reinforcement-2']);
  expect(t.hand('blue')).toEqual(deck.toSorted());
  expect(t.options('red', 'number')).toEqual(['0', '1', '2', '3', '4']);
  t.answer('red', 'number', '0');
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-40');
  expectOutcome(t, 'defense');
});

test('laser: a defender without ships on the planet loses no cards, but still draws a hand it needs now', () => {
  const empty = { homes: [0, 12, 4, 4, 0], hand: ['attack-08', 'attack-08'] };
  const t = launch(table({ red: laser('attack-10'), blue: empty }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const deck = Array<string>(8).fill('negotiate');
  const bare = launch(table({ red: laser('attack-10'), blue: { ...empty, hand: ['quash'] } }, { deck }));
  expect(bare.hand('blue')).toEqual(deck);
  expect(waiting(bare)).toEqual(['red invite']);
  inviteNobody(bare);
  expectOutcome(bare, 'offense');
});

test('laser: only the owner sees which cards lie aside, and nobody can use them', () => {
  const t = launch(
    table({
      red: laser('attack-10'),
      blue: { hand: ['force-field', 'attack-08'] },
      green: { hand: ['quash'] },
    }),
  );
  t.s.known[t.s.players[1].hand[0]] |= 4;
  t.answer('red', 'number', '1');
  const seen = (seat: number) => t.game.view(seat).encounter!.aside;
  const kind = t.s.kinds[t.e.aside[0].cards[0]];
  expect(seen(1)).toEqual([{ seat: 1, source: 'laser', count: 1, cards: [kind] }]);
  for (const seat of [-1, 0, 2])
    expect(seen(seat)).toEqual([{ seat: 1, source: 'laser', count: 1, cards: null }]);
  // Green knew a card of that hand and cannot tell any more where it is.
  expect(t.game.view(2).players[1].hand).toEqual([]);
  const laid = t.game.events(0).find((event) => event.type === 'cards.piled');
  expect(laid).toMatchObject({ seat: 1, pile: 'aside', count: 1, cards: null });
});

test('laser: compensation does not reach what lies aside (COMP-1)', () => {
  const t = launch(table({ red: { hand: ['negotiate', 'negotiate'] }, blue: laser('attack-08', 'quash') }));
  t.answer('blue', 'number', '1');
  inviteNobody(t);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['negotiate', 'quash']);

  const paid = launch(
    table({ red: laser('negotiate'), blue: { hand: ['attack-08', 'attack-08', 'attack-08'] } }),
  );
  paid.answer('red', 'number', '2');
  inviteNobody(paid);
  expectOutcome(paid, 'defense');
  expect(paid.hand('red')).toEqual([]);
  expect(paid.hand('blue')).toEqual(['attack-08', 'attack-08']);
});

test('laser: zapped, nothing is laid aside and no hand is drawn', () => {
  const t = launch(table({ red: laser('attack-10'), green: { hand: ['cosmic-zap'] } }));
  t.answer('green', 'respond', 'cosmic-zap');
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([13, 12]);
});

test('laser: not as a bystander, nor without the power (POWER-1)', () => {
  const t = launch(table({ green: laser() }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const lost = launch(table({ red: { ...laser('attack-10'), homes: [4, 16, 0, 0, 0] } }));
  expect(waiting(lost)).toEqual(['red invite']);
  inviteNobody(lost);
  expectOutcome(lost, 'offense');
});

test('RUL-34: cards in a hoard do not save from losing on the spot', () => {
  const hoard = [{ name: 'hoard', cards: ['attack-40'], playable: true, using: true, back: 'pile' as const }];
  const t = launch(
    table({
      red: laser('attack-10'),
      blue: { alien: 'miser', homes: WITH_POWER, hand: ['attack-08'], piles: hoard },
    }),
  );
  t.answer('red', 'number', '1').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08']);
});

test('laser: wild discards up to three cards to lay as many of anybody’s aside', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'flare-laser', 'ionic-gas', 'quash'] },
      blue: { hand: ['attack-08', 'attack-08', 'attack-08'] },
      green: {},
    }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-laser:glare']);
  t.answer('red', 'respond', 'flare-laser');
  expect(t.options('red', 'player')).toEqual(['red', 'blue']);
  t.answer('red', 'player', 'blue');
  expect(t.options('red', 'cards')).toEqual(['attack-10', 'ionic-gas', 'quash']);
  expect(t.asked('red').decision).toMatchObject({ min: 1, max: 3, secret: true });
  t.answer('red', 'cards', ['ionic-gas', 'quash']);
  expect(t.options('red', 'number')).toEqual(['0', '1', '2']);
  t.answer('red', 'number', '2');
  expect(aside(t)).toEqual([['blue', ['attack-08', 'attack-08']]]);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08', 'attack-08']);
  expect(t.hand('red')).toEqual(['flare-laser']);
});

test('laser: wild against a whole hand does not decide the encounter; the defense draws a new one (PLAN-2)', () => {
  const deck = Array<string>(8).fill('negotiate');
  const t = launch(table({ red: { hand: ['attack-10', 'flare-laser', 'quash'] } }, { deck }));
  t.answer('red', 'respond', 'flare-laser').answer('red', 'player', 'blue');
  t.answer('red', 'cards', ['quash']).answer('red', 'number', '1');
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08', 'flare-laser', ...deck.slice(1)]);
});

test('laser: wild is also for allies, once alliances are formed; an offense it leaves without cards ends its turn (PLAN-1)', () => {
  const t = launch(
    table({ green: { hand: ['flare-laser', 'quash'] }, blue: { hand: ['attack-08', 'attack-08'] } }),
  );
  ally(t, { green: ['defense', 1] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-laser:glare']);
  t.answer('green', 'respond', 'flare-laser').answer('green', 'player', 'red');
  t.answer('green', 'number', '1');
  t.answer('red', 'ships', { 'red-2': 3 }).answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'broken-off');
  expect(t.hand('red')).toEqual(['attack-10']);
});

test('laser: wild is not for bystanders, nor for somebody with no other card', () => {
  const t = launch(table({ green: { hand: ['flare-laser', 'quash'] }, red: { hand: ['attack-10'] } }));
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-laser', 'quash']);

  const lone = launch(table({ green: { hand: ['flare-laser'] } }));
  ally(lone, { green: ['offense', 1] });
  expectOutcome(lone, 'offense');
});

test('laser: super blinds either main player as an ally, once alliances are formed', () => {
  const t = launch(
    table({ green: laser('flare-laser'), blue: { hand: ['attack-08', 'attack-08', 'attack-08'] } }),
  );
  ally(t, { green: ['offense', 1] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-laser:blind-as-ally']);
  t.answer('green', 'respond', 'flare-laser');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'blue');
  expect(t.options('green', 'number')).toEqual(['0', '1', '2', '3']);
  t.answer('green', 'number', '3').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.totals()).toBeNull();
  expect(t.ships('blue-1', 'green')).toBe(1);
  expect(t.hand('green')).toEqual(['flare-laser']);
});

test('laser: super may turn on the own main player; zapped it comes back and is wild from then on (ZAP-2)', () => {
  const players = {
    red: { hand: ['attack-10', 'cosmic-zap'] },
    green: laser('flare-laser'),
    blue: { hand: ['attack-08'] },
  };
  const t = launch(table(players), 2);
  ally(t, { green: ['offense', 1] });
  t.answer('green', 'respond', 'flare-laser').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'pass');
  t.answer('green', 'number', '2');
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual(['attack-10', 'cosmic-zap']);
  expect(t.warp('green')).toBe(1);

  const zapped = launch(table(players), 2);
  ally(zapped, { green: ['offense', 1] });
  zapped.answer('green', 'respond', 'flare-laser').answer('green', 'player', 'red');
  zapped.answer('red', 'respond', 'cosmic-zap');
  expectOutcome(zapped, 'offense');
  expect(zapped.hand('green')).toEqual(['flare-laser']);
});

test('laser: a main player with an own intimidate on the table is not beaten on the spot (INT-2)', () => {
  const t = table(
    { red: laser('attack-10'), blue: { hand: ['reward-intimidate-29', 'attack-08'] } },
    { variants: { rewards: true } },
  );
  launch(t).answer('blue', 'respond', 'reward-intimidate-29');
  t.answer('red', 'number', '1');
  expect(t.e.outcome).toBeNull();
  inviteNobody(t);
  expect(t.totals()).toEqual([13, 33]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['attack-08']);
});
