import { expect, test } from 'vitest';
import { createGame, Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { expectOutcome, inviteNobody, WITH_POWER } from '../../../helpers/duel.ts';
import { withRewards } from '../../../helpers/rewards.ts';
import { withTechnologies } from '../../../helpers/technologies.ts';

const liner = (ships: number, system: string) => [{ name: 'liner', ships: { green: ships }, system }];

/** Red attacks blue; green is the Tourist, with five home colonies and the liner somewhere. */
function position(
  green: Partial<PlayerSpec>,
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'human', homes: [8, 12, 0, 0, 0], hand: ['attack-10'], ...red },
      { colour: 'blue', alien: 'zombie', homes: [8, 12, 0, 0, 0], hand: ['attack-08'], ...blue },
      { colour: 'green', alien: 'tourist', hand: [], ...green },
      { colour: 'yellow', alien: 'macron', homes: [8, 12, 0, 0, 0], hand: [] },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  };
}

const where = (t: Table) => t.game.view(-1).players[2].sheets[0].holds[0];

test('tourist: set-up puts the liner at home, and up to four ships board it from home colonies', () => {
  const game = createGame(
    {
      players: [
        { colour: 'red', alien: 'tourist' },
        { colour: 'blue', alien: 'human' },
        { colour: 'green', alien: 'macron' },
      ],
      start: 'given',
    },
    'tourist',
  );
  const [home] = game.pending();
  expect(home).toMatchObject({ seat: 0, key: 'tourist.home', options: ['stay', 'board'] });
  game.answer(0, home.id, 1);
  const [ships] = game.pending();
  expect(ships).toMatchObject({ key: 'tourist.board', min: 1, max: 4 });
  expect(() => game.answer(0, ships.id, [3, 2, 0, 0, 0])).toThrow('1 to 4 ships in all');
  game.answer(0, ships.id, [2, 1, 0, 0, 0]);
  const [sheet] = game.view(-1).players[0].sheets;
  expect(sheet.holds).toEqual([{ name: 'liner', place: -10, system: 0, ships: [3, 0, 0] }]);
  expect(game.view(-1).players[0]).toMatchObject({ homes: 5, warp: 0 });
});

test('tourist: at the end of destiny the liner moves to a system beside it; ships aboard are on no colony', () => {
  const t = new Table(position({ holds: liner(2, 'green') }));
  expect(t.asked('green', 'player').key).toBe('tourist.sail');
  expect(t.options('green', 'player')).toEqual(['yellow', 'blue']);
  t.answer('green', 'player', 'yellow');
  expect(where(t)).toMatchObject({ system: 3, ships: [0, 0, 2, 0] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'tourist:postcard']);
  t.answer('green', 'respond', 'pass');
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
  expect([t.ships('liner', 'green'), t.warp('green')]).toEqual([2, 0]);
});

test('tourist: a hazard warning costs one ship on the liner, which stays where it is', () => {
  const t = new Table(position({ holds: liner(2, 'yellow') }, {}, {}, { destiny: ['destiny-blue-hazard'] }));
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
  expect([t.ships('liner', 'green'), t.warp('green'), where(t).system]).toEqual([1, 1, 3]);
});

test('tourist: a hazard warning on a card that was drawn again counts, too', () => {
  const t = new Table(
    position(
      { holds: liner(2, 'yellow') },
      {},
      {},
      { destiny: ['destiny-red-hazard', 'destiny-blue'], encounter: 2 },
    ),
  );
  t.answer('red', 'option', 'redraw');
  expect([t.ships('liner', 'green'), where(t).system]).toEqual([1, 3]);
});

test('tourist: an empty liner loses nothing in a hazard, and cannot be zapped then', () => {
  const t = new Table(
    position(
      { holds: liner(0, 'yellow') },
      { hand: ['attack-10', 'cosmic-zap'] },
      {},
      { destiny: ['destiny-blue-hazard'] },
    ),
  );
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
});

test('tourist: in the system of the defense, without a colony there, all land on one planet', () => {
  const t = new Table(position({ holds: liner(3, 'green') })).answer('green', 'player', 'blue');
  expect(t.options('green', 'respond')).toEqual(['pass', 'tourist:land', 'tourist:postcard']);
  t.answer('green', 'respond', 'tourist:land');
  expect(t.options('green', 'planet')).toEqual(['blue-1', 'blue-2', 'blue-3', 'blue-4', 'blue-5']);
  t.answer('green', 'planet', 'blue-4');
  // Landed: no postcard any more.
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
  expect([t.ships('blue-4', 'green'), t.ships('liner', 'green'), t.foreign('green')]).toEqual([3, 0, 1]);
});

