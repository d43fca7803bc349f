import { expect, test } from 'vitest';
import { cardInfo, COSMIC_DECK } from '@cosmarium/engine';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Change,
} from '../../../helpers/duel.ts';
import { spent, withRewards } from '../../../helpers/rewards.ts';
import { withTechnologies } from '../../../helpers/technologies.ts';

const GAMBLER = { alien: 'gambler', homes: WITH_POWER };
/** Every kind of encounter card once, in the order of the deck. */
const KINDS = [...new Set(COSMIC_DECK)].filter((kind) => cardInfo(kind).encounter);

/** Red is the Gambler with three ships on the gate; blue has four on the planet. */
const bluffing = (red: Change, blue: Change = {}, green: Change = {}) =>
  toPlanning(table({ red: { ...GAMBLER, ...red }, blue, green }));

test('gambler: claims once the opponent’s card is up; believed, the lie counts and the card goes under the deck', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'gambler:bluff']);
  expect(t.game.view(0).encounter!.laid[1]).toEqual({ card: 'attack-15', up: true });
  t.answer('red', 'respond', 'gambler:bluff');
  expect(t.options('red', 'card')).toEqual(KINDS);
  expect(KINDS).toHaveLength(20);
  t.answer('red', 'card', 'attack-40');
  expect(t.asked('blue', 'yes-no').decision).toMatchObject({
    key: 'gambler.challenge',
    params: { card: 'attack-40', count: 4 },
  });
  expect(waiting(t)).toEqual(['blue yes-no']); // only the opponent may challenge
  t.answer('blue', 'yes-no', 'no').finish();
  expect(t.totals()).toEqual([43, 19]);
  expect(t.outcome()).toBe('offense');
  expect(t.discard()).toEqual(['attack-15']);
  expect(t.s.kinds[t.s.deck[0]]).toBe('attack-04');
  // Nobody else has seen it.
  const seen = JSON.stringify([t.game.events(1), t.game.events(2), t.game.view(1), t.game.view(2)]);
  expect(seen).not.toContain('attack-04');
});

test('gambler: a lie that is challenged costs as many ships as Gambler has in the encounter, from outside it', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-40');
  t.answer('blue', 'yes-no', 'yes');
  expect(t.asked('red', 'ships').decision).toMatchObject({ key: 'gambler.penalty', min: 3, max: 3 });
  expect(t.options('red')).toEqual(['red-1 0..4', 'red-2 0..9', 'red-3 0..4']);
  t.answer('red', 'ships', { 'red-2': 3 }).finish();
  expect(t.totals()).toEqual([7, 19]);
  expect(t.warp('red')).toBe(6);
  expect(t.warp('blue')).toBe(0);
  expect(t.discard()).toEqual(['attack-04', 'attack-15']);
});

test('gambler: a true claim that is challenged costs the opponent as many as they have in the encounter', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-04');
  t.answer('blue', 'yes-no', 'yes').finish();
  // All from the second planet: the four on the first one are in the encounter.
  expect(t.warp('blue')).toBe(4);
  expect(t.ships('blue-1', 'blue')).toBe(4);
  expect(t.ships('blue-2', 'blue')).toBe(12);
  expect(t.totals()).toEqual([7, 19]);
  expect(t.outcome()).toBe('defense');
});

test('gambler: a true claim that is believed goes under the deck all the same', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-04');
  t.answer('blue', 'yes-no', 'no').finish();
  expect(t.totals()).toEqual([7, 19]);
  expect(t.discard()).toEqual(['attack-15']);
  expect(t.s.kinds[t.s.deck[0]]).toBe('attack-04');
});

test('gambler: may as well show the card', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([7, 19]);
  expect(t.discard()).toEqual(['attack-04', 'attack-15']);
});

test('gambler: ZAP-1: zapped, the card is shown', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] }, { hand: ['cosmic-zap'] });
  t.answer('red', 'respond', 'gambler:bluff');
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([7, 19]);
  expect(t.discard()).toEqual(['cosmic-zap', 'attack-04', 'attack-15']);
});

test('gambler: as defense it claims after the offense has shown', () => {
  const t = toPlanning(table({ blue: { ...GAMBLER, hand: ['attack-01'] } }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'gambler:bluff']);
  t.answer('blue', 'respond', 'gambler:bluff').answer('blue', 'card', 'attack-20');
  t.answer('red', 'yes-no', 'yes');
  expect(t.options('blue', 'ships')).toEqual(['blue-2 0..12', 'blue-3 0..4']);
  t.answer('blue', 'ships', { 'blue-2': 4 }).finish();
  expect(t.totals()).toEqual([13, 5]);
});

