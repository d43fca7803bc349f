/** Questions about technologies. Games played forward know none, so these are answered by rules of thumb. */
import {
  cardInfo,
  type Answer,
  type ChoiceDecision,
  type Decision,
  type Response,
  type View,
} from '@cosmarium/engine';
import { worth } from './cards.ts';

/** Ships that may stand idle before some of them are put to research. */
const IDLE = 7;
/** Of a technology that takes any number of ships, so many will do. */
const ENOUGH = 3;

/** The answer to a question about technologies; null for any other question. */
export function aboutTechnologies(view: View, d: Decision): Answer | null {
  switch (d.key) {
    case 'ask.technology.research':
      return research(view, d as ChoiceDecision);
    case 'ask.technology.instead':
      return 0;
    case 'ask.technology.keep':
      return dearest(d as ChoiceDecision);
    case 'omega-missile.planet':
      return elsewhere(view, d as ChoiceDecision);
    default:
      return null;
  }
}

function research(view: View, d: ChoiceDecision): number {
  const options = d.options as readonly (string | Response)[];
  const does = (ability: string) => (option: string | Response) =>
    typeof option !== 'string' && option.ability === ability;
  const own = view.players[d.seat].technologies;
  const lacking = ({ source }: Response) =>
    own.some(({ card, ships }) => card === source && ships < (cardInfo(source).value || ENOUGH));
  const complete = options.findIndex((one) => does('complete')(one) && !lacking(one as Response));
  if (complete >= 0) return complete;
  const idle = view.planets.reduce((sum, ships) => sum + Math.max(0, ships[d.seat] - 1), 0);
  if (idle < IDLE) return 0;
  return Math.max(
    0,
    options.findIndex((one) => does('research')(one) && lacking(one as Response)),
  );
}

function dearest({ options }: ChoiceDecision): number {
  const values = options.map((kind) => worth(kind as string));
  return values.indexOf(Math.max(...values));
}

/** Where this seat loses nothing. */
const elsewhere = (view: View, d: ChoiceDecision): number =>
  Math.max(
    0,
    d.options.findIndex(
      (planet) =>
        view.planets[planet as number][d.seat] === 0 && !view.systems[d.seat].includes(planet as number),
    ),
  );
