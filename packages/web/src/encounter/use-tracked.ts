import { useState } from 'react';
import { useView } from '../table/context.tsx';
import { follow, NOTHING_TRACKED, type Tracked } from './tracked.ts';

export function useTracked(): Tracked {
  const view = useView();
  const [tracked, setTracked] = useState(() => follow(NOTHING_TRACKED, view));
  if (tracked.seen === view) return tracked;
  const next = follow(tracked, view);
  setTracked(next);
  return next;
}
