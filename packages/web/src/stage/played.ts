/** Cards that were played openly: each is worth a look of its own. */
import type { SeenEvent } from '@cosmarium/engine';

export type PlayEvent = Extract<SeenEvent, { type: 'card.played' | 'card.stopped' | 'reinforced' }>;

export interface Played {
  card: string;
  event: PlayEvent;
  /** It does nothing after all. */
  stopped: boolean;
}

const isPlay = (event: SeenEvent): event is PlayEvent =>
  event.type === 'card.played' || event.type === 'card.stopped' || event.type === 'reinforced';

/** In order; a card that is stopped at once is shown only as that. */
export function playedIn(events: readonly SeenEvent[]): Played[] {
  const shown: Played[] = [];
  for (const event of events.filter(isPlay))
    for (const card of event.cards ?? []) {
      const last = shown.at(-1);
      const stopped = event.type === 'card.stopped';
      if (stopped && last?.card === card && last.event.seat === event.seat) shown.pop();
      shown.push({ card, event, stopped });
    }
  return shown;
}
