/** How the table feels, in numbers: npm run figures. A game by keys with motion; layout shift, frames, bytes for each decision. */
import { chromium } from '@playwright/test';
import { GameServer } from './game-server.ts';
import { answerByKeys, playNow, questionOn } from './person.ts';

const DECISIONS = Number(process.argv[2] ?? 25);

interface Seen {
  shifts: { value: number; at: number; what: string }[];
  frames: number[];
}

/** As text: what tsx makes of a named function does not run in a page. */
const COUNT_FRAMES = `
  seen.shifts = [];
  let last = performance.now();
  requestAnimationFrame(function tick(now) {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  });
`;

const server = new GameServer({ SEED: 'figures' });
await server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const [name, viewport] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    await measure(name, viewport);
} finally {
  await browser.close();
  await server.end();
}

async function measure(name: string, viewport: { width: number; height: number }): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], frames: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[])
        if (!entry.hadRecentInput)
          seen.shifts.push({
            value: entry.value,
            at: entry.startTime,
            what: entry.sources
              .map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : '?'))
              .join(' | '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const perDecision: number[] = [];
  let bytes = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (bytes += Buffer.byteLength(payload))),
  );
  await playNow(page);
  // What comes before the table is not the table's.
  await page.evaluate(COUNT_FRAMES);
  bytes = 0;
  for (let i = 0; i < DECISIONS; i++) {
    await questionOn(page).first().waitFor({ timeout: 60_000 });
    await answerByKeys(page);
    await questionOn(page)
      .first()
      .waitFor({ timeout: 60_000 })
      .catch(() => undefined);
    perDecision.push(bytes);
    bytes = 0;
  }
  const { shifts, frames } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 5);
  console.log(
    `${name}: ${DECISIONS} decisions; layout shift ${cumulative(shifts).toFixed(3)}; frames p50 ${at(frames, 0.5)} ms, ` +
      `p95 ${at(frames, 0.95)} ms, p99 ${at(frames, 0.99)} ms of ${frames.length}; ` +
      `bytes a decision: median ${at(perDecision, 0.5)}, p90 ${at(perDecision, 0.9)}`,
  );
  for (const { value, what } of worst) console.log(`  shift ${value.toFixed(3)}: ${what}`);
  await context.close();
}

/** As browsers count it: the worst burst of at most five seconds, in which no second is quiet. */
function cumulative(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const shift of shifts) {
    if (shift.at - last > 1000 || shift.at - first > 5000) [sum, first] = [0, shift.at];
    sum += shift.value;
    last = shift.at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] * 10) / 10;
}