test('gambler: an onlooker does not bluff', () => {
  const t = toPlanning(table({ green: GAMBLER }));
  t.finish();
  expect(t.totals()).toEqual([13, 12]);
});

test('gambler: COMP-1: a claimed negotiate that loses is compensated', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15', 'quash', 'force-field'] });
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'negotiate');
  t.answer('blue', 'yes-no', 'no').finish();
  expect(t.outcome()).toBe('defense');
  expect(t.hand('red')).toEqual(['force-field', 'quash']);
});

test('gambler: REV-5: a claimed morph copies the opposing card', () => {
  const t = bluffing({ hand: ['attack-04'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'morph');
  t.answer('blue', 'yes-no', 'no').finish();
  expect(t.totals()).toEqual([18, 19]);
});

test('gambler: super raises the stake for whoever has to pay', () => {
  const t = bluffing({ hand: ['attack-04', 'flare-gambler'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'gambler:bluff');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-gambler:raise-stake']);
  t.answer('red', 'respond', 'flare-gambler');
  expect(t.options('red', 'number')).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 1)));
  t.answer('red', 'number', '5').answer('red', 'card', 'attack-40');
  expect(t.asked('blue', 'yes-no').decision.params).toEqual({ card: 'attack-40', count: 9 });
  t.answer('blue', 'yes-no', 'yes');
  expect(t.asked('red', 'ships').decision).toMatchObject({ min: 8, max: 8 });
  t.answer('red', 'ships', { 'red-2': 8 }).finish();
  expect(t.warp('red')).toBe(11);
  expect(t.hand('red')).toEqual(['flare-gambler']);
});

test('gambler: a stake beyond what a player owns takes what there is', () => {
  const t = bluffing({ hand: ['attack-04', 'flare-gambler'] }, { hand: ['attack-15'] });
  t.answer('red', 'respond', 'gambler:bluff').answer('red', 'respond', 'flare-gambler');
  t.answer('red', 'number', '20').answer('red', 'card', 'attack-04');
  t.answer('blue', 'yes-no', 'yes').finish();
  expect(t.warp('blue')).toBe(16);
  expect(t.ships('blue-1', 'blue')).toBe(4);
});

test('gambler: zapped while playing super, it makes no claim', () => {
  const t = bluffing(
    { hand: ['attack-04', 'flare-gambler'] },
    { hand: ['attack-15'] },
    { hand: ['cosmic-zap'] },
  );
  t.answer('red', 'respond', 'gambler:bluff').answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-gambler').answer('red', 'number', '5');
  expect(t.asked('green', 'respond').decision.params).toEqual({ player: 0, alien: 'gambler', number: 5 });
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([7, 19]);
  expect(t.hand('red')).toEqual(['flare-gambler']);
});

const naming = (red: string, blue: string, number: string) => {
  const t = toPlanning(table({ red: { hand: [red, 'flare-gambler'] }, blue: { hand: [blue] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-gambler:name-number']);
  t.answer('red', 'respond', 'flare-gambler').answer('red', 'number', number);
  return t.finish();
};

test('gambler: wild adds the number named if the attacks differ by at least that', () => {
  expect(naming('attack-04', 'attack-15', '11').totals()).toEqual([4 + 11 + 3, 19]);
  expect(naming('attack-20', 'attack-15', '5').totals()).toEqual([20 + 5 + 3, 19]);
});

test('gambler: wild does nothing if they differ by less', () => {
  expect(naming('attack-04', 'attack-15', '12').totals()).toEqual([7, 19]);
});

test('gambler: wild needs two attacks', () => {
  const t = naming('attack-04', 'negotiate', '4');
  expect(t.totals()).toBeNull();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('blue')).toEqual(['flare-gambler']); // blue's compensation
});

test('gambler: wild may name a number that only a card read backwards makes', () => {
  const blue = { alien: 'mirror', homes: WITH_POWER, hand: ['attack-08'] };
  const t = toPlanning(table({ red: { hand: ['attack-10', 'flare-gambler'] }, blue }));
  t.answer('red', 'respond', 'flare-gambler').answer('red', 'number', '79');
  t.answer('blue', 'respond', 'mirror:reversal').finish();
  // 10 becomes 01 and 08 becomes 80: they differ by 79.
  expect(t.totals()).toEqual([1 + 79 + 3, 80 + 4]);
});

test('PRIO-2: the bets of wild Gambler and wild Calculator are settled in the order of players, each once', () => {
  const bets = (red: string, blue: string) => {
    const hand = (flare: string) => ({ hand: ['attack-10', `flare-${flare}`] });
    const t = toPlanning(table({ red: hand(red), blue: hand(blue) }));
    for (const [colour, flare] of [
      ['red', red],
      ['blue', blue],
    ]) {
      t.answer(colour, 'respond', `flare-${flare}`);
      if (flare === 'gambler') t.answer(colour, 'number', '5');
      else t.answer(colour, 'option', 'odd');
    }
    return t.finish().totals();
  };
  // Red's bet takes red's card down to 0; then the two differ, and blue's is won.
  expect(bets('calculator', 'gambler')).toEqual([0 + 3, 15 + 4]);
  // The two are alike when red's bet has its turn: it is lost, whatever blue's makes of them.
  expect(bets('gambler', 'calculator')).toEqual([10 + 3, 0 + 4]);
});

test('gambler: wild is not for onlookers', () => {
  const t = toPlanning(table({ green: { hand: ['flare-gambler'] } }));
  t.finish();
  expect(t.totals()).toEqual([13, 12]);
});

test('Annex B: Wild Tripler comes before the bet of wild Gambler', () => {
  const hands = {
    red: { hand: ['attack-20', 'flare-gambler'] },
    blue: { hand: ['attack-10', 'flare-tripler'] },
  };
  const t = toPlanning(table(hands)).answer('red', 'respond', 'flare-gambler').answer('red', 'number', '5');
  // 20 becomes 7, which differs from 10 by less than 5.
  t.answer('blue', 'respond', 'flare-tripler').finish();
  expect(t.totals()).toEqual([10, 14]);
});

test('gambler: an intimidate that stands in for its card can be claimed, truly or not', () => {
  const bluff = () => {
    const t = withRewards({ red: { ...GAMBLER, hand: ['attack-10', 'reward-intimidate-19'] } });
    inviteNobody(launch(t.answer('red', 'respond', 'reward-intimidate-19')));
    return t.answer('red', 'respond', 'gambler:bluff');
  };
  const t = bluff();
  const { options, decision } = t.asked('red', 'card');
  expect(options.filter((one) => one.includes('intimidate'))).toHaveLength(4);
  expect(options[decision.fallback as number]).toBe('reward-intimidate-19');
  t.answer('red', 'card', 'reward-intimidate-39')
    .answer('blue', 'yes-no', 'no')
    .answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.discard(), spent(t)]).toEqual([[42, 12], ['attack-08'], []]);

  const honest = bluff().answer('red', 'card', 'reward-intimidate-19').answer('blue', 'yes-no', 'yes');
  honest.answer('red', 'yes-no', 'no');
  expectOutcome(honest, 'offense');
  expect([honest.totals(), honest.warp('blue'), spent(honest)]).toEqual([
    [22, 12],
    8,
    ['reward-intimidate-19'],
  ]);
});

test('gambler: the hidden card goes under the deck unseen also when another takes its place', () => {
  const t = withTechnologies({
    red: {
      ...GAMBLER,
      hand: ['attack-13'],
      technologies: [{ card: 'quark-battery', up: true, stored: ['attack-40'] }],
    },
  });
  toPlanning(t).answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-20');
  t.answer('blue', 'yes-no', 'no').answer('red', 'respond', 'quark-battery:discharge');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.discard(), t.s.kinds[t.s.deck[0]]]).toEqual([
    [43, 12],
    ['attack-40', 'attack-08'],
    'attack-13',
  ]);
  expect(JSON.stringify([t.game.events(1), t.game.view(1)])).not.toContain('attack-13');
});

test('gambler: a morph that faces the claim of a special negotiate is that negotiate (REV-5)', () => {
  const t = withRewards({ red: { ...GAMBLER, hand: ['attack-10'] }, blue: { hand: ['morph'] } });
  toPlanning(t).answer('red', 'respond', 'gambler:bluff');
  t.answer('red', 'card', 'reward-negotiate-faulty-translator').answer('blue', 'yes-no', 'no');
  // Two of them: each takes one ship off the penalty.
  t.answer('red', 'offer', 'fail');
  expect(t.asked('red', 'ships').decision).toMatchObject({ min: 1, max: 1 });
  t.answer('red', 'ships', { gate: 1 }).answer('blue', 'ships', { 'blue-1': 1 });
  t.answer('red', 'ships', { 'red-1': 2 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([1, 1]);
});
