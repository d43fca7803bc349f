import { expect, test } from 'vitest';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

/** Three home colonies, and one ship in the warp. */
const fido = (...hand: string[]) => ({ alien: 'fido', homes: [4, 11, 4, 0, 0], hand });
const DECK = { deck: ['attack-30', 'attack-40'] };

test('fido: fetches a used card; accepted, it takes a card or a ship', () => {
  const t = toPlanning(table({ green: fido() }, DECK));
  expect(t.options('green', 'respond')).toEqual(['pass', 'fido:fetch']);
  expect(t.discard()).toEqual(['attack-10', 'attack-08']);
  t.answer('green', 'respond', 'fido');
  expect(t.options('green', 'card')).toEqual(['attack-10', 'attack-08']);
  t.answer('green', 'card', 'attack-08');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red');
  expect(t.asked('red', 'yes-no')).toMatchObject({ key: 'fido.accept', options: ['no', 'yes'] });
  t.answer('red', 'yes-no', 'yes');
  expect(t.options('green', 'option')).toEqual(['nothing', 'card', 'ship']);
  t.answer('green', 'option', 'card').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('green'), t.warp('green')]).toEqual([['attack-08'], ['attack-30'], 1]);
  expect(t.discard()).toEqual(['attack-10']);
});

test('fido: the payment may be a ship, or nothing', () => {
  const fetch = () =>
    toPlanning(table({ green: fido() }, DECK))
      .answer('green', 'respond', 'fido')
      .answer('green', 'card', 'attack-10')
      .answer('green', 'player', 'blue')
      .answer('blue', 'yes-no', 'yes');
  const ship = fetch().answer('green', 'option', 'ship').answer('green', 'ships', { 'green-3': 1 });
  expectOutcome(ship, 'offense');
  expect([ship.warp('green'), ship.ships('green-3', 'green'), ship.hand('green')]).toEqual([0, 5, []]);
  expect(ship.hand('blue')).toEqual(['attack-10']);

  const nothing = fetch().answer('green', 'option', 'nothing');
  expectOutcome(nothing, 'offense');
  expect([nothing.warp('green'), nothing.hand('green')]).toEqual([1, []]);
});

test('fido: without a ship in the warp the payment is a card or nothing', () => {
  const t = toPlanning(table({ green: { ...fido(), homes: WITH_POWER } }, DECK));
  t.answer('green', 'respond', 'fido').answer('green', 'card', 'attack-10').answer('green', 'player', 'blue');
  t.answer('blue', 'yes-no', 'yes');
  expect(t.options('green', 'option')).toEqual(['nothing', 'card']);
  t.answer('green', 'option', 'card');
  expectOutcome(t, 'offense');
});

test('fido: refused, it may keep the card or discard it again, and is paid nothing', () => {
  const refused = () =>
    toPlanning(table({ green: fido() }, DECK))
      .answer('green', 'respond', 'fido')
      .answer('green', 'card', 'attack-10')
      .answer('green', 'player', 'red')
      .answer('red', 'yes-no', 'no');
  const kept = refused().answer('green', 'yes-no', 'yes');
  expectOutcome(kept, 'offense');
  expect([kept.hand('green'), kept.discard(), kept.warp('green')]).toEqual([['attack-10'], ['attack-08'], 1]);

  const left = refused().answer('green', 'yes-no', 'no');
  expectOutcome(left, 'offense');
  expect([left.hand('green'), left.discard()]).toEqual([[], ['attack-10', 'attack-08']]);
});

test('fido: as a main player too; it cannot offer to itself, and may pass', () => {
  const t = toPlanning(table({ blue: { ...fido('attack-08'), homes: [4, 7, 4, 4, 0] } }));
  t.answer('blue', 'respond', 'fido').answer('blue', 'card', 'attack-08');
  expect(t.options('blue', 'player')).toEqual(['green', 'red']);
  t.answer('blue', 'player', 'green').answer('green', 'yes-no', 'no').answer('blue', 'yes-no', 'yes');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toEqual(['attack-08']);

  const calm = toPlanning(table({ green: fido() }));
  calm.answer('green', 'respond', 'pass');
  expectOutcome(calm, 'offense');
  expect(calm.discard()).toEqual(['attack-10', 'attack-08']);
});

