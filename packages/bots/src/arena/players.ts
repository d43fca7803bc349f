/** Who may sit at a table of the arena: the levels, and two players to measure them by. */
import { randomAnswer, type Decision, type View } from '@cosmarium/engine';
import { LEVELS, type Bot } from '../bot.ts';
import { diceFor } from '../dice.ts';
import { createBot } from '../create.ts';
import { takeShips } from '../ships.ts';

export const PLAYERS = [...LEVELS, 'random', 'leach'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** Any legal answer. */
const random = (seed: string): Bot => ({
  choose: (view, decision) => ({ answer: randomAnswer(decision, diceFor(seed, view, decision)) }),
});

/** Joins every attack with four ships, and else plays as a normal bot. */
function leach(seed: string): Bot {
  const otherwise = createBot({ level: 'normal', seed });
  return {
    choose(view: View, d: Decision) {
      const target = d.kind === 'ally' ? d.targets.indexOf('offense') : -1;
      if (d.kind !== 'ally' || target < 0) return otherwise.choose(view, d);
      return { answer: { target, ships: takeShips(d.slots, d.max, []) } };
    },
  };
}

export function createPlayer(name: PlayerName, seed: string): Bot {
  if (name === 'random') return random(seed);
  if (name === 'leach') return leach(seed);
  return createBot({ level: name, seed });
}
