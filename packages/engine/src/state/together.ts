/** SETUP-10: which aliens may be in one game. */
import type { Rulebook } from '../rulebook.ts';

type Rules = Pick<Rulebook, 'aliens'>;

export const getAlong = ({ aliens }: Rules, one: string, other: string): boolean =>
  !aliens[one].alien.excludes?.includes(other) && !aliens[other].alien.excludes?.includes(one);

/** RUL-26: how many of these need pieces of a colour that nobody plays. */
export const coloursNeeded = ({ aliens }: Rules, these: readonly string[]): number =>
  these.filter((id) => aliens[id].alien.needsColour).length;

/**
 * These and further ones of the others in their order, so many in all, none of which excludes another, with a colour that
 * nobody plays for each that needs one; null if there are none such.
 */
export function together(
  rules: Rules,
  these: readonly string[],
  others: readonly string[],
  count: number,
  colours: number,
): string[] | null {
  if (coloursNeeded(rules, these) > colours) return null;
  if (these.length >= count) return these.slice();
  for (let i = 0; others.length - i >= count - these.length; i++) {
    const next = others[i];
    if (!these.every((one) => getAlong(rules, one, next))) continue;
    const all = together(rules, [...these, next], others.slice(i + 1), count, colours);
    if (all !== null) return all;
  }
  return null;
}
