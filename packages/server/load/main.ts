/**
 * How much one server bears: tables of five sockets each, whose players answer at random after some thought.
 *
 *   npm run load -- [--tables 1000] [--seconds 60] [--think 2000] [--warmup 10] [--where folder]
 *
 * The server is a process of its own, on SQLite in a temporary folder or on DATABASE_URL. Latency is measured from sending
 * a command to the last message it caused at any of the table's sockets.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { LoadTable } from './table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '2000' },
    warmup: { type: 'string', default: '10' },
    where: { type: 'string', default: tmpdir() },
  },
});
const [tables, seconds, think, warmup] = [values.tables, values.seconds, values.think, values.warmup].map(
  Number,
);
const AT_ONCE = 16;
const MB = 1024 * 1024;

const folder = mkdtempSync(join(values.where, 'cosmarium-load-'));
const child = spawn(process.execPath, ['build/load/server.mjs'], {
  env: {
    PATH: process.env.PATH,
    ...(process.env.DATABASE_URL !== undefined && { DATABASE_URL: process.env.DATABASE_URL }),
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => {
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
const url = await new Promise<string>((resolve, reject) => {
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    const found = /listens on (http\S+)/.exec(output)?.[1];
    if (found !== undefined) resolve(found);
  });
  child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
});

/** Reads the server's metrics; its longest stall is counted from the reading before. */
async function metrics() {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    memory: read('process_resident_memory_bytes'),
    cpu: read('process_cpu_seconds_total'),
    decisions: read('cosmarium_decisions_total'),
    stall: read('nodejs_eventloop_lag_max_seconds') * 1000,
  };
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { memory: memoryBefore } = await metrics();
const all: LoadTable[] = [];
const begun = performance.now();
const open = async () => {
  while (all.length < tables) {
    const table = new LoadTable(url, all.length);
    all.push(table);
    await table.open();
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, open));
console.log(
  `${tables} tables with ${tables * 5} sockets opened in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
);

all.forEach((table) => table.play(think));
await wait(warmup * 1000);
all.forEach((table) => table.latencies.splice(0));
const ownDelay = monitorEventLoopDelay({ resolution: 5 });
ownDelay.enable();
const before = await metrics();
await wait(seconds * 1000);
const after = await metrics();
ownDelay.disable();
all.forEach((table) => table.stop());

const latencies = all.flatMap((table) => table.latencies).sort((a, b) => a - b);
const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(1);
console.log(`tables             ${tables}`);
console.log(`decisions/s        ${((after.decisions - before.decisions) / seconds).toFixed(0)}`);
console.log(
  `command to last view, of ${latencies.length}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
);
console.log(
  `memory per table   ${((after.memory - memoryBefore) / tables / 1024).toFixed(0)} KB (server ${(after.memory / MB).toFixed(0)} MB)`,
);
console.log(`server CPU         ${(((after.cpu - before.cpu) / seconds) * 100).toFixed(0)} % of a core`);
console.log(
  `longest stall      server ${after.stall.toFixed(0)} ms, these clients ${(ownDelay.max / 1e6).toFixed(0)} ms (what they add to the latencies)`,
);
process.exit(0);
