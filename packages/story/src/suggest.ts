/** What Enter answers: something sensible, never clever. */
import { cardInfo, mayTake } from '@cosmarium/engine';
import type {
  AimAnswer,
  AimDecision,
  ChoiceDecision,
  PlanetId,
  Seat,
  Slot,
  SubsetDecision,
  View,
} from '@cosmarium/engine';
import { stakesOf } from './stakes.ts';

/** Takes ships one by one where most are left, so that no colony is given up without need. */
export function takeEvenly(slots: readonly Slot[], count: number): number[] {
  const taken = slots.map(() => 0);
  for (let n = 0; n < count; n++) {
    let best = -1;
    slots.forEach((slot, i) => {
      const left = slot.max - taken[i];
      if (mayTake(slots, taken, i) && (best < 0 || left > slots[best].max - taken[best])) best = i;
    });
    if (best < 0) break;
    taken[best]++;
  }
  return taken;
}

/** Puts ships one by one where the fewest are. */
export function placeEvenly(slots: readonly Slot[], held: readonly number[], count: number): number[] {
  const placed = slots.map(() => 0);
  for (let n = 0; n < count; n++) {
    let best = -1;
    slots.forEach((slot, i) => {
      if (placed[i] >= slot.max) return;
      if (best < 0 || held[i] + placed[i] < held[best] + placed[best]) best = i;
    });
    if (best < 0) break;
    placed[best]++;
  }
  return placed;
}

const shipsOn = (view: View, slot: Slot): number => (slot.at < 0 ? 0 : view.planets[slot.at][view.seat]);

/** Are ships taken from the slots (they hold as many as can be chosen), or put there? */
const taking = (slots: readonly Slot[], view: View): boolean =>
  slots.every((slot) => slot.at < 0 || slot.max <= shipsOn(view, slot));

/** So many ships spread over the slots. */
export function spread(slots: readonly Slot[], view: View, count: number): number[] {
  if (taking(slots, view)) return takeEvenly(slots, count);
  return placeEvenly(
    slots,
    slots.map((slot) => shipsOn(view, slot)),
    count,
  );
}

/** As many ships as may go without giving up a colony; the fewest if that is not possible. */
export function suggestShips({ slots, min, max }: AimDecision, view: View): number[] {
  const all = (at: PlanetId) => slots.reduce((sum, slot) => (slot.at === at ? sum + slot.max : sum), 0);
  const bare = slots.filter(
    (slot, i) =>
      slot.at >= 0 &&
      slots.findIndex(({ at }) => at === slot.at) === i &&
      all(slot.at) === shipsOn(view, slot),
  ).length;
  const spare = slots.reduce((sum, slot) => sum + slot.max, 0) - bare;
  const least = Math.max(1, min);
  return takeEvenly(slots, Math.min(max, Math.max(least, spare)));
}

/** Launch at the planet with the fewest defenders; ally with nobody. */
export function suggestAim(decision: AimDecision, view: View): AimAnswer {
  const none = decision.targets.indexOf('none');
  if (none >= 0) return { target: none, ships: decision.slots.map(() => 0) };
  const strength = (target: AimDecision['targets'][number]) =>
    typeof target === 'number' ? defendersOn(view, target) : 0;
  let target = 0;
  decision.targets.forEach((one, i) => {
    if (strength(one) < strength(decision.targets[target])) target = i;
  });
  return { target, ships: suggestShips(decision, view) };
}

/** Ships of whoever would defend that planet in this encounter. */
export const defendersOn = (view: View, planet: PlanetId): number =>
  view.planets[planet][view.encounter?.defense ?? -1] ?? 0;

/** The highest attack; elsewhere what the rules fall back to. */
export function suggestChoice(decision: ChoiceDecision): number {
  if (decision.kind !== 'encounter-card') return decision.fallback;
  const value = (i: number) => {
    const option = decision.options[i];
    return typeof option === 'object' && 'card' in option ? cardInfo(option.card).value : 0;
  };
  return decision.options.reduce<number>((best, _, i) => (value(i) > value(best) ? i : best), 0);
}

/** Invite everybody who would not win the game by it; elsewhere what the rules fall back to. */
export function suggestSubset(decision: SubsetDecision, view: View): readonly number[] {
  if (decision.kind !== 'invite') return decision.fallback;
  const winners = stakesOf(view, decision).flatMap((stake) =>
    stake.is === 'win' && stake.invited ? stake.seats : [],
  );
  return decision.options
    .flatMap((seat, i) => (winners.includes(seat as Seat) ? [] : [i]))
    .slice(0, decision.max);
}
