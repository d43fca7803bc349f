/**
 * What is as it was stays the very same object. Most of a table stays as it was from one answer to the next, and whoever
 * compares two views of it stops at what is the same.
 */

/** What there was, if there was anything. */
export type Before<T> = T | null | undefined;

/** Of words, numbers, and parts that have been kept. */
export function keptList<T extends readonly unknown[]>(before: Before<T>, after: T): T {
  if (before === undefined || before === null || before.length !== after.length) return after;
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) return after;
  return before;
}

/** A record that always has the same keys. */
export function keptRecord<T extends object>(before: Before<T>, after: T): T {
  if (before === undefined || before === null) return after;
  for (const key in after) if (before[key] !== after[key]) return after;
  return before;
}

/** A record that may have other keys. */
export function keptEntries<T extends object>(before: Before<T>, after: T): T {
  if (before === undefined || before === null) return after;
  for (const key in before) if (!Object.hasOwn(after, key)) return after;
  return keptRecord(before, after);
}

/** A new list of new records, whose parts are words, numbers or kept. */
export function keptRecords<T extends object | null>(before: Before<readonly T[]>, after: T[]): T[] {
  if (before === undefined || before === null) return after;
  for (let i = 0; i < after.length; i++) {
    const one = after[i];
    if (one !== null) after[i] = keptEntries(before[i] as Before<T & object>, one);
  }
  return keptList(before as T[], after);
}
