/** Quiet hours, in the time zone of the person. */
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export interface Quiet {
  /** Minutes of the day. */
  from: number;
  until: number;
  zone: string;
}

function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  return part('hour') * 60 + part('minute');
}

/**
 * When they are over; null if they are not now. Where clocks are changed meanwhile this is an hour off: whoever waits
 * for it asks again.
 */
export function quietUntil({ from, until, zone }: Quiet, now: number): number | null {
  const minute = minuteIn(zone, now);
  const within = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!within) return null;
  const left = (until - minute + DAY_MINUTES) % DAY_MINUTES;
  return now - (now % MINUTE_MS) + left * MINUTE_MS;
}
