/** VAR-HID: sheets lie face down until their owners turn them up. */
import { describe, expect, it, test } from 'vitest';
import {
  COLOURS,
  createGame,
  diceFrom,
  gameFromPosition,
  randomAnswer,
  RULES,
  Table,
  type Game,
  type PositionSpec,
  type Setup,
} from '@cosmarium/engine';
import {
  ally,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  WITH_POWER,
  type Change,
  type Players,
} from '../helpers/duel.ts';

const HIDDEN = { variants: { hiddenPowers: true } };
const down = (alien: string, change: Change = {}): Change => ({
  alien,
  faceDown: true,
  homes: WITH_POWER,
  ...change,
});
const hiding = (players: Players, rest: Partial<Omit<PositionSpec, 'players'>> = {}) =>
  table(players, { ...HIDDEN, ...rest });

const BACK = { alien: '', faceDown: true, state: 'works', tokens: 0, piles: [] };
/** What a seat sees of red's sheets; -1 is a spectator. */
const sheetsOfRed = (t: Table, seat: number) => t.game.view(seat).players[0].sheets;
const turned = (t: Table) => t.game.events(-1).filter(({ type }) => type === 'sheet.turned');

describe('dealing', () => {
  const setup = (players: number, more: Partial<Setup> = {}): Setup => ({
    players: COLOURS.slice(0, players).map((colour) => ({ colour })),
    ...HIDDEN,
    ...more,
  });
  const NEEDS_SETTING_UP = Object.values(RULES.aliens).flatMap(({ set, alien }) =>
    set !== 'base' || alien.setup === undefined ? [] : [alien.id],
  );

  function dealt(game: Game): string[] {
    while (game.s.stage === 'setup') {
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, 0);
    }
    return game.s.players.map(({ sheets }) => sheets[0].alien);
  }

  it.each([3, 5, 8])(
    'VAR-HID: %i players have their sheets face down, and know their own only',
    (players) => {
      const game = createGame(setup(players), 'dealt');
      const aliens = dealt(game);
      for (const seat of [-1, ...aliens.keys()])
        game.view(seat).players.forEach(({ sheets }, owner) => {
          expect(sheets).toMatchObject([{ ...BACK, alien: owner === seat ? aliens[owner] : '' }]);
        });
      for (const seat of [-1, ...aliens.keys()]) {
        const gained = game.events(seat).filter(({ type }) => type === 'sheet.gained');
        expect(gained).toEqual(
          aliens.map((alien, owner) => ({
            type: 'sheet.gained',
            seat: owner,
            alien: owner === seat ? alien : '',
          })),
        );
      }
    },
  );

  it('VAR-HID: sheets with set-up text are dealt anew, whatever the start', () => {
    expect(NEEDS_SETTING_UP.length).toBeGreaterThan(0);
    const aliens = [...NEEDS_SETTING_UP, 'human', 'macron', 'warrior', 'zombie', 'clone', 'virus'];
    for (let i = 0; i < 30; i++) {
      const found = dealt(createGame(setup(3, { aliens }), `advanced-${i}`));
      for (const alien of found) expect(NEEDS_SETTING_UP).not.toContain(alien);
    }
    const combos = RULES.combos.filter((combo) =>
      combo.aliens.slice(0, 5).some((alien) => NEEDS_SETTING_UP.includes(alien)),
    );
    expect(combos.length).toBeGreaterThan(0);
    for (const { id, aliens: printed } of combos) {
      const found = dealt(createGame(setup(5, { start: 'beginner', combo: id }), id));
      expect(new Set(found).size).toBe(5);
      for (const alien of found) expect(NEEDS_SETTING_UP).not.toContain(alien);
      const kept = printed.slice(0, 5).filter((alien) => !NEEDS_SETTING_UP.includes(alien));
      expect(found).toEqual(expect.arrayContaining(kept));
    }
  });

  it('VAR-HID: a host cannot name such a sheet', () => {
    const named = (hiddenPowers: boolean) => () =>
      createGame(
        {
          players: [
            { colour: 'red', alien: NEEDS_SETTING_UP[0] },
            { colour: 'blue', alien: 'human' },
            { colour: 'green', alien: 'macron' },
          ],
          start: 'given',
          variants: { hiddenPowers },
        },
        'named',
      );
    expect(named(true)).toThrow(
      expect.objectContaining({ code: 'bad-setup', path: 'setup.players[0].alien' }),
    );
    expect(named(false)).not.toThrow();
  });

  it('VAR-HID: flares are mixed in unseen, also those of sheets that cannot be hidden', () => {
    const aliens = [...NEEDS_SETTING_UP, 'human', 'macron', 'warrior', 'zombie', 'clone', 'virus'];
    const game = createGame(setup(3, { aliens }), 'flares');
    dealt(game);
    const flares = game.s.kinds.filter((kind) => kind.startsWith('flare-'));
    expect(flares.sort()).toEqual(aliens.map((alien) => `flare-${alien}`).sort());
    expect(game.s.known.every((seats) => (seats & (seats - 1)) === 0)).toBe(true);
  });
});

