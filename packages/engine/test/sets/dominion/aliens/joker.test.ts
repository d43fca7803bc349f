import { createGame } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { expectOutcome, table, toPlanning, waiting, WITH_POWER } from '../../../helpers/duel.ts';

const joker = (hand: string[] = [], data = {}) => ({ alien: 'joker', homes: WITH_POWER, hand, data });
const ALL = [
  'attack-04',
  'attack-08',
  'attack-15',
  'attack-16',
  'attack-23',
  'attack-42',
  'negotiate',
  'morph',
  'retreat',
];

test('joker: at set-up nine tokens lie face up on its sheet', () => {
  const players = (['red', 'blue', 'green'] as const).map((colour, i) => ({
    colour,
    alien: ['joker', 'human', 'will'][i],
  }));
  const game = createGame({ players, start: 'given' }, 'seed');
  expect(game.view(1).players[0].sheets[0]).toMatchObject({ alien: 'joker', tokens: 9 });
});

test('joker: an attack 08 becomes what a token shows, whoever played it', () => {
  const t = toPlanning(table({ green: joker() }));
  expect(t.options('green', 'option')).toEqual(ALL);
  t.answer('green', 'option', 'attack-42');
  expect(t.totals()).toEqual([13, 46]);
  expectOutcome(t, 'defense');
  // It comes back to the sheet face down.
  expect(t.sheet('green', 'joker')).toMatchObject({
    view: { tokens: 8 },
    data: { spent: ['attack-42'], out: [] },
  });
});

test('joker: everybody sees the wild card, and which tokens lie face down; one on a card is not on the sheet', () => {
  const t = toPlanning(table({ green: joker([], { spent: ['attack-04'] }) }));
  const seen = () => t.game.view(1).players[2].sheets[0].pieces;
  expect(seen()[0]).toEqual({ name: 'wild-card', up: true, card: 'attack-08' });
  expect(seen().slice(1)).toEqual(ALL.map((name) => ({ name: `token.${name}`, up: name !== 'attack-04' })));
  t.answer('green', 'option', 'attack-42');
  expectOutcome(t, 'defense');
  expect(seen().filter(({ up }) => !up)).toEqual([
    { name: 'token.attack-04', up: false },
    { name: 'token.attack-42', up: false },
  ]);
  expect(t.game.view(1).players[1].sheets[0].pieces).toEqual([]);
});

test('joker: no token on a card that is not wild, and the tokens used lie face down', () => {
  const t = toPlanning(table({ blue: { hand: ['attack-09'] }, green: joker() }));
  expect(t.totals()).toEqual([13, 13]);
  expectOutcome(t, 'defense');

  const spent = toPlanning(table({ green: joker([], { spent: ['attack-04', 'attack-42', 'morph'] }) }));
  expect(spent.options('green', 'option')).toEqual(
    ALL.filter((name) => !['attack-04', 'attack-42', 'morph'].includes(name)),
  );
});

test('joker: when the last one leaves the sheet all others turn up, but not those on cards', () => {
  const data = { spent: ALL.filter((name) => name !== 'attack-15' && name !== 'attack-16') };
  const t = toPlanning(table({ red: { hand: ['attack-08'] }, green: joker([], data) }));
  expect(t.options('green', 'option')).toEqual(['attack-15', 'attack-16']);
  t.answer('green', 'option', 'attack-15');
  // Two matching cards are two uses, the offense's first. The last token is taken without asking.
  expect(t.totals()).toEqual([18, 20]);
  expectOutcome(t, 'defense');
  expect(t.sheet('green', 'joker')!.data).toEqual({ spent: ['attack-15', 'attack-16'], out: [] });
});

test('joker: a token 08 on an 08 changes nothing and is spent all the same', () => {
  const t = toPlanning(table({ green: joker() })).answer('green', 'option', 'attack-08');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
  expect(t.sheet('green', 'joker')!.data).toMatchObject({ spent: ['attack-08'] });
});

