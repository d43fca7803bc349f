import type { Table } from '@cosmarium/engine';
import { createGame } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, table, toPlanning } from '../../helpers/duel.ts';

const flagship = (at: string, spent = false) => ({ special: [{ ship: 'flagship', at, spent }] });
const salvage = (at: string, spent = false) => ({ special: [{ ship: 'salvage-vessel', at, spent }] });

/** Where a player's special ships are, and whether they can be used. */
const ships = (t: Table, seat: number) =>
  t.game.view(-1).players[seat].special.map(({ at, marks, up }) => [marks.join('+'), at, up]);

/** Lets whatever could be done at any time be. */
function passing(t: Table, colour: string): Table {
  while (t.isAsked(colour, 'respond')) t.answer(colour, 'respond', 'pass');
  return t;
}

const sendFlagship = (t: Table, name = 'flagship'): Table => {
  passing(t, 'red').answer('red', 'launch', {
    to: 'blue-1',
    ships: { 'red-2': 2, [`red-2:${name}`]: 1 },
  });
  return inviteNobody(passing(t, 'red'));
};

test('SHIP-1: everybody puts the marker on a ship of an own planet before the first turn', () => {
  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'human' },
        { colour: 'blue', alien: 'zombie' },
        { colour: 'green', alien: 'macron' },
      ],
      start: 'given',
      first: 0,
      specialShips: ['flagship', 'salvage-vessel'],
    },
    'markers',
  );
  expect(game.pending().map(({ seat, key, params }) => [seat, key, params])).toEqual([
    [0, 'ask.special-ship.place', { ship: 'flagship' }],
    [1, 'ask.special-ship.place', { ship: 'flagship' }],
    [2, 'ask.special-ship.place', { ship: 'flagship' }],
  ]);
  for (const { seat, id } of game.pending().slice()) game.answer(seat, id, seat);
  for (const { seat, id } of game.pending().slice()) game.answer(seat, id, 0);
  expect(game.view(-1).players.map(({ special }) => special)).toEqual([
    [
      { at: 0, marks: ['flagship'], up: true },
      { at: 0, marks: ['salvage-vessel'], up: true },
    ],
    [
      { at: 6, marks: ['flagship'], up: true },
      { at: 5, marks: ['salvage-vessel'], up: true },
    ],
    [
      { at: 12, marks: ['flagship'], up: true },
      { at: 10, marks: ['salvage-vessel'], up: true },
    ],
  ]);
  expect(game.view(-1).rules.specialShips).toEqual(['flagship', 'salvage-vessel']);
});

test('SHIP-1: two for everybody are for up to four players, and there is no third', () => {
  const players = (['red', 'blue', 'green', 'yellow', 'purple'] as const).map((colour) => ({ colour }));
  expect(() => createGame({ players, specialShips: ['flagship', 'flagship'] }, 'x')).toThrow(
    'two special ships each are for up to 4 players',
  );
  expect(() =>
    createGame({ players: players.slice(1), specialShips: ['flagship', 'flagship', 'flagship'] }, 'x'),
  ).toThrow('two special ships at most');
});

test('flagship: three more for its side when it was sent, if its owner wants', () => {
  const t = table({ red: flagship('red-2') });
  passing(t, 'red');
  expect(t.options('red', 'launch')).toEqual([
    'to blue-1',
    'to blue-2',
    'to blue-3',
    'to blue-4',
    'to blue-5',
    'red-1 0..4',
    'red-2 0..15',
    'red-2:flagship 0..1',
  ]);
  sendFlagship(t);
  while (!t.options('red', 'respond').includes('flagship:command')) t.answer('red', 'respond', 'pass');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flagship:command']);
  t.answer('red', 'respond', 'flagship:command');
  passing(t, 'red');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([16, 12]);
  expect(ships(t, 0)).toEqual([['flagship', 5, true]]);
});

test('flagship: nothing at home, nothing for a bystander, and its owner may leave it', () => {
  const home = table({ red: flagship('red-1', true), green: flagship('green-1', true) });
  toPlanning(home);
  expectOutcome(home, 'offense');
  expect(home.totals()).toEqual([13, 12]);
  const left = table({ red: flagship('red-2', true) });
  sendFlagship(left, 'flagship-spent');
  left.answer('red', 'respond', 'pass');
  expectOutcome(left, 'offense');
  expect(left.totals()).toEqual([13, 12]);
});

