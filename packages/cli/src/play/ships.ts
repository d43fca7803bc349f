/** Ships as they are typed: "red-1=2 red-3=1", "r1=2", or only how many. */
import type { Slot, View } from '@cosmarium/engine';
import type { Names } from '../names.ts';
import { Misread } from './dialog.ts';
import { spread } from '@cosmarium/story';

/** "2", or "1–4". */
export const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

export function slotsText(slots: readonly Slot[], names: Names): string {
  return slots.map((slot) => `${names.place(slot.at)} 0–${slot.max}`).join('   ');
}

/** Counts as they could have been typed. */
export function countsText(slots: readonly Slot[], counts: readonly number[], names: Names): string {
  const parts = slots.flatMap((slot, i) =>
    counts[i] > 0 ? [`${names.placeWords(slot.at)[0]}=${counts[i]}`] : [],
  );
  return parts.length === 0 ? '0' : parts.join(' ');
}

function slotOf(slots: readonly Slot[], word: string, names: Names): number {
  const i = slots.findIndex((slot) => names.placeWords(slot.at).includes(word));
  if (i < 0) throw new Misread(names.t('cli.play.no-slot', { word }));
  return i;
}

/** One count per slot. Without any word: as few as possible. */
export function readShips(
  words: readonly string[],
  question: { slots: readonly Slot[]; min: number; max: number },
  view: View,
  names: Names,
): number[] {
  const { slots, min, max } = question;
  if (words.length === 0) return spread(slots, view, min);
  if (words.length === 1 && /^\d+$/.test(words[0]))
    return checked(spread(slots, view, Number(words[0])), Number(words[0]));
  const counts = slots.map(() => 0);
  for (const word of words) {
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
