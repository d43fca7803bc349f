import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** A phone, or a window as narrow as one: systems are rows, the question is a bottom sheet. */
export const useNarrow = (): boolean => useMedia('(max-width: 900px)');
export const useCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
