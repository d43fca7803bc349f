/** Where in the rulebook the address points: /rules#phase-launch. */
import { useEffect, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
}

export const useHere = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1));

/** Brings that place into view, if it can be seen, also when it has only now appeared. */
export function useScrollTo(here: string, visible: boolean): void {
  useEffect(() => {
    if (visible && here !== '') document.getElementById(here)?.scrollIntoView();
  }, [here, visible]);
}
