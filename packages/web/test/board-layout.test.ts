import { describe, expect, test } from 'vitest';
import {
  aimGate,
  alongOval,
  besidePlanet,
  distance,
  layOut,
  nextTowards,
  shortWay,
} from '../src/board/layout.ts';

const SIZES = [
  { width: 1090, height: 590 },
  { width: 740, height: 440 },
  { width: 1500, height: 900 },
];
const PANEL = 176;

describe.each(SIZES)('a board of $width × $height', (box) => {
  test.each([3, 4, 5])('has room for %i systems', (players) => {
    const { systems, planet, warp } = layOut(box, systemsOf(players), PANEL);
    const planets = systems.flatMap((system) => system.planets);
    expect(planets).toHaveLength(players * 5);
    for (const { x, y } of planets) {
      expect(x).toBeGreaterThan(planet / 2);
      expect(x).toBeLessThan(box.width - planet / 2);
      expect(y).toBeGreaterThan(planet / 2);
      expect(y).toBeLessThan(box.height - planet / 2);
      expect(Math.hypot((x - warp.x) / warp.rx, (y - warp.y) / warp.ry)).toBeGreaterThan(1.2);
    }
    planets.forEach((one, i) => {
      for (const other of planets.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(planet);
    });
  });

  test.each([3, 4, 5])('the own system of %i is at the bottom, and reads from left to right', (players) => {
    const { systems, warp } = layOut(box, systemsOf(players), PANEL);
    const own = systems[0].planets;
    expect(own[2].x).toBeCloseTo(box.width / 2, 0);
    expect(own.every(({ y }) => y > warp.y + warp.ry)).toBe(true);
    expect(own.map(({ x }) => x)).toEqual(own.map(({ x }) => x).sort((a, b) => a - b));
    expect(systems[0].panel).toBeNull();
  });

  test('others follow clockwise: the next player is on the left', () => {
    const { systems } = layOut(box, systemsOf(5), PANEL);
    const middle = box.width / 2;
    expect(systems[1].planets[2].x).toBeLessThan(middle);
    expect(systems[4].planets[2].x).toBeGreaterThan(middle);
    expect(systems.map(({ panel }) => panel)).toEqual([
      null,
      { left: 0, edge: 'bottom' },
      { left: 0, edge: 'top' },
      { left: box.width - PANEL, edge: 'top' },
      { left: box.width - PANEL, edge: 'bottom' },
    ]);
  });
});

const systemsOf = (players: number) => new Array<number>(players).fill(5);

test('a system opposite has its panel beside it', () => {
  const { systems } = layOut(SIZES[0], systemsOf(4), PANEL);
  const { panel, planets } = systems[2];
  expect(panel?.edge).toBe('top');
  expect(panel!.left + PANEL).toBeLessThan(Math.min(...planets.map(({ x }) => x)));
});

test('an oval is walked clockwise from its bottom, by length', () => {
  const circle = { x: 0, y: 0, rx: 10, ry: 10 };
  const [bottom, left, top, right] = alongOval(circle, [0, 0.25, 0.5, -0.25]);
  expect(bottom.y).toBeCloseTo(10, 1);
  expect(left.x).toBeCloseTo(-10, 1);
  expect(top.y).toBeCloseTo(-10, 1);
  expect(right.x).toBeCloseTo(10, 1);
});

describe('the gate', () => {
  const warp = { x: 100, y: 100, rx: 40, ry: 20 };

  test('shines from the rim to the edge of the planet', () => {
    const gate = aimGate(warp, { x: 300, y: 100 }, 40);
    expect(gate.from).toEqual({ x: 140, y: 100 });
    expect(gate.to.x).toBeCloseTo(274);
    expect(gate.angle).toBe(0);
    expect(gate.length).toBeCloseTo(134);
  });

  test('turns downwards with growing angles', () => {
    expect(aimGate(warp, { x: 100, y: 300 }, 40).angle).toBe(90);
    expect(aimGate(warp, { x: 100, y: 300 }, 40).from.y).toBeCloseTo(120);
  });

  test('leaves the allies of the defense beside its light', () => {
    const gate = aimGate(warp, { x: 300, y: 140 }, 40);
    const aid = besidePlanet(gate, 40);
    expect(distance(aid, { x: 300, y: 140 })).toBeLessThan(80);
    expect(distance(aid, gate.to)).toBeGreaterThan(30);
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
});
