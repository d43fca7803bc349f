/** What is known of a table that no server keeps. */
import type { Colour } from '@cosmarium/engine';
import { USUAL_OPTIONS, type SeatInfo, type TableInfo } from '@cosmarium/protocol';

/** The table as the server would describe it. `named`: what is known of the seats from elsewhere, in their order. */
export function localInfo(
  { players }: { players: readonly { colour: Colour }[] },
  named: readonly (Partial<SeatInfo> | undefined)[] = [],
): TableInfo {
  return {
    code: '',
    // Not 'running': there is nothing to pause, and nothing is to be answered by rules made for other tables.
    status: 'over',
    options: { ...USUAL_OPTIONS, players: players.length, pace: 'fast', away: 'wait' },
    host: -1,
    seats: players.map(({ colour }, seat) => ({
      colour,
      name: named[seat]?.name ?? null,
      level: named[seat]?.level ?? null,
      character: named[seat]?.character ?? null,
      present: true,
      away: false,
      standIn: null,
      longGone: false,
      wantsPause: false,
      wantsDraw: false,
      wantsBack: false,
      wantsBot: -1,
    })),
    spectators: 0,
    paused: false,
    commitment: '',
    secret: null,
    seed: null,
    pledges: [],
    chances: [],
    starting: false,
    next: null,
    notice: null,
  };
}
