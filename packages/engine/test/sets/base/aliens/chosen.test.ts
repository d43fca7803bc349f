import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

const red: PlayerSpec = { colour: 'red', alien: 'chosen', hand: ['attack-06', 'negotiate'] };
const blue: PlayerSpec = { colour: 'blue', alien: 'machine', hand: ['attack-10'] };
const green: PlayerSpec = { colour: 'green', alien: 'will' };

const position = (deck: string[], players = [red, blue, green], more: Partial<PositionSpec> = {}) => ({
  players,
  deck,
  destiny: ['destiny-blue'],
  ...more,
});

/** Red sends two ships to blue-1, where blue has four; nobody allies. */
const launched = (spec: PositionSpec) =>
  new Table(spec)
    .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } })
    .answer('red', 'invite', [])
    .answer('blue', 'invite', []);

const DRAW = ['attack-20', 'reinforcement-3', 'negotiate'];

test('chosen: a drawn attack takes the place of the revealed one', () => {
  const t = launched(position(DRAW)).answer('red', 'encounter-card', 'attack-06');
  expect(t.options('red', 'respond')).toEqual(['pass', 'chosen:intervention']);
  t.answer('red', 'respond', 'chosen');
  expect(t.options('red', 'card')).toEqual(['none', 'attack-20', 'negotiate']);
  t.answer('red', 'card', 'attack-20');
  expect(t.options('red', 'option')).toEqual(['replace', 'add']);
  t.answer('red', 'option', 'replace');
  expect(t.totals()).toEqual([22, 14]);
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual(['negotiate']);
  expect(t.discard()).toEqual(['attack-06', 'reinforcement-3', 'negotiate', 'attack-20', 'attack-10']);
  expect(t.pile('red', 'answer')).toEqual([]);
});

test('chosen: two attacks may be added instead', () => {
  const t = launched(position(DRAW)).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'attack-20').answer('red', 'option', 'add');
  expect(t.totals()).toEqual([28, 14]);
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.discard()).toEqual(['attack-20', 'reinforcement-3', 'negotiate', 'attack-06', 'attack-10']);
});

test('chosen: may decline every drawn card', () => {
  const t = launched(position(DRAW)).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'none').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.hand('red')).toEqual(['negotiate']);
  expect(t.discard()).toEqual([...DRAW, 'attack-06', 'attack-10']);
});

test('chosen: may leave the power alone, and nothing is drawn', () => {
  const t = launched(position(DRAW)).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.discard()).toEqual(['attack-06', 'attack-10']);
});

test('chosen: without an encounter card among the three all are discarded', () => {
  const spent = ['reinforcement-3', 'plague', 'card-zap'];
  const t = launched(position(spent)).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.discard()).toEqual([...spent, 'attack-06', 'attack-10']);
});

test('chosen: a negotiate in place of an attack changes what the encounter is (REV-3, COMP-1)', () => {
  const richBlue = { ...blue, hand: ['attack-10', 'attack-12', 'attack-13', 'attack-14'] };
  const t = launched(position(DRAW, [red, richBlue, green]));
  t.answer('red', 'encounter-card', 'attack-06').answer('blue', 'encounter-card', 'attack-10');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'negotiate').finish();
  expect(t.outcome()).toBe('defense');
  expect(t.totals()).toBeNull();
  expect(t.warp('red')).toBe(2);
  expect(t.hand('red')).toHaveLength(3);
  expect(t.hand('blue')).toHaveLength(1);
});

test('chosen: an attack in place of a negotiate, too; there is nothing to add', () => {
  const t = launched(position(DRAW)).answer('red', 'encounter-card', 'negotiate');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'attack-20');
  expect(t.totals()).toEqual([22, 14]);
  t.answer('red', 'yes-no', 'no').finish();
  expect(t.outcome()).toBe('offense');
});

test('chosen: a picked morph copies the card that was printed, not what it has become (REV-5)', () => {
  const deck = ['morph', 'attack-04', 'attack-08'];
  const flared = { ...blue, hand: ['attack-10', 'flare-human'] };
  const t = launched(position(deck, [red, flared, green])).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'flare-human');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'morph').finish();
  expect(t.totals()).toEqual([12, 46]);
  expect(t.discard()).toEqual(['flare-human', 'attack-06', 'attack-04', 'attack-08', 'morph', 'attack-10']);
});

test('chosen: a revealed morph that copied an attack counts as an attack', () => {
  const morphing = { ...red, hand: ['morph', 'negotiate'] };
  const t = launched(position(DRAW, [morphing, blue, green])).answer('red', 'encounter-card', 'morph');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'attack-20').answer('red', 'option', 'add');
  expect(t.totals()).toEqual([32, 14]);
  t.answer('red', 'yes-no', 'no').finish();
});

test('chosen: works for the defense', () => {
  const praying = { ...blue, alien: 'chosen' };
  const t = launched(position(DRAW, [{ ...red, alien: 'machine', hand: ['attack-14'] }, praying, green]));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'chosen:intervention']);
  t.answer('blue', 'respond', 'chosen')
    .answer('blue', 'card', 'attack-20')
    .answer('blue', 'option', 'replace');
  t.finish();
  expect(t.totals()).toEqual([16, 24]);
});

test('chosen: an ally is not offered the power', () => {
  const t = new Table(
    position(DRAW, [
      { ...blue, colour: 'red' },
      { ...green, colour: 'blue', hand: ['attack-08'] },
      { ...red, colour: 'green' },
    ]),
  );
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 2 } });
  expect(t.totals()).toEqual([13, 12]);
  t.finish();
  expect(t.hand('green')).toEqual(['attack-06', 'negotiate']);
});