describe('a mandatory power', () => {
  const RED = down('macron', { hand: ['attack-10'] });

  test('VAR-HID: does nothing face down; its owner is asked at each moment it would act', () => {
    const t = hiding({ red: RED, green: { alien: 'clone' } });
    expect(t.options('red', 'respond')).toEqual(['pass', 'macron:one-ship']);
    expect(t.asked('red').decision).toMatchObject({
      key: 'ask.respond.ships.limit',
      secret: true,
      options: ['pass', { source: 'macron', ability: 'one-ship', from: 'power', zone: '', turnsUp: true }],
    });
    t.answer('red', 'respond', 'pass');
    expect(t.asked('red', 'launch').decision).toMatchObject({ max: 4 });
    toPlanning(t);
    expect(t.options('red', 'respond')).toEqual(['pass', 'macron:mass']);
    t.answer('red', 'respond', 'pass').finish();
    expect(t.totals()).toEqual([13, 12]);
    expect(turned(t)).toEqual([]);
    expect(JSON.stringify([t.game.events(-1), t.game.events(1), t.game.view(1)])).not.toContain('macron');
  });

  test('VAR-HID: turned up it acts, now and from then on, and stays up', () => {
    const t = hiding({ red: RED, green: { alien: 'clone' } });
    t.answer('red', 'respond', 'macron:one-ship');
    expect(turned(t)).toEqual([{ type: 'sheet.turned', seat: 0, alien: 'macron' }]);
    for (const seat of [-1, 1, 2])
      expect(sheetsOfRed(t, seat)).toMatchObject([{ alien: 'macron', faceDown: false, state: 'works' }]);
    expect(t.asked('red', 'launch').decision).toMatchObject({ max: 1 });
    toPlanning(t, 1).finish();
    expect(t.totals()).toEqual([14, 12]);
    expect(turned(t)).toHaveLength(1);
  });

  test('VAR-HID: the sheet is turned up before the use, which can be zapped; then it stays up', () => {
    const t = toPlanning(
      hiding({ red: down('human', { hand: ['attack-10'] }), blue: { hand: ['attack-08', 'cosmic-zap'] } }),
    );
    t.answer('red', 'respond', 'human:humanity');
    expect(t.options('blue', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
    const types = happened(t);
    expect(types.indexOf('sheet.turned')).toBeLessThan(types.indexOf('power.used'));
    t.answer('blue', 'respond', 'cosmic-zap:zap').finish();
    // A zapped Human wins.
    expect(t.outcome()).toBe('offense');
    expect(sheetsOfRed(t, 1)).toMatchObject([{ alien: 'human', faceDown: false }]);
  });

  test('VAR-HID: nothing is asked where it would not act', () => {
    // Virus needs two attacks.
    const t = toPlanning(hiding({ red: down('virus', { hand: ['negotiate'] }) }));
    expect(t.game.stopped).toBe(true);
    expect(t.outcome()).toBe('defense');
    expect(turned(t)).toEqual([]);
  });

  test('VAR-HID: two hidden powers are asked in player order, each for itself', () => {
    const t = toPlanning(
      hiding({
        red: down('anti-matter', { hand: ['attack-10'] }),
        blue: down('virus', { hand: ['attack-08'] }),
      }),
    );
    expect(t.options('red', 'respond')).toEqual(['pass', 'anti-matter:negation']);
    t.answer('red', 'respond', 'pass');
    expect(t.options('blue', 'respond')).toEqual(['pass', 'virus:multiply']);
    t.answer('blue', 'respond', 'virus:multiply').finish();
    expect(t.totals()).toEqual([13, 32]);
    expect(turned(t)).toEqual([{ type: 'sheet.turned', seat: 1, alien: 'virus' }]);
    expect(t.game.view(1).players[0].sheets).toMatchObject([BACK]);
  });
});

describe('an optional power', () => {
  test('VAR-HID: using it turns the sheet up', () => {
    const t = toPlanning(
      hiding({ red: down('sorcerer', { hand: ['attack-04'] }), blue: { hand: ['attack-15'] } }),
    );
    expect(t.asked('red', 'respond').decision).toMatchObject({
      options: ['pass', { source: 'sorcerer', ability: 'magic', from: 'power', zone: '', turnsUp: true }],
    });
    t.answer('red', 'respond', 'sorcerer:magic').finish();
    expect(turned(t)).toEqual([{ type: 'sheet.turned', seat: 0, alien: 'sorcerer' }]);
    expect(t.outcome()).toBe('offense');
    expect(t.totals()).toEqual([18, 8]);
  });

  test('VAR-HID: passing leaves it face down, and nobody hears of the question', () => {
    const t = toPlanning(
      hiding({ red: down('sorcerer', { hand: ['attack-04'] }), blue: { hand: ['attack-15'] } }),
    );
    for (const seat of [-1, 1, 2]) expect(t.game.view(seat).waiting).toEqual([{ responses: true }]);
    t.answer('red', 'respond', 'pass').finish();
    expect(turned(t)).toEqual([]);
    expect(t.totals()).toEqual([7, 19]);
  });

  test('VAR-HID: an offense that can answer the other’s card sees it first, and nobody can tell', () => {
    const laid = (red: string) => {
      const t = hiding({ red: down(red, { hand: ['attack-04'] }), blue: { hand: ['attack-15'] } });
      return toPlanning(t);
    };
    const t = laid('gambler');
    expect(t.options('red', 'respond')).toEqual(['pass', 'gambler:bluff']);
    expect(t.game.view(0).encounter!.laid[1]).toEqual({ card: 'attack-15', up: false });
    for (const seat of [-1, 1, 2])
      expect(t.game.view(seat).encounter!.laid.map((one) => one!.up)).toEqual([false, false]);
    expect(t.game.view(2).encounter!.laid[1]).toEqual({ card: null, up: false });
    t.answer('red', 'respond', 'pass').finish();
    const other = laid('clone');
    other.answer('red', 'respond', 'pass').finish();
    for (const seat of [-1, 1, 2]) expect(t.game.events(seat)).toEqual(other.game.events(seat));

    const bluff = laid('gambler').answer('red', 'respond', 'gambler:bluff');
    // The sheet is up, and so is the card it answers; the bluff itself may still be left.
    expect(turned(bluff)).toHaveLength(1);
    expect(bluff.game.view(2).encounter!.laid).toEqual([
      { card: null, up: false },
      { card: 'attack-15', up: true },
    ]);
    bluff.answer('red', 'respond', 'gambler:bluff').answer('red', 'card', 'attack-40');
    bluff.answer('blue', 'yes-no', 'no').finish();
    expect(bluff.totals()).toEqual([43, 19]);
  });
});

describe('a power that works by itself', () => {
  test('VAR-HID: a hidden Masochist wins by turning up only', () => {
    const gone = { homes: [0, 0, 0, 0, 0] };
    const win = hiding({ green: { ...down('masochist'), ...gone } });
    expect(win.options('green', 'respond')).toEqual(['pass', 'masochist:hurt-yourself']);
    win.answer('green', 'respond', 'masochist:hurt-yourself').finish();
    expect(win.winners()).toEqual(['green']);
    const stay = hiding({ green: { ...down('masochist'), ...gone } });
    toPlanning(stay.answer('green', 'respond', 'pass')).finish();
    expect(stay.winners()).toEqual([]);
    expect(turned(stay)).toEqual([]);
  });

  test('VAR-HID: a hidden Zombie may be turned up for a deal, and frees ships from then on', () => {
    const deal = (answer: string) => {
      const t = hiding({
        red: down('zombie', { hand: ['negotiate'] }),
        blue: { alien: 'clone', hand: ['negotiate'], warp: 3 },
      });
      expect(toPlanning(t).options('red', 'respond')).toEqual(['pass', 'zombie:free']);
      return t.answer('red', 'respond', answer);
    };
    expect(deal('pass').asked('red', 'offer').decision).toMatchObject({ give: { free: 0 } });
    const t = deal('zombie:free');
    expect(t.asked('red', 'offer').decision).toMatchObject({ give: { free: 3 }, get: { free: 0 } });
    expect(turned(t)).toHaveLength(1);
  });

  test('VAR-HID: whether a game can still be won does not tell what is face down', () => {
    // Too few ships in the game for five colonies, for everybody.
    const few = { homes: [1, 1, 1, 0, 0], removed: 17 };
    const going = (green: string, faceDown: boolean) =>
      table(
        {
          red: { alien: 'human', ...few },
          blue: { alien: 'macron', ...few },
          green: { ...few, alien: green, faceDown },
        },
        { ...HIDDEN, aliens: ['human', 'macron', 'masochist', 'virus'] },
      );
    expect(going('masochist', false).game.over).toBe(false);
    expect(going('virus', false).game.over).toBe(true);
    expect(going('virus', true).game.over).toBe(false);
  });
});

test('VAR-HID, FLARE-2: whoever has the alien face down plays wild, or turns up and plays super', () => {
  const asked = () => {
    const green = down('sorcerer', { hand: ['flare-sorcerer'] });
    return ally(launch(hiding({ red: { hand: ['attack-04'] }, blue: { hand: ['attack-15'] }, green })), {
      green: ['offense', 2],
    });
  };
  const wild = asked();
  expect(wild.asked('green', 'respond').decision).toMatchObject({
    options: ['pass', { source: 'flare-sorcerer', ability: 'trade-powers', from: 'wild', zone: '' }],
  });
  wild.answer('green', 'respond', 'flare-sorcerer:trade-powers').finish();
  expect(turned(wild)).toEqual([]);

  const t = asked().answer('green', 'respond', 'pass');
  expect(t.asked('green', 'respond').decision).toMatchObject({
    options: [
      'pass',
      { source: 'flare-sorcerer', ability: 'swap-others', from: 'super', zone: '', turnsUp: true },
    ],
  });
  t.answer('green', 'respond', 'flare-sorcerer:swap-others').finish();
  expect(turned(t)).toEqual([{ type: 'sheet.turned', seat: 2, alien: 'sorcerer' }]);
  expect(t.totals()).toEqual([20, 8]);

  // POWER-2: only the wild side is left.
  const lost = { ...down('sorcerer', { hand: ['flare-sorcerer'] }), homes: [4, 16, 0, 0, 0] };
  const powerless = ally(launch(hiding({ green: lost })), { green: ['offense', 2] });
  powerless.answer('green', 'respond', 'pass').finish();
});

describe('losing the power', () => {
  test('POWER-1, VAR-HID: it works unseen on a hidden sheet; only its owner is told', () => {
    // Three home colonies: launching from the third leaves two.
    const red = down('human', { hand: ['attack-10'], homes: [4, 14, 2, 0, 0] });
    const t = hiding({ red });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-3': 2 } });
    expect(sheetsOfRed(t, 0)).toMatchObject([{ alien: 'human', faceDown: true, state: 'lost' }]);
    for (const seat of [-1, 1, 2]) expect(sheetsOfRed(t, seat)).toMatchObject([BACK]);
    expect(happened(t)).not.toContain('power.lost');
    // It would not act, so nothing is asked; nor can the sheet be turned up for its flare.
    inviteNobody(t).finish();
    expect(t.totals()).toEqual([12, 12]);
    expect(turned(t)).toEqual([]);
  });

  test('POWER-1, VAR-HID: an open power is lost for all to see', () => {
    const red = { alien: 'human', hand: ['attack-10'], homes: [4, 14, 2, 0, 0] };
    const t = hiding({ red }).answer('red', 'launch', { to: 'blue-1', ships: { 'red-3': 2 } });
    expect(happened(t)).toContain('power.lost');
    inviteNobody(t).finish();
  });
});

describe('sheets that change hands', () => {
  test('VAR-HID: traded sheets come face up', () => {
    const t = toPlanning(
      hiding({
        red: down('virus'),
        blue: down('macron', { hand: ['attack-08'] }),
        green: { alien: 'clone', hand: ['flare-sorcerer'] },
      }),
    );
    t.answer('green', 'respond', 'flare-sorcerer:trade-powers').finish();
    expect(turned(t)).toEqual([
      { type: 'sheet.turned', seat: 0, alien: 'virus' },
      { type: 'sheet.turned', seat: 1, alien: 'macron' },
    ]);
    expect(t.game.view(-1).players.map(({ sheets }) => sheets[0].alien)).toEqual([
      'macron',
      'virus',
      'clone',
    ]);
  });

  test('VAR-HID: a lent sheet comes face up, the borrower’s own stays as it was', () => {
    const t = hiding({
      red: down('virus', { hand: ['attack-10', 'flare-philanthropist'] }),
      blue: down('clone', { hand: ['attack-08'] }),
    });
    t.answer('red', 'respond', 'flare-philanthropist:lend').answer('red', 'player', 'blue');
    t.answer('red', 'ships', { 'red-2': 1 });
    expect(turned(t)).toEqual([{ type: 'sheet.turned', seat: 0, alien: 'virus' }]);
    expect(t.game.view(2).players[1].sheets).toMatchObject([
      { ...BACK, state: 'aside' },
      { alien: 'virus', faceDown: false, lentBy: 0 },
    ]);
    t.answer('red', 'ships', { 'red-1': 1 });
    toPlanning(t).finish();
    expect(
      t.game
        .view(2)
        .players.slice(0, 2)
        .map(({ sheets }) => sheets),
    ).toMatchObject([[{ alien: 'virus', faceDown: false }], [BACK]]);
  });

  test('VAR-HID: a sheet that comes later comes face up; the hidden one it takes the place of goes unseen', () => {
    const t = toPlanning(
      hiding(
        {
          red: { hand: ['attack-20'] },
          blue: down('clone', { hand: ['attack-04'] }),
          green: { hand: ['flare-reincarnator'] },
        },
        { aliens: ['human', 'clone', 'macron', 'virus'] },
      ),
    );
    t.answer('green', 'respond', 'flare-reincarnator:rebirth').finish();
    const told = (seat: number) => t.game.events(seat).filter(({ type }) => type.startsWith('sheet.'));
    expect(told(0)).toEqual([
      { type: 'sheet.gone', seat: 1, alien: '' },
      { type: 'sheet.gained', seat: 1, alien: 'virus' },
    ]);
    expect(told(1)[0]).toEqual({ type: 'sheet.gone', seat: 1, alien: 'clone' });
    expect(t.game.view(0).players[1].sheets).toMatchObject([{ alien: 'virus', faceDown: false }]);
  });

  test('VAR-HID: a new form stands open beside a Reincarnator that was turned up for it', () => {
    const t = toPlanning(
      hiding(
        { red: down('reincarnator', { hand: ['attack-04'] }), blue: { hand: ['attack-20'] } },
        { aliens: ['reincarnator', 'zombie', 'macron', 'virus'] },
      ),
    );
    expect(t.options('red', 'respond')).toEqual(['pass', 'reincarnator:reincarnation']);
    t.answer('red', 'respond', 'reincarnator:reincarnation').finish();
    expect(sheetsOfRed(t, 1)).toMatchObject([
      { alien: 'reincarnator', faceDown: false },
      { alien: 'virus', faceDown: false, incarnation: true },
    ]);
  });
});

describe('changing powers', () => {
  const CHANGING = {
    variants: { hiddenPowers: true, changingPowers: true },
    aliens: ['human', 'zombie', 'macron', 'virus'],
  };

  test.each(['virus', 'human'])(
    'VAR-CHG, VAR-HID: nobody can tell whether a hidden sheet was kept (%s)',
    (kept) => {
      const t = hiding({ red: down('human') }, CHANGING);
      expect(t.options('red', 'option')).toEqual(['human', 'virus']);
      t.answer('red', 'option', kept);
      expect(t.aliens('red')).toEqual([kept]);
      const about = (seat: number) => t.game.events(seat).filter(({ type }) => type.startsWith('sheet.'));
      const gone = kept === 'virus' ? 'human' : 'virus';
      for (const seat of [-1, 1, 2]) {
        expect(about(seat)).toEqual([
          { type: 'sheet.gained', seat: 0, alien: '' },
          { type: 'sheet.gone', seat: 0, alien: '' },
        ]);
        expect(sheetsOfRed(t, seat)).toMatchObject([BACK]);
      }
      expect(about(0)).toEqual([
        { type: 'sheet.gained', seat: 0, alien: 'virus' },
        { type: 'sheet.gone', seat: 0, alien: gone },
      ]);
    },
  );

  test('VAR-CHG, VAR-HID: in place of an open one the new one enters face down', () => {
    const t = hiding({ red: { alien: 'human', homes: WITH_POWER } }, CHANGING);
    t.answer('red', 'option', 'virus');
    expect(t.game.events(1).filter(({ type }) => type.startsWith('sheet.'))).toEqual([
      { type: 'sheet.gained', seat: 0, alien: '' },
      { type: 'sheet.gone', seat: 0, alien: 'human' },
    ]);
    expect(sheetsOfRed(t, 1)).toMatchObject([BACK]);
    const kept = hiding({ red: { alien: 'human', homes: WITH_POWER } }, CHANGING);
    kept.answer('red', 'option', 'human');
    expect(sheetsOfRed(kept, 1)).toMatchObject([{ alien: 'human', faceDown: false }]);
  });
});

test('VAR-HID: a stored game remembers what is face down; one stored before has everything face up', () => {
  const t = hiding({ red: down('human') });
  const { state } = t.game.snapshot();
  const stored = JSON.parse(JSON.stringify(state)) as typeof state;
  expect(gameFromPosition(stored).view(1).players[0].sheets).toMatchObject([BACK]);
  for (const { sheets } of stored.players)
    for (const sheet of sheets) delete (sheet as { faceDown?: boolean }).faceDown;
  expect(gameFromPosition(stored).view(1).players[0].sheets).toMatchObject([
    { alien: 'human', faceDown: false },
  ]);
});

describe('bystanders', () => {
  /** The same encounter with another alien face down, whose owner stays hidden throughout. */
  function passed(alien: string): Game {
    const t = table({ green: down(alien, { hand: ['attack-05'] }) }, HIDDEN, { windows: true });
    const pass = () => {
      while (t.open()[0]?.kind === 'respond') t.answer('green', 'respond', 'pass');
    };
    pass();
    launch(t);
    pass();
    t.answer('red', 'invite', ['green']);
    pass();
    t.answer('blue', 'invite', ['green']);
    pass();
    t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 2 } });
    pass();
    t.finish();
    return t.game;
  }

  const ALIENS = [
    'virus',
    'calculator',
    'dictator',
    'mind',
    'vulch',
    'warpish',
    'void',
    'remora',
    'masochist',
    'healer',
  ];

  test('VAR-HID: cannot tell by events or views which power could have acted', () => {
    const [first, ...others] = ALIENS.map(passed);
    for (const other of others)
      for (const seat of [-1, 0, 1]) {
        expect(other.events(seat)).toEqual(first.events(seat));
        expect(other.view(seat)).toEqual(first.view(seat));
      }
  });

  test('VAR-HID: every question to turn a sheet up is asked inside a window, which opens whatever is hidden', () => {
    let responses = 0;
    for (const players of [3, 5, 8]) {
      // No flare can be what a window is open for.
      const colours = COLOURS.slice(0, players).map((colour) => ({ colour }));
      const setup = { players: colours, start: 'beginner' as const, flares: false, ...HIDDEN };
      const game = createGame(setup, 'hidden', { windows: true });
      const dice = diceFrom('hidden');
      let inside = game.window !== null;
      for (let i = 0; i < 800 && !game.over; i++) {
        const [decision] = game.pending();
        const answer = randomAnswer(decision, dice);
        game.answer(decision.seat, decision.id, answer);
        const response = decision.kind === 'respond' || decision.kind === 'reinforce';
        if (!response || answer !== 0) inside = game.window !== null;
        const open = game.pending().find(({ kind }) => kind === 'respond');
        if (open === undefined) continue;
        responses++;
        expect(inside, `${open.key} after ${decision.key}`).toBe(true);
      }
    }
    expect(responses).toBeGreaterThan(200);
  });
});
