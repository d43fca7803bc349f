/** VAR-HID: sheets lie face down until their owners turn them up. */
import { describe, expect, test } from 'vitest';
import { COLOURS, createGame, diceFrom, randomAnswer, type Game } from '@cosmarium/engine';
import { ally, happened, inviteNobody, launch, table, toPlanning } from '../helpers/duel.ts';
import { BACK, down, HIDDEN, hiding, sheetsOfRed, turned } from '../helpers/hidden.ts';

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
    // Which aliens may be in the game everybody knows.
    const { rules: _, ...seen } = t.game.view(1);
    expect(JSON.stringify([t.game.events(-1), t.game.events(1), seen])).not.toContain('macron');
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