test('tourist: no landing beside an own colony, nor where the defense is not at home', () => {
  const settled = new Table(
    position({ holds: liner(3, 'green'), homes: [4, 4, 4, 4, 0], colonies: { 'blue-1': 1 } }),
  ).answer('green', 'player', 'blue');
  expect(settled.options('green', 'respond')).toEqual(['pass', 'tourist:postcard']);
  const elsewhere = new Table(position({ holds: liner(3, 'green') })).answer('green', 'player', 'yellow');
  expect(elsewhere.options('green', 'respond')).toEqual(['pass', 'tourist:postcard']);
});

test('tourist: a postcard sends a ship home and takes a random card of whoever’s system it is', () => {
  const t = new Table(position({ holds: liner(3, 'green') })).answer('green', 'player', 'blue');
  t.answer('green', 'respond', 'tourist:postcard').answer('green', 'ships', { 'green-2': 1 });
  // Once, and no landing afterwards.
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
  expect([t.hand('green'), t.hand('blue'), t.ships('liner', 'green')]).toEqual([['attack-08'], [], 2]);
});

test('tourist: from an empty hand a postcard brings nothing; without a ship aboard there is none', () => {
  const t = new Table(position({ holds: liner(1, 'green') })).answer('green', 'player', 'yellow');
  t.answer('green', 'respond', 'tourist:postcard').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.ships('liner', 'green')]).toEqual([[], 0]);
  const empty = new Table(position({ holds: liner(0, 'green') })).answer('green', 'player', 'yellow');
  expect(empty.asked('red', 'launch').key).toBe('ask.launch');
});

test('tourist: at home again up to four board or step off, and there is no postcard', () => {
  const off = new Table(position({ holds: liner(6, 'yellow'), homes: [4, 4, 4, 2, 0] })).answer(
    'green',
    'player',
    'green',
  );
  expect(off.options('green', 'option')).toEqual(['stay', 'board', 'leave']);
  off.answer('green', 'option', 'leave');
  expect(off.options('green', 'ships')).toEqual([
    'green-1 0..4',
    'green-2 0..4',
    'green-3 0..4',
    'green-4 0..4',
  ]);
  off.answer('green', 'ships', { 'green-1': 1, 'green-4': 3 });
  expect([off.ships('liner', 'green'), off.ships('green-4', 'green')]).toEqual([2, 5]);
  expect(off.asked('red', 'launch').key).toBe('ask.launch');
  const on = new Table(position({ holds: liner(0, 'yellow') })).answer('green', 'player', 'green');
  on.answer('green', 'option', 'board').answer('green', 'ships', { 'green-1': 4 });
  expect([on.ships('liner', 'green'), on.ships('green-1', 'green')]).toEqual([4, 0]);
});

test('tourist: a zap keeps the liner where it is and stops landing and postcard', () => {
  const t = new Table(position({ holds: liner(3, 'green') }, { hand: ['attack-10', 'cosmic-zap'] }));
  t.answer('green', 'player', 'blue').answer('red', 'respond', 'cosmic-zap');
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
  expect(where(t).system).toBe(2);
});

test('tourist: with the power lost the ships stay aboard and the liner rests', () => {
  const t = new Table(position({ holds: liner(3, 'yellow'), homes: [10, 7, 0, 0, 0] }));
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
  expect([t.ships('liner', 'green'), where(t).system]).toEqual([3, 3]);
});

test('tourist: without a defense there is no landing, but the liner sails', () => {
  const t = new Table(position({ holds: liner(1, 'blue') }, {}, {}, { destiny: ['destiny-red'] }));
  t.answer('red', 'option', 'resettle').answer('green', 'player', 'red');
  expect(t.options('green', 'respond')).toEqual(['pass', 'tourist:postcard']);
});

test('tourist super: wherever the liner stops, ships of a colony there may board, any number', () => {
  const t = new Table(
    position({
      holds: liner(0, 'green'),
      homes: [4, 4, 4, 2, 0],
      colonies: { 'blue-1': 5, 'blue-3': 1 },
      hand: ['flare-tourist'],
    }),
  );
  t.answer('green', 'player', 'blue');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-tourist:pick-up']);
  t.answer('green', 'respond', 'flare-tourist');
  expect(t.options('green', 'ships')).toEqual(['blue-1 0..5', 'blue-3 0..1']);
  t.answer('green', 'ships', { 'blue-1': 5, 'blue-3': 1 });
  expect(t.ships('liner', 'green')).toBe(6);
  // Nobody of them is left there, so they may land again.
  expect(t.options('green', 'respond')).toEqual(['pass', 'tourist:land', 'tourist:postcard']);
  t.answer('green', 'respond', 'tourist:land').answer('green', 'planet', 'blue-5');
  expect([t.ships('blue-5', 'green'), t.hand('green')]).toEqual([6, ['flare-tourist']]);
});

