import type { Words } from '@cosmarium/text';

/** A name for somebody who has not chosen one. `chance` is from 0 to 1. */
export function madeUpName({ t }: Pick<Words, 't'>, chance: () => number = Math.random): string {
  const words = t('web.you.made-up')
    .split(',')
    .map((word) => word.trim());
  return t('web.you.made-up.number', {
    word: words[Math.floor(chance() * words.length)],
    number: 2 + Math.floor(chance() * 98),
  });
}