test('flagship: the one of a defense on the planet counts, and so does an ally’s', () => {
  const t = table({ blue: flagship('blue-1', true), green: flagship('green-2', true) });
  launch(t);
  t.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2:flagship-spent': 1 } });
  t.answer('blue', 'respond', 'flagship:command').answer('green', 'respond', 'flagship:command');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([17, 15]);
  expect([ships(t, 1), ships(t, 2)]).toEqual([[['flagship', -1, false]], [['flagship', 5, false]]]);
});

test('flagship: the three are for compared totals only', () => {
  const t = table({ red: { ...flagship('red-2', true), hand: ['negotiate'] } });
  sendFlagship(t, 'flagship-spent');
  expectOutcome(t, 'defense');
  expect(t.totals()).toBeNull();
});

test('SHIP-3: the hyperspace drive moves it to a colony, onto research or into an own encounter, and is spent', () => {
  const t = table(
    { red: { ...flagship('red-1'), technologies: [{ card: 'tech-scrambler', ships: 0 }] } },
    { variants: { technologies: true } },
  );
  passing(t, 'red').answer('red', 'option', 'pass');
  passing(t, 'red').answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flagship:hyperspace-drive']);
  t.answer('red', 'respond', 'flagship:hyperspace-drive');
  expect(t.options('red', 'ships')).toEqual([
    'red-2:flagship 0..1',
    'technology-1:flagship 0..1',
    'gate:flagship 0..1',
  ]);
  t.answer('red', 'ships', { 'gate:flagship': 1 });
  expect([t.ships('gate', 'red'), ships(t, 0)]).toEqual([4, [['flagship', -2, false]]]);
  inviteNobody(t);
  t.answer('red', 'respond', 'flagship:command');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([17, 12]);
});

test('SHIP-3: it takes the only ship out of the encounter, which goes on with none', () => {
  const t = table({ red: { ...flagship('red-2'), hand: ['attack-04'] } });
  passing(t, 'red').answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:flagship': 1 } });
  t.answer('red', 'respond', 'flagship:hyperspace-drive');
  expect(t.options('red', 'ships')).toEqual(['red-1:flagship 0..1', 'red-2:flagship 0..1']);
  t.answer('red', 'ships', { 'red-1:flagship': 1 });
  inviteNobody(t);
  expectOutcome(t, 'defense');
  expect([t.totals(), t.warp('red'), t.ships('red-1', 'red')]).toEqual([[4, 12], 0, 5]);
});

test('SHIP-3: it leaves a lost encounter until losses are resolved, and joins none that is decided', () => {
  const t = table({ red: { ...flagship('red-2'), hand: ['attack-01'] } });
  passing(t, 'red').answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2, 'red-2:flagship': 1 } });
  while (t.e.outcome === null) {
    const [{ seat, kind }] = t.open();
    t.answer(seat, kind, kind === 'invite' ? [] : 'pass');
  }
  expect(t.options('red', 'respond')).toEqual(['pass', 'flagship:hyperspace-drive']);
  t.answer('red', 'respond', 'flagship:hyperspace-drive').answer('red', 'ships', { 'red-1:flagship': 1 });
  expectOutcome(t, 'defense');
  // The turn is over without a second encounter.
  expect([t.warp('red'), ships(t, 0)]).toEqual([2, [['flagship', 0, true]]]);
  const late = table({ red: flagship('red-1') });
  passing(late, 'red').answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  while (late.e.outcome === null) {
    const [{ seat, kind }] = late.open();
    late.answer(seat, kind, kind === 'invite' ? [] : 'pass');
  }
  // Its other colony is all there is to go to.
  late.answer('red', 'respond', 'flagship:hyperspace-drive');
  expectOutcome(late, 'offense');
  expect([late.ships('blue-1', 'red'), ships(late, 0)]).toEqual([3, [['flagship', 1, true]]]);
});

