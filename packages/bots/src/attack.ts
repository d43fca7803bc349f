/** Whom to meet, where to aim, how many ships to send; and whether to go on. */
import type { AimDecision, ChoiceDecision, PlanetId, Seat, View } from '@cosmarium/engine';
import { because, bestOf, type Choice } from './bot.ts';
import type { Course } from './course.ts';
import { homesOf, spareShips, takeShips } from './ships.ts';
import { offenseWins, promise, prospect, type Situation } from './situation.ts';
import type { Values } from './values.ts';

/** An encounter of this seat with a player at a planet. */
export function attackOn(view: View, defense: Seat, planet: PlanetId, ships: number): Course {
  const none = view.players.map(() => 0);
  return {
    offense: view.seat,
    defense,
    planet,
    gate: none.map((_, seat) => (seat === view.seat ? ships : 0)),
    aid: none,
    allies: [0, 0],
    invited: [0, 0],
  };
}

/** So many ships fewer than there are to send are thought of. */
const FEWER = 2;

/** The planet and the ships that promise most. */
export function launchShips(situation: Situation, d: AimDecision): Choice {
  const { view, me } = situation;
  const e = view.encounter!;
  const homes = homesOf(view, me, situation.skill.values);
  const aboard = e.gate[me];
  const most = Math.min(d.max, Math.max(d.min, spareShips(d.slots)));
  const plans: { target: number; ships: number; value: number }[] = [];
  const isNew = (planet: PlanetId) => view.planets[planet][me] === 0;
  const gains = (d.targets as readonly PlanetId[]).some(isNew);
  d.targets.forEach((planet, i) => {
    if (gains && !isNew(planet as PlanetId)) return;
    let best = { target: i, ships: most, value: -1 };
    for (let ships = Math.max(d.min, most - FEWER); ships <= most; ships++) {
      const course = attackOn(view, e.defense, planet as PlanetId, ships + aboard);
      const value = promise(prospect(situation, course), me);
      if (value > best.value) best = { target: i, ships, value };
    }
    plans.push(best);
  });
  return bestOf(
    plans.map(({ target, ships, value }) => {
      const planet = d.targets[target] as PlanetId;
      return {
        answer: { target, ships: takeShips(d.slots, ships, homes, true) },
        chance: value,
        why: because('aims', { planet, count: view.planets[planet][e.defense] }),
      };
    }),
  );
}

/** DEST-6b: the planet does not matter, a few ships are enough. */
export function resettle(view: View, d: AimDecision, values: Values): Choice {
  const count = Math.max(d.min, Math.min(d.max, 3, spareShips(d.slots)));
  return {
    answer: { target: 0, ships: takeShips(d.slots, count, homesOf(view, d.seat, values), true) },
    why: because('resettles'),
  };
}

/** The planet of a system with the fewest ships of its defender, where a colony would be new. */
function weakestPlanet(view: View, defense: Seat, system: Seat): PlanetId {
  let best = -1;
  let least = Infinity;
  for (const planet of view.systems[system]) {
    const mine = view.planets[planet][view.seat] > 0 ? 10 : 0;
    const guarded = view.planets[planet][defense] + mine;
    if (guarded < least) [best, least] = [planet, guarded];
  }
  return best;
}

/** Against whom an encounter promises most. */
export function chooseOpponent(sizeUp: (course: Course) => Situation, view: View, d: ChoiceDecision): Choice {
  return bestOf(
    d.options.map((seat, i) => {
      const planet = weakestPlanet(view, seat as Seat, seat as Seat);
      const course = attackOn(view, seat as Seat, planet, 4);
      const situation = sizeUp(course);
      const liked = situation.scene.temper.meets(seat as Seat);
      const chance = promise(prospect(situation, course), view.seat) + liked;
      return { answer: i, chance, why: because('meets', { player: seat as Seat }) };
    }),
  );
}

/** DEST-6: another card. An attack on whoever lives at home, or a new home, brings no foreign colony: it was seen to cost a few chances in a hundred. */
export const ownColour = (d: ChoiceDecision): Choice => ({
  answer: d.options.indexOf('redraw'),
  why: because('redraws'),
});

/** TURN-3: goes on if an average encounter promises more than peace. */
export function goOn(sizeUp: (course: Course) => Situation, view: View, now: number): Choice {
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const spare = view.planets.reduce((sum, ships) => sum + Math.max(0, ships[view.seat] - 1), 0);
  if (spare === 0) return { answer: 0, why: because('rests') };
  let sum = 0;
  let wins = 0;
  for (const seat of others) {
    const course = attackOn(view, seat, weakestPlanet(view, seat, seat), Math.min(4, spare));
    const situation = sizeUp(course);
    const p = prospect(situation, course);
    sum += promise(p, view.seat) + situation.scene.temper.goesOn() + situation.skill.values.onwards;
    wins += offenseWins(p);
  }
  const chance = Math.round((100 * wins) / others.length);
  return bestOf([
    { answer: 0, chance: now, why: because('rests', { chance }) },
    { answer: 1, chance: sum / others.length, why: because('goes-on', { chance }) },
  ]);
}
