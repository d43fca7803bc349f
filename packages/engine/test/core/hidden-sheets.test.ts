/** VAR-HID: how sheets come to lie face down, and what becomes of them when they change hands or are stored. */
import { describe, expect, it, test } from 'vitest';
import { COLOURS, createGame, gameFromPosition, RULES, type Game, type Setup } from '@cosmarium/engine';
import { toPlanning, WITH_POWER } from '../helpers/duel.ts';
import { BACK, down, HIDDEN, hiding, sheetsOfRed, turned } from '../helpers/hidden.ts';

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
