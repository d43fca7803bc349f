/** The two units of the table: `u` for everything that is drawn, `t` for everything that is read. Styles know them as --u and --t. */
import { createContext, use } from 'react';
import type { Shape } from './media.ts';

export interface Scale {
  u: number;
  t: number;
  /** So little height that panels are slim and leave out what a closer look tells. */
  low: boolean;
}

const LEAST = 0.64;
const MOST = 1.6;
/** Prose is never smaller than this share of its size on a desk. */
const LEAST_TEXT = 0.96;
const LOW = 0.9;
/** The window for which everything is drawn, by shape. */
const DRAWN_FOR = { wide: [1440, 900], middle: [1100, 900] } as const;
const PHONE: Scale = { u: 1, t: 1, low: true };

export function scaleOf(shape: Shape, width: number, height: number): Scale {
  if (shape === 'phone') return PHONE;
  const [w, h] = DRAWN_FOR[shape];
  const u = Math.min(Math.max(Math.min(width / w, height / h), LEAST), MOST);
  return { u, t: Math.max(u, LEAST_TEXT), low: u < LOW };
}

export const ScaleContext = createContext<Scale>(PHONE);
export const useScale = (): Scale => use(ScaleContext);
