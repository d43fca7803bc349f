import { expect, test } from 'vitest';
import { launch, table, toPlanning, WITH_POWER } from '../../../helpers/duel.ts';
import { withRewards } from '../../../helpers/rewards.ts';

const FILCH = { alien: 'filch', homes: WITH_POWER };

test('filch: takes the opponent’s used card out of the discard pile', () => {
  const t = toPlanning(table({ red: FILCH, blue: { hand: ['attack-20'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'filch:theft']);
  t.answer('red', 'respond', 'filch:theft').finish();
  expect(t.hand('red')).toEqual(['attack-20']);
  expect(t.discard()).toEqual(['attack-10']);
});

test('filch: as defense, and may leave it', () => {
  const t = toPlanning(table({ blue: { ...FILCH, hand: ['attack-15'] } }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'filch:theft']);
  t.answer('blue', 'respond', 'pass').finish();
  expect(t.hand('blue')).toEqual([]);
  expect(t.discard()).toEqual(['attack-10', 'attack-15']);
});

test('filch: ZAP-1: zapped, the card stays in the discard pile', () => {
  const t = toPlanning(table({ red: FILCH, blue: { hand: ['attack-20'] }, green: { hand: ['cosmic-zap'] } }));
  t.answer('red', 'respond', 'filch:theft');
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toEqual(['attack-10', 'attack-20', 'cosmic-zap']);
});

test('filch: an ally steals nothing', () => {
  const t = launch(table({ green: FILCH }));
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 1 } });
  t.finish();
  expect(t.discard()).toEqual(['attack-10', 'attack-08']);
});

const MOBIUS = { hand: ['attack-10', 'mobius-tubes'], warp: 3 };

test('filch: wild takes an artifact being played for a negotiate; it does nothing', () => {
  const t = table({ red: MOBIUS, green: { hand: ['flare-filch', 'negotiate', 'attack-06'] } });
  t.answer('red', 'respond', 'mobius-tubes');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-filch:snatch']);
  t.answer('green', 'respond', 'flare-filch');
  expect(t.hand('green')).toEqual(['attack-06', 'flare-filch', 'mobius-tubes']);
  expect(t.discard()).toEqual(['negotiate']);
  expect(t.warp('red')).toBe(3);
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t).finish();
  expect(t.warp('red')).toBe(2);
});

test('filch: wild, of several kinds of negotiate its player chooses which to discard', () => {
  const special = 'reward-negotiate-epic-oratory';
  const t = withRewards({ red: MOBIUS, green: { hand: ['flare-filch', 'negotiate', special, 'negotiate'] } });
  t.answer('red', 'respond', 'mobius-tubes').answer('green', 'respond', 'flare-filch');
  expect(t.options('green', 'card')).toEqual(['negotiate', special]);
  t.answer('green', 'card', special);
  expect(t.hand('green')).toEqual(['flare-filch', 'mobius-tubes', 'negotiate', 'negotiate']);
  t.answer('red', 'ships', { 'red-1': 1 });
  toPlanning(t).finish();
});

test('filch: wild needs a negotiate in hand', () => {
  const t = table({ red: MOBIUS, green: { hand: ['flare-filch', 'attack-06'] } });
  t.answer('red', 'respond', 'mobius-tubes');
  t.answer('red', 'ships', { 'red-1': 3 });
  toPlanning(t).finish();
  expect(t.hand('green')).toEqual(['attack-06', 'flare-filch']);
});

