/**
 * Where things lie on the board, in pixels of its box. Seats are numbered as they are seen: 0 is the own one at the bottom,
 * the others follow clockwise.
 */
import type { Scale } from '../ui/scale.tsx';
import { along, between, distance, type Oval, type Point, type Size } from './oval.ts';

export interface Rect extends Point {
  width: number;
  height: number;
}
export interface SeatSpot {
  planets: Point[];
  /** Where the player's panel stands; null for the own seat, whose panel is elsewhere. */
  panel: Rect | null;
}
export interface BoardLayout {
  warp: Oval;
  /** Diameter of a planet. */
  planet: number;
  seats: SeatSpot[];
  /** The panels of these seats are bars above the oval. */
  bars: readonly number[];
}

type Place = 'bar' | 'BL' | 'BR' | 'ML' | 'MR' | 'TL' | 'TR';
/** Panels of the other seats, clockwise: in the corners, at the middle of the sides, as a bar above the oval. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['bar'],
  3: ['TL', 'TR'],
  4: ['BL', 'bar', 'BR'],
  5: ['BL', 'TL', 'TR', 'BR'],
  6: ['BL', 'TL', 'bar', 'TR', 'BR'],
  7: ['BL', 'ML', 'TL', 'TR', 'MR', 'BR'],
  8: ['BL', 'ML', 'TL', 'bar', 'TR', 'MR', 'BR'],
};
const MANY = 6;
/** With five, the others move along the oval to free the corners: the sides up, the upper ones to the middle. */
const SHIFTS = { high: [0, 0.018, 0.007, -0.007, -0.018], low: [0, 0.03, 0.01, -0.01, -0.03] };
/** The share of its part of the oval that a seat fills. */
const filled = (seats: number) => (seats < MANY ? 0.86 : 0.93);
const WIDEST_PITCH = 1.3;
/** Neighbours do not touch. */
const CLOSEST_PITCH = 1.04;
/** What is drawn of a planet reaches so far from its middle, in diameters. */
const REACH = 0.625;
const SMALLER = 0.95;
const SMALLEST = 0.5;

const planetFor = (seats: number) => (seats < MANY ? 64 : seats === MANY ? 56 : 50);

function panelSize(seats: number, { u, low }: Scale): Size {
  if (seats >= MANY) return { width: Math.max(178 * u, 168), height: low ? 66 : 88 * u };
  return low ? { width: 186, height: 66 } : { width: 208 * u, height: 96 * u };
}

/** `sizes`: the number of planets of each seat. */
export function layOut(box: Size, sizes: readonly number[], scale: Scale): BoardLayout {
  const { u } = scale;
  const seats = sizes.length;
  const places = PLACES[seats];
  const bar = { width: Math.max(340 * u, 310), height: Math.max(60 * u, 54) };
  const roof = places.includes('bar') ? bar.height + 4 * u : 0;
  const y = roof + (box.height - roof) / 2 - (seats >= MANY ? 2 * u : 0);
  const panels = places.map((place) => panelAt(place, box, panelSize(seats, scale), bar, y, u));

  const fit = (planet: number): { oval: Oval; spots: Point[][] } | null => {
    const ry = (box.height - roof) / 2 - planet * 0.62 - (seats >= MANY ? 8 : 16) * u;
    const far = planet * REACH + 4 * u;
    const isFree = (spot: Point) => panels.every((panel) => gapTo(panel, spot) >= far);
    // The widest oval on which no planet touches a panel.
    for (let inset = 36 * u; inset < box.width / 2.6; inset += 3 * u) {
      const oval = { x: box.width / 2, y, rx: box.width / 2 - planet * 0.62 - inset, ry };
      const { spots, pitch } = spotsOn(oval, sizes, planet, scale.low);
      if (pitch < planet * CLOSEST_PITCH) return null;
      if (spots.every((one) => one.every(isFree))) return { oval, spots };
    }
    return null;
  };

  let planet = planetFor(seats) * u;
  const least = planet * SMALLEST;
  let found = fit(planet);
  while (found === null && planet > least) found = fit((planet *= SMALLER));
  const oval = found?.oval ?? { x: box.width / 2, y, rx: box.width / 3, ry: box.height / 3 };
  const spots = found?.spots ?? spotsOn(oval, sizes, planet, scale.low).spots;
  return {
    planet,
    warp: {
      x: oval.x,
      y: oval.y,
      rx: Math.max(20, oval.rx - planet / 2 - 40 * u),
      ry: Math.max(20, oval.ry - planet / 2 - 22 * u),
    },
    seats: spots.map((planets, seat) => ({ planets, panel: seat === 0 ? null : panels[seat - 1] })),
    bars: places.flatMap((place, i) => (place === 'bar' ? [i + 1] : [])),
  };
}

