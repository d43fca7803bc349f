/** Set-ups for games nobody plays by hand. */
import {
  ALIEN_SETS,
  COLOURS,
  coloursNeeded,
  getAlong,
  RULES,
  type AlienSet,
  type Colour,
  type Dice,
  type Setup,
} from '@cosmarium/engine';

export const STARTS = ['beginner', 'advanced'] as const;
export type Start = (typeof STARTS)[number];

export const coloursFor = (players: number): Colour[] => COLOURS.slice(0, players);

/** The aliens of these boxes. */
const aliensOf = (sets: readonly AlienSet[]): string[] =>
  Object.keys(RULES.aliens)
    .filter((id) => sets.some((set) => set === RULES.aliens[id].set))
    .sort();

/** Whether its sheet can lie face down (VAR-HID): one with set-up text cannot. */
export const canBeHidden = (id: string): boolean => RULES.aliens[id].alien.setup === undefined;

/** Whether it cannot be in a game without flares. */
export const needsFlares = (id: string): boolean => RULES.aliens[id].alien.needsFlares === true;

/** So many different aliens that get along, the wanted ones first; there are unused colours for those that need one. */
export function pickAliens(
  count: number,
  dice: Dice,
  wanted: readonly string[] = [],
  fits: (id: string) => boolean = () => true,
): string[] {
  const rest = aliensOf(ALIEN_SETS).filter((id) => !wanted.includes(id) && fits(id));
  const picked = [...wanted];
  while (picked.length < count && rest.length > 0) {
    const [id] = rest.splice(dice(rest.length), 1);
    if (coloursNeeded(RULES, [...picked, id]) > COLOURS.length - count) continue;
    if (picked.every((other) => getAlong(RULES, id, other))) picked.push(id);
  }
  return picked;
}

/** Game number `i` of a series: 3 to 5 players in rotation unless told; a combo is of the base game. */
export function seriesSetup(
  i: number,
  players: number | undefined,
  start: Start = 'advanced',
  sets: readonly AlienSet[] = ALIEN_SETS,
): Setup {
  return {
    players: coloursFor(players ?? 3 + (i % 3)).map((colour) => ({ colour })),
    start,
    flares: true,
    sets: start === 'advanced' ? [...sets] : ['base'],
  };
}
