/** What a person prefers, kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Lang } from '@cosmarium/text';

export type Speed = 'calm' | 'normal' | 'brisk' | 'off';

export interface Settings {
  /** null: as the browser says. */
  lang: Lang | null;
  /** How fast things move; `off` shows only where they end. */
  speed: Speed;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** A notification when the table waits for me and I look elsewhere. */
  notify: boolean;
  /** The server tells this browser that a table waits for me, also while the page is closed. */
  push: boolean;
  /** Ask also for reinforcements that nothing would count. */
  askIdle: boolean;
  /** Two seconds in which what cannot be undone can be taken back. */
  takeBack: boolean;
  /** Ask at every chance about what can be used at any time; otherwise it is used when it is kept ready. */
  askAnyTime: boolean;
  /** What the guest is called; '' until they chose a name. */
  name: string;
  /** Has been through the tutorial, or has waved it away. */
  learnt: boolean;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      lang: null,
      speed: 'normal',
      sound: !isPhone(),
      volume: 0.5,
      notify: false,
      push: false,
      askIdle: false,
      takeBack: true,
      askAnyTime: false,
      name: '',
      learnt: false,
    }),
    { name: 'cosmarium.settings', version: 1 },
  ),
);

export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
};

/** What each device has for itself: the browser of each is asked by itself. */
const OWN: readonly string[] = ['notify', 'push'];

/** What goes along to another device. */
export const settingsToGo = (): Partial<Settings> =>
  Object.fromEntries(Object.entries(useSettings.getState()).filter(([key]) => !OWN.includes(key)));

/** Takes over what came from another device, as far as this page knows it. */
export function adoptSettings(given: Readonly<Record<string, unknown>>): void {
  const known = Object.entries(useSettings.getState()).filter(
    ([key, value]) =>
      !OWN.includes(key) && (key === 'lang' ? isLang(given[key]) : typeof given[key] === typeof value),
  );
  setSettings(Object.fromEntries(known.map(([key]) => [key, given[key]])));
}

const isLang = (word: unknown): boolean => word === null || ['en', 'uk', 'ru', 'pl'].includes(word as string);

/** Whether the browser shows notifications of this page. */
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';
