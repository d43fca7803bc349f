/** What a host may choose, and what is said about a choice that cannot be played. */
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  createGame,
  getAlong,
  RULES,
  setupFault,
  SetupError,
  type ChoiceDecision,
  type Game,
  type Setup,
  type SetupFault,
} from '@cosmarium/engine';

const ALL = Object.keys(RULES.aliens)
  .filter((id) => RULES.aliens[id].set === 'base')
  .sort();
const players = (count: number) => COLOURS.slice(0, count).map((colour) => ({ colour }));
const alertOf = (id: string) => RULES.aliens[id].alien.alert;
const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const offered = (game: Game) =>
  game.pending().flatMap((decision) => (decision as ChoiceDecision).options as string[]);
const aliens = (game: Game) => game.s.players.map((player) => player.sheets[0].alien);

describe('aliens allowed', () => {
  test.each([
    { alerts: ['green'] as const },
    { alerts: ['yellow', 'green'] as const },
    { alerts: ['red'] as const },
  ])('SETUP-4: only aliens of the alert levels $alerts are dealt', ({ alerts }) => {
    for (const seed of SEEDS) {
      const game = createGame({ players: players(3), alerts: [...alerts] }, seed);
      expect(offered(game)).toHaveLength(6);
      for (const alien of offered(game)) expect(alerts).toContain(alertOf(alien));
      for (const alien of game.s.pool) expect(alerts).toContain(alertOf(alien));
    }
  });

  test('SETUP-4, SETUP-5: a banned alien is not dealt, nor is its flare in the deck', () => {
    const banned = ALL.slice(0, 40);
    const left = ALL.slice(40);
    for (const seed of SEEDS) {
      const game = createGame({ players: players(3), banned }, seed);
      for (const alien of offered(game)) expect(left).toContain(alien);
      for (const { seat, id } of game.pending().slice()) game.answer(seat, id, 0);
      const flares = game.s.kinds.filter((kind) => kind.startsWith('flare-'));
      expect(flares).toHaveLength(10);
      for (const flare of flares) expect(left).toContain(flare.slice('flare-'.length));
    }
  });

  test('SETUP-4: aliens come from the boxes the host has opened, the base game unless told', () => {
    const poolOf = (sets?: ('base' | 'dominion')[]) =>
      createGame({ players: players(3), ...(sets && { sets }) }, 'seed').s.pool;
    const everybody = Object.keys(RULES.aliens).sort();
    expect(poolOf()).toEqual(ALL);
    expect(poolOf(['base'])).toEqual(ALL);
    expect(poolOf(['dominion', 'base'])).toEqual(everybody);
    for (const sets of [['tech'], 'base', [7]])
      expect(() => createGame({ players: players(3), sets: sets as never }, 'seed')).toThrow(
        'sets with aliens are base, dominion',
      );
    expect(() => createGame({ players: players(3), sets: [] }, 'seed')).toThrow('6 aliens are needed');
  });

  test('SETUP-4: named, of a level and not banned: all three count', () => {
    const named = ['human', 'macron', 'zombie', 'clone', 'oracle', 'mind', 'virus', 'will', 'healer'];
    const { setup } = createGame(
      { players: players(3), aliens: named, alerts: ['green', 'yellow'], banned: ['human'] },
      'seed',
    ).journal().start as { setup: { aliens: string[] } };
    expect(setup.aliens).toEqual(named.filter((id) => id !== 'human' && alertOf(id) !== 'red'));
  });

  test('SETUP-10: the two that exclude each other never keep others from being dealt', () => {
    const pool = ['gambler', 'sorcerer', 'human', 'macron', 'zombie', 'clone', 'virus'];
    for (const seed of SEEDS) {
      const dealt = offered(createGame({ players: players(3), aliens: pool }, seed));
      for (const one of dealt)
        for (const other of dealt) expect(one === other || getAlong(RULES, one, other)).toBe(true);
    }
  });
});

describe('combos', () => {
  test('SETUP-3: the combo that was chosen is dealt', () => {
    for (const { id, aliens: own } of RULES.combos) {
      const game = createGame({ players: players(4), start: 'beginner', combo: id }, 'seed');
      const dealt = game.events(-1).flatMap((event) => (event.type === 'combo' ? [event.id] : []));
      expect(dealt).toEqual([id]);
      expect(aliens(game).toSorted()).toEqual(own.slice(0, 4).toSorted());
    }
  });

  test('SETUP-3: by chance, only combos whose aliens are allowed', () => {
    const banned = ALL.filter((id) => alertOf(id) === 'red');
    const dealt = SEEDS.map((seed) => {
      const game = createGame({ players: players(5), start: 'beginner', banned }, seed);
      return game.events(-1).flatMap((event) => (event.type === 'combo' ? [event.id] : []))[0];
    });
    expect(new Set(dealt).size).toBeGreaterThan(2);
    for (const id of dealt)
      for (const alien of RULES.combos.find((combo) => combo.id === id)!.aliens)
        expect(alertOf(alien)).not.toBe('red');
  });

  test('SETUP-8, SETUP-9: a chosen combo with flares of the classic edition', () => {
    const game = createGame(
      {
        players: players(3),
        start: 'beginner',
        combo: 'lets-understand-each-other',
        flares: true,
        readings: { alternateFlares: true },
      },
      'seed',
    );
    expect(game.s.kinds.filter((kind) => kind.startsWith('flare-filch'))).toEqual(['flare-filch-alternate']);
    expect(game.s.kinds.filter((kind) => kind.startsWith('flare-'))).toHaveLength(10);
  });
});

