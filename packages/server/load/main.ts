/**
 * How much one server bears: tables of five, whose players answer at random after some thought. `npm run load -- --help`.
 *
 * The server is a process of its own, on SQLite in a temporary folder or on DATABASE_URL. Latency is measured from sending
 * a command to the last message it caused at any of the table's sockets. With bots, so many seats of every table are
 * theirs. Then latency is to the reply only (bots go on), and it is also measured how long the players wait for bots: from
 * a message that says the table waits for one to the message that says it does so no more.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { toolOptions } from '../tools/options.ts';
import { LoadTable, PLAYERS } from './table.ts';

const { tables, seconds, think, warmup, where, server, bots, level, node } = toolOptions('npm run load', {
  tables: { default: 1000, help: 'how many tables' },
  seconds: { default: 60, help: 'how long is measured' },
  think: { default: 2000, help: 'milliseconds a player thinks' },
  warmup: { default: 10, help: 'seconds before that' },
  where: { default: tmpdir(), help: 'where the database goes' },
  server: { default: 'build/load', help: 'the build to measure' },
  bots: { default: 0, help: 'so many seats of every table are bots' },
  level: { default: 'hard', help: 'how strong these are' },
  node: {
    default: '--max-semi-space-size=64',
    help: "what Node is told when it starts the server, as --node='--cpu-prof'",
  },
});
const AT_ONCE = 16;
const MB = 1024 * 1024;

const folder = mkdtempSync(join(where, 'cosmarium-load-'));
const told = node.split(' ').filter((word) => word !== '');
const child = spawn(process.execPath, [...told, join(server, 'server.mjs')], {
  env: {
    PATH: process.env.PATH,
    ...(process.env.DATABASE_URL !== undefined && { DATABASE_URL: process.env.DATABASE_URL }),
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // All guests share one address.
    REQUESTS_PER_MINUTE: '100000000',
    MAX_GUESTS_PER_ADDRESS: '1000000',
    MAX_TABLES_PER_ADDRESS: '1000000',
    MAX_SOCKETS_PER_ADDRESS: '1000000',
    WORK_PER_ADDRESS: '1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => {
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});
const [metricsUrl, url] = await new Promise<string[]>((resolve, reject) => {
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    const found = /Metrics are at (http\S+)\n.*listens on (http\S+)/.exec(output);
    if (found !== null) resolve(found.slice(1));
  });
  child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
});

/** Reads the server's metrics; its longest stall is counted from the reading before. */
async function metrics() {
  const text = await (await fetch(metricsUrl)).text();
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
    const table = new LoadTable(url, all.length, bots, level);
    all.push(table);
    await table.open();
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, open));
console.log(
  `${tables} tables with ${tables * (PLAYERS - bots)} sockets opened in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
);

all.forEach((table) => table.play(think));
await wait(warmup * 1000);
all.forEach((table) => table.forget());
const ownDelay = monitorEventLoopDelay({ resolution: 5 });
ownDelay.enable();
const ownCpu = process.cpuUsage();
const before = await metrics();
await wait(seconds * 1000);
const after = await metrics();
const { user, system } = process.cpuUsage(ownCpu);
ownDelay.disable();
all.forEach((table) => table.stop());

/** Percentiles in words. */
function spread(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
  return `of ${times.length}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
}
const decisions = after.decisions - before.decisions;
console.log(`tables             ${tables}`);
console.log(`decisions/s        ${(decisions / seconds).toFixed(0)}`);
console.log(
  `command to ${bots > 0 ? 'reply' : 'last view'}, ${spread(all.flatMap((table) => table.latencies))}`,
);
if (bots > 0) console.log(`wait for a bot, ${spread(all.flatMap((table) => table.waits))}`);
console.log(
  `memory per table   ${((after.memory - memoryBefore) / tables / 1024).toFixed(0)} KB (server ${(after.memory / MB).toFixed(0)} MB)`,
);
console.log(
  `server CPU         ${(((after.cpu - before.cpu) / seconds) * 100).toFixed(0)} % of a core, ` +
    `${(((after.cpu - before.cpu) / decisions) * 1000).toFixed(2)} ms per decision; ` +
    `these clients ${((user + system) / seconds / 10_000).toFixed(0)} % of a core`,
);
console.log(
  `longest stall      server ${after.stall.toFixed(0)} ms, these clients ${(ownDelay.max / 1e6).toFixed(0)} ms (what they add to the latencies)`,
);
process.exit(0);
