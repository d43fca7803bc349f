import type { Doing } from './context.tsx';

export const DOING_NOTHING: Doing = {
  draft: null,
  decision: null,
  held: null,
  sent: null,
  agreed: null,
  refused: null,
  highlight: { places: [], seats: [] },
};
