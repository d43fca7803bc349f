/** What a page gives to the shuffle. */
import { sha256 } from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Spoken } from '../src/net/connection.ts';
import { DOING_NOTHING } from '../src/table/doing.ts';
import { giveLots, lotToGive } from '../src/table/lots.ts';
import { NOTHING_YET } from '../src/table/state.ts';

const keeper = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const info = (change: Partial<TableInfo> = {}): TableInfo => ({
  code: 'abc',
  status: 'open',
  options: {} as TableInfo['options'],
  host: 0,
  seats: [],
  spectators: 0,
  paused: false,
  commitment: '',
  secret: null,
  seed: null,
  pledges: [null, null, null],
  chances: [null, null, null],
  starting: false,
  next: null,
  notice: null,
  ...change,
});

test('is pledged first and shown when the game is starting', () => {
  const memory = keeper();
  const pledged = lotToGive(info(), 1, memory) as Extract<Spoken, { do: 'pledge' }>;
  const [chance] = memory.kept.values();
  expect(chance).toMatch(/^[0-9a-f]{32}$/);
  expect(pledged).toEqual({ do: 'pledge', pledge: sha256(chance) });
  const pledges = [null, pledged.pledge, null];
  expect(lotToGive(info({ pledges }), 1, memory)).toBeNull();
  expect(lotToGive(info({ pledges, starting: true }), 1, memory)).toEqual({ do: 'chance', chance });
  expect(lotToGive(info({ pledges, starting: true, chances: [null, chance, null] }), 1, memory)).toBeNull();
  // All begin anew when somebody left after something was shown: with something nobody knows.
  const again = lotToGive(info(), 1, memory) as Extract<Spoken, { do: 'pledge' }>;
  expect(again.pledge).not.toBe(pledged.pledge);
});

test('is given by nobody who watches, nor late, nor for another page of the same guest', () => {
  const memory = keeper();
  expect(lotToGive(info(), -1, memory)).toBeNull();
  expect(lotToGive(info({ status: 'running' }), 1, memory)).toBeNull();
  expect(lotToGive(info({ starting: true }), 1, memory)).toBeNull();
  expect(lotToGive(info({ starting: true, pledges: [null, sha256('x'), null] }), 1, memory)).toBeNull();
  expect(memory.kept.size).toBe(0);
});

test('is said once, however often the table is described', async () => {
  const said: Spoken[] = [];
  const store = createStore(() => ({ ...NOTHING_YET, ...DOING_NOTHING }));
  const memory = keeper();
  const send = (spoken: Spoken) => {
    said.push(spoken);
    return Promise.resolve({ type: 'reply', re: 'x', ok: true } as const);
  };
  giveLots({ store, send }, memory);
  store.setState({ seat: 2, info: info() });
  store.setState({ info: info({ spectators: 1 }) });
  expect(said).toHaveLength(1);
  await Promise.resolve();
  const pledges = [null, null, sha256([...memory.kept.values()][0])];
  store.setState({ info: info({ pledges }) });
  store.setState({ info: info({ pledges, starting: true }) });
  expect(said.map((one) => one.do)).toEqual(['pledge', 'chance']);
});
