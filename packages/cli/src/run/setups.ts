/** Set-ups for games nobody plays by hand. */
import {
  COLOURS,
  getAlong,
  MOST_PLAYERS,
  RULES,
  type Colour,
  type Dice,
  type Setup,
} from '@cosmarium/engine';

export const STARTS = ['beginner', 'advanced'] as const;
export type Start = (typeof STARTS)[number];

export const coloursFor = (players: number): Colour[] => COLOURS.slice(0, players);

/** Whether the alien can do anything yet. */
function isImplemented(id: string): boolean {
  const { abilities, flare } = RULES.aliens[id].alien;
  return abilities.length > 0 || flare.wild.length > 0 || flare.super.length > 0;
}

const MOST_DEALT = 2 * MOST_PLAYERS;

/** The aliens to deal from: those that can do something, if they are enough to deal two to everybody. */
function alienPool(): string[] {
  const all = Object.keys(RULES.aliens).sort();
  const able = all.filter(isImplemented);
  return able.length >= MOST_DEALT ? able : all;
}

/** Whether its sheet can lie face down (VAR-HID): one with set-up text cannot. */
export const canBeHidden = (id: string): boolean => RULES.aliens[id].alien.setup === undefined;

/** So many different aliens that get along, the wanted ones first. */
export function pickAliens(
  count: number,
  dice: Dice,
  wanted: readonly string[] = [],
  fits: (id: string) => boolean = () => true,
): string[] {
  const rest = alienPool().filter((id) => !wanted.includes(id) && fits(id));
  const picked = [...wanted];
  while (picked.length < count && rest.length > 0) {
    const [id] = rest.splice(dice(rest.length), 1);
    if (picked.every((other) => getAlong(RULES, id, other))) picked.push(id);
  }
  return picked;
}

/** Game number `i` of a series: 3 to 5 players in rotation unless told. */
export function seriesSetup(i: number, players: number | undefined, start: Start = 'advanced'): Setup {
  return {
    players: coloursFor(players ?? 3 + (i % 3)).map((colour) => ({ colour })),
    start,
    flares: true,
    ...(start === 'advanced' ? { aliens: alienPool() } : {}),
  };
}
