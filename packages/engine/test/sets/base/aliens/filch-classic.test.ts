/** The wild side of the classic edition's flare: cheating and accusing, all at the same time (Annex D-10, our design). */
import { expect, test } from 'vitest';
import { createGame, Table } from '@cosmarium/engine';
import {
  duel,
  happened,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';

const CLASSIC = 'flare-filch-alternate';
/** Green, who looks on, holds the flare; two of green's ships are in the warp. */
const cheating = (players: Players = {}) =>
  table(
    { ...players, green: { hand: [CLASSIC], warp: 2, ...players.green } },
    { deck: ['attack-40'], discard: ['attack-30', 'negotiate'] },
  );

const nobodyAccuses = (t: Table) => t.answer('red', 'option', 'nobody').answer('blue', 'option', 'nobody');

test('filch: everybody is asked one secret question at once; only the holder’s is another', () => {
  const t = cheating();
  expect(waiting(t)).toEqual(['red option', 'blue option', 'green option']);
  expect(t.options('red')).toEqual(['nobody', 'blue', 'green']);
  expect(t.options('blue')).toEqual(['nobody', 'green', 'red']);
  expect(t.options('green')).toEqual(['honest', 'ship', 'deck', 'discard']);
  expect(t.game.view(0).waiting).toEqual([{ responses: true }]);
  expect(t.game.view(1).waiting).toEqual([{ responses: true }]);
  nobodyAccuses(t).answer('green', 'option', 'honest');
  toPlanning(t).finish();
});

test('filch: the questions of the others do not tell where the flare is', () => {
  const inHand = cheating();
  const inDeck = table(
    { green: { hand: ['attack-40'], warp: 2 } },
    { deck: [CLASSIC], discard: ['attack-30', 'negotiate'] },
  );
  expect(inHand.game.view(0)).toEqual(inDeck.game.view(0));
  expect(inHand.game.events(0)).toEqual(inDeck.game.events(0));
  expect(inDeck.options('green', 'option')).toEqual(['nobody', 'red', 'blue']);
  toPlanning(nobodyAccuses(inHand).answer('green', 'option', 'honest')).finish();
  toPlanning(nobodyAccuses(inDeck).answer('green', 'option', 'nobody')).finish();
});

test('filch: not caught, a ship slips home, and nothing in the log tells', () => {
  const t = cheating();
  const before = happened(t).length;
  nobodyAccuses(t).answer('green', 'option', 'ship');
  expect(t.options('green', 'planet')).toEqual(['green-1', 'green-2']);
  t.answer('green', 'planet', 'green-1');
  expect(t.warp('green')).toBe(1);
  expect(t.ships('green-1', 'green')).toBe(5);
  expect(happened(t).slice(before)).not.toContain('ships.moved');
  toPlanning(t).finish();
  expect(JSON.stringify(t.game.events(0))).not.toContain(CLASSIC);
  expect(t.hand('green')).toEqual([CLASSIC]);
  expect(t.e.flaresBy).toBe(0);
});

test('filch: not caught, the top card of the deck or any discarded card comes to hand, unknown to the others', () => {
  const deck = cheating();
  nobodyAccuses(deck).answer('green', 'option', 'deck');
  toPlanning(deck).finish();
  expect(deck.hand('green')).toEqual(['attack-40', CLASSIC]);
  expect(deck.game.view(0).players[2]).toMatchObject({ handCount: 2, hand: [] });
  expect(happened(deck)).not.toContain('cards.drawn');

  const discard = cheating();
  nobodyAccuses(discard).answer('green', 'option', 'discard');
  expect(discard.options('green', 'card')).toEqual(['attack-30', 'negotiate']);
  discard.answer('green', 'card', 'attack-30');
  toPlanning(discard).finish();
  expect(discard.hand('green')).toEqual(['attack-30', CLASSIC]);
  expect(discard.game.view(0).players[2].hand).toEqual([]);
  expect(happened(discard)).not.toContain('cards.taken');
});

test('filch: caught: nothing is taken, a ship is lost, and only now it is a flare that was played', () => {
  const t = cheating();
  t.answer('red', 'option', 'green').answer('blue', 'option', 'nobody').answer('green', 'option', 'deck');
  expect(t.e.flaresBy).toBe(1 << 2);
  expect(t.asked('green', 'ships').decision).toMatchObject({ key: 'filch.fine', min: 1, max: 1 });
  t.answer('green', 'ships', { 'green-2': 1 });
  toPlanning(t).finish();
  expect(t.warp('green')).toBe(3);
  expect(t.warp('red')).toBe(0);
  expect(t.hand('green')).toEqual([CLASSIC]);
  expect(t.game.view(0).players[2].hand).toEqual([CLASSIC]);
});

test('filch: the innocent takes a random card from whoever accused them', () => {
  const t = cheating({
    red: { hand: ['attack-10', 'attack-10'] },
    blue: { hand: ['attack-08', 'attack-08'] },
  });
  t.answer('red', 'option', 'green').answer('blue', 'option', 'red').answer('green', 'option', 'honest');
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10']);
  expect(t.hand('blue')).toEqual(['attack-08']);
  expect(t.hand('green')).toEqual(['attack-10', CLASSIC]);
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 0, 2]);
  expect(t.e.flaresBy).toBe(0);
  toPlanning(t).answer('red', 'encounter-card', 'attack-08').finish();
});

