/** What counts of a standing, as numbers: the value weighs them, and the weights are learned from games. */
import type { Board } from '../value.ts';
import { missing } from '../value.ts';
import type { Seat } from '@cosmarium/engine';

/** The steps to victory that are told apart: one colony is missing, at most two, ... */
export const STEPS = 4;

/** In this order: the steps, home colonies, the power, ships, the hand, the turn. */
export const FEATURES = STEPS + 5;

/** `turn`: 1 for the next offense, 0 for the last to be. */
export function featuresOf(b: Board, seat: Seat, turn: number): number[] {
  const left = missing(b, seat);
  const features: number[] = [];
  // Between two whole numbers of colonies in proportion.
  for (let step = 1; step <= STEPS; step++) features.push(Math.max(0, Math.min(1, step + 1 - left)));
  features.push(b.homes[seat], b.homes[seat] >= b.homesForPower ? 1 : 0, b.ships[seat], b.hands[seat], turn);
  return features;
}