function spotsOn(
  oval: Oval,
  sizes: readonly number[],
  planet: number,
  low: boolean,
): { spots: Point[][]; pitch: number } {
  const seats = sizes.length;
  const { whole, at } = along(oval);
  const pitch = Math.min((whole / seats / Math.max(...sizes)) * filled(seats), planet * WIDEST_PITCH);
  const shifts = seats === 5 ? SHIFTS[low ? 'low' : 'high'] : [];
  const spots = sizes.map((count, seat) => {
    const middle = seat / seats + (shifts[seat] ?? 0);
    const planets = Array.from({ length: count }, (_, i) =>
      at(middle + ((i - (count - 1) / 2) * pitch) / whole),
    );
    // The first planet is the one that is read first: the oval runs leftwards below and upwards on the left.
    return seat / seats < 0.3 ? planets.reverse() : planets;
  });
  return { spots, pitch };
}

function panelAt(place: Place, box: Size, panel: Size, bar: Size, middle: number, u: number): Rect {
  if (place === 'bar') return { x: (box.width - bar.width) / 2, y: 2 * u, ...bar };
  const x = place[1] === 'L' ? 12 * u : box.width - panel.width - 12 * u;
  const y =
    place[0] === 'B'
      ? box.height - panel.height - 6 * u
      : place[0] === 'M'
        ? middle - panel.height / 2
        : 6 * u;
  return { x, y, ...panel };
}

/** How far a point is from a rectangle. */
const gapTo = ({ x, y, width, height }: Rect, point: Point): number =>
  Math.hypot(point.x - clamp(point.x, x, x + width), point.y - clamp(point.y, y, y + height));

/** The light of the gate: from within the warp to the edge of a planet. */
export interface Gate {
  from: Point;
  /** Where ships stand in the light: at the rim. */
  ships: Point;
  length: number;
  /** Degrees, clockwise from the right. */
  angle: number;
}

const GATE_FROM = 0.8;
const GATE_SHIPS = 0.96;

export function aimGate(warp: Oval, target: Point, planet: number): Gate {
  const whole = distance(warp, target);
  const rim = rimShare(warp, target);
  const from = rim * GATE_FROM;
  const to = Math.max(from, 1 - (planet * 0.6) / whole);
  return {
    from: between(warp, target, from),
    ships: between(warp, target, rim * GATE_SHIPS),
    length: (to - from) * whole,
    angle: (Math.atan2(target.y - warp.y, target.x - warp.x) * 180) / Math.PI,
  };
}

/** Where on the way from its centre to a point the rim of the oval is crossed. */
function rimShare(oval: Oval, target: Point): number {
  return 1 / Math.hypot((target.x - oval.x) / oval.rx, (target.y - oval.y) / oval.ry);
}

/** Before the planets of a system, beside the middle one: the gate may point at that. */
export function atRim(warp: Oval, spots: readonly Point[]): Point {
  const half = Math.floor(spots.length / 2);
  const middle = spots[half] ?? warp;
  const next = spots[half + 1] ?? middle;
  const target = between(middle, next, 0.5);
  return target.x === warp.x && target.y === warp.y ? target : between(warp, target, rimShare(warp, target));
}

/** Where the ships stand that came to help the defense: inside the rim, beside the light, towards the middle of its height. */
export function besideGate(warp: Oval, { ships }: Gate, width: number): Point {
  const angle = Math.atan2((ships.y - warp.y) / warp.ry, (ships.x - warp.x) / warp.rx);
  const turn = Math.sin(angle) * Math.cos(angle) >= 0 ? -1 : 1;
  const next = angle + (turn * width * 1.2) / ((warp.rx + warp.ry) / 2);
  return {
    x: warp.x + warp.rx * GATE_SHIPS * Math.cos(next),
    y: warp.y + warp.ry * GATE_SHIPS * Math.sin(next),
  };
}

/** The same direction as `angle`, as near as possible to `before`: a gate swings the short way round. */
export function shortWay(before: number, angle: number): number {
  return before + ((((angle - before) % 360) + 540) % 360) - 180;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
