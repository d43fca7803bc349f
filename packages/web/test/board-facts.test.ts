import { describe, expect, test } from 'vitest';
import { COLOURS, createGame, type Decision, type View } from '@cosmarium/engine';
import {
  asksForPlaces,
  asksForSeats,
  askedOf,
  clockOf,
  counted,
  destinyColour,
  newestFirst,
  roleOf,
  tagOf,
  tokensOf,
  usedFlare,
} from '../src/board/facts.ts';

const started = createGame({ players: COLOURS.map((colour) => ({ colour })) }, 'facts').view(0);
const CLOCKS = { decision: 90, response: 20, deal: 60 };

const during = (encounter: Partial<NonNullable<View['encounter']>>): View => ({
  ...started,
  encounter: {
    ...({
      offense: 0,
      defense: 1,
      phase: 'alliance',
      invited: [0, 0],
      allies: [0, 0],
      flaresBy: 0,
    } as unknown as NonNullable<View['encounter']>),
    ...encounter,
  },
});

describe('roles', () => {
  test('nobody has one between encounters', () => {
    expect(roleOf({ ...started, encounter: null }, 0)).toEqual({ main: null, ally: null, invited: [] });
  });

  test('main players, allies, invited ones', () => {
    const view = during({ invited: [0b1100, 0b1000], allies: [0, 0b10000] });
    expect(roleOf(view, 0).main).toBe(0);
    expect(roleOf(view, 1).main).toBe(1);
    expect(roleOf(view, 2).invited).toEqual([0]);
    expect(roleOf(view, 3).invited).toEqual([0, 1]);
    expect(roleOf(view, 4)).toEqual({ main: null, ally: 1, invited: [] });
  });

  test('an invitation is over with its phase', () => {
    expect(roleOf(during({ invited: [0b100, 0], phase: 'planning' }), 2).invited).toEqual([]);
  });

  test('who has used a flare', () => {
    expect([0, 1, 2].map((seat) => usedFlare(during({ flaresBy: 0b10 }), seat))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('what a panel says of a player', () => {
  const near = (view: View, seat: number): View => ({
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, foreign: 4 } : player)),
  });
  const view = { ...during({ invited: [0b101100, 0], allies: [0, 0b10000] }), offense: 0, waiting: [] };

  test('in one word: the side, the ally, deciding, out of it', () => {
    const tags = [0, 1, 2, 3, 4, 6].map((seat) => tagOf(view, seat, 0b1000));
    expect(tags).toEqual([
      { is: 'offense', side: 0 },
      { is: 'defense', side: 1 },
      { is: 'deciding', side: null },
      { is: 'out', side: null },
      { is: 'ally', side: 1 },
      null,
    ]);
  });

  test('one colony from winning comes before all of it, but not after the end', () => {
    expect(tagOf(near(view, 1), 1, 0)).toEqual({ is: 'one', side: null });
    expect(tagOf({ ...near(view, 1), stage: 'over', winners: [1] }, 1, 0)).toEqual({
      is: 'winner',
      side: null,
    });
  });
});

test('ships on a planet stand with the owner first', () => {
  const planets = started.planets.map((ships) => ships.map(() => 0));
  planets[started.systems[1][0]] = [2, 3, 0, 5, 0, 0, 0, 0];
  expect(tokensOf({ ...started, planets }, started.systems[1][0])).toEqual([
    { colour: 'yellow', count: 3, special: [] },
    { colour: 'red', count: 2, special: [] },
    { colour: 'blue', count: 5, special: [] },
  ]);
  expect(tokensOf({ ...started, planets }, started.systems[1][1])).toEqual([]);
});

test('a destiny card names a colour, or none', () => {
  expect(destinyColour('destiny-blue')).toBe('blue');
  expect(destinyColour('wild')).toBeNull();
});

describe('what players are asked', () => {
  const offer = { kind: 'offer', secret: false } as Decision;
  const response = { kind: 'respond', secret: true } as Decision;
  const view: View = {
    ...started,
    seat: 0,
    decisions: [],
    waiting: [{ seat: 2, kind: 'ally', key: 'ask.ally' }, { responses: true }],
  };

  test('others, as far as it is known; oneself always', () => {
    expect([0, 1, 2].map((seat) => askedOf(view, seat))).toEqual([null, null, 'ally']);
    expect(askedOf({ ...view, decisions: [response] }, 0)).toBe('respond');
  });

  test('each has a clock of its own', () => {
    expect(clockOf(view, 2, CLOCKS)).toBe(90);
    expect(clockOf({ ...view, decisions: [response] }, 0, CLOCKS)).toBe(20);
    expect(clockOf({ ...view, decisions: [offer] }, 0, CLOCKS)).toBe(60);
  });

  test('on the board or around it', () => {
    const kind = (one: Decision['kind']) => ({ kind: one, options: [] }) as unknown as Decision;
    expect(asksForPlaces(null)).toBe(false);
    expect(asksForPlaces(kind('planet'))).toBe(true);
    expect(asksForPlaces(kind('yes-no'))).toBe(false);
    expect(asksForPlaces({ kind: 'ships', slots: [] } as unknown as Decision)).toBe(true);
    expect(asksForSeats(kind('invite'))).toBe(true);
    expect(asksForSeats(kind('card'))).toBe(false);
    expect(asksForSeats(null)).toBe(false);
  });
});

test('discards are grouped, the newest first', () => {
  expect(newestFirst(['attack-08', 'negotiate', 'attack-10', 'attack-08', 'card-zap'])).toEqual([
    { type: 'artifact', cards: [{ kind: 'card-zap', count: 1 }] },
    {
      type: 'attack',
      cards: [
        { kind: 'attack-08', count: 2 },
        { kind: 'attack-10', count: 1 },
      ],
    },
    { type: 'negotiate', cards: [{ kind: 'negotiate', count: 1 }] },
  ]);
  expect(newestFirst([])).toEqual([]);
});

test('ships that are not like the others have a sign for each mark, counted, and ready if one of them is', () => {
  const at = started.systems[0][0];
  const special = [
    { at, marks: ['flagship', 'changed'], up: false },
    { at, marks: ['changed'], up: true },
    { at: started.systems[0][1], marks: ['flagship'], up: true },
  ];
  const players = started.players.map((player, seat) => (seat === 0 ? { ...player, special } : player));
  expect(tokensOf({ ...started, players }, at)[0].special).toEqual([
    { mark: 'flagship', count: 1, ready: false },
    { mark: 'changed', count: 2, ready: true },
  ]);
});

test('equal cards are counted', () => {
  expect(counted(['a', 'b', 'a'])).toEqual([
    { kind: 'a', count: 2 },
    { kind: 'b', count: 1 },
  ]);
});
