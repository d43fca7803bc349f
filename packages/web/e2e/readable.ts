/** Whether words can be read where they stand: their colour against what is really drawn behind them. */
import type { Locator, Page } from '@playwright/test';

/** As WCAG wants it for small words. */
export const READABLE = 4.5;
/** Of what lies behind a word so much may be anything: no letter is as high as its line. */
const STRAY = 0.1;

/** For every one of these words how much it stands out, at least, from what is behind it. */
export async function contrasts(page: Page, words: Locator): Promise<{ word: string; contrast: number }[]> {
  const boxes = await words.evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        // What lies before it, and is not of the same thing, hides it.
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const thing = one.closest('[data-seat]') ?? one;
        return one.checkVisibility() && (thing.contains(top) || (top?.contains(thing) ?? false));
      })
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const word = `${(one as HTMLElement).innerText} (${[...one.classList].join(' ')})`;
        return { word, colour: getComputedStyle(one).color, box: [x, y, width, height] };
      }),
  );
  // Where the words are not, all that is behind them is.
  await words.evaluateAll((all) => {
    for (const one of all as HTMLElement[]) one.style.setProperty('visibility', 'hidden');
  });
  const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
  await words.evaluateAll((all) => {
    for (const one of all as HTMLElement[]) one.style.removeProperty('visibility');
  });
  return page.evaluate(
    async ({ encoded, seen, stray }) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      drawing.drawImage(bitmap, 0, 0);
      const light = (rgb: ArrayLike<number>) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
          const part = rgb[i] / 255;
          return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        }, 0);
      return seen
        .filter(({ box: [x, y, width, height] }) => {
          const inside = x >= 0 && y >= 0 && x + width <= bitmap.width && y + height <= bitmap.height;
          return inside && width >= 1 && height >= 1;
        })
        .map(({ word, colour, box: [x, y, width, height] }) => {
          const own = light((colour.match(/[\d.]+/g) ?? []).map(Number));
          const { data } = drawing.getImageData(x, y, Math.ceil(width), Math.ceil(height));
          const all: number[] = [];
          for (let i = 0; i < data.length; i += 4) {
            const behind = light(data.subarray(i, i + 3));
            all.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
          }
          all.sort((a, b) => a - b);
          return { word, contrast: Number(all[Math.floor(all.length * stray)].toFixed(2)) };
        });
    },
    { encoded: picture.toString('base64'), seen: boxes, stray: STRAY },
  );
}