test('SHIP-2, SHIP-6: nothing works from the warp or out of the game, and the ship keeps its marker there', () => {
  const t = table({ red: { ...flagship('warp'), warp: 2 }, green: { ...salvage('removed'), removed: 1 } });
  t.answer('red', 'ships', { 'red-1': 1 }).answer('red', 'ships', { warp: 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect([ships(t, 0), ships(t, 2)]).toEqual([[['flagship', -1, true]], [['salvage-vessel', -4, true]]]);
});

test('SHIP-4: retrieved from the warp it is charged again, and its owner chooses which ship comes', () => {
  const t = table({ red: { ...flagship('warp', true), warp: 3 } });
  expect(t.options('red', 'ships')).toEqual(['red-1 0..1', 'red-2 0..1']);
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(t.asked('red', 'ships')).toMatchObject({
    key: 'ask.ships.which',
    options: ['warp 0..2', 'warp:flagship-spent 0..1'],
  });
  t.answer('red', 'ships', { 'warp:flagship-spent': 1 });
  expect(ships(t, 0)).toEqual([['flagship', 1, true]]);
  launch(passing(t, 'red'));
  inviteNobody(passing(t, 'red'));
  passing(t, 'red');
  expectOutcome(t, 'offense');
});

test('SHIP-4: charged again when its owner’s turn ends without a second encounter, and only the owner’s', () => {
  const t = table({
    red: { ...flagship('red-1', true), hand: ['attack-04'] },
    green: flagship('green-1', true),
  });
  toPlanning(t);
  expectOutcome(t, 'defense');
  expect([ships(t, 0), ships(t, 2)]).toEqual([[['flagship', 0, true]], [['flagship', 10, false]]]);
});

test('SHIP-4: not after a second encounter', () => {
  const t = table({ red: { ...flagship('red-1', true), hand: ['attack-04'] } }, { encounter: 2 });
  toPlanning(t);
  expectOutcome(t, 'defense');
  expect(ships(t, 0)).toEqual([['flagship', 0, false]]);
});

test('SHIP-5: the marker of a ship out of the game may go to the ship retrieved, face up', () => {
  const position = { red: { ...flagship('removed', true), removed: 1, warp: 2, hand: ['attack-04'] } };
  const t = table(position);
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(t.asked('red', 'ships')).toMatchObject({
    key: 'ask.special-ship.replace',
    options: ['red-2 0..1'],
  });
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(ships(t, 0)).toEqual([['flagship', 1, true]]);
  const kept = table(position);
  kept.answer('red', 'ships', { 'red-2': 1 }).answer('red', 'ships', {});
  expect(ships(kept, 0)).toEqual([['flagship', -4, false]]);
  toPlanning(kept);
  expectOutcome(kept, 'defense');
});

test('SHIP-5: no marker moves while its ship is only in the warp', () => {
  const t = table({ red: { ...flagship('warp'), warp: 2 } });
  t.answer('red', 'ships', { 'red-2': 1 }).answer('red', 'ships', { warp: 1 });
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(ships(t, 0)).toEqual([['flagship', -1, true]]);
});

test('salvage vessel: two rewards for a side that wins, in addition to the colony', () => {
  const t = table({ red: salvage('red-2', true) }, { deck: ['attack-06', 'attack-07'] });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 2, 'red-2:salvage-vessel-spent': 1 } });
  inviteNobody(t);
  expect(t.asked('red', 'option')).toMatchObject({
    key: 'salvage-vessel.spoils',
    options: ['rewards', 'none'],
  });
  t.answer('red', 'option', 'rewards');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.ships('blue-1', 'red')]).toEqual([['attack-06', 'attack-07'], 3]);
});

test('salvage vessel: nothing for a side that loses, nor at home', () => {
  const lost = table({ red: { ...salvage('red-2', true), hand: ['attack-04'] } });
  lost.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:salvage-vessel-spent': 1 } });
  inviteNobody(lost);
  expectOutcome(lost, 'defense');
  expect(lost.hand('red')).toEqual([]);
  const home = table({ red: salvage('red-1', true) });
  toPlanning(home);
  expectOutcome(home, 'offense');
  expect(home.hand('red')).toEqual([]);
});

test('salvage vessel: a deal is not a win', () => {
  const t = table({ red: { ...salvage('red-2', true), hand: ['negotiate'] }, blue: { hand: ['negotiate'] } });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:salvage-vessel-spent': 1 } });
  inviteNobody(t);
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'blue-1' } });
  t.answer('blue', 'offer', 'accept').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { 'gate:salvage-vessel-spent': 1 });
  expectOutcome(t, 'deal');
  expect([t.hand('red'), ships(t, 0)]).toEqual([[], [['salvage-vessel', 5, true]]]);
});

