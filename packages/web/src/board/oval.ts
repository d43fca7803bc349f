/** Points, and the oval they lie on. */
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Oval extends Point {
  rx: number;
  ry: number;
}

/** Fine enough that no planet is off by a pixel. */
const STEPS = 720;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** An oval by the length of its circumference: `at` a share of it, clockwise from the bottom. */
export function along(oval: Oval): { whole: number; at: (share: number) => Point } {
  const points: Point[] = [];
  const lengths = [0];
  for (let i = 0; i <= STEPS; i++) {
    const angle = Math.PI / 2 + (i / STEPS) * 2 * Math.PI;
    points.push({ x: oval.x + oval.rx * Math.cos(angle), y: oval.y + oval.ry * Math.sin(angle) });
    if (i > 0) lengths.push(lengths[i - 1] + distance(points[i - 1], points[i]));
  }
  const whole = lengths[STEPS];
  const at = (share: number): Point => {
    const wanted = (share - Math.floor(share)) * whole;
    let [below, next] = [0, STEPS];
    while (next - below > 1) {
      const middle = (below + next) >> 1;
      if (lengths[middle] < wanted) below = middle;
      else next = middle;
    }
    const part = (wanted - lengths[next - 1]) / (lengths[next] - lengths[next - 1]);
    return between(points[next - 1], points[next], part);
  };
  return { whole, at };
}
