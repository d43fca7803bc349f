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

const demon = (...hand: string[]) => ({ alien: 'demon', homes: WITH_POWER, hand });
const NOBODY = [4, 16, 0, 0, 0];

test('demon: plays a third player’s hand as if it were its own, the rest goes back', () => {
  const t = launch(
    table({ red: demon('attack-01'), green: { hand: ['attack-20', 'negotiate', 'reinforcement-5'] } }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'demon:possess']);
  t.answer('red', 'respond', 'demon:possess');
  expect(t.hand('green')).toEqual([]);
  expect(t.pile('red', 'possessed')).toEqual(['attack-20', 'negotiate', 'reinforcement-5']);
  inviteNobody(t);
  expect(t.options('red', 'encounter-card')).toEqual([
    'attack-01',
    'attack-20@possessed',
    'negotiate@possessed',
  ]);
  t.answer('red', 'encounter-card', 'attack-20@possessed');
  expect(t.options('red', 'reinforce')).toEqual([
    'pass',
    'reinforcement-5 offense@possessed',
    'reinforcement-5 defense@possessed',
  ]);
  t.answer('red', 'reinforce', 'pass').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['negotiate', 'reinforcement-5']);
  expect(t.hand('red')).toEqual(['attack-01']);
  expect(t.pile('red', 'possessed')).toEqual([]);
  expect(t.discard()).toEqual(['attack-20', 'attack-08']);
});

test('demon: chooses anybody with cards but the opponent; nobody else sees the cards', () => {
  const t = launch(
    table({
      red: demon('attack-10'),
      green: { hand: ['quash'] },
      yellow: { hand: [] },
      purple: { hand: ['force-field'] },
    }),
  );
  t.answer('red', 'respond', 'demon:possess');
  expect(t.options('red', 'player')).toEqual(['green', 'purple']);
  t.answer('red', 'player', 'purple');
  const pile = (seat: number) => t.game.view(seat).players[0].sheets[0].piles[0];
  expect(pile(0)).toMatchObject({ count: 1, cards: ['force-field'] });
  expect(pile(1)).toMatchObject({ count: 1, cards: null });
  expect(pile(4)).toMatchObject({ count: 1, cards: null });
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('purple')).toEqual(['force-field']);
});

test('demon: zapped, the hand stays where it is', () => {
  const t = launch(table({ red: demon('attack-10'), green: { hand: ['quash', 'cosmic-zap'] } }));
  t.answer('red', 'respond', 'demon:possess').answer('green', 'respond', 'cosmic-zap');
  expect(t.hand('green')).toEqual(['quash']);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['quash']);
});

test('demon: is not asked as a bystander, nor if no third player holds a card', () => {
  const t = launch(table({ green: demon('quash') }));
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const empty = launch(table({ red: demon('attack-10') }));
  expect(waiting(empty)).toEqual(['red invite']);
  inviteNobody(empty);
  expectOutcome(empty, 'offense');
});

test('demon: without a hand to take it is asked only if the super side can be played', () => {
  const free = launch(table({ red: demon('attack-10', 'flare-demon') }));
  expect(free.options('red', 'respond')).toEqual(['pass', 'demon:possess']);
  free.answer('red', 'respond', 'pass');
  inviteNobody(free);
  expectOutcome(free, 'offense');

  // Another flare has been played in this encounter.
  const spent = table({
    red: { ...demon('attack-10', 'flare-demon', 'flare-masochist'), homes: [4, 11, 4, 0, 0] },
  });
  spent.answer('red', 'respond', 'flare-masochist').answer('red', 'player', 'green');
  launch(spent);
  expect(waiting(spent)).toEqual(['red invite']);
  inviteNobody(spent);
  expectOutcome(spent, 'offense');

  // A form that was taken on has the wild side only.
  const form = launch(
    table({
      red: {
        alien: 'reincarnator',
        incarnation: 'demon',
        homes: WITH_POWER,
        hand: ['attack-10', 'flare-demon'],
      },
    }),
  );
  expect(form.options('red', 'respond')).toEqual(['pass', 'flare-demon:summon']);
  form.answer('red', 'respond', 'pass');
  inviteNobody(form);
  expectOutcome(form, 'offense');
});

