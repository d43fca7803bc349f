/** Answers that may have been given where nothing tells which. */
import {
  RULES,
  type Answer,
  type AnyAbility,
  type Decision,
  type Option,
  type Response,
  type SeenEvent,
} from '@cosmarium/engine';

const MOST_CANDIDATES = 12;

/** Answers worth a try where nothing tells, the likeliest first. */
export function candidatesFor(d: Decision, next: readonly SeenEvent[]): Answer[] {
  switch (d.kind) {
    case 'launch':
    case 'ally':
    case 'ships':
    case 'arrange':
      return [d.fallback];
    case 'offer':
      return d.acceptable ? [{ do: 'accept' }, { do: 'fail' }] : [{ do: 'fail' }];
    case 'cards':
    case 'players':
    case 'invite':
      return d.min > 1
        ? [d.fallback]
        : [d.fallback, ...d.options.map((_, i) => [i])].slice(0, MOST_CANDIDATES);
    case 'respond':
      if (next.length === 0 || COURSE.has(next[0].type)) return [d.fallback];
      return [...d.options.keys()].filter((i) => isQuiet(d.options[i])).slice(0, MOST_CANDIDATES);
    default: {
      const hinted = next.flatMap((event) =>
        [...d.options.keys()].filter((i) => speaks(event, d.options[i])),
      );
      return [...new Set([...hinted, d.fallback, ...d.options.keys()])].slice(0, MOST_CANDIDATES);
    }
  }
}

/** What is told of the course of an encounter itself, whoever responds or not. */
const COURSE = new Set<SeenEvent['type']>([
  'phase',
  'destiny.drawn',
  'defense',
  'aimed',
  'invited',
  'allied',
  'laid',
  'revealed',
  'reinforced',
  'totals',
  'outcome',
  'proposed',
  'deal',
  'rewards',
]);

/** Whether nothing need tell of it: to pass, and what is no use of a power or card. Whatever else is done is announced. */
function isQuiet(option: Option): boolean {
  const { from, source, ability } = option as Response;
  if (option === 'pass' || from === 'rule') return true;
  return from === 'power' && abilitiesOf(source).some(({ name, standing }) => name === ability && standing);
}

const abilitiesOf = (alien: string): readonly AnyAbility[] => RULES.aliens[alien]?.alien.abilities ?? [];

/** Whether what happened next names an option: a player, a planet, a card. */
const speaks = (next: SeenEvent, option: Option): boolean =>
  typeof option !== 'object' && new RegExp(`\\b${option}\\b`).test(JSON.stringify(Object.values(next)));
