/** Rings around what the coach speaks of. They lie above the table and let every touch through. */
import { useEffect, useState } from 'react';
import { useCalm } from '../ui/media.ts';
import type { Look } from './lessons.ts';
import styles from './ring.module.css';

const LOOK_AGAIN_MS = 200;
const MARGIN_PX = 6;

const selectorsOf = ({ places = [], seats = [], parts = [] }: Look): string[] => [
  ...places.map((place) => `[data-place="${place}"]`),
  ...seats.map((seat) => `[data-seat="${seat}"]`),
  ...parts.map((part) => `[data-coach="${part}"]`),
];

/** The first element of a selector that can be seen: narrow and wide tables have different ones. */
function visible(selector: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return element;
  }
  return null;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(2, left - MARGIN_PX);
  const y = Math.max(2, top - MARGIN_PX);
  return {
    left: x,
    top: y,
    width: Math.min(innerWidth - 2, right + MARGIN_PX) - x,
    height: Math.min(innerHeight - 2, bottom + MARGIN_PX) - y,
  };
}

export function Ring({ look }: { look: Look }) {
  const calm = useCalm();
  const [boxes, setBoxes] = useState<Box[]>([]);
  useEffect(() => {
    const measure = () =>
      setBoxes((before) => {
        const now = selectorsOf(look).flatMap((selector) => {
          const element = visible(selector);
          return element === null ? [] : [boxOf(element)];
        });
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    const first = selectorsOf(look)
      .map(visible)
      .find((element) => element !== null);
    first?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    measure();
    // The table moves by itself: ships land, sheets open. Nobody tells when.
    const timer = setInterval(measure, LOOK_AGAIN_MS);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [look, calm]);
  return (
    <div aria-hidden="true">
      {boxes.map((box, i) => (
        // oxlint-disable-next-line no-array-index-key -- a ring is nothing but its place
        <div key={i} className={styles.ring} style={box} />
      ))}
    </div>
  );
}
