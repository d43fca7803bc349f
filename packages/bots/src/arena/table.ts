/** One game among players of the arena. */
import { ALIEN_SETS, COLOURS, createGame, type Seat, type Setup } from '@cosmarium/engine';
import { createPlayer, type Player, type PlayerName } from './players.ts';
import { Recorder } from '../learn/record.ts';
import { Study, type Habits } from './study.ts';

const MOST_DECISIONS = 20_000;

export interface TableReport {
  /** Who sat where. */
  seats: PlayerName[];
  winners: Seat[];
  /** Foreign colonies at the end. */
  colonies: number[];
  encounters: number;
  turns: number;
  decisions: number;
  /** Milliseconds of each decision by player, if a clock is given. */
  times: Partial<Record<PlayerName, number[]>>;
  /** What each seat did, if that is studied. */
  habits: Habits[];
  /** The features of every seat before each encounter, if they are recorded. */
  positions: number[][][];
}

/** What is looked at besides who wins. */
export interface Watching {
  clock?: () => number;
  study?: boolean;
  record?: boolean;
}

export function playTable(
  seats: readonly PlayerName[],
  seed: string,
  watching: Watching = {},
  variants: Setup['variants'] = {},
  players: readonly Player[] = seats.map((name, seat) => createPlayer(name, `${seed}:${seat}`)),
): TableReport {
  const { clock } = watching;
  const colours = COLOURS.slice(0, seats.length).map((colour) => ({ colour }));
  const game = createGame({ players: colours, sets: [...ALIEN_SETS], variants }, seed);
  const times: TableReport['times'] = {};
  const record = watching.record === true ? new Recorder(game) : null;
  const study = watching.study === true ? new Study(game) : null;
  let decisions = 0;
  while (!game.over && decisions < MOST_DECISIONS) {
    const decision = game.pending()[0];
    record?.look();
    const began = clock?.() ?? 0;
    const { answer } = players[decision.seat](game, decision);
    if (clock !== undefined) (times[seats[decision.seat]] ??= []).push(clock() - began);
    study?.watch(decision, answer);
    game.answer(decision.seat, decision.id, answer);
    decisions++;
  }
  study?.finish();
  return {
    seats: seats.slice(),
    winners: game.winners.slice(),
    colonies: game.s.players.map((player) => player.foreign),
    encounters: game.s.encounters,
    turns: game.s.turn,
    decisions,
    times,
    habits: study?.habits ?? [],
    positions: record?.positions ?? [],
  };
}
