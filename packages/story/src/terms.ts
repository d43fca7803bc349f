/** What a deal says, in words. */
import { granted, type Give, type Transfer } from '@cosmarium/engine';
import type { Names } from './names.ts';

function cardsInWords(names: Names, description: string, count: number): string {
  const [head, type] = description.split(':');
  if (head === 'random') return names.t('deal.random', { count });
  if (type === undefined) return names.t('deal.cards', { count, card: names.card(description) });
  return names.t(`deal.${head}`, {
    count,
    type: names.t(`type.${type}`).toLocaleLowerCase(names.words.lang),
  });
}

export function giveInWords(names: Names, give: Give): string {
  const parts = Object.entries(give.cards ?? {}).map(([description, count]) =>
    cardsInWords(names, description, count),
  );
  for (const planet of granted(give)) parts.push(names.t('deal.colony', { planet: names.place(planet) }));
  if (give.free !== undefined) parts.push(names.t('deal.free', { count: give.free }));
  return parts.length === 0 ? names.t('deal.nothing') : names.list(parts);
}

/** Who gives whom what, of those who give anything. */
export const transfersInWords = (names: Names, transfers: readonly Transfer[]): string =>
  transfers
    .filter(({ give }) => Object.keys(give).length > 0)
    .map(({ from, to, give }) =>
      names.t('deal.transfer', {
        from: names.whom(from),
        you: from === names.self ? 'yes' : 'no',
        to: names.whom(to),
        give: giveInWords(names, give),
      }),
    )
    .join('; ');