test('demon: a possessed flare is played as wild, counts as Demon’s flare and goes back to its former owner', () => {
  const t = launch(
    table({ red: demon('attack-10', 'flare-virus'), green: { hand: ['flare-macron', 'quash'] } }),
  );
  t.answer('red', 'respond', 'demon:possess');
  inviteNobody(t);
  expect(t.options('red', 'respond')).toContain('flare-macron:bulk@possessed');
  t.answer('red', 'respond', 'flare-macron:bulk@possessed');
  expect(t.totals()).toEqual([16, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-macron', 'quash']);
  expect(t.hand('red')).toEqual(['flare-virus']);
});

test('demon: the former owner has the flare back at once, but each flare works once (FLARE-3)', () => {
  const t = launch(table({ red: demon('attack-10'), green: { alien: 'human', hand: ['flare-macron'] } }));
  t.answer('red', 'respond', 'demon:possess');
  ally(t, { green: ['defense', 2] });
  t.answer('red', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([16, 14]);
  expect(t.hand('green')).toEqual(['flare-macron']);
  expectOutcome(t, 'offense');
});

test('demon: cards the victim gains meanwhile are its own', () => {
  const t = launch(
    table({ red: demon('attack-01'), green: { hand: ['quash'], warp: 1 } }, { deck: ['attack-30'] }),
  );
  t.answer('red', 'respond', 'demon:possess');
  ally(t, { green: ['defense', 1] });
  t.answer('green', 'ships', {});
  expect(t.options('green', 'ships')).toEqual(['green-1 0..1', 'green-2 0..1']);
  t.answer('green', 'ships', { 'green-1': 1 });
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['attack-30', 'quash']);
});

test('demon: a defense with an encounter card on the sheet only keeps its hand (PLAN-2)', () => {
  const t = launch(table({ blue: demon('quash'), green: { hand: ['attack-20'] } }));
  t.answer('blue', 'respond', 'demon:possess');
  inviteNobody(t);
  expect(t.totals()).toEqual([13, 24]);
  expectOutcome(t, 'defense');
  expect(t.hand('blue')).toEqual(['quash']);
  expect(t.hand('green')).toEqual([]);
});

test('demon: the cards go back although the power is lost in the encounter (POWER-1)', () => {
  const t = launch(
    table({ red: { hand: ['attack-20'] }, blue: demon('attack-08'), green: { hand: ['negotiate'] } }),
  );
  t.answer('blue', 'respond', 'demon:possess');
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
  expect(t.s.players[1].powerless).toBe(true);
  expect(t.hand('green')).toEqual(['negotiate']);
  expect(t.pile('blue', 'possessed')).toEqual([]);
});

test('demon: wild makes an uninvited player join with as many ships as the own', () => {
  const t = launch(
    table({
      red: { hand: ['attack-10', 'flare-demon'] },
      green: { homes: [3, 13, 4, 0, 0], alien: 'clone' },
    }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-demon:summon']);
  t.answer('red', 'respond', 'flare-demon');
  inviteNobody(t);
  expect(t.options('green', 'ships')).toEqual(['green-1 0..3', 'green-2 0..13', 'green-3 0..4']);
  expect(t.asked('green').decision).toMatchObject({ min: 3, max: 3 });
  t.answer('green', 'ships', { 'green-1': 2, 'green-3': 1 });
  expect(t.totals()).toEqual([16, 12]);
  expectOutcome(t, 'offense');
  expect(t.ships('blue-1', 'green')).toBe(3);
  expect(t.hand('red')).toEqual(['flare-demon']);
});

test('demon: wild as the defense: the victim cannot join the other side that invited it', () => {
  const t = launch(
    table({
      blue: { hand: ['attack-08', 'flare-demon'], homes: [2, 18, 0, 0, 0] },
      green: { homes: NOBODY },
      yellow: { homes: NOBODY },
    }),
  );
  t.answer('blue', 'respond', 'flare-demon');
  expect(t.options('blue', 'player')).toEqual(['green', 'yellow']);
  t.answer('blue', 'player', 'green');
  t.answer('red', 'invite', ['green', 'yellow']).answer('blue', 'invite', []);
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 2, max: 2 });
  t.answer('green', 'ships', { 'green-2': 2 });
  t.answer('yellow', 'ally', { to: 'none' });
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.warp('green')).toBe(2);
});

/** Red summons green, who has these ships at home, to send up to three. */
function summoned(homes: number[]) {
  const green = { homes, alien: 'clone' };
  const t = launch(table({ red: { hand: ['attack-10', 'flare-demon'] }, green }));
  return inviteNobody(t.answer('red', 'respond', 'flare-demon'));
}

test('Annex F-3: who is summoned never has to give up a colony', () => {
  const t = summoned([1, 3, 1, 1, 0]);
  // Two ships can be spared.
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 2, max: 3 });
  t.answer('green', 'ships', { 'green-2': 2 });
  expect(t.totals()).toEqual([15, 12]);
  expectOutcome(t, 'offense');

  const none = summoned([1, 1, 1, 1, 1]);
  expect(none.asked('green', 'ships').decision).toMatchObject({ min: 0, max: 3 });
  none.answer('green', 'ships', {});
  expect(none.totals()).toEqual([13, 12]);
  expect(none.e.allies).toEqual([0, 0]);
  expectOutcome(none, 'offense');
  expect(none.foreign('green')).toBe(0);
});

test('Annex F-3: but may choose to, to send as many as are wanted or to keep others whole', () => {
  const more = summoned([1, 3, 1, 1, 0]);
  more.answer('green', 'ships', { 'green-1': 1, 'green-3': 1, 'green-4': 1 });
  expect(more.totals()).toEqual([16, 12]);
  expectOutcome(more, 'offense');
  expect([more.ships('green-2', 'green'), more.ships('blue-1', 'green')]).toEqual([3, 3]);

  const one = summoned([1, 1, 1, 1, 1]).answer('green', 'ships', { 'green-5': 1 });
  expect(one.totals()).toEqual([14, 12]);
  expectOutcome(one, 'offense');
});

