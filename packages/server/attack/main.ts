/**
 * What honest players notice while others mean no good. `npm run attack -- --help`.
 *
 * For each attack a server of its own (SQLite in a temporary folder if the attack needs nothing else, default limits), with honest tables of three who answer
 * at random after a quarter of a second of thought. Their answers are timed before the attack and during it; at the end every
 * answer that was acknowledged must be in the journal. Attackers are in a process of their own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { systemClock } from '../src/clock.ts';
import { openStorage } from '../src/storage/storage.ts';
import type { Attack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';
import { HonestTable, type Phase } from './honest.ts';
import { AttackedServer } from './server.ts';
import { toolOptions } from '../tools/options.ts';

const {
  only,
  seconds,
  tables: honest,
  where,
} = toolOptions('npm run attack', {
  only: { default: Object.keys(ATTACKS).join(','), help: 'which attacks' },
  seconds: { default: 15, help: 'how long each goes on' },
  tables: { default: 8, help: 'honest tables' },
  where: { default: tmpdir(), help: 'where the databases go' },
});
const names = only.split(',');
const unknown = names.filter((name) => !(name in ATTACKS));
if (unknown.length > 0) {
  console.error(`no such attack: ${unknown.join(', ')}; there are ${Object.keys(ATTACKS).join(', ')}`);
  process.exit(2);
}
const ms = seconds * 1000;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

interface Result {
  name: string;
  crashes: number;
  lost: number;
  answers: number;
  before: number[];
  during: number[];
  cpu: number;
  memory: number;
  /** Milliseconds the server, and these players themselves, stood still at most during the attack. */
  stalls: [number, number];
  told: string;
}

/** Runs it from outside, in a process of its own. */
async function fromOutside(
  name: string,
  server: AttackedServer,
  tables: HonestTable[],
  measure: () => Promise<void>,
) {
  const target = JSON.stringify({ url: server.url, tables: tables.map(({ code }) => code) });
  const child = fork(join(import.meta.dirname, 'attacker.ts'), [name, target], {
    execArgv: ['--import', 'tsx'],
  });
  const ready = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (ready[0] !== 'ready') throw new Error(`${name} could not be prepared`);
  const told = once(child, 'message') as Promise<[string]>;
  child.send('go');
  await measure();
  child.send('stop');
  return (await told)[0];
}

async function fromInside(
  attack: Required<Pick<Attack, 'inside'>>,
  server: AttackedServer,
  measure: () => Promise<void>,
) {
  const stop = new AbortController();
  const told = attack.inside(server, stop.signal);
  await measure();
  stop.abort();
  return told;
}

async function run(name: string, attack: Attack): Promise<Result> {
  const folder = mkdtempSync(join(where, 'cosmarium-attack-'));
  const prepared = await attack.prepare?.();
  const env: Record<string, string> = { DATA_DIR: folder, ...attack.env, ...prepared?.env };
  const server = new AttackedServer(env);
  try {
    await server.start();
    await prepared?.begin?.(server);
    const doors = () => [server.url, ...(prepared?.doors ?? [])];
    const tables = Array.from({ length: honest }, (_, i) => new HonestTable(i, doors));
    for (const table of tables) await table.open();
    const phase = async (is: Phase) => {
      for (const table of tables) table.phase = is;
      await wait(ms);
      for (const table of tables) table.phase = null;
    };
    await wait(2000);
    await phase('before');
    const before = await server.figures();
    const ownDelay = monitorEventLoopDelay({ resolution: 5 });
    ownDelay.enable();
    const told =
      attack.outside === undefined
        ? await fromInside({ inside: prepared?.inside ?? attack.inside! }, server, () => phase('during'))
        : await fromOutside(name, server, tables, () => phase('during'));
    const after = await server.figures();
    await server.revive();
    await Promise.all(tables.map((table) => table.stop()));
    await server.end('SIGTERM');
    const { lost, answers } = await compare(folder, env.DATABASE_URL ?? null, tables);
    const crashes = server.crashes + ((await prepared?.end()) ?? 0);
    return {
      name,
      crashes,
      lost,
      answers,
      before: tables.flatMap(({ latencies }) => latencies.before),
      during: tables.flatMap(({ latencies }) => latencies.during),
      cpu: before === null || after === null ? Number.NaN : ((after.cpu - before.cpu) / ms) * 100_000,
      memory: after?.memory ?? Number.NaN,
      stalls: [after?.stall ?? Number.NaN, ownDelay.max / 1e6],
      told,
    };
  } finally {
    await server.end('SIGKILL');
    await prepared?.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many acknowledged answers the journal does not have. */
async function compare(dataFolder: string, databaseUrl: string | null, tables: readonly HonestTable[]) {
  const log = pino({ level: 'silent' });
  const storage = await openStorage({ databaseUrl, dataFolder, node: 'check' }, log, systemClock);
  let [lost, answers] = [0, 0];
  for (const { code, acknowledged } of tables) {
    const rows = await storage.journal.entriesAfter(code, 0);
    const kept = new Set(rows.map(({ command }) => command));
    answers += acknowledged.length;
    lost += acknowledged.filter((id) => !kept.has(id)).length;
  }
  await storage.database.close();
  return { lost, answers };
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function row(result: Result): string {
  const { name, crashes, lost, answers, before, during, cpu, memory, stalls, told } = result;
  const [was, is] = [at(before, 0.95), at(during, 0.95)];
  const cells = [
    name,
    crashes,
    `${lost} of ${answers}`,
    `${at(before, 0.5).toFixed(1)} / ${was.toFixed(1)}`,
    `${at(during, 0.5).toFixed(1)} / ${is.toFixed(1)}`,
    (is / was).toFixed(1),
    // A server that was restarted counts anew.
    cpu >= 0 ? `${cpu.toFixed(0)} %` : '',
    `${memory.toFixed(0)} MB`,
    stalls.map((stall) => stall.toFixed(0)).join(' / '),
    told,
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  '| attack | crashes | lost answers | p50 / p95 before (ms) | during | p95 ratio | CPU during | memory after | longest stall of server / players (ms) | what became of it |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
let failures = 0;
for (const name of names) {
  const result = await run(name, ATTACKS[name]);
  console.log(row(result));
  failures += result.crashes + result.lost;
}
process.exit(failures === 0 ? 0 : 1);