test('tourist super: also after a postcard or a landing: the liner has stopped', () => {
  const t = new Table(
    position({ holds: liner(2, 'red'), hand: ['flare-tourist'], homes: [4, 4, 4, 4, 2], removed: 0 }),
  );
  t.answer('green', 'player', 'blue')
    .answer('green', 'respond', 'tourist:land')
    .answer('green', 'planet', 'blue-4');
  expect([t.ships('blue-4', 'green'), t.options('green', 'respond')]).toEqual([
    2,
    ['pass', 'flare-tourist:pick-up'],
  ]);
  t.answer('green', 'respond', 'flare-tourist').answer('green', 'ships', { 'blue-4': 1 });
  expect([t.ships('blue-4', 'green'), t.ships('liner', 'green')]).toEqual([1, 1]);
  // Landed is landed: neither another landing nor a postcard.
  expect(t.asked('red').kind).toBe('launch');
});

test('tourist: which of its ships the hazard costs is its choice, where they are not alike', () => {
  const special = [{ ship: 'flagship', at: 'liner', spent: true }];
  const t = new Table(
    position(
      { holds: liner(2, 'blue'), special, homes: [4, 4, 4, 4, 2] },
      {},
      {},
      { destiny: ['destiny-blue-hazard'] },
    ),
  );
  expect([t.asked('green').key, t.options('green', 'ships')]).toEqual([
    'ask.ships.which',
    ['liner 0..1', 'liner:flagship-spent 0..1'],
  ]);
  t.answer('green', 'ships', { 'liner:flagship-spent': 1 });
  expect(t.game.view(-1).players[2].special).toMatchObject([{ marks: ['flagship'], at: -1 }]);
});

test('tourist super: not without ships in that system', () => {
  const t = new Table(position({ holds: liner(0, 'green'), hand: ['flare-tourist'] }));
  t.answer('green', 'player', 'blue');
  expect(t.asked('red', 'launch').key).toBe('ask.launch');
});

test('tourist wild: looks at the top of a deck, for its own eyes only', () => {
  const t = new Table(position({ alien: 'void', hand: ['flare-tourist'] }, {}, {}, { deck: ['attack-40'] }));
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-tourist:look']);
  t.answer('green', 'respond', 'flare-tourist');
  expect(t.options('green', 'option')).toEqual(['cosmic', 'destiny']);
  t.answer('green', 'option', 'cosmic');
  const seen = (seat: number) => t.game.events(seat).find((event) => event.type === 'cards.seen');
  expect(seen(2)).toMatchObject({ seat: 2, cards: ['attack-40'], count: 1 });
  expect(seen(0)).toMatchObject({ seat: 2, cards: null, count: 1 });
  expect(t.hand('green')).toEqual(['flare-tourist']);
});

test('tourist wild: the top destiny card', () => {
  const t = new Table(position({ alien: 'void', hand: ['flare-tourist'] }));
  t.answer('green', 'respond', 'flare-tourist').answer('green', 'option', 'destiny');
  const seen = (seat: number) => t.game.events(seat).find((event) => event.type === 'seen');
  expect(seen(2)).toMatchObject({ what: 'destiny', word: 'destiny-blue' });
  expect(seen(1)).toMatchObject({ what: 'destiny', word: '' });
});

test('tourist wild: an encounter card that lies face down, a technology in research, a card on a sheet', () => {
  const t = new Table(
    position(
      { alien: 'void', hand: ['flare-tourist'] },
      { homes: [8, 11, 0, 0, 0], technologies: [{ card: 'omega-missile', ships: 1 }] },
      { alien: 'miser', piles: [{ name: 'hoard', cards: ['attack-30'] }], hand: ['attack-08'] },
      { variants: { technologies: true } },
    ),
  );
  t.answer('green', 'respond', 'flare-tourist');
  expect(t.options('green', 'option')).toEqual(['cosmic', 'technology', 'destiny', 'research', 'pile']);
  t.answer('green', 'option', 'research');
  expect(t.game.events(2).find((event) => event.type === 'cards.seen')).toMatchObject({
    cards: ['omega-missile'],
  });
});

