/** Rings around what the coach speaks of. They lie above the table and let every touch through. */
import { useEffect, useState } from 'react';
import { useCalm } from '../ui/media.ts';
import type { Look, Part } from './lessons.ts';
import styles from './ring.module.css';

const LOOK_AGAIN_MS = 200;
/** The question comes with the lesson; only then it is known what it leaves room for. */
const QUESTION_OPENS_MS = 350;
const MARGIN_PX = 6;

/** Best first: a fight that is shown is what happens; on a phone there may be no more of it than a strip. */
const PARTS: Record<Part, readonly string[]> = {
  hand: ['[data-coach="hand"]'],
  encounter: ['[data-solid="duel"]', '[data-coach="encounter"] [data-kind-of]', '[data-coach="encounter"]'],
  result: ['[data-result]'],
  question: ['[data-coach="question"] [data-kind]'],
};

const selectorsOf = ({ places = [], seats = [], parts = [] }: Look): (readonly string[])[] => [
  ...places.map((place) => [`[data-place="${place}"]`]),
  ...seats.map((seat) => [`[data-seat="${seat}"]`]),
  ...parts.map((part) => PARTS[part]),
];

/** The first element that has a place on the screen: narrow and wide tables have different ones. */
function placed(selectors: readonly string[]): Element | null {
  for (const element of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return element;
  }
  return null;
}

/** Nothing lies over its middle: on a phone the question may. */
function uncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
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
        const now = selectorsOf(look).flatMap((selectors) => {
          const element = placed(selectors);
          return element === null || !uncovered(element) ? [] : [boxOf(element)];
        });
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    measure();
    const bring = setTimeout(() => {
      const first = selectorsOf(look)
        .map(placed)
        .find((element) => element !== null);
      if (first) first.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    }, QUESTION_OPENS_MS);
    // The table moves by itself: ships land, sheets open. Nobody tells when.
    const timer = setInterval(measure, LOOK_AGAIN_MS);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      clearTimeout(bring);
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [look, calm]);
  return (
    <div aria-hidden="true">
      {boxes.map((box, i) => (
        // oxlint-disable-next-line no-array-index-key -- a ring is nothing but its place
        <div key={i} className={styles.ring} data-ring style={box} />
      ))}
    </div>
  );
}
