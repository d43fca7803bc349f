import { expect, test } from 'vitest';
import { createGame, Table, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';

const WEAK = [8, 12, 0, 0, 0];

/** Red, the Engineer, attacks blue-1 and loses two ships. The technology variant is off. */
function position(
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  green: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): PositionSpec {
  return {
    players: [
      { colour: 'red', alien: 'engineer', hand: ['attack-01'], ...red },
      { colour: 'blue', alien: 'zombie', homes: WEAK, hand: ['attack-30'], ...blue },
      { colour: 'green', alien: 'human', homes: WEAK, hand: [], ...green },
    ],
    destiny: ['destiny-blue'],
    technologies: { deck: red.technologies === undefined ? ['omega-missile', 'coldsleep-ship'] : [] },
    ...rest,
  };
}

function fight(t: Table): Table {
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  return t.answer('red', 'invite', []).answer('blue', 'invite', []);
}

const own = (t: Table) =>
  t.game.view(0).players[0].technologies.map(({ card, up, ships }) => [card, up, ships]);
const discards = (t: Table) => t.game.view(-1).sideDecks.find(({ name }) => name === 'technology')!.discard;

test('engineer: the deck of technologies is in a game in which it may appear, and in no other', () => {
  const players = [
    { colour: 'red' as const, alien: 'engineer' },
    { colour: 'blue' as const, alien: 'human' },
    { colour: 'green' as const, alien: 'macron' },
  ];
  const game = createGame({ players, start: 'given' }, 'x');
  expect(game.view(-1).sideDecks.map(({ name }) => name)).toContain('technology');
  // Nobody is dealt any: the variant is off.
  expect(game.view(0).players[0].technologies).toEqual([]);
  const plain = createGame(
    { players: [{ colour: 'red', alien: 'void' }, ...players.slice(1)], start: 'given' },
    'x',
  );
  expect(plain.view(-1).sideDecks).toEqual([]);
});

test('engineer: having lost it draws two technologies, keeps one face down and discards the other', () => {
  const t = fight(new Table(position()));
  expect(t.options('red', 'respond')).toEqual(['pass', 'engineer:tinker']);
  t.answer('red', 'respond', 'engineer:tinker').answer('red', 'yes-no', 'yes');
  expect(t.options('red', 'card')).toEqual(['coldsleep-ship', 'omega-missile']);
  t.answer('red', 'card', 'omega-missile').finish();
  expect([own(t), discards(t)]).toEqual([[['omega-missile', false, 0]], ['coldsleep-ship']]);
  expect(t.game.view(1).players[0].technologies).toMatchObject([{ card: null, up: false }]);
});

test('engineer: may keep neither, and the one it has', () => {
  const t = fight(
    new Table(
      position(
        { technologies: [{ card: 'lunar-cannon', data: { sheet: 'engineer' } }] },
        {},
        {},
        { technologies: { deck: ['omega-missile', 'coldsleep-ship'] } },
      ),
    ).answer('red', 'option', 'pass'),
  );
  t.answer('red', 'respond', 'engineer:tinker').answer('red', 'yes-no', 'no').finish();
  expect(own(t)).toEqual([['lunar-cannon', false, 0]]);
  expect(discards(t)).toEqual(['coldsleep-ship', 'omega-missile']);
});

test('engineer: a new one replaces the old one, whose ships return to colonies', () => {
  const t = new Table(
    position(
      {
        homes: [4, 4, 4, 4, 2],
        technologies: [{ card: 'lunar-cannon', ships: 2, data: { sheet: 'engineer' } }],
      },
      {},
      {},
      { technologies: { deck: ['omega-missile', 'coldsleep-ship'] } },
    ),
  ).answer('red', 'option', 'pass');
  fight(t)
    .answer('red', 'respond', 'engineer:tinker')
    .answer('red', 'yes-no', 'yes')
    .answer('red', 'card', 'coldsleep-ship');
  t.answer('red', 'ships', { 'red-5': 2 }).finish();
  expect([own(t), t.ships('red-5', 'red')]).toEqual([[['coldsleep-ship', false, 0]], 4]);
});

test('engineer: also after a failed deal; not after a win, a deal, nor as an ally', () => {
  const failed = fight(new Table(position({ hand: ['negotiate'] }, { hand: ['negotiate'] })));
  failed
    .answer('red', 'offer', 'fail')
    .answer('red', 'ships', { 'red-2': 3 })
    .answer('blue', 'ships', { 'blue-2': 3 });
  failed.answer('red', 'ships', { 'red-1': 2 });
  expect(failed.options('red', 'respond')).toEqual(['pass', 'engineer:tinker']);
  failed.answer('red', 'respond', 'pass').finish();
  const won = fight(new Table(position({ hand: ['attack-40'] }))).finish();
  expect(won.outcome()).toBe('offense');
  const ally = new Table(
    position({ alien: 'virus', homes: WEAK }, {}, { alien: 'engineer', homes: [4, 4, 4, 4, 4] }),
  );
  ally.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  ally.answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  ally.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } }).finish();
});

