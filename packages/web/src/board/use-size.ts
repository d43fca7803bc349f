import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './oval.ts';

/** The size of an element, kept up to date; null before it is on the page. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setSize({ width: measured.clientWidth, height: measured.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