test('RUL-32: card and receiver are named before anybody may answer; zapped, the card stays', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'cosmic-zap'] }, green: fido() }));
  t.answer('green', 'respond', 'fido').answer('green', 'card', 'attack-08').answer('green', 'player', 'blue');
  expect(t.asked('red', 'respond').decision.params).toMatchObject({ whom: 1, target: 'attack-08' });
  t.answer('red', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.discard()).toEqual(['attack-10', 'attack-08', 'cosmic-zap']);
});

test('fido: only cards played as encounter cards: not the extra cards of Fodder, not reinforcements', () => {
  const fodder = { alien: 'fodder', homes: WITH_POWER, hand: ['attack-04', 'attack-06', 'reinforcement-2'] };
  const t = toPlanning(table({ red: fodder, blue: { hand: ['attack-08'] }, green: fido() }));
  t.answer('red', 'encounter-card', 'attack-04').answer('red', 'respond', 'fodder');
  expect(t.discard()).toEqual(['attack-06']);
  t.answer('red', 'reinforce', 'reinforcement-2 offense');
  t.answer('green', 'respond', 'fido');
  expect(t.options('green', 'card')).toEqual(['attack-04', 'attack-08']);
  t.answer('green', 'card', 'attack-04').answer('green', 'player', 'blue').answer('blue', 'yes-no', 'no');
  t.answer('green', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('Annex E-4: Clone comes first, Filch and Fido by the order of players', () => {
  const clone = { alien: 'clone', homes: WITH_POWER, hand: ['attack-10'] };
  const t = toPlanning(table({ red: clone, green: fido() }));
  t.answer('red', 'respond', 'clone').answer('green', 'respond', 'fido');
  // The only card that is left needs no choice.
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'red').answer('red', 'yes-no', 'no').answer('green', 'yes-no', 'yes');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('green')]).toEqual([['attack-10'], ['attack-08']]);

  const filch = { alien: 'filch', homes: WITH_POWER, hand: ['attack-10'] };
  const both = toPlanning(table({ red: filch, green: fido() }));
  both.answer('red', 'respond', 'filch').answer('green', 'respond', 'fido');
  both.answer('green', 'player', 'blue').answer('blue', 'yes-no', 'yes').answer('green', 'option', 'nothing');
  both.answer('red', 'yes-no', 'no');
  expectOutcome(both, 'offense');
  expect([both.hand('red'), both.hand('blue')]).toEqual([['attack-08'], ['attack-10']]);
});

test('Annex E-5: Gambler’s unrevealed card is out of reach', () => {
  const gambler = { alien: 'gambler', homes: WITH_POWER, hand: ['attack-10'] };
  const t = toPlanning(table({ red: gambler, green: fido() }));
  t.answer('red', 'respond', 'gambler').answer('red', 'card', 'attack-30').answer('blue', 'yes-no', 'no');
  t.answer('green', 'respond', 'fido').answer('green', 'player', 'red').answer('red', 'yes-no', 'no');
  t.answer('green', 'yes-no', 'yes');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-08']);
});

test('fido super: both cards, one at a time, each accepted one with its own payment', () => {
  const t = toPlanning(table({ green: fido('flare-fido') }, DECK));
  t.answer('green', 'respond', 'fido').answer('green', 'card', 'attack-08').answer('green', 'player', 'red');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-fido:fetch-all']);
  t.answer('green', 'respond', 'flare-fido');
  t.answer('red', 'yes-no', 'yes').answer('green', 'option', 'card');
  expect(t.options('green', 'card')).toEqual(['none', 'attack-10']);
  t.answer('green', 'card', 'attack-10').answer('green', 'player', 'blue');
  t.answer('blue', 'yes-no', 'yes')
    .answer('green', 'option', 'ship')
    .answer('green', 'ships', { 'green-1': 1 });
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('blue'), t.hand('green')]).toEqual([
    ['attack-08'],
    ['attack-10'],
    ['attack-30', 'flare-fido'],
  ]);
  expect([t.warp('green'), t.discard()]).toEqual([0, []]);
});

