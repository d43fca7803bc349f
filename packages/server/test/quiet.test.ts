import { describe, expect, it } from 'vitest';
import { quietUntil } from '../src/notify/quiet.ts';

const at = (iso: string) => Date.parse(iso);
const night = { from: 22 * 60, until: 7 * 60 + 30, zone: 'Europe/Warsaw' };
const until = (iso: string, quiet = night) => {
  const over = quietUntil(quiet, at(iso));
  return over === null ? null : new Date(over).toISOString();
};

describe('quiet hours', () => {
  it('last over midnight, in the time of the person', () => {
    // In winter Warsaw is an hour ahead.
    expect(until('2030-01-10T20:59:59Z')).toBeNull();
    expect(until('2030-01-10T21:00:00Z')).toBe('2030-01-11T06:30:00.000Z');
    expect(until('2030-01-11T03:12:45.678Z')).toBe('2030-01-11T06:30:00.000Z');
    expect(until('2030-01-11T06:29:59Z')).toBe('2030-01-11T06:30:00.000Z');
    expect(until('2030-01-11T06:30:00Z')).toBeNull();
  });

  it('may lie within a day', () => {
    const noon = { from: 12 * 60, until: 14 * 60, zone: 'UTC' };
    expect(until('2030-01-10T11:59:00Z', noon)).toBeNull();
    expect(until('2030-01-10T12:00:00Z', noon)).toBe('2030-01-10T14:00:00.000Z');
    expect(until('2030-01-10T14:00:00Z', noon)).toBeNull();
  });

  it('follow the clocks of the zone', () => {
    expect(until('2030-07-10T20:00:00Z')).toBe('2030-07-11T05:30:00.000Z');
    // Clocks go forward that night: by then it is later than that, and no longer quiet.
    expect(until('2030-03-30T23:00:00Z')).toBe('2030-03-31T06:30:00.000Z');
    expect(until('2030-03-31T06:30:00Z')).toBeNull();
    // They go back: an hour too early, it is still quiet.
    expect(until('2030-10-26T22:00:00Z')).toBe('2030-10-27T05:30:00.000Z');
    expect(until('2030-10-27T05:30:00Z')).toBe('2030-10-27T06:30:00.000Z');
  });
});
