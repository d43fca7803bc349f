/**
 * Learns by play what bots should be after: at a table everybody has every value high or low as dice say, and whoever has
 * it as the winners have is right. Each deal is played twice, the second time with everything the other way round, so that a
 * good seat or alien says nothing.
 */
import { diceFrom } from '@cosmarium/engine';
import type { Player, PlayerName } from '../arena/players.ts';
import { playTable, type TableReport } from '../arena/table.ts';
import { Chronicle } from '../characters/memory.ts';
import { CALM } from '../characters/temper.ts';
import { diceFor } from '../dice.ts';
import { generosityOf } from '../generosity.ts';
import { HARD } from '../levels/hard.ts';
import type { Skill } from '../situation.ts';
import { think } from '../think.ts';
import type { Values } from '../values.ts';

/** A value that is tried: by name, with its place where there are several (`company.0`). */
export interface Knob {
  name: string;
  low: number;
  high: number;
}

/** A game, and who had what high, by seat and knob. */
export interface Trial {
  report: TableReport;
  high: readonly (readonly boolean[])[];
}

/** As a hard bot that is in a hurry: many games say more than deep thought. */
const QUICKLY: Skill = { ...HARD, hands: 20, worlds: 3, trust: 0 };
const SEATS: readonly PlayerName[] = ['hard', 'hard', 'hard', 'hard', 'hard'];

/** Each number is tried half as large again and as much smaller; those that may be nought, this much more and less. */
const RATIO = 1.5;
const STEPS: Readonly<Record<string, number>> = {
  lowAttack: 0.06,
  company: 0.01,
  talking: 0.01,
  taking: 0.01,
  onwards: 0.03,
  order: 0.2,
};

/** All that can be tried, around these values; of one name only, if `only` is told. */
export function knobsAround(values: Values, only?: readonly string[]): Knob[] {
  return Object.entries(values as unknown as Record<string, number | readonly number[]>).flatMap(
    ([name, value]) => {
      if (only !== undefined && !only.includes(name)) return [];
      const step = STEPS[name];
      return [value].flat().map((now, i) => ({
        name: typeof value === 'number' ? name : `${name}.${i}`,
        low: step === undefined ? now / RATIO : now - step,
        high: step === undefined ? now * RATIO : now + step,
      }));
    },
  );
}

function valuesWith(values: Values, knobs: readonly Knob[], high: readonly boolean[]): Values {
  const changed = structuredClone(values) as unknown as Record<string, number | number[]>;
  knobs.forEach(({ name, low, high: most }, k) => {
    const [field, i] = name.split('.');
    const value = high[k] ? most : low;
    if (i === undefined) changed[field] = value;
    else (changed[field] as number[])[Number(i)] = value;
  });
  return changed as unknown as Values;
}

function thinker(skill: Skill, seed: string): Player {
  const chronicle = new Chronicle();
  return (game, d) => {
    const view = game.view(d.seat);
    const generous = generosityOf(chronicle.follow(game).memory.deeds, d.seat, view.players.length);
    return think({ view, past: game.past(d.seat), temper: CALM, generous }, d, skill, diceFor(seed, view, d));
  };
}

/** Two games after each other are of one deal. */
const dealOf = (seed: string, i: number): string => `${seed}-${Math.floor(i / 2)}`;

/** What each seat has high in game number `i`. */
export function dealHighs(knobs: readonly Knob[], seed: string, i: number): boolean[][] {
  const dice = diceFrom(`${dealOf(seed, i)} knobs`);
  return SEATS.map(() => knobs.map(() => (dice(2) === 1) === (i % 2 === 0)));
}

/** Game number `i` of a trial of these knobs. */
export function playTrial(values: Values, knobs: readonly Knob[], seed: string, i: number): Trial {
  const deal = dealOf(seed, i);
  const high = dealHighs(knobs, seed, i);
  const players = high.map((one, seat) =>
    thinker({ ...QUICKLY, values: valuesWith(values, knobs, one) }, `${deal}:${seat}`),
  );
  return { report: playTable(SEATS, deal, {}, {}, players), high };
}

export interface Effect {
  knob: Knob;
  /** How much more those win who have it high, a shared victory counted as its part; and the standard error of that. */
  effect: number;
  error: number;
}

/** The mean of some numbers, and how far off it may be. */
class Mean {
  private sum = 0;
  private squares = 0;
  private count = 0;

  add(one: number): void {
    this.sum += one;
    this.squares += one ** 2;
    this.count++;
  }

  get value(): number {
    return this.sum / Math.max(1, this.count);
  }

  get variance(): number {
    const { squares, count, value } = this;
    return count === 0 ? 0 : (squares / count - value ** 2) / count;
  }
}

export function effectsOf(knobs: readonly Knob[], trials: readonly Trial[]): Effect[] {
  return knobs.map((knob, k) => {
    const [low, high] = [new Mean(), new Mean()];
    for (const trial of trials) {
      const { winners } = trial.report;
      trial.high.forEach((one, seat) =>
        (one[k] ? high : low).add(winners.includes(seat) ? 1 / winners.length : 0),
      );
    }
    return { knob, effect: high.value - low.value, error: Math.sqrt(low.variance + high.variance) };
  });
}