test('salvage vessel: with technologies one of two instead, and an ally of the defense has it besides its rewards', () => {
  const t = table(
    { red: { hand: ['attack-04'] }, green: salvage('green-2', true) },
    {
      variants: { technologies: true },
      technologies: { deck: ['omega-missile', 'infinity-drive'] },
      deck: ['attack-06'],
    },
  );
  launch(t);
  t.answer('red', 'invite', []).answer('blue', 'invite', ['green']);
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2:salvage-vessel-spent': 1 } });
  t.answer('green', 'ships', { 'green-1': 1 });
  expect(t.options('green', 'option')).toEqual(['rewards', 'technology', 'none']);
  t.answer('green', 'option', 'technology');
  expect(t.options('green', 'card')).toEqual(['infinity-drive', 'omega-missile']);
  t.answer('green', 'card', 'infinity-drive');
  expectOutcome(t, 'defense');
  expect(t.game.view(2).players[2].technologies.map(({ card }) => card)).toEqual(['infinity-drive']);
  expect(t.hand('green')).toEqual(['attack-06']);
});

test('SHIP-3: the tractor beam takes a card of the cosmic discard pile, once', () => {
  const t = table({ red: salvage('red-1') }, { discard: ['attack-40', 'negotiate'] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'salvage-vessel:tractor-beam']);
  t.answer('red', 'respond', 'salvage-vessel:tractor-beam');
  expect(t.options('red', 'card')).toEqual(['attack-40', 'negotiate']);
  t.answer('red', 'card', 'attack-40');
  expect([t.hand('red'), ships(t, 0)]).toEqual([['attack-10', 'attack-40'], [['salvage-vessel', 0, false]]]);
  toPlanning(t);
  t.answer('red', 'encounter-card', 'attack-40');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(ships(t, 0)).toEqual([['salvage-vessel', 0, true]]);
});

test('SHIP-3: the drive brings a fifth ship into the encounter; nobody has to be asked', () => {
  const t = table({ red: flagship('red-1') });
  passing(t, 'red').answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 4 } });
  t.answer('red', 'respond', 'flagship:hyperspace-drive').answer('red', 'ships', { 'gate:flagship': 1 });
  expect(t.ships('gate', 'red')).toBe(5);
  inviteNobody(t).answer('red', 'respond', 'flagship:command');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([18, 12]);
});

test('SHIP-3: the tractor beam does not reach the discards of another deck (REW-4)', () => {
  const t = table(
    { red: salvage('red-1') },
    { variants: { rewards: true }, rewards: { discard: ['reward-morph'] } },
  );
  expect(t.asked('red').kind).toBe('launch');
});

test('SHIP-3: without a discarded card there is nothing to beam', () => {
  const t = table({ red: salvage('red-1') });
  toPlanning(t);
  expect(t.options('red', 'respond')).toEqual(['pass', 'salvage-vessel:tractor-beam']);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
  expect(ships(t, 0)).toEqual([['salvage-vessel', 0, true]]);
});

test('RUL-30: of two special ships only one may be sent', () => {
  const both = { special: [...flagship('red-1', true).special, ...salvage('red-2', true).special] };
  const t = table({ red: both });
  expect(() =>
    t.answer('red', 'launch', {
      to: 'blue-1',
      ships: { 'red-1:flagship-spent': 1, 'red-2:salvage-vessel-spent': 1 },
    }),
  ).toThrow('only one special ship may be sent');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1:flagship-spent': 1, 'red-2': 2 } });
  inviteNobody(t);
  t.answer('red', 'respond', 'flagship:command');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([16, 12]);
});

test('RUL-30: two that stand on the attacked planet both count', () => {
  const two = { special: [...flagship('blue-1', true).special, ...flagship('blue-1', true).special] };
  const t = table({ blue: two });
  ally(launch(t), { green: 'none' });
  t.answer('blue', 'respond', 'flagship:command');
  expectOutcome(t, 'defense');
  expect(t.totals()).toEqual([13, 18]);
});