test('joker: zapped, both cards stay what they are', () => {
  const t = toPlanning(table({ red: { hand: ['attack-08', 'cosmic-zap'] }, green: joker() }));
  t.answer('red', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});

test('joker: a negotiate, a morph or a retreat from a token is one (RUL-4)', () => {
  const calm = toPlanning(table({ green: joker() })).answer('green', 'option', 'negotiate');
  expectOutcome(calm, 'offense');
  expect(calm.e.faces[1]).toEqual({ type: 'negotiate', value: 0 });

  const copy = toPlanning(table({ green: joker() })).answer('green', 'option', 'morph');
  expect(copy.totals()).toEqual([13, 14]);
  expectOutcome(copy, 'defense');

  const flight = toPlanning(table({ green: joker() })).answer('green', 'option', 'retreat');
  expectOutcome(flight, 'offense');
  expect(flight.warp('blue')).toBe(0);
  expect(flight.ships('blue-1', 'blue')).toBe(4);

  const talk = toPlanning(table({ red: { hand: ['negotiate'] }, green: joker() })).answer(
    'green',
    'option',
    'retreat',
  );
  talk
    .answer('red', 'offer', 'fail')
    .answer('red', 'ships', { gate: 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(talk, 'failed-deal');
});

test('RUL-4: a morph copies what the token has made of the other card', () => {
  const t = toPlanning(table({ red: { hand: ['morph'] }, green: joker() }));
  t.answer('green', 'option', 'attack-23');
  expect(t.totals()).toEqual([26, 27]);
  expectOutcome(t, 'defense');
});

test('joker: at the start of its turn it may name another attack as the wild card', () => {
  const t = table({ red: joker(['attack-10']) });
  expect(t.options('red', 'respond')).toEqual(['pass', 'joker:new-wild']);
  t.answer('red', 'respond', 'joker:new-wild');
  expect(t.options('red', 'card')).not.toContain('attack-08');
  expect(t.options('red', 'card')).not.toContain('negotiate');
  t.answer('red', 'card', 'attack-10');
  toPlanning(t).answer('red', 'option', 'attack-08');
  expect(t.totals()).toEqual([11, 12]);
  expectOutcome(t, 'defense');
});

test('joker: it names none in the turns of others, and has no power without homes (POWER-1)', () => {
  expect(waiting(table({ green: joker() }))).toEqual(['red launch']);
  const t = toPlanning(table({ green: { ...joker(), homes: [4, 16, 0, 0, 0] } }));
  expectOutcome(t, 'offense');
});

test('joker: wild turns a revealed negotiate into an attack 08', () => {
  const t = toPlanning(table({ blue: { hand: ['negotiate', 'flare-joker'] } }));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-joker:eight']);
  t.answer('blue', 'respond', 'flare-joker');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');

  const none = toPlanning(table({ blue: { hand: ['attack-08', 'flare-joker'] } }));
  expectOutcome(none, 'offense');
});

test('joker: super names any encounter card; without the flare attack 08 is wild again', () => {
  const t = table({ green: joker(['flare-joker']), blue: { hand: ['negotiate'] } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-joker:any-wild']);
  t.answer('green', 'respond', 'flare-joker');
  expect(t.options('green', 'card')).toEqual(expect.arrayContaining(['attack-08', 'negotiate', 'morph']));
  expect(t.options('green', 'card')).not.toContain('plague');
  t.answer('green', 'card', 'negotiate');
  toPlanning(t).answer('green', 'option', 'attack-42');
  expectOutcome(t, 'defense');
  expect(t.hand('green')).toEqual(['flare-joker']);

  const lost = toPlanning(table({ green: joker([], { wild: 'attack-10', bySuper: true }) }));
  lost.answer('green', 'option', 'attack-04');
  expect(lost.totals()).toEqual([13, 8]);
  expectOutcome(lost, 'offense');
});

test('joker: a claim that nobody challenged is a revealed card of that kind (gambler)', () => {
  const gambler = { alien: 'gambler', homes: WITH_POWER, hand: ['attack-10'] };
  const claimed = (claim: string) =>
    toPlanning(table({ red: gambler, blue: { hand: ['attack-06'] }, green: joker() }))
      .answer('red', 'respond', 'gambler')
      .answer('red', 'card', claim)
      .answer('blue', 'yes-no', 'no');
  const t = claimed('attack-08');
  expect(t.asked('green', 'option').decision.params).toEqual({ player: 0, card: 'attack-08' });
  t.answer('green', 'option', 'attack-04');
  expect(t.totals()).toEqual([7, 10]);
  expectOutcome(t, 'defense');

  const other = claimed('attack-20');
  expect(other.totals()).toEqual([23, 10]);
  expectOutcome(other, 'offense');
});

test('joker: a token comes back to the sheet, also if the power was lost with the encounter (POWER-1)', () => {
  const blue = { ...joker(['attack-08']), homes: [4, 12, 4, 0, 0] };
  const t = toPlanning(table({ red: { hand: ['attack-30'] }, blue }));
  t.answer('blue', 'option', 'attack-04');
  expectOutcome(t, 'offense');
  const [sheet] = t.game.view(0).players[1].sheets;
  expect([sheet.state, sheet.pieces.filter(({ up }) => !up)]).toEqual([
    'lost',
    [{ name: 'token.attack-04', up: false }],
  ]);
});

test('joker: everybody sees at once that attack 08 is wild again when the flare is gone', () => {
  const t = table({
    blue: { hand: ['attack-08', 'plague'] },
    green: joker(['flare-joker'], { wild: 'negotiate', bySuper: true }),
  });
  t.answer('green', 'respond', 'pass');
  const wild = () => t.game.view(0).players[2].sheets[0].pieces[0].card;
  expect(wild()).toBe('negotiate');
  t.answer('blue', 'respond', 'plague')
    .answer('blue', 'player', 'green')
    .answer('green', 'ships', { 'green-2': 3 });
  expect([t.discard(), waiting(t), wild()]).toEqual([['flare-joker', 'plague'], ['red launch'], 'attack-08']);
});
