/** People this browser does not want to hear, at any table. */
import { useMemo } from 'react';
import type { ChatLine } from '@cosmarium/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useTable } from '../table/context.tsx';

/** Those muted long ago are forgotten. */
const MOST = 100;

interface Muted {
  guests: readonly string[];
}
const useMuted = create<Muted>()(
  persist((): Muted => ({ guests: [] }), { name: 'cosmarium.muted', version: 1 }),
);

export function mute(guest: string): void {
  useMuted.setState(({ guests }) => ({
    guests: [guest, ...guests.filter((one) => one !== guest)].slice(0, MOST),
  }));
}
export function hearAgain(guest: string): void {
  useMuted.setState(({ guests }) => ({ guests: guests.filter((one) => one !== guest) }));
}

export const isMuted = ({ guest }: ChatLine): boolean => useMuted.getState().guests.includes(guest);

/** What was said, without those who are muted; and who of them has said something here. */
export function useHeard(): { heard: readonly ChatLine[]; unheard: readonly ChatLine[] } {
  const chat = useTable((state) => state.chat);
  const guests = useMuted((state) => state.guests);
  return useMemo(() => {
    const unheard = new Map<string, ChatLine>();
    for (const line of chat) if (guests.includes(line.guest)) unheard.set(line.guest, line);
    return { heard: chat.filter((line) => !unheard.has(line.guest)), unheard: [...unheard.values()] };
  }, [chat, guests]);
}
