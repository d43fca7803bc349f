/**
 * The state is copied and fingerprinted by hand, field by field. These tests walk through a state in the midst of an
 * encounter, change every field there is, and want another fingerprint and a copy that is equal and apart.
 */
import { expect, test } from 'vitest';
import { hashState, type GameState } from '@cosmarium/engine';
import { cloneState } from '../../src/state/clone.ts';
import { table, toPlanning } from '../helpers/duel.ts';

/** Told by something else that is in the fingerprint, or the same in all games of one set-up. */
const DERIVED = /^(options|pool|kinds)\b|^players\.\d+\.(colour|homes|foreign)$/;

/** An encounter with something in every list. */
function busyState(): GameState {
  const t = table({
    red: { hand: ['attack-10', 'reinforcement-2', 'flare-virus'], warp: 2, removed: 1 },
    blue: { alien: 'citadel', homes: [4, 12, 4, 0, 0], hand: ['attack-08', 'attack-04'] },
  });
  t.answer('red', 'ships', { 'red-1': 1 });
  t.answer('blue', 'respond', 'citadel:build')
    .answer('blue', 'card', 'attack-04')
    .answer('blue', 'planet', 'blue-1');
  toPlanning(t).answer('blue', 'respond', 'citadel:switch-on');
  t.answer('red', 'respond', 'pass').answer('red', 'reinforce', 'reinforcement-2 offense');
  expect(t.game.s.encounter!.lasting).toHaveLength(1);
  expect(t.game.s.encounter!.lines).toHaveLength(2);
  return t.game.s;
}

/** Every number, word and flag in it, by its path. */
function leaves(value: unknown, path: string, found: string[] = []): string[] {
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      leaves(part, path === '' ? name : `${path}.${name}`, found);
  else found.push(path);
  return found;
}

function changed(s: GameState, path: string): GameState {
  const copy = structuredClone(s);
  const names = path.split('.');
  const last = names.pop()!;
  let at = copy as unknown as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  const value = at[last];
  at[last] =
    typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;
  return copy;
}

test('every field of the state changes its fingerprint', () => {
  const s = busyState();
  const before = hashState(s);
  const blind = leaves(s, '').filter((path) => !DERIVED.test(path) && hashState(changed(s, path)) === before);
  expect(blind).toEqual([]);
});

test('a copy is equal, and what happens to it does not happen to the original', () => {
  const s = busyState();
  s.encounter = null;
  const copy = cloneState(s);
  expect(copy).toEqual(s);
  const shared: string[] = [];
  const walk = (a: unknown, b: unknown, path: string) => {
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return;
    if (a === b) shared.push(path);
    else for (const name of Object.keys(a)) walk(a[name as never], b[name as never], `${path}.${name}`);
  };
  walk(s, copy, 's');
  // Never changed in place.
  expect(shared).toEqual(['s.options', 's.kinds', 's.pool', 's.planets']);
});
