/** Anything with a name explains itself: on hover, on focus, on tap. One bubble serves the whole page. */
import type { ReactNode } from 'react';
import { create } from 'zustand';
import styles from './explain.module.css';

export type Topic = { alien: string } | { card: string };

interface Shown {
  topic: Topic | null;
  by: Element | null;
  /** Stays until something else is touched. */
  pinned: boolean;
}
/** For the bubble. */
export const useShown = create<Shown>(() => ({ topic: null, by: null, pinned: false }));
/** What it explained may be gone, or have changed. */
export const explainNothing = () => useShown.setState({ topic: null, by: null, pinned: false });

/** Handlers that make an element explain a topic without being a button of its own. */
export function explains(topic: Topic) {
  const show = (by: Element, pinned: boolean) => useShown.setState({ topic, by, pinned });
  return {
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse' && !useShown.getState().pinned) show(event.currentTarget, false);
    },
    onPointerLeave: () => {
      if (!useShown.getState().pinned) explainNothing();
    },
    onFocus: (event: React.FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, false);
    },
    onBlur: explainNothing,
  };
}

/** For what does something else when it is touched: explains until something else is touched. */
export function explainNow(topic: Topic, by: Element): void {
  useShown.setState({ topic, by, pinned: true });
}

/** A name in running text. */
export function Explain({ topic, children }: { topic: Topic; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.name}
      {...explains(topic)}
      onClick={(event) => {
        event.stopPropagation();
        const { pinned, by } = useShown.getState();
        if (pinned && by === event.currentTarget) explainNothing();
        else useShown.setState({ topic, by: event.currentTarget, pinned: true });
      }}
    >
      {children}
    </button>
  );
}