test('demon: wild: Macron as a forced ally sends one ship, which counts four', () => {
  const t = launch(table({ red: { hand: ['attack-10', 'flare-demon'] }, green: { homes: WITH_POWER } }));
  t.answer('red', 'respond', 'flare-demon');
  inviteNobody(t);
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('green', 'ships', { 'green-2': 1 });
  expect(t.totals()).toEqual([17, 12]);
  expectOutcome(t, 'offense');
});

test('demon: wild that is card-zapped is discarded and binds nobody (FLARE-1)', () => {
  const t = launch(
    table({ red: { hand: ['attack-10', 'flare-demon'] }, blue: { hand: ['attack-08', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'flare-demon').answer('blue', 'respond', 'card-zap');
  inviteNobody(t);
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.discard()).toContain('flare-demon');
});

const SIX = ['attack-30', 'flare-macron', 'attack-04', 'attack-05', 'quash', 'negotiate'];

test('demon: super takes six cards from the deck; what is left goes back on top as wanted', () => {
  const t = launch(
    table({ red: demon('attack-01', 'flare-demon'), green: { hand: ['morph'] } }, { deck: SIX }),
  );
  t.answer('red', 'respond', 'demon:possess');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-demon:deep-possession']);
  t.answer('red', 'respond', 'flare-demon');
  expect(t.hand('green')).toEqual(['morph']);
  expect(t.pile('red', 'possessed')).toEqual(SIX.slice().sort());
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-30@possessed');
  // The one flare of the encounter has been played (FLARE-3).
  expect(t.options('red', 'arrange')).toEqual([
    'flare-macron',
    'attack-04',
    'attack-05',
    'quash',
    'negotiate',
  ]);
  t.answer('red', 'arrange', ['quash', 'attack-05', 'flare-macron', 'negotiate', 'attack-04']);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  const top = t.s.deck.slice(-5).map((card) => t.s.kinds[card]);
  expect(top.reverse()).toEqual(['quash', 'attack-05', 'flare-macron', 'negotiate', 'attack-04']);
  expect(t.hand('red')).toEqual(['attack-01', 'flare-demon']);
});

test('demon: a possessed card that would return to hand goes to its former owner, with super to the own hand', () => {
  const players = {
    red: { ...demon('attack-01', 'flare-demon'), incarnation: 'clone' },
    green: { hand: ['attack-20'] },
  };
  const t = launch(table(players, { deck: SIX })).answer('red', 'respond', 'demon:possess');
  t.answer('red', 'respond', 'pass');
  inviteNobody(t);
  t.answer('red', 'encounter-card', 'attack-20@possessed');
  expect(t.options('red', 'respond')).toEqual(['pass', 'clone:replicate']);
  t.answer('red', 'respond', 'clone:replicate').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['attack-01', 'flare-demon']);
  expect(t.hand('green')).toEqual(['attack-20']);

  const own = launch(table(players, { deck: SIX })).answer('red', 'respond', 'demon:possess');
  own.answer('red', 'respond', 'flare-demon');
  inviteNobody(own);
  own.answer('red', 'encounter-card', 'attack-30@possessed').answer('red', 'respond', 'clone:replicate');
  own.answer('red', 'arrange', ['attack-04', 'attack-05', 'quash', 'negotiate', 'flare-macron']);
  own.answer('red', 'yes-no', 'no');
  expectOutcome(own, 'offense');
  expect(own.hand('red')).toEqual(['attack-01', 'attack-30', 'flare-demon']);
  expect(own.hand('green')).toEqual(['attack-20']);
});

test('demon: a zapped super stops the use, the flare returns (ZAP-2)', () => {
  const t = launch(
    table(
      { red: demon('attack-10', 'flare-demon'), green: { hand: ['force-field', 'cosmic-zap'] } },
      { deck: SIX },
    ),
  );
  t.answer('red', 'respond', 'demon:possess').answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-demon').answer('green', 'respond', 'cosmic-zap');
  expect(t.pile('red', 'possessed')).toEqual([]);
  // Zapped, the flare may be played as wild.
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-demon:summon']);
  t.answer('red', 'respond', 'pass');
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(['flare-demon']);
  expect(t.hand('green')).toEqual(['force-field']);
});

test('demon: a possessed flare that is stopped was not used: it stays on the sheet until the end', () => {
  const t = launch(
    table({
      red: demon('attack-10'),
      blue: { hand: ['attack-08', 'flare-anti-matter'] },
      green: { hand: ['flare-macron'] },
    }),
  );
  t.answer('red', 'respond', 'demon:possess');
  inviteNobody(t).answer('red', 'respond', 'flare-macron:bulk@possessed');
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-anti-matter:stop-wild']);
  t.answer('blue', 'respond', 'flare-anti-matter');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([13, 12]);
  // It goes back with the rest, and not at the time it was stopped.
  const told = t.game.events(2).map((event) => event.type);
  expect(told.indexOf('cards.given')).toBeGreaterThan(told.indexOf('outcome'));
  expect(t.hand('green')).toEqual(['flare-macron']);
});
