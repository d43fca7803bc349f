/** One game among players of the arena. */
import { COLOURS, createGame, type Seat } from '@cosmarium/engine';
import { createPlayer, type PlayerName } from './players.ts';

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
}

export function playTable(seats: readonly PlayerName[], seed: string, clock?: () => number): TableReport {
  const game = createGame({ players: COLOURS.slice(0, seats.length).map((colour) => ({ colour })) }, seed);
  const bots = seats.map((name, seat) => createPlayer(name, `${seed}:${seat}`));
  const times: TableReport['times'] = {};
  let decisions = 0;
  while (!game.over && decisions < MOST_DECISIONS) {
    const decision = game.pending()[0];
    const view = game.view(decision.seat);
    const began = clock?.() ?? 0;
    const { answer } = bots[decision.seat].choose(view, decision);
    if (clock !== undefined) (times[seats[decision.seat]] ??= []).push(clock() - began);
    game.answer(decision.seat, decision.id, answer);
    decisions++;
  }
  return {
    seats: seats.slice(),
    winners: game.winners.slice(),
    colonies: game.s.players.map((player) => player.foreign),
    encounters: game.s.encounters,
    turns: game.s.turn,
    decisions,
    times,
  };
}
