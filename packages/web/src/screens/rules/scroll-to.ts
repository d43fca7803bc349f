import { useEffect } from 'react';

/** Brings a place of the rulebook into view, if it can be seen, also when it has only now appeared. */
export function useScrollTo(here: string, visible: boolean): void {
  useEffect(() => {
    if (visible && here !== '') document.getElementById(here)?.scrollIntoView();
  }, [here, visible]);
}