test('chosen: zapped, the revealed card stands and nothing is drawn (ZAP-1)', () => {
  const zapper = { ...green, hand: ['cosmic-zap'] };
  const t = launched(position(DRAW, [red, blue, zapper])).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.discard()).toEqual(['cosmic-zap', 'attack-06', 'attack-10']);
});

test('chosen: with the reading lateZap the zap may wait for the card that is shown', () => {
  const zapper = { ...green, hand: ['cosmic-zap'] };
  const spec = position(DRAW, [red, blue, zapper], { readings: { lateZap: true } });
  const t = launched(spec).answer('red', 'encounter-card', 'attack-06').answer('red', 'respond', 'chosen');
  t.answer('green', 'respond', 'pass').answer('red', 'card', 'attack-20').answer('red', 'option', 'add');
  expect(t.game.view(2).players[0].sheets[0].piles[0].count).toBe(3);
  t.answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.discard()).toEqual(['cosmic-zap', ...DRAW, 'attack-06', 'attack-10']);
});

test('chosen: the drawn cards are for its own eyes until they are used or discarded', () => {
  const t = launched(position(DRAW)).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen');
  expect(t.game.view(0).players[0].sheets[0].piles).toMatchObject([
    { count: 3, cards: ['attack-20', 'negotiate', 'reinforcement-3'] },
  ]);
  expect(t.game.view(1).players[0].sheets[0].piles).toMatchObject([{ count: 3, cards: null }]);
  expect(t.game.view(1).waiting).toEqual([{ responses: true }]);
  t.answer('red', 'card', 'none').finish();
});

test('chosen: the three cards are one draw event', () => {
  const t = launched(position(DRAW, [red, blue, { ...green, alien: 'remora' }]));
  t.answer('red', 'encounter-card', 'attack-06')
    .answer('red', 'respond', 'chosen')
    .answer('red', 'card', 'none');
  expect(t.options('green', 'respond')).toEqual(['pass', 'remora:draw']);
  t.answer('green', 'respond', 'remora').finish();
  expect(t.hand('green')).toHaveLength(1);
});

const superRed = { ...red, hand: ['attack-06', 'negotiate', 'flare-chosen'] };

test('chosen super: decided after seeing the three, keeps the cards that are no encounter cards', () => {
  const deck = ['attack-20', 'reinforcement-3', 'plague'];
  const t = launched(position(deck, [superRed, blue, green])).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-chosen:keep']);
  expect(t.pile('red', 'answer')).toEqual(['attack-20', 'plague', 'reinforcement-3']);
  t.answer('red', 'respond', 'flare-chosen');
  expect(t.options('red', 'cards')).toEqual(['reinforcement-3', 'plague']);
  t.answer('red', 'cards', ['plague']);
  expect(t.options('red', 'card')).toEqual(['none', 'attack-20']);
  t.answer('red', 'card', 'none').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.hand('red')).toEqual(['flare-chosen', 'negotiate', 'plague']);
  expect(t.discard()).toEqual(['reinforcement-3', 'attack-20', 'attack-06', 'attack-10']);
});

test('chosen super: a kept reinforcement can be played at once (REV-6)', () => {
  const deck = ['attack-04', 'reinforcement-3', 'negotiate'];
  const t = launched(position(deck, [superRed, blue, green])).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen').answer('red', 'respond', 'flare-chosen');
  t.answer('red', 'card', 'attack-04').answer('red', 'option', 'add');
  t.answer('red', 'reinforce', 'reinforcement-3 offense');
  expect(t.totals()).toEqual([15, 14]);
  t.answer('red', 'yes-no', 'no').finish();
});

test('chosen super: not offered when all three are encounter cards', () => {
  const deck = ['attack-20', 'negotiate', 'attack-08'];
  const t = launched(position(deck, [superRed, blue, green])).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen').answer('red', 'card', 'none').finish();
  expect(t.totals()).toEqual([8, 14]);
});

test('chosen super: zapped, the flare returns and the drawn cards are discarded unused', () => {
  const zapper = { ...green, hand: ['cosmic-zap'] };
  const t = launched(position(DRAW, [superRed, blue, zapper])).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'respond', 'chosen').answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-chosen').answer('green', 'respond', 'cosmic-zap').finish();
  expect(t.totals()).toEqual([8, 14]);
  expect(t.hand('red')).toEqual(['flare-chosen', 'negotiate']);
  expect(t.discard()).toEqual(['cosmic-zap', ...DRAW, 'attack-06', 'attack-10']);
});

test('chosen wild: a main player draws a card before selection', () => {
  const flared = { ...blue, hand: ['attack-10', 'flare-chosen'] };
  const t = launched(position(['attack-30'], [{ ...red, alien: 'zombie' }, flared, green]));
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-chosen:prayer']);
  t.answer('blue', 'respond', 'flare-chosen').answer('red', 'encounter-card', 'attack-06');
  expect(t.options('blue', 'encounter-card')).toEqual(['attack-10', 'attack-30']);
  t.answer('blue', 'encounter-card', 'attack-30').answer('red', 'ships', { 'red-1': 2 }).finish();
  expect(t.totals()).toEqual([8, 34]);
  expect(t.hand('blue')).toEqual(['attack-10', 'flare-chosen']);
});

test('chosen wild: not for a player who is no main player', () => {
  const t = launched(
    position(
      [],
      [
        { ...red, alien: 'machine' },
        { ...blue, alien: 'will' },
        { ...green, alien: 'zombie', hand: ['flare-chosen'] },
      ],
    ),
  );
  t.answer('red', 'encounter-card', 'attack-06');
  expect(t.options('red', 'respond')).toEqual(['pass', 'machine:continue']);
  t.answer('red', 'respond', 'pass').finish();
  expect(t.hand('green')).toEqual(['flare-chosen']);
});
