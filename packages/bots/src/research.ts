/** Questions about technologies. Games played forward end too soon for them, so these are answered by rules of thumb. */
import {
  ownerIn,
  type Answer,
  type ChoiceDecision,
  type Decision,
  type Response,
  type View,
} from '@cosmarium/engine';
import { isEncounterCard } from './cards.ts';
import { mostHarm } from './harm.ts';
import { shipsFor, worthCompleted } from './technologies.ts';

/** Ships that may stand idle before one of them is put to research: what stands there is missing elsewhere. */
export const IDLE = 7;

/** The answer to a question about technologies; null for any other question. `goesOn`: whether it would go on with another encounter. */
export function aboutTechnologies(view: View, d: Decision, goesOn: () => boolean): Answer | null {
  switch (d.key) {
    case 'ask.technology.research':
      return research(view, d as ChoiceDecision);
    case 'ask.technology.instead':
      return instead(d as ChoiceDecision, goesOn);
    case 'ask.technology.keep':
      return soonest(d as ChoiceDecision);
    case 'omega-missile.planet':
      return strike(view, d as ChoiceDecision);
    default:
      return null;
  }
}

/** TECH-4: a further encounter that promises something, else a technology: nothing is had for nothing. */
function instead({ options }: ChoiceDecision, goesOn: () => boolean): number {
  const encounter = options.indexOf('encounter');
  return encounter >= 0 && goesOn() ? encounter : options.indexOf('technology');
}

type Deed = string | Response;
const isDeed = (ability: string) => (one: Deed) => typeof one !== 'string' && one.ability === ability;

function research(view: View, d: ChoiceDecision): number {
  const options = d.options as readonly Deed[];
  const own = view.players[d.seat].technologies;
  /** Ships that are still needed, of the most that is any use. */
  const lacking = ({ source }: Response) => {
    const ships = own.filter(({ card }) => card === source).map((one) => one.ships);
    return shipsFor(source) - Math.min(...ships);
  };
  const complete = options.findIndex(
    (one) => isDeed('complete')(one) && lacking(one as Response) <= 0 && !costsTheTurn(view, one as Response),
  );
  if (complete >= 0) return complete;
  const idle = view.planets.reduce((sum, ships) => sum + Math.max(0, ships[d.seat] - 1), 0);
  if (idle < IDLE) return 0;
  // What comes soonest for what it is worth.
  const promise = (one: Deed) => worthCompleted((one as Response).source) / lacking(one as Response);
  let best = 0;
  options.forEach((one, i) => {
    if (!isDeed('research')(one) || lacking(one as Response) <= 0) return;
    if (best === 0 || promise(one) > promise(options[best])) best = i;
  });
  return best;
}

/** PLAN-1: stored away, the last encounter card of the offense would end its turn. */
const costsTheTurn = ({ seat, offense, players }: View, { source }: Response): boolean =>
  source === 'quark-battery' && seat === offense && players[seat].hand.filter(isEncounterCard).length === 1;

/**
 * The one that takes fewest ships, the dearer one of equals. What is worth more takes longer, and was not seen to win more games: the
 * ships are missing meanwhile.
 */
function soonest({ options }: ChoiceDecision): number {
  const scores = (options as readonly string[]).map((kind) => worthCompleted(kind) / 10 - shipsFor(kind));
  return scores.indexOf(Math.max(...scores));
}

/** The planet whose loss harms rivals most. */
const strike = (view: View, d: ChoiceDecision): number =>
  mostHarm(d, {
    ships: (planet) => view.planets[planet],
    owner: (planet) => ownerIn(view.systems, planet),
    foreign: (seat) => view.players[seat].foreign,
  });
