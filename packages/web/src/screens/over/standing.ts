/** How a game ended, from what everybody may see. */
import type { SeenEvent, Seat, View } from '@cosmarium/engine';

export interface Standing {
  seat: Seat;
  won: boolean;
  aliens: string[];
  foreign: number;
  homes: number;
  warp: number;
}

/** Winners first, then by foreign colonies, then by ships kept out of the warp. */
export function standings({ players, winners }: Pick<View, 'players' | 'winners'>): Standing[] {
  return players
    .map(({ sheets, foreign, homes, warp }, seat) => ({
      seat,
      won: winners.includes(seat),
      aliens: sheets.map(({ alien }) => alien),
      foreign,
      homes,
      warp,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.foreign - a.foreign || a.warp - b.warp);
}

/** The key of the reason for the end, '' if none was given. */
export function endedBy(events: readonly SeenEvent[]): string {
  return events.findLast((event) => event.type === 'won' || event.type === 'drawn')?.key ?? '';
}

/** The key of the headline; {who} are the winners, without the reader. */
export function headline(winners: readonly Seat[], me: Seat): { key: string; who: readonly Seat[] } {
  const others = winners.filter((seat) => seat !== me);
  const together = winners.length > 1 ? '-together' : '';
  if (winners.length === 0) return { key: 'web.over.draw', who: [] };
  if (others.length < winners.length) return { key: `web.over.you-won${together}`, who: others };
  return { key: `web.over.won${together}`, who: winners };
}
