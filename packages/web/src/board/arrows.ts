/** From planet to planet by the arrow keys. */
import type { Point } from './oval.ts';

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const ARROWS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** The next point in a direction, sideways distance counting double; -1 if there is none. */
export function nextTowards(points: readonly (Point | undefined)[], from: number, arrow: Arrow): number {
  const { x, y } = ARROWS[arrow];
  const here = points[from];
  let best = -1;
  let shortest = Infinity;
  points.forEach((point, i) => {
    if (point === undefined || here === undefined) return;
    const dx = point.x - here.x;
    const dy = point.y - here.y;
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
