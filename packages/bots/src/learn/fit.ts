/** Weights that make what happened likely: a conditional logit over the seats of a table. */
import { FEATURES } from './features.ts';

/** One position of a game: the features of every seat, and who has won in the end. */
export interface Position {
  features: readonly (readonly number[])[];
  winners: readonly number[];
  /** Positions of one game belong together. */
  game: number;
}

export interface Fit {
  weights: number[];
  /** The mean of what each position would have cost in surprise, on games the weights had not seen. */
  logLoss: number;
  /** The same if all seats were thought alike. */
  blind: number;
  positions: number;
}

const ROUNDS = 400;
const RATE = 0.5;
/** Keeps weights small that hardly matter. */
const SHRINK = 1e-4;
/** Every so many games one part of them is kept back to test the weights on. */
const FOLDS = 5;

function chancesOf({ features }: Position, weights: readonly number[]): number[] {
  const strengths = features.map((one) => Math.exp(one.reduce((sum, x, i) => sum + x * weights[i], 0)));
  const sum = strengths.reduce((all, one) => all + one, 0);
  return strengths.map((one) => one / sum);
}

/** A win that is shared is won by each of those who share it in part. */
export const surprise = (position: Position, chances: readonly number[]): number =>
  -position.winners.reduce((sum, seat) => sum + Math.log(chances[seat]), 0) / position.winners.length;

const lossOf = (positions: readonly Position[], weights: readonly number[]): number =>
  positions.reduce((sum, one) => sum + surprise(one, chancesOf(one, weights)), 0) / positions.length;

/** Features differ in size: each is measured by how much it varies between the seats of a table. */
function scalesOf(positions: readonly Position[]): number[] {
  const squares = new Array<number>(FEATURES).fill(0);
  let seats = 0;
  for (const { features } of positions)
    for (const one of features) {
      seats++;
      one.forEach((x, i) => {
        const mean = features.reduce((sum, other) => sum + other[i], 0) / features.length;
        squares[i] += (x - mean) ** 2;
      });
    }
  return squares.map((square) => Math.sqrt(square / Math.max(1, seats)) || 1);
}

/** Nothing that brings victory near may count against it. */
function descend(positions: readonly Position[]): number[] {
  const scales = scalesOf(positions);
  const weights = new Array<number>(FEATURES).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(FEATURES).fill(0);
    for (const one of positions) {
      const chances = chancesOf(one, weights);
      one.features.forEach((features, seat) => {
        const won = one.winners.includes(seat) ? 1 / one.winners.length : 0;
        features.forEach((x, i) => (slope[i] += (won - chances[seat]) * x));
      });
    }
    for (let i = 0; i < FEATURES; i++) {
      const step = slope[i] / positions.length / scales[i] ** 2 - (SHRINK * weights[i]) / scales[i];
      weights[i] = Math.max(0, weights[i] + RATE * step);
    }
  }
  return weights;
}

export function fit(positions: readonly Position[]): Fit {
  let tested = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const [seen, unseen] = [false, true].map((kept) =>
      positions.filter(({ game }) => (game % FOLDS === fold) === kept),
    );
    if (seen.length > 0 && unseen.length > 0) tested += lossOf(unseen, descend(seen)) * unseen.length;
  }
  const blind =
    positions.reduce((sum, { features }) => sum + Math.log(features.length), 0) / positions.length;
  return {
    weights: descend(positions),
    logLoss: tested / positions.length,
    blind,
    positions: positions.length,
  };
}
