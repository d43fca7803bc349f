/** What is looked at more closely; one thing at a time. */
import type { DeckName, PlanetId, Seat } from '@cosmarium/engine';
import { create } from 'zustand';

type Opened =
  | { is: 'seat'; seat: Seat }
  | { is: 'planet'; planet: PlanetId }
  | { is: 'deck'; deck: DeckName }
  | { is: 'discard' | 'destiny' | 'encounter' | 'menu' }
  /** To be read over the table; it is not left for that. */
  | { is: 'rules'; at: string }
  | { is: 'aliens'; alien: string | null }
  | { is: 'settings' | 'keys' }
  /** How the game ended, once it has been looked at. */
  | { is: 'result' }
  | null;

export const useOpened = create<{ opened: Opened }>(() => ({ opened: null }));
export const open = (opened: Opened): void => useOpened.setState({ opened });
