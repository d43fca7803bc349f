/** Lines appear one after the other. What was there when the page came stays as it is. */
import { useEffect, useState } from 'react';
import { FACTOR } from '../motion/pace.ts';
import { useSettings } from '../settings.ts';

const FLIP_MS = 650;
const LINE_MS = 280;

export function useCountUp(length: number): number {
  const [shown, setShown] = useState(length);
  const factor = FACTOR[useSettings((settings) => settings.speed)];
  useEffect(() => {
    if (shown === length) return;
    const wait = shown === 0 ? FLIP_MS : LINE_MS;
    const timer = setTimeout(() => setShown((now) => (now > length ? 0 : now + 1)), wait * factor);
    return () => clearTimeout(timer);
  }, [shown, length, factor]);
  return Math.min(shown, length);
}
