/** Using technologies and completing them, with the answers others may give to it; and what becomes of the ships on them. */
import type { Game } from '../game.ts';
import { researchNumber, shipsAt, shipsTowards, technologyOf } from '../state/query.ts';
import { TRANSIT } from '../state/types.ts';
import type { Seat, Technology } from '../state/types.ts';
import { TURN_ENDS } from '../verbs/outcome.ts';
import { moveShips } from '../verbs/ships.ts';
import { discardTechnology, rememberOn, tellUse, turnUpTechnology } from '../verbs/technologies.ts';
import type { Ctx } from './abilities.ts';
import { NO_TARGET, type Target } from './aim.ts';
import { placeHeld } from './losses.ts';
import { AT, type Moments } from './moments.ts';
import type { Script } from './script.ts';
import { perform, stillAimed, takeAim } from './use.ts';
import type { Candidate } from './candidate.ts';
import { moment } from './windows.ts';

/** Completed, or a hidden one that has ships enough on it. */
export function isUsable(g: Game, seat: Seat, technology: Technology): boolean {
  const { hidden } = g.cards[technology.card].technology!;
  if (!hidden) return technology.up;
  // RUL-29: one that takes any number has at least one ship on it, whatever else counts towards it.
  const number = researchNumber(g, seat, technology);
  return !technology.up && number > 0 && shipsTowards(g, seat, technology) >= number;
}

/** The technology that is at work. */
export const ownTechnology = (c: Ctx): Technology => technologyOf(c.s, c.me, c.card)!;

/** Opens the window in which it can be scrambled; false if it was. */
function* survivesScrambling(
  g: Game,
  seat: Seat,
  { card }: Technology,
  ability: string,
  against: Seat = -1,
  target: Target = NO_TARGET,
): Script<boolean> {
  const use = { seat, card, ability, against, target, cancelled: false };
  yield* moment(g, AT['technology.using'], use);
  return !use.cancelled;
}

/** It leaves play, and the ships on it are on their way: their owner places them, now or (PLAN-1) when the turn has ended. */
export function scrap(g: Game, seat: Seat, technology: Technology): Script {
  letGo(g, seat, technology);
  return placeHeld(g, seat);
}

function letGo(g: Game, seat: Seat, technology: Technology): void {
  g.cards[technology.card].technology!.card.gone?.(g, seat, technology);
  const ships = shipsAt(g.s, seat, technology.hold);
  if (ships > 0) moveShips(g, seat, [{ place: technology.hold, count: ships }], TRANSIT);
  discardTechnology(g, seat, technology);
}

export function* useTechnology(c: Candidate): Script {
  if (c.ability.standing) return yield* perform(c);
  const technology = ownTechnology(c);
  const { permanent } = c.g.cards[c.card].technology!;
  if (!(yield* takeAim(c))) return;
  try {
    if (!technology.up) turnUpTechnology(c.g, c.me, technology);
    tellUse(c.g, c.me, technology, c.ability.name, c.target);
    const against = c.ability.at === 'power.using' ? (c.ev as Moments['power.using']).seat : -1;
    const works = yield* survivesScrambling(c.g, c.me, technology, c.ability.name, against, c.target);
    // Whatever answered it may have taken it away.
    if (technologyOf(c.s, c.me, c.card) === undefined) return;
    if (!works) return yield* scrap(c.g, c.me, technology);
    if ((c.ability.when === null || (c.ability.when as (c: Ctx) => boolean)(c)) && stillAimed(c))
      yield* perform(c);
  } catch (error) {
    if (error === TURN_ENDS && !permanent && technologyOf(c.s, c.me, c.card) !== undefined)
      letGo(c.g, c.me, technology);
    throw error;
  }
  if (!permanent && technologyOf(c.s, c.me, c.card) !== undefined) yield* scrap(c.g, c.me, technology);
}

/** A use at once, as it is completed: false if it was scrambled. Whatever comes of it, it is used up. */
export function usesAtOnce(
  g: Game,
  seat: Seat,
  technology: Technology,
  ability: string,
  target: Target,
): Script<boolean> {
  tellUse(g, seat, technology, ability, target);
  return survivesScrambling(g, seat, technology, ability, -1, target);
}

/** TECH-2: turned up with ships enough on it; they go home, and from now on it works. */
export function* complete(g: Game, seat: Seat, technology: Technology): Script {
  turnUpTechnology(g, seat, technology);
  if (!(yield* survivesScrambling(g, seat, technology, 'complete'))) {
    if (technologyOf(g.s, seat, technology.card) !== undefined) yield* scrap(g, seat, technology);
    return;
  }
  const script = g.cards[technology.card].technology!.card.completed?.(g, seat, technology);
  if (script) yield* script;
  const ships = shipsAt(g.s, seat, technology.hold);
  if (ships > 0) moveShips(g, seat, [{ place: technology.hold, count: ships }], TRANSIT);
  yield* placeHeld(g, seat);
  // It lies in front of its owner like any other from now on.
  if (technology.data.sheet !== undefined) rememberOn(g, technology, 'sheet', null);
}
