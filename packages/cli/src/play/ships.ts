/** Ships as they are typed: "red-1=2 red-3=1", "r1=2", "red-1/flagship", or only how many. */
import type { Slot, View } from '@cosmarium/engine';
import type { Names } from '../names.ts';
import { Misread } from './dialog.ts';
import { spread } from '@cosmarium/story';

/** "2", or "1–4". */
export const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

export function slotsText(slots: readonly Slot[], names: Names): string {
  const text = ({ at, ship, max }: Slot) =>
    ship === undefined
      ? `${names.place(at)} 0–${max}`
      : `${names.place(at)}/${ship} (${names.ship(ship)}) 0–${max}`;
  return slots.map(text).join('   ');
}

/** What a slot is called when it is typed: the place, and the class of ships if they are not ordinary ones. */
const words = ({ at, ship }: Slot, names: Names): string[] =>
  names.placeWords(at).map((place) => (ship === undefined ? place : `${place}/${ship}`));

/** Counts as they could have been typed. */
export function countsText(slots: readonly Slot[], counts: readonly number[], names: Names): string {
  const parts = slots.flatMap((slot, i) => (counts[i] > 0 ? [`${words(slot, names)[0]}=${counts[i]}`] : []));
  return parts.length === 0 ? '0' : parts.join(' ');
}

function slotOf(slots: readonly Slot[], word: string, names: Names): number {
  const i = slots.findIndex((slot) => words(slot, names).includes(word));
  if (i < 0) throw new Misread(names.t('cli.play.no-slot', { word }));
  return i;
}

/** One count per slot. Without any word: as few as possible. */
export function readShips(
  typed: readonly string[],
  question: { slots: readonly Slot[]; min: number; max: number },
  view: View,
  names: Names,
): number[] {
  const { slots, min, max } = question;
  if (typed.length === 0) return spread(slots, view, min);
  if (typed.length === 1 && /^\d+$/.test(typed[0]))
    return checked(spread(slots, view, Number(typed[0])), Number(typed[0]));
  const counts = slots.map(() => 0);
  for (const word of typed) {
    const match = /^(.+?)(?:[=:](\d+))?$/.exec(word.toLocaleLowerCase(names.words.lang))!;
    const i = slotOf(slots, match[1], names);
    counts[i] = match[2] === undefined ? slots[i].max : Number(match[2]);
    if (counts[i] > slots[i].max)
      throw new Misread(names.t('cli.play.too-many', { place: names.place(slots[i].at), max: slots[i].max }));
  }
  const sum = counts.reduce((all, count) => all + count, 0);
  return checked(counts, sum);

  function checked(chosen: number[], wanted: number): number[] {
    if (wanted < min || wanted > max)
      throw new Misread(names.t('cli.play.ships-needed', { range: range(min, max), given: wanted }));
    return chosen;
  }
}
