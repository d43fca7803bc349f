import { expect, test } from 'vitest';
import { Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

const red: PlayerSpec = { colour: 'red', alien: 'machine', hand: ['attack-12'] };
const blue: PlayerSpec = { colour: 'blue', alien: 'zombie', hand: ['attack-08'] };
const green: PlayerSpec = { colour: 'green', alien: 'dictator', hand: ['attack-06'] };

const position = (players: PlayerSpec[], more: Partial<PositionSpec> = {}): PositionSpec => ({
  players,
  destiny: ['destiny-blue'],
  ...more,
});

const ALL = [
  'destiny-blue',
  'destiny-blue-hazard',
  'destiny-green',
  'destiny-green-hazard',
  'destiny-red',
  'destiny-red-hazard',
  'destiny-special-fewest-warp',
  'destiny-special-most-cards',
  'destiny-special-most-colonies',
  'destiny-wild',
];
/** Whatever is drawn from these, blue is the defense. */
const ONLY_BLUE = { destiny: ['destiny-blue', 'destiny-blue', 'destiny-blue-hazard'], shortDestiny: true };

const targets = (t: Table, colour: string) =>
  t.options(colour, 'launch').filter((label) => label.startsWith('to '));
const system = (colour: string) => [1, 2, 3, 4, 5].map((n) => `to ${colour}-${n}`);
const drawn = (t: Table) =>
  t.game.events(-1).flatMap((event) => (event.type === 'destiny.drawn' ? [event.card] : []));
const shuffles = (t: Table) => t.game.events(-1).filter((event) => event.type === 'destiny.shuffled').length;

/** One ship is sent to the defense's first planet; nobody allies. */
function attack(t: Table, offense: string, defense: string): Table {
  t.answer(offense, 'launch', { to: `${defense}-1`, ships: { [`${offense}-1`]: 1 } });
  return t.answer(offense, 'invite', []).answer(defense, 'invite', []);
}

test('dictator: picks the card another offense draws', () => {
  const t = new Table(position([{ ...red, hand: ['attack-04'] }, blue, green]));
  expect(t.options('green', 'card')).toEqual(ALL);
  t.answer('green', 'card', 'destiny-green-hazard');
  expect(targets(t, 'red')).toEqual(system('green'));
  expect(drawn(t)).toEqual(['destiny-green-hazard']);
  expect(t.e.hazard).toBe(true);
  expect(t.s.destinyDiscard).toEqual(['destiny-green-hazard']);
  expect(t.s.destiny).toHaveLength(13);
  attack(t, 'red', 'green').finish();
  expect(t.totals()).toEqual([5, 10]);
});

test('dictator: an offense given its own colour keeps its options (DEST-6), and after a redraw it picks again', () => {
  const emptied = { ...red, hand: ['attack-04'], homes: [0, 5, 5, 5, 5] };
  const t = new Table(position([emptied, blue, green])).answer('green', 'card', 'destiny-red');
  expect(t.options('red', 'option')).toEqual(['redraw', 'resettle']);
  t.answer('red', 'option', 'redraw');
  expect(t.options('green', 'card')).toEqual(ALL);
  t.answer('green', 'card', 'destiny-blue');
  expect(drawn(t)).toEqual(['destiny-red', 'destiny-blue']);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []).finish();
  expect(t.totals()).toEqual([5, 12]);
});

test('dictator: with one card left the destiny deck is shuffled first (DEST-2)', () => {
  const spec = position([{ ...red, hand: ['attack-04'] }, blue, green], { shortDestiny: true });
  const t = new Table(spec);
  expect(t.options('green', 'card')).toEqual(ALL);
  expect(shuffles(t)).toBe(1);
  t.answer('green', 'card', 'destiny-green');
  expect(t.s.destiny).toHaveLength(13);
  attack(t, 'red', 'green').finish();
});

test('dictator: zapped, the deck is shuffled and a card comes at random; no pick after a redraw either', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap', 'flare-dictator'] };
  const spec = position([{ ...red, hand: ['attack-04'] }, zapper, green], ONLY_BLUE);
  const t = new Table(spec);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('blue', 'respond', 'cosmic-zap');
  expect(shuffles(t)).toBe(1);
  expect(drawn(t)).toHaveLength(1);
  t.answer('blue', 'respond', 'flare-dictator');
  expect(drawn(t)).toHaveLength(2);
  expect(targets(t, 'red')).toEqual(system('blue'));
  attack(t, 'red', 'blue').finish();
});

