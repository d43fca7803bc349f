/** A place of the board that can be touched: one more ship, all of them (shift, long press), one fewer (right click, minus). */
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Place } from '@cosmarium/engine';
import { useDecision, useDraft, usePlaceMark, useTouch } from '../play/choosing.ts';
import { emptied, takesShips, type Mark } from '../play/draft.ts';
import { useTable, useView } from '../table/context.tsx';
import { asksForPlaces } from './facts.ts';

const LONG_PRESS_MS = 450;

export interface PlaceState {
  mark: Mark;
  /** Places are asked for, and this is none of them. */
  shut: boolean;
  /** Somebody speaks of it. */
  pulse: boolean;
  /** With what is chosen now, the colony would be given up. */
  abandons: boolean;
  /** The ships that are chosen leave; otherwise they come. */
  takes: boolean;
}

export function usePlaceState(place: Place): PlaceState {
  const mark = usePlaceMark(place);
  const decision = useDecision();
  const draft = useDraft();
  const view = useView();
  const pulse = useTable(({ highlight }) => highlight.places.includes(place));
  const abandons = decision !== null && draft !== null && emptied(decision, draft, view).includes(place);
  const takes = decision !== null && 'slots' in decision && takesShips(decision, view);
  return { mark, shut: asksForPlaces(decision) && !mark.open, pulse, abandons, takes };
}

/** `idle`: what a touch does while nothing is asked of this place. */
export function usePlaceTouch(place: Place, { open, ships }: Mark, idle?: () => void) {
  const touch = useTouch();
  const press = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; done: boolean; touch: boolean }>({
    timer: undefined,
    done: false,
    touch: false,
  });
  const letGo = () => clearTimeout(press.current.timer);
  return {
    onClick: (event: MouseEvent) => {
      // The click that ends a long press has had its effect already.
      if (press.current.done) {
        press.current.done = false;
        return;
      }
      if (open) touch.place(place, event.shiftKey);
      else idle?.();
    },
    onContextMenu: (event: MouseEvent) => {
      if (!open) return;
      event.preventDefault();
      if (!press.current.touch) touch.lessAt(place);
    },
    onPointerDown: (event: PointerEvent) => {
      press.current.done = false;
      press.current.touch = event.pointerType !== 'mouse';
      if (!open || ships === null || !press.current.touch) return;
      press.current.timer = setTimeout(() => {
        press.current.done = true;
        touch.place(place, true);
      }, LONG_PRESS_MS);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || (event.key !== '-' && event.key !== 'Backspace')) return;
      touch.lessAt(place);
      event.stopPropagation();
    },
  };
}
