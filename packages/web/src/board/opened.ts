/** What is looked at more closely; one thing at a time. */
import type { Seat } from '@cosmarium/engine';
import { create } from 'zustand';

type Opened = { is: 'seat'; seat: Seat } | { is: 'discard' | 'destiny' | 'menu' } | null;

export const useOpened = create<{ opened: Opened }>(() => ({ opened: null }));
export const open = (opened: Opened): void => useOpened.setState({ opened });
