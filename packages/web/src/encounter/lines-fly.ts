/** Each line flies to its total from where it comes: from its ships, or from the card. */
import { useEffect, useRef, type RefObject } from 'react';
import type { FightView } from '@cosmarium/engine';
import { FACTOR } from '../motion/pace.ts';
import { useSettings } from '../settings.ts';
import { useView } from '../table/context.tsx';
import { useCalm } from '../ui/media.ts';
import { inDigits } from './ledger.tsx';
import { SIDES } from './sides.ts';
import styles from './fight.module.css';

const FLIGHT_MS = 260;

/** The middle of an element in the stage's own units: the stage may be drawn smaller as a whole. */
function middleOf(element: Element, stage: HTMLElement): { x: number; y: number } {
  const zoom = (stage as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const inside = element.getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  return {
    x: (inside.left + inside.width / 2 - around.left) / zoom,
    y: (inside.top + inside.height / 2 - around.top) / zoom,
  };
}

export function useLinesFly(
  stage: RefObject<HTMLElement | null>,
  fight: FightView | null,
  shown: number,
): void {
  const { players } = useView();
  const calm = useCalm();
  const factor = FACTOR[useSettings(({ speed }) => speed)];
  const before = useRef(shown);
  useEffect(() => {
    const grown = shown === before.current + 1;
    before.current = shown;
    const around = stage.current;
    if (!grown || calm || factor === 0 || fight === null || around === null) return;
    for (const side of SIDES) {
      const line = fight.ledger[side].at(shown - 1);
      const from =
        line === undefined
          ? null
          : (around.querySelector(`[data-rank="${side} ${line.by}"]`) ??
            around.querySelector(`[data-side="${side}"]`));
      const source = line?.key === 'line.card' ? around.querySelector(`[data-side="${side}"]`) : from;
      const to = around.querySelector(`[data-total="${side}"]`);
      if (line === undefined || source === null || to === null) continue;
      const [start, end] = [middleOf(source, around), middleOf(to, around)];
      const chip = document.createElement('span');
      chip.className = `${styles.flying} seat-${players[line.by]?.colour ?? 'none'}`;
      chip.ariaHidden = 'true';
      chip.textContent = line.value < 0 ? inDigits(line.value) : `+${line.value}`;
      around.append(chip);
      const at = ({ x, y }: typeof start, scale: number) =>
        `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
      const flight = chip.animate(
        [
          { transform: at(start, 0.7), opacity: 0.2 },
          { transform: at(start, 1), opacity: 1, offset: 0.2 },
          { transform: at(end, 1.1), opacity: 1, offset: 0.9 },
          { transform: at(end, 1.4), opacity: 0 },
        ],
        { duration: FLIGHT_MS * factor, easing: 'ease-in', fill: 'both' },
      );
      flight.finished.then(
        () => chip.remove(),
        () => chip.remove(),
      );
    }
    // The line itself never changes once it is counted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown]);
}