test('tourist wild: a laid card, known from then on to whoever looked', () => {
  const t = new Table(position({ alien: 'void', hand: ['flare-tourist'] }));
  // Start of the turn, regroup, destiny.
  for (let i = 0; i < 3; i++) t.answer('green', 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('green', 'respond', 'pass');
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-tourist');
  expect(t.options('green', 'option')).toEqual(['cosmic', 'destiny', 'offense', 'defense']);
  t.answer('green', 'option', 'defense');
  const { laid } = t.last()!;
  expect(laid[1]).toBe(null);
  const event = (seat: number) => t.game.events(seat).find((one) => one.type === 'cards.seen');
  expect(event(2)).toMatchObject({ cards: ['attack-08'] });
  expect(event(0)).toMatchObject({ cards: null });
});

test('tourist wild: kickers and intimidates that lie beside the encounter cards, for its own eyes only [R]', () => {
  const t = withRewards({
    red: { hand: ['attack-10', 'reward-intimidate-29'] },
    blue: { hand: ['attack-08', 'reward-kicker-x4'] },
    green: { hand: ['flare-tourist'] },
  });
  for (let [asked] = t.open(); asked.kind === 'respond'; [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  t.answer('red', 'respond', 'reward-intimidate-29:offer').answer('green', 'respond', 'pass');
  inviteNobody(t)
    .answer('blue', 'respond', 'reward-kicker-x4:lay')
    .answer('green', 'respond', 'flare-tourist');
  expect(t.options('green', 'option')).toEqual(['cosmic', 'reward', 'destiny', 'kicker', 'intimidate']);
  t.answer('green', 'option', 'kicker');
  const seen = (seat: number) => t.game.events(seat).find((event) => event.type === 'cards.seen');
  expect([seen(2), seen(0)]).toMatchObject([{ cards: ['reward-kicker-x4'] }, { cards: null }]);
  expectOutcome(t, 'defense');
});

test('tourist wild: a card that Laser has laid aside [R]; not what a technology has stored, which is for nobody to see', () => {
  const t = withTechnologies({
    red: { alien: 'laser', homes: WITH_POWER },
    blue: {
      hand: ['attack-08', 'attack-08'],
      technologies: [{ card: 'quark-battery', up: true, stored: ['attack-30'] }],
    },
    green: { hand: ['flare-tourist'] },
  });
  for (let [asked] = t.open(); asked.kind === 'respond'; [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } }).answer('green', 'respond', 'pass');
  t.answer('red', 'number', 1);
  inviteNobody(t).answer('green', 'respond', 'flare-tourist');
  expect(t.options('green', 'option')).toEqual(['cosmic', 'technology', 'destiny', 'aside']);
  t.answer('green', 'option', 'aside');
  const seen = (seat: number) => t.game.events(seat).find((event) => event.type === 'cards.seen');
  expect([seen(2), seen(0)]).toMatchObject([{ cards: ['attack-08'] }, { cards: null }]);
  t.answer('blue', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('tourist wild: an alien sheet that lies face down (RUL-24)', () => {
  const t = new Table(
    position(
      { alien: 'void', hand: ['flare-tourist'] },
      {},
      { faceDown: true },
      { variants: { hiddenPowers: true } },
    ),
  );
  t.answer('green', 'respond', 'flare-tourist');
  t.answer('green', 'option', 'sheet');
  const seen = (seat: number) => t.game.events(seat).find((event) => event.type === 'seen');
  expect(seen(2)).toMatchObject({ what: 'sheet', word: 'zombie' });
  expect(seen(0)).toMatchObject({ what: 'sheet', word: '' });
});

test('tourist: a liner whose sheet is traded sails for its new owner; those aboard go home', () => {
  const spec = position(
    { holds: liner(2, 'yellow'), hand: ['attack-08'] },
    {},
    {},
    { destiny: ['destiny-green'] },
  );
  spec.players[3].hand = ['flare-sorcerer'];
  const t = new Table(spec, 2);
  t.answer('green', 'player', 'green').answer('green', 'option', 'stay');
  t.answer('red', 'launch', { to: 'green-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []);
  t.answer('yellow', 'respond', 'flare-sorcerer');
  expect([t.aliens('red'), t.ships('liner', 'green')]).toEqual([['tourist'], 0]);
  t.answer('green', 'ships', { 'green-2': 2 });
  expect(t.ships('green-2', 'green')).toBe(5);
});

test('tourist: who borrowed the liner leaves it when the sheet goes home; its owner has stayed aboard (philanthropist wild)', () => {
  const spec = position({ holds: liner(2, 'green'), hand: ['flare-philanthropist'], homes: [4, 4, 4, 4, 2] });
  spec.players[3].homes = [8, 8, 4, 0, 0];
  const t = new Table(spec);
  t.answer('green', 'respond', 'flare-philanthropist').answer('green', 'player', 'yellow');
  t.answer('green', 'ships', { 'green-1': 1 });
  t.answer('yellow', 'player', 'yellow')
    .answer('yellow', 'option', 'board')
    .answer('yellow', 'ships', { 'yellow-2': 3 });
  const aboard = (seat: number) =>
    t.game.view(-1).players[seat].sheets.flatMap(({ holds }) => holds)[0].ships;
  expect(aboard(3)).toEqual([0, 0, 2, 3]);
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  expect(t.asked('yellow', 'ships').key).toBe('ask.place.home');
  t.answer('yellow', 'ships', { 'yellow-1': 3 });
  expect([aboard(2), t.ships('yellow-1', 'yellow')]).toEqual([[0, 0, 2, 0], 11]);
});