test('engineer: zapped, it draws nothing', () => {
  const t = fight(new Table(position({}, { hand: ['attack-30', 'cosmic-zap'] })));
  t.answer('red', 'respond', 'engineer:tinker').answer('blue', 'respond', 'cosmic-zap').finish();
  expect([own(t), discards(t)]).toEqual([[], []]);
});

test('engineer: is researched in the regroup phase, and ships in the warp count towards its number', () => {
  // The missile takes so many ships; all but one of them are in the warp.
  const spec = position({
    homes: [4, 4, 4, 0, 0],
    technologies: [{ card: 'omega-missile', ships: 1, data: { sheet: 'engineer' } }],
  });
  const t = new Table(spec);
  expect(t.options('red', 'option')).toEqual([
    'pass',
    'omega-missile:research',
    'omega-missile:complete',
    'omega-missile:abandon',
  ]);
  t.answer('red', 'option', 'omega-missile:complete').answer('red', 'ships', { 'red-1': 1 });
  expect([own(t), t.warp('red')]).toEqual([[['omega-missile', true, 0]], 7]);
});

test('engineer: without ships enough, or with the power lost, it cannot be completed', () => {
  const few = new Table(
    position({
      homes: [4, 4, 4, 4, 3],
      technologies: [{ card: 'omega-missile', ships: 1, data: { sheet: 'engineer' } }],
    }),
  );
  expect(few.options('red', 'option')).not.toContain('omega-missile:complete');
  const lost = new Table(
    position({
      homes: [6, 6, 0, 0, 0],
      technologies: [{ card: 'omega-missile', ships: 1, data: { sheet: 'engineer' } }],
    }),
  );
  expect(lost.options('red', 'option')).not.toContain('omega-missile:complete');
});

test('engineer: a technology that is used at once may take the ships along that counted from the warp', () => {
  const t = new Table(
    position({
      homes: [4, 4, 3, 0, 0],
      technologies: [{ card: 'coldsleep-ship', ships: 2, data: { sheet: 'engineer' } }],
    }),
  );
  t.answer('red', 'option', 'coldsleep-ship:complete')
    .answer('red', 'yes-no', 'yes')
    .answer('red', 'planet', 'green-3');
  expect(t.options('red', 'ships').slice(-2)).toEqual(['technology-1 0..2', 'warp 0..7']);
  t.answer('red', 'ships', { warp: 4 }).answer('red', 'ships', { 'red-1': 2 });
  expect([t.ships('green-3', 'red'), t.warp('red'), t.ships('red-1', 'red')]).toEqual([4, 3, 6]);
});

test('engineer: the technology goes with a traded sheet, and the ships on it go home at once (Annex E-9)', () => {
  const t = new Table(
    position(
      {
        homes: [4, 4, 4, 4, 2],
        technologies: [{ card: 'lunar-cannon', ships: 2, data: { sheet: 'engineer' } }],
      },
      {},
      { hand: ['flare-sorcerer'] },
    ),
  ).answer('red', 'option', 'pass');
  fight(t).answer('green', 'respond', 'flare-sorcerer').answer('red', 'ships', { 'red-3': 2 });
  expect([t.aliens('blue'), own(t), discards(t)]).toEqual([['engineer'], [], []]);
  const [technology] = t.s.players[1].technologies;
  expect([t.s.kinds[technology.card], technology.up]).toEqual(['lunar-cannon', false]);
  // Face down it stays a secret of the two.
  expect([-1, 0, 1, 2].map((seat) => t.game.view(seat).players[1].technologies[0].card)).toEqual([
    null,
    null,
    'lunar-cannon',
    null,
  ]);
  const passed = (seat: number) =>
    t.game.events(seat).flatMap((event) => (event.type === 'technology.passed' ? [event.cards] : []));
  expect([-1, 0, 1, 2].map(passed)).toEqual([[null], [['lunar-cannon']], [['lunar-cannon']], [null]]);
  // Red is the Zombie now, and saves its two ships from the gate.
  t.answer('red', 'ships', { 'red-2': 2 }).finish();
  expect([t.ships('red-2', 'red'), t.ships('red-3', 'red')]).toEqual([6, 6]);
});

