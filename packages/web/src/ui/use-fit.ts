import { useLayoutEffect, useRef, type RefObject } from 'react';

const SIZES = [1, 0.92, 0.85, 0.78];

/** Words that do not fit into their place become smaller, as far as they can still be read: `--fit` says by how much. */
export function useFit<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  // After every change of what it says.
  useLayoutEffect(() => {
    if (element.current !== null) fit(element.current);
  });
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return;
    const observer = new ResizeObserver(() => fit(place));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return element;
}

function fit(place: HTMLElement): void {
  for (const size of SIZES) {
    place.style.setProperty('--fit', String(size));
    if (place.scrollHeight <= place.clientHeight) return;
  }
}