describe('what cannot be played', () => {
  const faults: [string, Setup, SetupFault][] = [
    ['SETUP-1: two players', { players: players(2) }, { fault: 'players', players: 2 }],
    [
      'SETUP-4: too few aliens for two each',
      { players: players(8), aliens: ALL.slice(0, 15) },
      { fault: 'too-few-aliens', needed: 16, allowed: 15 },
    ],
    [
      'SETUP-10: enough of them, but two exclude each other',
      { players: players(3), aliens: ['gambler', 'sorcerer', 'human', 'macron', 'clone', 'virus'] },
      { fault: 'too-few-aliens', needed: 6, allowed: 6 },
    ],
    [
      'SETUP-3: no alert level at all',
      { players: players(3), start: 'beginner', alerts: [] },
      { fault: 'too-few-aliens', needed: 3, allowed: 0 },
    ],
    [
      'SETUP-3: no combo of green aliens only',
      { players: players(5), start: 'beginner', alerts: ['green'] },
      { fault: 'no-combo' },
    ],
    [
      'SETUP-3: a combo with somebody who is banned',
      { players: players(3), start: 'beginner', combo: 'may-i-help', banned: ['fido'] },
      { fault: 'combo-alien', combo: 'may-i-help', alien: 'fido' },
    ],
    [
      'SETUP-11: a combo for eight, and too few others',
      {
        players: players(8),
        start: 'beginner',
        combo: 'may-i-help',
        aliens: ['philanthropist', 'fido', 'healer', 'reserve', 'human', 'mind', 'gambler', 'sorcerer'],
      },
      { fault: 'too-few-aliens', needed: 8, allowed: 8 },
    ],
    [
      'SETUP-3, SETUP-4: a combo and the advanced start exclude each other',
      { players: players(3), start: 'advanced', combo: 'may-i-help' },
      { fault: 'combo-start' },
    ],
    [
      'an unknown combo',
      { players: players(3), start: 'beginner', combo: 'nobody' },
      { fault: 'unknown-combo', combo: '"nobody"' },
    ],
    [
      'an unknown alien among the banned',
      { players: players(3), banned: ['nobody'] },
      { fault: 'unknown-alien', alien: '"nobody"' },
    ],
    ['SETUP-7: no such seat', { players: players(3), first: 3 }, { fault: 'first', first: 3 }],
  ];

  test.each(faults)('%s', (_what, setup, fault) => {
    expect(setupFault(setup)).toEqual(fault);
    const error = thrown(() => createGame(setup, 'seed'));
    expect(error).toBeInstanceOf(SetupError);
    expect((error as SetupError).fault).toEqual(fault);
  });

  test('SETUP-3: who is banned does not matter to a combo that does not reach so far', () => {
    const setup = { start: 'beginner' as const, combo: 'may-i-help', banned: ['human'] };
    expect(setupFault({ ...setup, players: players(4) })).toBeNull();
    expect(setupFault({ ...setup, players: players(5) })).toEqual({
      fault: 'combo-alien',
      combo: 'may-i-help',
      alien: 'human',
    });
  });

  test('VAR-WILD: any number of flares is no choice without flares', () => {
    const setup = { players: players(3), start: 'beginner' as const, variants: { unlimitedFlares: true } };
    expect(setupFault(setup)).toEqual({ fault: 'no-flares' });
    expect(setupFault({ ...setup, flares: true })).toBeNull();
    expect(setupFault({ ...setup, start: 'advanced' })).toBeNull();
    // Games of earlier builds were played like that.
    expect(createGame(setup, 'seed').s.options.variants.unlimitedFlares).toBe(true);
  });

  test('VAR-CHG: somebody must be left to change into', () => {
    const setup = {
      players: players(3),
      start: 'beginner' as const,
      combo: 'may-i-help',
      variants: { changingPowers: true },
    };
    const three = ['philanthropist', 'fido', 'healer'];
    expect(setupFault({ ...setup, aliens: three })).toEqual({ fault: 'no-spare-alien' });
    expect(setupFault({ ...setup, aliens: [...three, 'miser'] })).toEqual({ fault: 'no-spare-alien' });
    expect(setupFault({ ...setup, aliens: [...three, 'human'] })).toBeNull();
  });

  test('nonsense is not taken for a choice', () => {
    const nonsense = { players: players(3), alerts: ['purple'] } as unknown as Setup;
    expect(thrown(() => setupFault(nonsense))).toMatchObject({ code: 'bad-setup', path: 'setup.alerts' });
    expect(thrown(() => createGame(nonsense, 'seed'))).not.toBeInstanceOf(SetupError);
  });
});