test('engineer: what a borrower puts on the sheet comes home with it (philanthropist wild)', () => {
  const t = new Table(
    position(
      {
        homes: [4, 4, 4, 4, 2],
        hand: ['attack-20', 'flare-philanthropist'],
        technologies: [{ card: 'lunar-cannon', ships: 2, data: { sheet: 'engineer' } }],
      },
      { homes: [4, 8, 4, 4, 0], hand: ['attack-01'] },
      {},
      { technologies: { deck: ['genesis-bomb', 'xenon-lasers'] } },
    ),
  ).answer('red', 'option', 'pass');
  t.answer('red', 'respond', 'flare-philanthropist').answer('red', 'player', 'blue');
  t.answer('red', 'ships', { 'red-1': 1 }).answer('red', 'ships', { 'red-3': 2 });
  expect([t.aliens('red'), t.aliens('blue')]).toEqual([[], ['engineer']]);
  // The ship that was the price comes back.
  t.answer('red', 'ships', { 'red-1': 1 });
  fight(t).answer('blue', 'respond', 'engineer:tinker').answer('blue', 'yes-no', 'yes');
  t.answer('blue', 'card', 'genesis-bomb').finish();
  expect([t.aliens('red'), t.aliens('blue')]).toEqual([['engineer'], ['zombie']]);
  expect([own(t), t.s.players[1].technologies]).toEqual([[['genesis-bomb', false, 0]], []]);
  expect(discards(t)).toEqual(['xenon-lasers', 'lunar-cannon']);
});

test('engineer super: any technology of the deck, in place of drawing two; it goes onto the sheet', () => {
  const t = fight(new Table(position({ hand: ['attack-01', 'flare-engineer'] }))).answer(
    'red',
    'respond',
    'engineer:tinker',
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-engineer:search']);
  t.answer('red', 'respond', 'flare-engineer');
  expect(t.options('red', 'card')).toHaveLength(20);
  t.answer('red', 'card', 'genesis-bomb').finish();
  expect([own(t), discards(t), t.hand('red')]).toEqual([
    [['genesis-bomb', false, 0]],
    [],
    ['flare-engineer'],
  ]);
});

test('engineer super: zapped, nothing is drawn', () => {
  const t = fight(
    new Table(position({ hand: ['attack-01', 'flare-engineer'] }, { hand: ['attack-30', 'cosmic-zap'] })),
  );
  t.answer('red', 'respond', 'engineer:tinker').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-engineer').answer('blue', 'respond', 'cosmic-zap');
  // Back in the hand of somebody whose power is zapped it can be played as wild (ZAP-2).
  t.answer('red', 'respond', 'pass').finish();
  expect([own(t), t.hand('red')]).toEqual([[], ['flare-engineer']]);
});

test('engineer wild: turns up cards until an artifact comes, discards the rest, and goes to the Engineer', () => {
  const t = new Table(
    position(
      { alien: 'virus', homes: WEAK, hand: ['attack-20', 'flare-engineer'] },
      {},
      { alien: 'engineer' },
      {
        deck: ['attack-08', 'reinforcement-2', 'quash', 'attack-40'],
      },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-engineer:salvage']);
  t.answer('red', 'respond', 'flare-engineer');
  expect([t.hand('red'), t.discard(), t.hand('green')]).toEqual([
    ['attack-20', 'quash'],
    ['attack-08', 'reinforcement-2'],
    ['flare-engineer'],
  ]);
});

test('engineer wild: with no artifact left in the deck one of the discard pile; then discarded without an Engineer', () => {
  const t = new Table(
    position(
      { alien: 'virus', homes: WEAK, hand: ['attack-20', 'flare-engineer'] },
      {},
      {},
      { deck: ['attack-08'], shortDeck: true, technologies: {} },
    ),
  );
  t.answer('red', 'respond', 'flare-engineer').answer('red', 'card', 'quash');
  expect(t.hand('red')).toEqual(['attack-20', 'quash']);
  expect(t.discard().slice(-2)).toEqual(['attack-08', 'flare-engineer']);
});
