/** How long something still takes, in words: in its two largest units, and never less than there is. */
const MINUTE_MS = 60_000;
const UNITS = [
  { name: 'days', minutes: 24 * 60 },
  { name: 'hours', minutes: 60 },
  { name: 'minutes', minutes: 1 },
] as const;

interface Words {
  t(key: string, values: { count: number }): string;
}

export function inWords(ms: number, words: Words): string {
  let left = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const parts: string[] = [];
  const first = UNITS.findIndex(({ minutes }) => left >= minutes);
  for (const { name, minutes } of UNITS.slice(first, first + 2)) {
    const count = Math.floor(left / minutes);
    left -= count * minutes;
    if (count > 0) parts.push(words.t(`web.time.${name}`, { count }));
  }
  return parts.join(' ');
}
