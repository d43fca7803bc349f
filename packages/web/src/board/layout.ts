/**
 * Where things lie on the round board, in pixels of the measured box. Systems are numbered as they are seen: 0 is the
 * own one at the bottom, the others follow clockwise.
 */
export interface Point {
  x: number;
  y: number;
}
interface Oval extends Point {
  rx: number;
  ry: number;
}
export interface Size {
  width: number;
  height: number;
}
interface PlanetSpot extends Point {
  /** Away from the warp: the unit vector along which foreign colonies line up. */
  out: Point;
}
/** A panel keeps to an edge of the board and grows away from it. */
export interface PanelSpot {
  left: number;
  edge: 'top' | 'bottom';
}
export interface SystemSpot {
  planets: PlanetSpot[];
  /** Where the player's panel goes; null for the own system, whose panel is elsewhere. */
  panel: PanelSpot | null;
}
export interface BoardLayout {
  warp: Oval;
  /** Diameter of a planet. */
  planet: number;
  systems: SystemSpot[];
}

/** Fine enough that no planet is off by a pixel. */
const STEPS = 720;
/** The share of its part of the oval that a system fills; the rest keeps systems apart. */
const FILLED = 0.8;
const WIDEST_PITCH = 80;
/** How far systems move along the oval to leave room for panels, which do not shrink with the board. */
const HIGH_SHIFT = 0.012;
const lowShift = (height: number): number => 0.028 + clamp((590 - height) / 9000, 0, 0.02);
const SMALLEST_PLANET = 26;
const LARGEST_PLANET = 54;

/** Points of an oval at shares of its circumference, clockwise from the bottom. */
export function alongOval(oval: Oval, shares: readonly number[]): Point[] {
  const points: Point[] = [];
  const lengths = [0];
  for (let i = 0; i <= STEPS; i++) {
    const angle = Math.PI / 2 + (i / STEPS) * 2 * Math.PI;
    points.push({ x: oval.x + oval.rx * Math.cos(angle), y: oval.y + oval.ry * Math.sin(angle) });
    if (i > 0) lengths.push(lengths[i - 1] + distance(points[i - 1], points[i]));
  }
  const whole = lengths[STEPS];
  return shares.map((share) => {
    const wanted = (share - Math.floor(share)) * whole;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const part = (wanted - lengths[next - 1]) / (lengths[next] - lengths[next - 1]);
    return between(points[next - 1], points[next], part);
  });
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const circumference = ({ rx, ry }: Oval): number =>
  Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));

/** `sizes`: the number of planets of each system. */
export function layOut(box: Size, sizes: readonly number[], panelWidth: number): BoardLayout {
  const players = sizes.length;
  const centre = { x: box.width / 2, y: box.height / 2 };
  const guess = clamp(Math.min(box.width / 20, box.height / 11), SMALLEST_PLANET, LARGEST_PLANET);
  const oval: Oval = {
    ...centre,
    rx: Math.max(60, box.width / 2 - guess * 0.5 - 64),
    ry: Math.max(60, box.height / 2 - guess * 0.5 - 30),
  };
  const length = circumference(oval);
  const pitch = Math.min((length / players / Math.max(...sizes)) * FILLED, WIDEST_PITCH);
  const planet = Math.round(clamp(pitch * 0.72, SMALLEST_PLANET, LARGEST_PLANET));
  const systems = sizes.map((planetCount, system) => {
    const shares = Array.from(
      { length: planetCount },
      (__, i) => shareOf(system, players, box.height) + ((i - (planetCount - 1) / 2) * pitch) / length,
    );
    const planets = alongOval(oval, shares).map((at) => ({ ...at, out: outward(oval, at) }));
    // The first planet is the one that is read first: the oval runs leftwards below and upwards on the left.
    if (system / players < 0.3) planets.reverse();
    return { planets, panel: panelAt(system, players, planets, box.width, panelWidth) };
  });
  const warp = { ...centre, rx: oval.rx * 0.36, ry: Math.min(oval.ry * 0.52, oval.rx * 0.3) };
  return { warp, planet, systems };
}

/** Where on the oval a system has its middle: evenly spread, then drawn away from the panels in the corners. */
function shareOf(system: number, players: number, height: number): number {
  const even = system / players;
  if (system === 0 || (even * 4) % 1 === 0) return even;
  const low = even < 0.25 || even > 0.75;
  return even + Math.sign(0.5 - even) * (low ? lowShift(height) : HIGH_SHIFT);
}

/** Away from the oval at one of its points. */
function outward(oval: Oval, at: Point): Point {
  const x = (at.x - oval.x) / oval.rx ** 2;
  const y = (at.y - oval.y) / oval.ry ** 2;
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

/** Panels fill the corners that the oval leaves; a system at the top has its panel beside it. */
function panelAt(
  system: number,
  players: number,
  planets: readonly Point[],
  boardWidth: number,
  width: number,
): PanelSpot | null {
  if (system === 0) return null;
  if (system * 2 === players) return { left: Math.max(0, planets[0].x - width - 80), edge: 'top' };
  const near = Math.min(system, players - system);
  return {
    left: system * 2 < players ? 0 : boardWidth - width,
    edge: near / players < 0.3 ? 'bottom' : 'top',
  };
}

/** The light of the gate: from the rim of the warp to the edge of a planet. */
export interface Gate {
  from: Point;
  to: Point;
  length: number;
  /** Degrees, clockwise from the right. */
  angle: number;
}

export function aimGate(warp: Oval, target: Point, planet: number): Gate {
  const whole = distance(warp, target);
  const rim = rimShare(warp, target);
  const from = between(warp, target, rim);
  const to = between(warp, target, Math.max(rim, 1 - (planet / 2 + 6) / whole));
  return {
    from,
    to,
    length: distance(from, to),
    angle: (Math.atan2(target.y - warp.y, target.x - warp.x) * 180) / Math.PI,
  };
}

/** Where on the way from its centre to a point the rim of the oval is crossed. */
function rimShare(oval: Oval, target: Point): number {
  return 1 / Math.hypot((target.x - oval.x) / oval.rx, (target.y - oval.y) / oval.ry);
}

/** Beside the besieged planet, out of the way of the light. */
export function besidePlanet({ from, to }: Gate, planet: number): Point {
  const length = Math.max(1, distance(from, to));
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // On the side where there is more sky: towards the middle of the board's height.
  const turn = along.y * along.x >= 0 ? 1 : -1;
  return {
    x: to.x - along.x * planet * 0.35 - turn * along.y * planet * 0.95,
    y: to.y - along.y * planet * 0.35 + turn * along.x * planet * 0.95,
  };
}

/** The same direction as `angle`, as near as possible to `before`: a gate swings the short way round. */
export function shortWay(before: number, angle: number): number {
  return before + ((((angle - before) % 360) + 540) % 360) - 180;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ARROWS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** The next point in a direction, sideways distance counting double; -1 if there is none. */
export function nextTowards(points: readonly Point[], from: number, arrow: Arrow): number {
  const { x, y } = ARROWS[arrow];
  let best = -1;
  let shortest = Infinity;
  points.forEach((point, i) => {
    const dx = point.x - points[from].x;
    const dy = point.y - points[from].y;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (i === from || ahead <= 1) return;
    const cost = ahead + aside * 2;
    if (cost >= shortest) return;
    best = i;
    shortest = cost;
  });
  return best;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
