/** The encounter as it is seen, before and by whom. */
import { forecast } from '../forecast.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Aside, Beside, Encounter, GameState, Laid, Seat, Seats, Side } from '../state/types.ts';
import { sortedKinds } from './cards.ts';
import { SPECTATOR, type AsideView, type EncounterView, type Scene } from './types.ts';

const laidView = (s: GameState, laid: Laid | null, bit: Seats) =>
  laid === null ? null : { card: laid.up || laid.seen & bit ? s.kinds[laid.card] : null, up: laid.up };

const asideView = (s: GameState, { seat, source, cards }: Aside, eyes: Seat): AsideView => ({
  seat,
  source,
  count: cards.length,
  cards: seat === eyes ? sortedKinds(s, cards) : null,
});

/** A rule that a flare brings along has not been announced by anybody; that it is there would tell of the card. */
function isPrinted({ aliens }: Rulebook, source: string, name: string): boolean {
  const rules = aliens[source]?.alien;
  return rules?.flare.opening === name || rules?.alternateFlare?.opening === name;
}
const besideView = (s: GameState, one: Beside, bit: Seats) => ({
  seat: one.from.seat,
  as: one.as,
  ...laidView(s, one, bit)!,
});

/** As a spectator sees it. */
export function encounterView(g: Scene, e: Encounter): EncounterView {
  const { s } = g;
  return {
    number: e.number,
    extra: e.extra,
    phase: e.phase,
    offense: e.offense,
    defense: e.defense,
    planet: e.planet,
    destiny: e.destiny,
    hazard: e.hazard,
    gate: e.gate.slice(),
    aid: e.aid.slice(),
    transit: e.transit.slice(),
    invited: [e.invited[0], e.invited[1]],
    allies: [e.allies[0], e.allies[1]],
    laid: e.laid.map((laid) => laidView(s, laid, 0)),
    beside: e.beside.map((one) => besideView(s, one, 0)),
    faces: e.faces.map((face) => (face === null ? null : { ...face })),
    forecast: forecast(g),
    outcome: e.outcome,
    reinforcements: e.table
      .filter((entry) => entry.reinforces >= 0)
      .map((entry) => ({ card: s.kinds[entry.card], by: entry.by, side: entry.reinforces as Side })),
    table: e.table.filter((entry) => entry.reinforces < 0).map((entry) => s.kinds[entry.card]),
    aside: e.aside.map((one) => asideView(s, one, SPECTATOR)),
    flaresBy: e.flaresBy,
    announced: e.lasting
      .filter(({ source, name }) => !isPrinted(g.rules, source, name))
      .map(({ source, name, by, data }) => ({ source, name, by, holders: (data.seats ?? 0) as Seats })),
  };
}

/** What this seat sees of it besides. */
export function ownEncounter({ s }: Scene, eyes: Seat, everybody: EncounterView): EncounterView {
  const { laid, beside, aside } = s.encounter!;
  const bit = 1 << eyes;
  const sees = (one: Laid | null) => one !== null && !one.up && (one.seen & bit) !== 0;
  if (!laid.some(sees) && !beside.some(sees) && !aside.some(({ seat }) => seat === eyes)) return everybody;
  return {
    ...everybody,
    laid: laid.map((one) => laidView(s, one, bit)),
    beside: beside.map((one) => besideView(s, one, bit)),
    aside: aside.map((one) => asideView(s, one, eyes)),
  };
}
