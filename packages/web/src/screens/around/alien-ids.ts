import type { Words } from '@cosmarium/text';

const NAMED = /^alien\.([^.]+)\.name$/;

/** Every alien there are words for. */
export function alienIds({ keys }: Pick<Words, 'keys'>): string[] {
  return keys().flatMap((key) => NAMED.exec(key)?.[1] ?? []);
}
