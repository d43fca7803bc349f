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

/** A phone, or a window as small as one: systems are rows, the question is a bottom sheet. Styles use the same query. */
export const useNarrow = (): boolean => useMedia('(max-width: 759px), (max-height: 519px)');
/** Too little room for the story beside the board and for the hand beside the question. */
const useTight = (): boolean => useMedia('(max-width: 1179px)');
/** So much room that the story stays open however many players there are. */
const useRoomy = (): boolean => useMedia('(min-width: 1720px)');
export const useCalm = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** How the table is laid out: everything beside everything, the hand above the question, or one column. */
export type Shape = 'wide' | 'middle' | 'phone';

export function useShape(): Shape {
  const narrow = useNarrow();
  const tight = useTight();
  return narrow ? 'phone' : tight ? 'middle' : 'wide';
}

/** From so many players on the board needs the room of the story. */
const MANY_PLAYERS = 6;

/** Whether story and talk are folded into a rail. */
export function useRail(players: number): boolean {
  const shape = useShape();
  const roomy = useRoomy();
  return shape === 'middle' || (shape === 'wide' && players >= MANY_PLAYERS && !roomy);
}