test('dictator: on its own turn the deck is shuffled and a card comes at random', () => {
  const own = { ...green, colour: 'red' as const };
  const t = new Table(position([own, blue, { ...red, colour: 'green' }], ONLY_BLUE));
  expect(shuffles(t)).toBe(1);
  expect(targets(t, 'red')).toEqual(system('blue'));
  attack(t, 'red', 'blue').finish();
});

test('dictator: with the power lost destiny is drawn as usual (POWER-1)', () => {
  const weak = { ...green, homes: [8, 8, 0, 0, 0] };
  const t = new Table(position([{ ...red, hand: ['attack-04'] }, blue, weak]));
  expect(drawn(t)).toEqual(['destiny-blue']);
  expect(shuffles(t)).toBe(0);
  attack(t, 'red', 'blue').finish();
});

const flaredOwn: PlayerSpec = { ...green, colour: 'red', hand: ['attack-04', 'flare-dictator'] };

test('dictator super: uses the power on its own turn', () => {
  const t = new Table(position([flaredOwn, blue, { ...red, colour: 'green' }], ONLY_BLUE));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-dictator:command']);
  t.answer('red', 'respond', 'flare-dictator');
  expect(t.options('red', 'card')).toEqual(['destiny-blue', 'destiny-blue-hazard']);
  t.answer('red', 'card', 'destiny-blue-hazard');
  expect(drawn(t)).toEqual(['destiny-blue-hazard']);
  attack(t, 'red', 'blue').finish();
  expect(t.hand('red')).toEqual(['flare-dictator']);
});

test('dictator super: one play is one pick; after a redraw the card comes at random (FLARE-3)', () => {
  const t = new Table(
    position([flaredOwn, blue, { ...red, colour: 'green' }], {
      destiny: ['destiny-red', 'destiny-blue', 'destiny-blue'],
      shortDestiny: true,
    }),
  );
  t.answer('red', 'respond', 'flare-dictator').answer('red', 'card', 'destiny-red');
  expect(drawn(t)).toEqual(['destiny-red', 'destiny-blue']);
  attack(t, 'red', 'blue').finish();
});

test('dictator super: zapped, the card comes at random and the flare returns', () => {
  const zapper = { ...blue, hand: ['attack-08', 'cosmic-zap'] };
  const t = new Table(position([flaredOwn, zapper, { ...red, colour: 'green' }], ONLY_BLUE));
  t.answer('red', 'respond', 'flare-dictator').answer('blue', 'respond', 'cosmic-zap');
  // Zapped, its flare shows the wild side, which the offense cannot play.
  expect(targets(t, 'red')).toEqual(system('blue'));
  attack(t, 'red', 'blue').finish();
  expect(t.hand('red')).toEqual(['flare-dictator']);
});

test('dictator wild: the offense must discard the card and draw another, once in an encounter', () => {
  const flared = { ...green, alien: 'will', hand: ['attack-06', 'flare-dictator'] };
  const spec = position([{ ...red, hand: ['attack-04'] }, blue, flared], {
    destiny: ['destiny-green-hazard', 'destiny-blue', 'destiny-wild'],
  });
  const t = new Table(spec);
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-dictator:redraw']);
  t.answer('green', 'respond', 'flare-dictator');
  expect(drawn(t)).toEqual(['destiny-green-hazard', 'destiny-blue']);
  expect(targets(t, 'red')).toEqual(system('blue'));
  // A warning once revealed stays in force for the encounter (DEST-8).
  expect(t.e.hazard).toBe(true);
  attack(t, 'red', 'blue').finish();
  expect(t.hand('green')).toEqual(['attack-06', 'flare-dictator']);
});

test('dictator wild: not for the offense', () => {
  const flared = { ...red, hand: ['attack-04', 'flare-dictator'] };
  const t = new Table(position([flared, blue, { ...green, alien: 'will' }]));
  expect(targets(t, 'red')).toEqual(system('blue'));
  attack(t, 'red', 'blue').finish();
});

test('dictator: wild Will works on a card it picked', () => {
  const settled = { ...blue, colonies: { 'green-2': 2 } };
  const t = new Table(position([{ ...red, hand: ['attack-04', 'flare-will'] }, settled, green]));
  t.answer('green', 'card', 'destiny-blue');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-will:any-system']);
  t.answer('red', 'respond', 'flare-will');
  expect(targets(t, 'red')).toEqual([...system('blue'), 'to green-2']);
  attack(t, 'red', 'blue').finish();
});