test('fido super: the second card may stay; a single card is no case for the super', () => {
  const t = toPlanning(table({ green: fido('flare-fido') }));
  t.answer('green', 'respond', 'fido').answer('green', 'card', 'attack-08').answer('green', 'player', 'red');
  t.answer('green', 'respond', 'flare-fido').answer('red', 'yes-no', 'no').answer('green', 'yes-no', 'no');
  t.answer('green', 'card', 'none');
  expectOutcome(t, 'offense');
  expect(t.discard()).toEqual(['attack-10', 'attack-08']);

  const clone = { alien: 'clone', homes: WITH_POWER, hand: ['attack-10'] };
  const one = toPlanning(table({ red: clone, green: fido('flare-fido') }));
  one.answer('red', 'respond', 'clone').answer('green', 'respond', 'fido').answer('green', 'player', 'blue');
  expect(waiting(one)).toEqual(['blue yes-no']);
  one.answer('blue', 'yes-no', 'no').answer('green', 'yes-no', 'yes').answer('red', 'yes-no', 'no');
  expectOutcome(one, 'offense');
});

test('fido super: zapped, nothing is fetched and the flare returns (Annex E-6)', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'cosmic-zap'] }, green: fido('flare-fido') }));
  t.answer('green', 'respond', 'fido').answer('green', 'card', 'attack-08').answer('green', 'player', 'red');
  t.answer('red', 'respond', 'pass')
    .answer('green', 'respond', 'flare-fido')
    .answer('red', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.discard(), t.hand('green')]).toEqual([['attack-10', 'attack-08', 'cosmic-zap'], ['flare-fido']]);
});

test('fido wild: the opponent takes the top of the discard pile, its player draws a card', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-fido'] } }, { ...DECK, discard: ['attack-20', 'attack-00'] }),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-fido:drop']);
  t.answer('red', 'respond', 'flare-fido');
  expect([t.hand('blue'), t.hand('red'), t.discard()]).toEqual([
    ['attack-00', 'attack-08'],
    ['attack-10', 'attack-30', 'flare-fido'],
    ['attack-20'],
  ]);
  t.answer('red', 'encounter-card', 'attack-30').answer('blue', 'encounter-card', 'attack-00');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('fido wild: not with an empty discard pile, nor for somebody who is no main player', () => {
  const empty = toPlanning(table({ red: { hand: ['attack-10', 'flare-fido'] } }));
  expectOutcome(empty, 'offense');
  expect(empty.hand('red')).toEqual(['flare-fido']);
  const apart = toPlanning(table({ green: { hand: ['flare-fido'] } }, { discard: ['attack-20'] }));
  expectOutcome(apart, 'offense');
  expect(apart.discard()).toEqual(['attack-20', 'attack-10', 'attack-08']);
});

test('fido super: a card that is shuffled into the deck while the flare is answered cannot be fetched', () => {
  const t = inviteNobody(
    launch(
      table(
        {
          red: { hand: ['attack-06', 'card-zap'] },
          blue: { alien: 'healer', homes: WITH_POWER, hand: ['attack-20'] },
          green: { alien: 'fido', homes: WITH_POWER, hand: ['flare-fido'] },
          yellow: { hand: ['flare-void'] },
        },
        { deck: [], shortDeck: true },
      ),
    ),
  );
  t.answer('blue', 'respond', 'pass').answer('green', 'respond', 'fido:fetch');
  t.answer('green', 'card', 'attack-20').answer('green', 'player', 'red');
  t.answer('green', 'respond', 'flare-fido').answer('red', 'respond', 'card-zap');
  // Wild Void costs a ship, the ship a card for the healer, and the card the whole discard pile.
  t.answer('yellow', 'respond', 'flare-void').answer('yellow', 'ships', { 'yellow-2': 1 });
  t.answer('blue', 'respond', 'healer:heal').answer('yellow', 'ships', { 'yellow-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.discard(), t.hand('green'), t.hand('red')]).toEqual([['card-zap'], ['flare-fido'], []]);
});
