/**
 * How the page feels, in numbers: npm run figures. The first load over a slow line and what home costs while nobody touches it;
 * then a game by keys with motion: layout shift, frames, bytes for each decision.
 */
import { chromium } from '@playwright/test';
import { GameServer } from './game-server.ts';
import { answerByKeys, playNow, questionOn } from './person.ts';

const DECISIONS = Number(process.argv[2] ?? 25);
const IDLE_MS = 5000;

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
  await firstLoad('the line of this machine', 0, -1);
  await firstLoad('1.6 Mbit/s and 150 ms', 150, 1_600_000 / 8);
  await idleHome();
  for (const [name, viewport] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    await measure(name, viewport);
} finally {
  await browser.close();
  await server.end();
}

/** From nothing to a button that can be pressed. What it takes without a slow line is the machine's share of it. */
async function firstLoad(line: string, latency: number, throughput: number): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main button:enabled').first().click({ trial: true });
  const usable = Math.round(performance.now() - begun);
  console.log(`first load, ${line}: usable after ${usable} ms, ${Math.round(bytes / 1024)} KB`);
  await context.close();
}

/** The share of a processor that home takes while nothing happens, and how often styles are reckoned anew. */
async function idleHome(): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Performance.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  // At rest is when nothing moves any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  const at = async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return { busy: value('TaskDuration'), styles: value('RecalcStyleCount') };
  };
  const before = await at();
  await page.waitForTimeout(IDLE_MS);
  const after = await at();
  const share = (((after.busy - before.busy) * 1000) / IDLE_MS) * 100;
  console.log(`home at rest: ${share.toFixed(1)} % of a core, ${after.styles - before.styles} styles in 5 s`);
  await context.close();
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
