/**
 * Games that were stored by older builds, between two encounters, as the server keeps them: they go on. The files were
 * written by the build of rules version 1: a set-up and seed, the last snapshot, and the answers given since.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createGame, gameFromPosition, diceFrom, randomAnswer, type GameState } from '@cosmarium/engine';
import { checkInvariants } from '../../src/state/invariants.ts';

interface Stored {
  snapshot: { state: GameState };
}

const folder = new URL('../stored/', import.meta.url);
const files = readdirSync(folder);
const stored = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Stored;

test('there are stored games', () => {
  expect(files).toEqual(['version-1-a.json', 'version-1-b.json']);
});

test.each(files)('%s is played to its end', (file) => {
  const game = gameFromPosition(stored(file).snapshot.state, { watch: checkInvariants });
  const roll = diceFrom(file);
  while (!game.over) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, roll));
  }
  expect(game.s.encounters).toBeGreaterThan(stored(file).snapshot.state.encounters);
});

/** The fields of every record that a state always has. */
const fields = (s: GameState) =>
  Object.entries({
    state: s,
    options: s.options,
    variants: s.options.variants,
    readings: s.options.readings,
    planet: s.planets[0],
    player: s.players[0],
    sheet: s.players[0].sheets[0],
    encounter: s.encounter,
  }).flatMap(([record, value]) => Object.keys(value as object).map((name) => `${record}.${name}`));

test.each(files)('%s is read with every field a state of today has: see state/read.ts', (file) => {
  const { state } = stored(file).snapshot;
  const players = state.players.map(({ colour }) => ({ colour }));
  const today = createGame({ players, start: 'beginner' }, 'today', { haltAfter: 2 });
  const roll = diceFrom('today');
  while (!today.stopped) {
    const [decision] = today.pending();
    today.answer(decision.seat, decision.id, randomAnswer(decision, roll));
  }
  const older = gameFromPosition(state).snapshot().state;
  expect(new Set(fields(older))).toEqual(new Set(fields(today.snapshot().state)));
});
