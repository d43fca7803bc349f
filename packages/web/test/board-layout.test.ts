import { describe, expect, test } from 'vitest';
import { nextTowards } from '../src/board/arrows.ts';
import { aimGate, besideGate, layOut, shortWay, type Rect } from '../src/board/layout.ts';
import { along, distance, type Point } from '../src/board/oval.ts';
import { scaleOf } from '../src/ui/scale.tsx';

/** The window, and what header, band and side leave of it to the board. */
const WINDOWS = [
  { width: 1440, height: 900, shape: 'wide', board: [1144, 658] },
  { width: 1280, height: 600, shape: 'wide', board: [1016, 384] },
  { width: 1366, height: 657, shape: 'wide', board: [1318, 441] },
  { width: 2560, height: 1440, shape: 'wide', board: [2086, 1053] },
  { width: 1024, height: 600, shape: 'middle', board: [976, 314] },
  { width: 768, height: 1024, shape: 'middle', board: [720, 738] },
] as const;

const systemsOf = (players: number, planets = 5) => new Array<number>(players).fill(planets);

const gap = ({ x, y, width, height }: Rect, point: Point) =>
  Math.hypot(
    point.x - Math.min(Math.max(point.x, x), x + width),
    point.y - Math.min(Math.max(point.y, y), y + height),
  );

describe.each(WINDOWS)('a board in a window of $width × $height', ({ width, height, shape, board }) => {
  const scale = scaleOf(shape, width, height);
  const box = { width: board[0], height: board[1] };

  test.each([3, 4, 5, 6, 7, 8])('has room for %i seats: nothing touches anything else', (players) => {
    const { seats, planet, warp } = layOut(box, systemsOf(players), scale);
    const planets = seats.flatMap((seat) => seat.planets);
    const panels = seats.flatMap(({ panel }) => (panel === null ? [] : [panel]));
    expect(planets).toHaveLength(players * 5);
    expect(panels).toHaveLength(players - 1);
    // A finger finds it.
    expect(planet).toBeGreaterThan(26);
    // Rings, ships and marks reach a quarter beyond the body.
    const reach = planet * 0.625;
    for (const spot of planets) {
      expect(spot.x).toBeGreaterThan(reach);
      expect(spot.x).toBeLessThan(box.width - reach);
      expect(spot.y).toBeGreaterThan(reach);
      expect(spot.y).toBeLessThan(box.height - reach);
      for (const panel of panels) expect(gap(panel, spot)).toBeGreaterThan(reach);
      expect(Math.hypot((spot.x - warp.x) / warp.rx, (spot.y - warp.y) / warp.ry)).toBeGreaterThan(1.05);
    }
    planets.forEach((one, i) => {
      for (const other of planets.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(planet);
    });
    panels.forEach((one, i) => {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(box.width);
      for (const other of panels.slice(i + 1))
        expect(
          one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y,
        ).toBe(true);
    });
  });

  test.each([3, 4, 5, 6, 7, 8])(
    'the own system of %i is at the bottom, and reads from left to right',
    (players) => {
      const { seats, warp } = layOut(box, systemsOf(players), scale);
      const own = seats[0].planets;
      expect(own[2].x).toBeCloseTo(box.width / 2, 0);
      expect(own.every(({ y }) => y > warp.y)).toBe(true);
      expect(own.map(({ x }) => x)).toEqual(own.map(({ x }) => x).sort((a, b) => a - b));
      expect(seats[0].panel).toBeNull();
    },
  );
});

describe('a desk', () => {
  const scale = scaleOf('wide', 1440, 900);
  const box = { width: 1144, height: 658 };

  test('others follow clockwise: the next player is on the left', () => {
    const { seats, bars } = layOut(box, systemsOf(5), scale);
    const corners = seats.map(({ panel }) =>
      panel === null
        ? null
        : [panel.x < box.width / 2 ? 'left' : 'right', panel.y < box.height / 2 ? 'up' : 'down'],
    );
    expect(corners).toEqual([null, ['left', 'down'], ['left', 'up'], ['right', 'up'], ['right', 'down']]);
    expect(bars).toEqual([]);
  });

  test.each([
    [4, [2]],
    [6, [3]],
    [7, []],
    [8, [4]],
  ])('of %i seats these have a bar above the oval: %j', (players, bars) => {
    expect(layOut(box, systemsOf(players), scale).bars).toEqual(bars);
  });

  test.each([[[4, 4, 4, 4]], [[5, 6, 5]]])('systems may have %j planets', (sizes) => {
    const { seats } = layOut(box, sizes, scale);
    expect(seats.map(({ planets }) => planets.length)).toEqual(sizes);
  });
});

test('everything grows with the window, within bounds; what is read stays readable', () => {
  expect(scaleOf('wide', 1440, 900)).toEqual({ u: 1, t: 1, low: false });
  expect(scaleOf('wide', 4000, 4000).u).toBe(1.6);
  expect(scaleOf('wide', 1280, 500)).toEqual({ u: 0.64, t: 0.96, low: true });
  expect(scaleOf('phone', 390, 844)).toEqual({ u: 1, t: 1, low: true });
});

test('an oval is walked clockwise from its bottom, by length', () => {
  const { whole, at } = along({ x: 0, y: 0, rx: 10, ry: 10 });
  expect(whole).toBeCloseTo(20 * Math.PI, 1);
  expect(at(0).y).toBeCloseTo(10, 1);
  expect(at(0.25).x).toBeCloseTo(-10, 1);
  expect(at(0.5).y).toBeCloseTo(-10, 1);
  expect(at(-0.25).x).toBeCloseTo(10, 1);
});

describe('the gate', () => {
  const warp = { x: 100, y: 100, rx: 40, ry: 20 };

  test('shines from within the warp to the edge of the planet; ships stand at the rim', () => {
    const gate = aimGate(warp, { x: 300, y: 100 }, 40);
    expect(gate.from.x).toBeCloseTo(132);
    expect(gate.ships.x).toBeCloseTo(138.4);
    expect(gate.angle).toBe(0);
    expect(gate.length).toBeCloseTo(144);
  });

  test('turns downwards with growing angles', () => {
    expect(aimGate(warp, { x: 100, y: 300 }, 40).angle).toBe(90);
    expect(aimGate(warp, { x: 100, y: 300 }, 40).from.y).toBeCloseTo(116);
  });

  test('leaves the allies of the defense beside its light, inside the warp', () => {
    const gate = aimGate(warp, { x: 300, y: 140 }, 40);
    const aid = besideGate(warp, gate, 20);
    expect(distance(aid, gate.ships)).toBeGreaterThan(10);
    expect(Math.hypot((aid.x - 100) / 40, (aid.y - 100) / 20)).toBeLessThan(1);
  });

  test.each([
    [0, 90, 90],
    [170, -170, 190],
    [-170, 170, -190],
    [370, 20, 380],
    [10, 10, 10],
  ])('from %i to %i swings to %i', (before, angle, after) => {
    expect(shortWay(before, angle)).toBe(after);
  });
});

test('arrows lead to the nearest planet that way', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 30, y: 0 },
    { x: 1, y: 20 },
  ];
  expect(nextTowards(points, 0, 'ArrowRight')).toBe(1);
  expect(nextTowards(points, 1, 'ArrowRight')).toBe(2);
  expect(nextTowards(points, 0, 'ArrowDown')).toBe(3);
  expect(nextTowards(points, 0, 'ArrowLeft')).toBe(-1);
  // A planet that has left the game is nowhere.
  expect(nextTowards([points[0], undefined, points[2]], 0, 'ArrowRight')).toBe(2);
});
