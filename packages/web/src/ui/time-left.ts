const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As a clock says it: 42, 3:03; and from an hour on as roughly as anybody wants to know. */
export function timeLeft(seconds: number, lang: string): string {
  if (seconds < MINUTE) return String(seconds);
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  const [unit, count] =
    seconds < DAY ? (['hour', seconds / HOUR] as const) : (['day', seconds / DAY] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(count),
  );
}
