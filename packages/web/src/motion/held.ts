/** What the page may know and do about steps that wait. The table that is on the screen sets it. */
import { create } from 'zustand';

interface Held {
  held: boolean;
  waiting: number;
  /** Stands still, or goes on. */
  toggle: () => void;
  next: () => void;
}

const nothing = () => undefined;
export const NOT_HELD: Held = { held: false, waiting: 0, toggle: nothing, next: nothing };
export const useHeld = create<Held>(() => NOT_HELD);