test('filch: wild takes a flare, which does not come to the same encounter again', () => {
  const t = toPlanning(
    table({
      red: { hand: ['attack-10', 'flare-gambler'] },
      blue: { hand: ['attack-08', 'negotiate', 'flare-filch'] },
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-08');
  t.answer('red', 'respond', 'flare-gambler').answer('red', 'number', '2');
  t.answer('blue', 'respond', 'flare-filch').finish();
  expect(t.totals()).toEqual([13, 12]);
  expect(t.hand('red')).toEqual([]);
  expect(t.hand('blue')).toEqual(['flare-filch', 'flare-gambler']);
});

test('filch: wild may take the player’s own artifact to get rid of a negotiate', () => {
  const t = table({ red: { hand: [...MOBIUS.hand, 'negotiate', 'flare-filch'], warp: 3 } });
  t.answer('red', 'respond', 'mobius-tubes');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-filch:snatch']);
  t.answer('red', 'respond', 'flare-filch');
  expect(t.hand('red')).toEqual(['attack-10', 'flare-filch', 'mobius-tubes']);
  // It had no effect, so it may be played again right away (Annex F-4).
  expect(t.options('red', 'respond')).toEqual(['pass', 'mobius-tubes:empty-the-warp']);
  t.answer('red', 'respond', 'mobius-tubes').answer('red', 'ships', { 'red-1': 3 });
  expect(t.warp('red')).toBe(0);
  toPlanning(t).finish();
});

test('Annex F-4: who took the artifact may play it in the same window', () => {
  const t = table({ red: { hand: ['attack-10', 'plague'] }, green: { hand: ['flare-filch', 'negotiate'] } });
  t.answer('red', 'respond', 'plague').answer('red', 'player', 'green');
  t.answer('green', 'respond', 'flare-filch');
  expect(t.options('green', 'respond')).toEqual(['pass', 'plague:infect']);
  t.answer('green', 'respond', 'plague')
    .answer('green', 'player', 'red')
    .answer('red', 'ships', { 'red-2': 3 });
  // It has worked now, and is gone.
  expect([t.warp('red'), t.warp('green'), t.discard().includes('plague')]).toEqual([3, 0, true]);
  // The plague took red's last encounter card (PLAN-1).
  t.finish();
  expect([t.hand('red'), t.outcome()]).toEqual([[], 'broken-off']);
});

test('Annex F-4: an artifact that has worked and is kept does not come again in this encounter', () => {
  const t = table({ red: { hand: ['attack-10', 'mobius-tubes', 'flare-clone'], warp: 3 } });
  t.answer('red', 'respond', 'mobius-tubes').answer('red', 'ships', { 'red-1': 3 });
  t.answer('red', 'respond', 'flare-clone');
  expect(t.hand('red')).toEqual(['attack-10', 'flare-clone', 'mobius-tubes']);
  toPlanning(t).finish();
});

test('filch: a Cosmic Zap taken by wild never happens', () => {
  const t = toPlanning(
    table({
      red: { alien: 'clone', homes: WITH_POWER },
      blue: { hand: ['attack-20', 'flare-filch', 'negotiate'] },
      green: { hand: ['cosmic-zap'] },
    }),
  );
  t.answer('blue', 'encounter-card', 'attack-20');
  t.answer('red', 'respond', 'clone:replicate');
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('blue', 'respond', 'flare-filch');
  // The thief has it at hand for the same use, and lets it be.
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'pass').finish();
  expect(t.hand('red')).toEqual(['attack-10']);
  expect(t.hand('blue')).toEqual(['cosmic-zap', 'flare-filch']);
});

test('filch: a Card Zap taken by wild never happens', () => {
  const t = table({
    red: { hand: ['attack-10', 'mobius-tubes'], warp: 3 },
    blue: { hand: ['attack-08', 'card-zap'] },
    green: { hand: ['flare-filch', 'negotiate'] },
  });
  t.answer('red', 'respond', 'mobius-tubes');
  t.answer('blue', 'respond', 'card-zap');
  t.answer('green', 'respond', 'flare-filch');
  expect(t.options('green', 'respond')).toEqual(['pass', 'card-zap:zap']);
  t.answer('green', 'respond', 'pass');
  t.answer('red', 'ships', { 'red-1': 3 });
  toPlanning(t).finish();
  expect(t.hand('green')).toEqual(['card-zap', 'flare-filch']);
  expect(t.discard()).toEqual(['negotiate', 'mobius-tubes', 'attack-10', 'attack-08']);
});

test('filch: wild stopped by a Card Zap is discarded and costs no negotiate', () => {
  const t = table({
    red: { hand: ['attack-10', 'mobius-tubes', 'card-zap'], warp: 3 },
    green: { hand: ['flare-filch', 'negotiate'] },
  });
  t.answer('red', 'respond', 'mobius-tubes');
  t.answer('green', 'respond', 'flare-filch');
  expect(t.options('red', 'respond')).toEqual(['pass', 'card-zap:zap']);
  t.answer('red', 'respond', 'card-zap');
  t.answer('red', 'ships', { 'red-1': 3 });
  toPlanning(t).finish();
  expect(t.hand('green')).toEqual(['negotiate']);
  expect(t.discard()).toEqual(['card-zap', 'flare-filch', 'mobius-tubes', 'attack-10', 'attack-08']);
});

test('filch: super takes any other player’s used card without being in the encounter', () => {
  const t = toPlanning(table({ green: { ...FILCH, hand: ['flare-filch'] } }));
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-filch:pick-any']);
  t.answer('green', 'respond', 'flare-filch');
  expect(t.options('green', 'card')).toEqual(['attack-10', 'attack-08']);
  t.answer('green', 'card', 'attack-08').finish();
  expect(t.hand('green')).toEqual(['attack-08', 'flare-filch']);
  expect(t.discard()).toEqual(['attack-10']);
});

test('filch: super never takes the own card', () => {
  const t = toPlanning(table({ red: { ...FILCH, hand: ['attack-10', 'flare-filch'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'filch:theft', 'flare-filch:pick-any']);
  t.answer('red', 'respond', 'flare-filch').answer('red', 'yes-no', 'no').finish();
  expect(t.hand('red')).toEqual(['attack-08', 'flare-filch']);
  expect(t.discard()).toEqual(['attack-10']);
});

test('filch: the super side of the classic edition is the same', () => {
  const t = table({ green: { ...FILCH, hand: ['flare-filch-alternate'] } });
  t.answer('red', 'option', 'nobody').answer('blue', 'option', 'nobody').answer('green', 'option', 'nobody');
  toPlanning(t);
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-filch-alternate:pick-any']);
  t.answer('green', 'respond', 'flare-filch-alternate');
  t.answer('green', 'card', 'attack-10').finish();
  expect(t.hand('green')).toEqual(['attack-10', 'flare-filch-alternate']);
});