test('filch: one accuser may be right and another wrong', () => {
  const t = cheating({ blue: { hand: ['attack-08', 'attack-08'] } });
  t.answer('red', 'option', 'green').answer('blue', 'option', 'red').answer('green', 'option', 'ship');
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10']);
  t.answer('green', 'ships', { 'green-2': 1 });
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([0, 0, 3]);
  toPlanning(t).answer('red', 'encounter-card', 'attack-08').finish();
});

test('filch: PLAN-1: an offense that accuses with its last encounter card may lose the turn over it', () => {
  const t = cheating();
  t.answer('red', 'option', 'blue').answer('blue', 'option', 'nobody').answer('green', 'option', 'honest');
  t.finish();
  expect(t.hand('blue')).toEqual(['attack-08', 'attack-10']);
  expect(t.outcome()).toBe('broken-off');
});

test('filch: the offense pays after its retrieval', () => {
  const t = table({ red: { hand: ['attack-10', CLASSIC], warp: 1 } });
  t.answer('red', 'ships', { 'red-1': 1 });
  expect(t.options('red', 'option')).toEqual(['honest', 'deck']);
  t.answer('red', 'option', 'deck').answer('blue', 'option', 'red').answer('green', 'option', 'nobody');
  t.answer('red', 'ships', { 'red-2': 1 });
  toPlanning(t).finish();
  expect(t.warp('red')).toBe(1);
});

test('filch: once caught the flare can be stopped: a Card Zap discards it, and the cheater pays nothing', () => {
  const t = cheating({ red: { hand: ['attack-10', 'card-zap'] } });
  t.answer('red', 'option', 'nobody').answer('blue', 'option', 'green').answer('green', 'option', 'ship');
  expect(t.options('red', 'respond')).toEqual(['pass', 'card-zap:zap']);
  t.answer('red', 'respond', 'card-zap');
  toPlanning(t).finish();
  expect(t.warp('green')).toBe(2);
  expect(t.hand('green')).toEqual([]);
  expect(t.discard()).toContain(CLASSIC);
});

test('filch: before anybody is caught no zap can stop it', () => {
  const t = cheating({
    red: { hand: ['attack-10', 'card-zap'] },
    blue: { hand: ['attack-08', 'cosmic-zap'] },
  });
  nobodyAccuses(t).answer('green', 'option', 'deck');
  toPlanning(t).finish();
  expect(t.hand('green')).toEqual(['attack-40', CLASSIC]);
});

test('filch: nobody is asked while the flare lies in the discard pile, or with the standard edition', () => {
  const open = table({}, { discard: [CLASSIC] });
  expect(waiting(open)).toEqual(['red launch']);
  toPlanning(open).finish();
  const standard = table({ green: { hand: ['flare-filch', 'negotiate'] } });
  expect(waiting(standard)).toEqual(['red launch']);
  toPlanning(standard).finish();
});

test('filch: FLARE-2: Filch has the super side only and cannot cheat; without power it can', () => {
  const active = cheating({ green: { alien: 'filch', homes: [4, 10, 4, 0, 0] } });
  expect(active.warp('green')).toBe(2);
  expect(active.options('green', 'option')).toEqual(['nobody', 'red', 'blue']);
  const powerless = cheating({ green: { alien: 'filch' } });
  expect(powerless.options('green', 'option')).toEqual(['honest', 'ship', 'deck', 'discard']);
  toPlanning(nobodyAccuses(powerless).answer('green', 'option', 'honest')).finish();
  toPlanning(nobodyAccuses(active).answer('green', 'option', 'nobody'));
  active.answer('green', 'respond', 'pass').finish(); // the super side
});

test('filch: FLARE-3: caught, the cheater plays no other flare in the encounter', () => {
  const position = duel({ red: { hand: ['attack-10', CLASSIC, 'flare-gambler'], homes: WITH_POWER } });
  const t = new Table(position, 1);
  expect(t.options('red', 'option')).toEqual(['honest', 'deck']);
  t.answer('red', 'option', 'deck').answer('blue', 'option', 'red').answer('green', 'option', 'nobody');
  t.answer('red', 'ships', { 'red-2': 1 });
  toPlanning(t).finish();
  expect(t.totals()).toEqual([17, 12]);
});

test('filch: SETUP-9: a game has one edition of the flare', () => {
  const kinds = (alternateFlares: boolean) => {
    const game = createGame(
      {
        players: [
          { colour: 'red', alien: 'filch' },
          { colour: 'blue', alien: 'human' },
          { colour: 'green', alien: 'zombie' },
        ],
        start: 'given',
        flares: true,
        first: 0,
        readings: { alternateFlares },
      },
      'editions',
    );
    return game.s.kinds.filter((kind) => kind.startsWith('flare-filch'));
  };
  expect(kinds(false)).toEqual(['flare-filch']);
  expect(kinds(true)).toEqual([CLASSIC]);
});

test('filch, VAR-WILD: another flare played before does not keep anybody from cheating', () => {
  const holder = { hand: [CLASSIC, 'flare-philanthropist'], warp: 2 };
  const play = (unlimitedFlares: boolean) => {
    const t = table({ green: holder }, { deck: ['attack-40'], variants: { unlimitedFlares } });
    t.answer('green', 'respond', 'flare-philanthropist').answer('green', 'player', 'red');
    return t.answer('green', 'ships', { 'green-1': 1 });
  };
  expect(play(true).options('green', 'option')).toEqual(['honest', 'ship', 'deck']);
  expect(play(false).options('green', 'option')).toEqual(['nobody', 'red', 'blue']);
});
