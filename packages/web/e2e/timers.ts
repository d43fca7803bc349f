/** Time passes when the test says so. */
import type { Page } from '@playwright/test';

/** Holds everything that would happen after so many milliseconds; what is given back lets it happen. */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const [later, never] = [setTimeout, clearTimeout];
    const waiting = new Map<number, () => void>();
    let number = -1;
    Object.assign(window, {
      pass: () => {
        for (const [key, done] of waiting) {
          waiting.delete(key);
          done();
        }
      },
      setTimeout: (done: () => void, after: number) => {
        if (after !== held) return later(done, after);
        waiting.set(number, done);
        return number--;
      },
      clearTimeout: (key: number) => (waiting.delete(key) ? undefined : never(key)),
    });
  }, ms);
  return () => page.evaluate(() => (window as unknown as { pass: () => void }).pass());
}
