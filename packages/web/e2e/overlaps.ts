/** What a table must never do: lay one thing on another, leave the window, cut its words. */
import type { Page } from '@playwright/test';

/** What lies on something else, or does not fit into its place. Planets are round, the warp is oval. */
export function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Solid {
      name: string;
      shape: 'round' | 'oval' | 'box';
      box: DOMRect;
    }
    const solids: Solid[] = [...document.querySelectorAll<HTMLElement>('[data-solid]')].map((one) => ({
      name: one.dataset.solid!,
      shape: 'round' in one.dataset ? 'round' : 'oval' in one.dataset ? 'oval' : 'box',
      box: one.getBoundingClientRect(),
    }));
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const nearest = (box: DOMRect, to: { x: number; y: number }) => ({
      x: Math.max(box.left, Math.min(to.x, box.right)),
      y: Math.max(box.top, Math.min(to.y, box.bottom)),
    });
    // The body of a planet is four fifths of what is drawn of it.
    const BODY = 0.4;
    const hits = (a: Solid, b: Solid): boolean => {
      const oval = [a, b].find(({ shape }) => shape === 'oval');
      if (oval !== undefined) {
        const other = oval === a ? b : a;
        // What belongs into the warp lies in it.
        if (['strip', 'sheets'].includes(other.name) || other.shape === 'oval') return false;
        const centre = middle(oval.box);
        const reach = other.shape === 'round' ? other.box.width * BODY : 0;
        const point = other.shape === 'round' ? middle(other.box) : nearest(other.box, centre);
        return (
          Math.hypot(
            (point.x - centre.x) / (oval.box.width / 2 + reach),
            (point.y - centre.y) / (oval.box.height / 2 + reach),
          ) < 1
        );
      }
      const [round, other] = a.shape === 'round' ? [a, b] : [b, a];
      if (round.shape === 'round') {
        const centre = middle(round.box);
        if (other.shape === 'round') {
          const to = middle(other.box);
          return Math.hypot(centre.x - to.x, centre.y - to.y) < (round.box.width + other.box.width) * BODY;
        }
        const to = nearest(other.box, centre);
        return Math.hypot(centre.x - to.x, centre.y - to.y) < round.box.width / 2;
      }
      return (
        a.box.left < b.box.right - 1 &&
        b.box.left < a.box.right - 1 &&
        a.box.top < b.box.bottom - 1 &&
        b.box.top < a.box.bottom - 1
      );
    };
    const overlaps = solids.flatMap((a, i) =>
      solids.slice(i + 1).flatMap((b) => (hits(a, b) ? [`${a.name} on ${b.name}`] : [])),
    );
    const outside = solids.flatMap(({ name, box }) =>
      box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1
        ? [`${name} leaves the window`]
        : [],
    );
    const cut = [...document.querySelectorAll<HTMLElement>('[data-fits]')].flatMap((one) =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
        ? [`cut: ${one.innerText.slice(0, 60)}`]
        : [],
    );
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...overlaps, ...outside, ...cut, ...(wide > 0 ? [`wider than the window by ${wide}`] : [])];
  });
}

/** On a phone rows scroll under one another by design; what is asked, the encounter and the hand never do. */
export function phoneFaultsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-solid]')]
      .filter((one) => ['strip', 'warp', 'hand', 'question'].includes(one.dataset.solid!))
      .map((one) => ({ name: one.dataset.solid!, box: one.getBoundingClientRect() }));
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1))
        if (
          a.box.left < b.box.right - 1 &&
          b.box.left < a.box.right - 1 &&
          a.box.top < b.box.bottom - 1 &&
          b.box.top < a.box.bottom - 1
        )
          faults.push(`${a.name} on ${b.name}`);
    });
    const sheet = boxes.find(({ name }) => name === 'question')!.box;
    if (innerHeight > innerWidth && sheet.height > innerHeight * 0.4 + 1)
      faults.push(`a sheet of ${Math.round((sheet.height / innerHeight) * 100)} %`);
    if (sheet.bottom > innerHeight + 1) faults.push('the question leaves the window');
    const own = document.querySelector('[data-mine]')!.getBoundingClientRect();
    if (own.height > 0 && own.bottom > innerHeight) faults.push('the own row is out of sight');
    for (const one of document.querySelectorAll<HTMLElement>('button[data-planet]')) {
      const { width, height } = one.getBoundingClientRect();
      if (width < 44 || height < 44) faults.push(`a planet of ${width} × ${height}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window');
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('higher than the window');
    return [...new Set(faults)];
  });
}
