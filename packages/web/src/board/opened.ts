/** What is looked at more closely; one thing at a time. */
import type { PlanetId, Seat } from '@cosmarium/engine';
import { create } from 'zustand';

type Opened =
  | { is: 'seat'; seat: Seat }
  | { is: 'planet'; planet: PlanetId }
  | { is: 'discard' | 'destiny' | 'encounter' | 'menu' }
  | null;

export const useOpened = create<{ opened: Opened }>(() => ({ opened: null }));
export const open = (opened: Opened): void => useOpened.setState({ opened });
