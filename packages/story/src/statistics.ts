/** A whole game in numbers, from what everybody could see, and a few honours for those who stand out. */
import { standing, type Seat, type SeenEvent, type Side } from '@cosmarium/engine';

/** What a player did in a game. */
export interface Statistics {
  /** Encounters as offense and as defense that were fought out, and those of them that were won. */
  attacks: number;
  attacksWon: number;
  defenses: number;
  defensesWon: number;
  alliances: number;
  /** Alliances with the side that won. */
  alliancesWon: number;
  deals: number;
  /** Ships that went to the warp or out of the game. */
  shipsLost: number;
  coloniesGained: number;
  cardsDrawn: number;
  /** Artifacts, flares and reinforcements. */
  cardsPlayed: number;
  powersUsed: number;
  /** The highest total of an own encounter; null if there was none. */
  highest: number | null;
}
export const STATISTICS = [
  'attacks',
  'defenses',
  'alliances',
  'deals',
  'coloniesGained',
  'shipsLost',
  'cardsDrawn',
  'cardsPlayed',
  'powersUsed',
  'highest',
] as const satisfies readonly (keyof Statistics)[];

const nothing = (): Statistics => ({
  attacks: 0,
  attacksWon: 0,
  defenses: 0,
  defensesWon: 0,
  alliances: 0,
  alliancesWon: 0,
  deals: 0,
  shipsLost: 0,
  coloniesGained: 0,
  cardsDrawn: 0,
  cardsPlayed: 0,
  powersUsed: 0,
  highest: null,
});

/** The encounter that is being read. */
interface Fight {
  main: [Seat, Seat];
  allies: Map<Seat, Side>;
  totals: [number, number] | null;
}

export function statisticsOf(events: readonly SeenEvent[], players: number): Statistics[] {
  const all = Array.from({ length: players }, nothing);
  let fight: Fight = { main: [-1, -1], allies: new Map(), totals: null };
  for (const event of standing(events))
    switch (event.type) {
      case 'encounter':
        fight = { main: [event.seat, -1], allies: new Map(), totals: null };
        break;
      case 'defense':
        fight.main[1] = event.seat;
        break;
      case 'allied':
        if (event.side === -1) fight.allies.delete(event.seat);
        else fight.allies.set(event.seat, event.side);
        break;
      case 'alliance.cancelled':
        fight.allies.delete(event.seat);
        break;
      case 'totals':
        fight.totals = event.totals;
        break;
      case 'outcome':
        if (event.outcome.type === 'win') won(all, fight, event.outcome.side);
        else if (event.outcome.type === 'both-lose') fought(all, fight);
        break;
      case 'deal':
        if (event.made && !event.quashed) for (const seat of fight.main) all[seat].deals++;
        break;
      case 'ships.lost':
        all[event.seat].shipsLost += event.warped + event.removed;
        break;
      case 'colony.gained':
        all[event.seat].coloniesGained++;
        break;
      case 'cards.drawn':
        all[event.seat].cardsDrawn += event.count;
        break;
      case 'card.played':
      case 'reinforced':
        all[event.seat].cardsPlayed++;
        break;
      case 'power.used':
        all[event.seat].powersUsed++;
        break;
    }
  return all;
}

function fought(all: Statistics[], { main, allies, totals }: Fight): void {
  const [offense, defense] = main;
  all[offense].attacks++;
  all[defense].defenses++;
  for (const seat of allies.keys()) all[seat].alliances++;
  if (totals === null) return;
  for (const side of [0, 1] as const) {
    const one = all[main[side]];
    one.highest = Math.max(one.highest ?? -Infinity, totals[side]);
  }
}

function won(all: Statistics[], fight: Fight, side: Side): void {
  fought(all, fight);
  if (side === 0) all[fight.main[0]].attacksWon++;
  else all[fight.main[1]].defensesWon++;
  for (const [seat, joined] of fight.allies) if (joined === side) all[seat].alliancesWon++;
}

/** What somebody is remembered for. */
export interface Honour {
  id: 'conqueror' | 'fortress' | 'friend' | 'peacemaker' | 'giant' | 'martyr' | 'wizard' | 'sleeves';
  seat: Seat;
  value: number;
}

/** The deed, and how much of it is worth a word. */
const HONOURS: readonly [Honour['id'], (one: Statistics) => number, number][] = [
  ['conqueror', ({ attacksWon }) => attacksWon, 3],
  ['fortress', ({ defensesWon }) => defensesWon, 2],
  ['peacemaker', ({ deals }) => deals, 2],
  ['friend', ({ alliancesWon }) => alliancesWon, 3],
  ['giant', ({ highest }) => highest ?? 0, 30],
  ['wizard', ({ powersUsed }) => powersUsed, 5],
  ['sleeves', ({ cardsPlayed }) => cardsPlayed, 5],
  ['martyr', ({ shipsLost }) => shipsLost, 15],
];
const MOST_HONOURS = 4;

/** Only where one player is ahead of all others; nobody gets a second one while somebody else has none. */
export function honoursOf(all: readonly Statistics[]): Honour[] {
  const earned = HONOURS.flatMap(([id, deed, least]): Honour[] => {
    const values = all.map(deed);
    const value = Math.max(...values);
    const first = values.indexOf(value);
    return value >= least && values.lastIndexOf(value) === first ? [{ id, seat: first, value }] : [];
  });
  const firsts = earned.filter(({ seat }, i) => earned.findIndex((one) => one.seat === seat) === i);
  return [...firsts, ...earned.filter((one) => !firsts.includes(one))].slice(0, MOST_HONOURS);
}
