/** What the view says about one player in this encounter, ready to be shown. */
import {
  COLOURS,
  DEFENSE,
  OFFENSE,
  cardInfo,
  ownerIn,
  type CardType,
  type Colour,
  type Decision,
  type PlanetId,
  type Seat,
  type Seats,
  type Side,
  type View,
} from '@cosmarium/engine';
import type { TableOptions } from '@cosmarium/protocol';
import type { Sign, Token } from './tokens.tsx';

export interface Role {
  main: Side | null;
  ally: Side | null;
  /** Sides that have invited this player, who has not answered yet. */
  invited: readonly Side[];
}
const BYSTANDER: Role = { main: null, ally: null, invited: [] };
const SIDES: readonly Side[] = [OFFENSE, DEFENSE];

export function roleOf({ encounter }: View, seat: Seat): Role {
  if (encounter === null) return BYSTANDER;
  const { offense, defense, allies, invited, phase } = encounter;
  if (seat === offense) return { ...BYSTANDER, main: OFFENSE };
  if (seat === defense) return { ...BYSTANDER, main: DEFENSE };
  const bit = 1 << seat;
  const ally = SIDES.find((side) => (allies[side] & bit) !== 0) ?? null;
  const asked = ally === null && phase === 'alliance';
  return { main: null, ally, invited: asked ? SIDES.filter((side) => (invited[side] & bit) !== 0) : [] };
}

/** What this player is asked, as far as everybody may know. */
export function askedOf(view: View, seat: Seat): Decision['kind'] | null {
  if (seat === view.seat) return view.decisions[0]?.kind ?? null;
  for (const one of view.waiting) if ('seat' in one && one.seat === seat) return one.kind;
  return null;
}

export interface Tag {
  is: 'winner' | 'one' | 'offense' | 'defense' | 'ally' | 'deciding' | 'out' | 'turn' | 'away' | 'absent';
  side: Side | null;
}

/** One colony more and the game is won. */
export const oneToWin = ({ players, rules, stage }: View, seat: Seat): boolean =>
  stage !== 'over' && players[seat].foreign === rules.coloniesToWin - 1;

/** What everybody should know of a player first; `declined`: who stays out of this encounter. */
export function tagOf(view: View, seat: Seat, declined: Seats): Tag | null {
  if (view.winners.includes(seat)) return { is: 'winner', side: null };
  if (oneToWin(view, seat)) return { is: 'one', side: null };
  const { main, ally, invited } = roleOf(view, seat);
  if (main !== null) return { is: main === OFFENSE ? 'offense' : 'defense', side: main };
  if (ally !== null) return { is: 'ally', side: ally };
  if ((declined & (1 << seat)) !== 0) return { is: 'out', side: null };
  if (invited.length > 0 || askedOf(view, seat) !== null) return { is: 'deciding', side: null };
  return view.offense === seat && view.stage !== 'over' ? { is: 'turn', side: null } : null;
}

export const usedFlare = ({ encounter }: View, seat: Seat): boolean =>
  encounter !== null && (encounter.flaresBy & (1 << seat)) !== 0;

/** The colour of a planet that was discovered; null for one that has always been there. */
export const colourOf = ({ discovered }: View, planet: PlanetId): Colour | null =>
  discovered.find((one) => one.planet === planet)?.colour ?? null;

/** Tokens of technologies that lie beside a planet, and whose they are. */
export const tokensBeside = ({ players }: View, planet: PlanetId): { seat: Seat; card: string }[] =>
  players.flatMap(({ technologies }, seat) =>
    technologies.flatMap(({ card, token }) =>
      card !== null && token.includes(planet) ? [{ seat, card }] : [],
    ),
  );

/** Whole seconds that the clock of a decision runs, as the server sets it; 0 if it has none. */
export function clockOf(view: View, seat: Seat, clocks: TableOptions['clocks']): number {
  const kind = askedOf(view, seat);
  const secret = seat === view.seat && (view.decisions[0]?.secret ?? false);
  if (kind === 'offer') return clocks.deal;
  return secret ? clocks.response : clocks.decision;
}

/** Whether places of the board are what the decision asks for. */
export function asksForPlaces(decision: Decision | null): boolean {
  if (decision === null) return false;
  return decision.kind === 'planet' || 'slots' in decision;
}

export function asksForSeats(decision: Decision | null): boolean {
  return decision !== null && ['player', 'players', 'invite'].includes(decision.kind);
}

/** Whose ships stand on a planet and how many; the owner first. */
export function tokensOf({ planets, systems, players }: View, planet: PlanetId): Token[] {
  const owner = ownerIn(systems, planet);
  const seats = [owner, ...players.map((_, seat) => seat).filter((seat) => seat !== owner)];
  return seats.flatMap((seat) => {
    const count = planets[planet][seat];
    if (count === 0) return [];
    return [{ colour: players[seat].colour, count, special: signsAt(players[seat].special, planet) }];
  });
}

/** Ships at a place that are not like the others: one sign for each mark. */
function signsAt(ships: View['players'][number]['special'], at: PlanetId): Sign[] {
  const here = ships.filter((ship) => ship.at === at);
  const marks = [...new Set(here.flatMap((ship) => ship.marks))];
  return marks.map((mark) => {
    const marked = here.filter((ship) => ship.marks.includes(mark));
    return { mark, count: marked.length, ready: marked.some(({ up }) => up) };
  });
}

export interface Group {
  type: CardType;
  cards: { kind: string; count: number }[];
}

/** Discarded cards, by type and kind, what was discarded last first. */
export function newestFirst(discard: readonly string[]): Group[] {
  const groups = new Map<CardType, Map<string, number>>();
  for (const kind of discard.toReversed()) {
    const { type } = cardInfo(kind);
    const counts = groups.get(type) ?? new Map<string, number>();
    groups.set(type, counts.set(kind, (counts.get(kind) ?? 0) + 1));
  }
  return [...groups].map(([type, counts]) => ({
    type,
    cards: [...counts].map(([kind, count]) => ({ kind, count })),
  }));
}

/** Equal cards counted, in the order given. */
export function counted(kinds: readonly string[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** The colour a destiny card names; null if it names none. */
export const destinyColour = (card: string): Colour | null =>
  COLOURS.find((one) => card.startsWith(`destiny-${one}`)) ?? null;

/** Does a sheet of this player lie face down that this seat may look at? That is the own one. */
export const ownHidden = ({ players }: View, seat: Seat): boolean =>
  players[seat].sheets.some(({ faceDown, alien }) => faceDown && alien !== '');
