import { expect, test } from 'vitest';
import { COSMIC_DECK, Table } from '@cosmarium/engine';
import {
  ally,
  duel,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const NEW_HAND = { deck: ['attack-08', ...Array<string>(7).fill('negotiate')] };
const mind = (...hand: string[]) => ({ alien: 'mind', homes: WITH_POWER, hand });
const kamikaze = (...hand: string[]) => ({ alien: 'kamikaze', homes: WITH_POWER, hand });
/** What this seat knows of that seat's hand. */
const known = (t: Table, seat: number, of: number) => t.game.view(seat).players[of].hand;
/** What this seat saw of the looks there were. */
const looks = (t: Table, seat: number) =>
  t.game.events(seat).flatMap((event) => (event.type === 'cards.shown' ? [event.cards] : []));

test('mind: as a main player it reads the opponent’s hand before allies are invited, and nobody else does', () => {
  const t = launch(table({ red: mind('attack-10'), blue: { hand: ['attack-08', 'quash'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'mind:know']);
  expect(known(t, 0, 1)).toEqual([]);
  t.answer('red', 'respond', 'mind');
  expect([known(t, 0, 1), known(t, 2, 1)]).toEqual([['attack-08', 'quash'], []]);
  expect([looks(t, 0), looks(t, 2), looks(t, -1)]).toEqual([[['attack-08', 'quash']], [null], [null]]);
  expect(waiting(t)).toEqual(['red invite']);
  inviteNobody(t);
  expectOutcome(t, 'offense');
});

test('mind: as anybody else it reads one main player’s hand, which is named at once (ZAP-1a)', () => {
  const t = launch(
    table({ blue: { hand: ['attack-08', 'cosmic-zap'] }, green: mind(), yellow: { hand: ['quash'] } }),
  );
  t.answer('green', 'respond', 'mind');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'blue');
  expect(t.asked('blue', 'respond').decision.params).toMatchObject({ whom: 1 });
  t.answer('blue', 'respond', 'pass');
  expect([known(t, 2, 0), known(t, 2, 1), known(t, 2, 3)]).toEqual([[], ['attack-08', 'cosmic-zap'], []]);
  inviteNobody(t);
  expectOutcome(t, 'offense');
});

test('mind: zapped, it sees nothing; it may pass', () => {
  const t = launch(table({ red: mind('attack-10'), blue: { hand: ['attack-08', 'cosmic-zap'] } }));
  t.answer('red', 'respond', 'mind').answer('blue', 'respond', 'cosmic-zap');
  expect(known(t, 0, 1)).toEqual([]);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const calm = launch(table({ red: mind('attack-10') })).answer('red', 'respond', 'pass');
  expect(known(calm, 0, 1)).toEqual([]);
  inviteNobody(calm);
  expectOutcome(calm, 'offense');
});

test('mind: an empty hand is not read, nor a hoard or cards on a sheet', () => {
  const empty = launch(table({ red: mind('attack-10'), blue: { hand: [] } }, NEW_HAND));
  expect(waiting(empty)).toEqual(['red invite']);
  inviteNobody(empty).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(empty, 'offense');

  const blue = {
    alien: 'miser',
    homes: WITH_POWER,
    hand: ['attack-08'],
    piles: [{ name: 'hoard', cards: ['attack-04'], playable: true, using: true, back: 'pile' as const }],
  };
  const t = launch(table({ red: mind('attack-10'), blue })).answer('red', 'respond', 'mind');
  expect(looks(t, 0)).toEqual([['attack-08']]);
  expect(t.game.view(0).players[1].sheets[0].piles).toMatchObject([{ name: 'hoard', count: 1, cards: null }]);
  inviteNobody(t).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('mind super: one use shows both main players’ hands; not for a main player', () => {
  const t = launch(table({ green: mind('flare-mind') }));
  t.answer('green', 'respond', 'mind').answer('green', 'player', 'red');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-mind:both']);
  t.answer('green', 'respond', 'flare-mind');
  expect([known(t, 2, 0), known(t, 2, 1)]).toEqual([['attack-10'], ['attack-08']]);
  inviteNobody(t);
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-mind']);

  const main = launch(table({ red: mind('attack-10', 'flare-mind') })).answer('red', 'respond', 'mind');
  expect(waiting(main)).toEqual(['red invite']);
  inviteNobody(main);
  expectOutcome(main, 'offense');
});

test('mind super: not where only one of them holds cards; zapped, nothing is seen (Annex E-6)', () => {
  const blue = { hand: ['attack-08', 'cosmic-zap'] };
  const t = launch(table({ blue, green: mind('flare-mind') }));
  t.answer('green', 'respond', 'mind').answer('green', 'player', 'red').answer('blue', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-mind').answer('blue', 'respond', 'cosmic-zap');
  expect([known(t, 2, 0), known(t, 2, 1), t.hand('green')]).toEqual([[], [], ['flare-mind']]);
  inviteNobody(t);
  expectOutcome(t, 'offense');

  const one = launch(table({ blue: { hand: [] }, green: mind('flare-mind') }, NEW_HAND));
  one.answer('green', 'respond', 'mind');
  expect([waiting(one), known(one, 2, 0)]).toEqual([['red invite'], ['attack-10']]);
  inviteNobody(one).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(one, 'offense');
});

const DECK = { deck: ['attack-20', 'attack-23', 'attack-30', 'attack-40'] };

test('mind wild: at somebody’s draw; that player’s draws are seen to the end of the encounter', () => {
  const t = toPlanning(
    table(
      {
        red: kamikaze('attack-10', 'flare-chosen'),
        blue: { hand: ['attack-08'] },
        green: { hand: ['flare-mind'] },
      },
      DECK,
    ),
  );
  t.answer('red', 'respond', 'kamikaze').answer('red', 'number', '1').answer('red', 'ships', { 'red-2': 1 });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-mind:draw-for']);
  t.answer('green', 'respond', 'flare-mind');
  expect([known(t, 2, 0), known(t, 1, 0)]).toEqual([['attack-20', 'attack-23'], []]);
  // The next draw needs no further play.
  t.answer('red', 'respond', 'flare-chosen');
  expect(known(t, 2, 0)).toContain('attack-30');
  expect(looks(t, 2)).toEqual([['attack-20', 'attack-23'], ['attack-30']]);
  expect(looks(t, 1)).toEqual([null, null]);
  t.answer('red', 'encounter-card', 'attack-30').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['flare-mind']);
});

test('mind wild: not the draws of others, not the own, and not beyond the encounter', () => {
  const t = launch(
    table(
      {
        red: kamikaze('attack-01'),
        blue: { hand: ['attack-08'] },
        green: { hand: ['flare-mind'] },
        yellow: {},
      },
      DECK,
    ),
  );
  ally(t, { yellow: ['defense', 1] });
  t.answer('red', 'respond', 'kamikaze').answer('red', 'number', '1').answer('red', 'ships', { 'red-2': 1 });
  t.answer('green', 'respond', 'flare-mind');
  t.answer('red', 'encounter-card', 'attack-01');
  // Yellow's reward: one card; one of the two drawn.
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  expectOutcome(t, 'defense');
  expect([known(t, 2, 3), t.hand('yellow')]).toEqual([[], ['attack-30']]);

  const own = toPlanning(table({ red: kamikaze('attack-10', 'flare-mind') }, DECK));
  own
    .answer('red', 'respond', 'kamikaze')
    .answer('red', 'number', '1')
    .answer('red', 'ships', { 'red-2': 1 });
  own.answer('red', 'encounter-card', 'attack-23').answer('red', 'yes-no', 'no');
  expectOutcome(own, 'offense');

  const players = { red: kamikaze('attack-10'), green: { hand: ['flare-mind', 'attack-04'] } };
  const second = new Table(duel(players, { ...DECK, destiny: ['destiny-blue', 'destiny-green'] }), 2);
  toPlanning(second);
  second
    .answer('red', 'respond', 'kamikaze')
    .answer('red', 'number', '1')
    .answer('red', 'ships', { 'red-2': 1 });
  second.answer('green', 'respond', 'flare-mind').answer('red', 'encounter-card', 'attack-23');
  second.answer('red', 'yes-no', 'yes').answer('red', 'ships', { 'red-2': 1 });
  second.answer('red', 'launch', { to: 'green-1', ships: { 'red-2': 1 } });
  second.answer('red', 'invite', []).answer('green', 'invite', []);
  second
    .answer('red', 'respond', 'kamikaze')
    .answer('red', 'number', '1')
    .answer('red', 'ships', { 'red-2': 1 });
  second.answer('green', 'respond', 'pass');
  expect(known(second, 2, 0)).not.toContain('attack-30');
  second.answer('red', 'encounter-card', 'attack-40');
  expectOutcome(second, 'offense');
});

test('mind wild: the cards of a renewed hand are seen, those of a hoard too', () => {
  const t = toPlanning(table({ blue: { hand: ['quash'] }, green: { hand: ['flare-mind'] } }, NEW_HAND));
  t.answer('green', 'respond', 'flare-mind');
  expect(known(t, 2, 1)).toHaveLength(8);
  expect(known(t, 0, 1)).toEqual([]);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('mind wild: card-zapped, nothing is seen', () => {
  const t = toPlanning(
    table(
      {
        red: { hand: ['attack-10', 'flare-chosen'] },
        blue: { hand: ['attack-08', 'card-zap'] },
        green: { hand: ['flare-mind'] },
      },
      DECK,
    ),
  );
  t.answer('red', 'respond', 'flare-chosen').answer('blue', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-mind').answer('blue', 'respond', 'card-zap');
  // But for the flare that was played openly.
  expect(known(t, 2, 0)).toEqual(['flare-chosen']);
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.discard()).toContain('flare-mind');
});

test('mind wild: cards that a quake has scattered are not seen where they lie next (DECK-2)', () => {
  const hands = {
    red: ['attack-10', 'attack-06', 'attack-08'],
    blue: [
      'attack-08',
      'attack-04',
      'attack-04',
      'attack-04',
      'attack-06',
      'attack-06',
      'attack-06',
      'attack-06',
    ],
  };
  const deck = ['attack-20', 'attack-23'];
  const aside = COSMIC_DECK.slice();
  for (const card of [...hands.red, ...hands.blue, ...deck]) aside.splice(aside.indexOf(card), 1);
  const t = toPlanning(
    table(
      {
        red: kamikaze(...hands.red, 'flare-chosen'),
        blue: { hand: hands.blue },
        green: { hand: ['flare-mind'] },
        yellow: { piles: [{ name: 'aside', cards: aside }] },
      },
      { deck },
    ),
  );
  t.answer('red', 'respond', 'flare-chosen').answer('green', 'respond', 'flare-mind');
  expect(known(t, 2, 0)).toEqual(['attack-20', 'flare-chosen']);
  // The first card of two is the last of the deck; the quake deals everything anew.
  t.answer('red', 'respond', 'kamikaze').answer('red', 'number', '1').answer('red', 'ships', { 'red-2': 1 });
  expect(t.game.events(-1).filter((event) => event.type === 'quake')).toHaveLength(1);
  expect([known(t, 2, 0), known(t, 2, 1), looks(t, 2)]).toEqual([[], [], [['attack-20']]]);
  for (let [open] = t.game.pending(); open !== undefined; [open] = t.game.pending())
    t.game.answer(open.seat, open.id, open.fallback);
  t.finish();
});
