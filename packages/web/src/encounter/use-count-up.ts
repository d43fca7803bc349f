/** Lines appear one after the other. What was there when the page came stays as it is. */
import { useEffect, useState } from 'react';
import { FACTOR } from '../motion/pace.ts';
import { useSettings } from '../settings.ts';

const LINE_MS = 320;

/** `beats`: how long each line waits for the one before it. */
export function useCountUp(length: number, beats: readonly number[] = []): number {
  const [shown, setShown] = useState(length);
  const factor = FACTOR[useSettings((settings) => settings.speed)];
  const wait = beats[shown] ?? LINE_MS;
  useEffect(() => {
    if (shown === length) return;
    const timer = setTimeout(() => setShown((now) => (now > length ? 0 : now + 1)), wait * factor);
    return () => clearTimeout(timer);
  }, [shown, length, wait, factor]);
  return Math.min(shown, length);
}
