/** What one seat (or a spectator) may see. Everything is hidden unless a line here, or beside it, shows it; cards go by kind. */
import type { Decision, OfferDecision } from '../decisions.ts';
import { fleetSize, fleetsOn, isAdrift, numberedIn } from '../state/planets.ts';
import type { GameState, Seat } from '../state/types.ts';
import { anyTime } from '../timing/anytime.ts';
import { flaresInPlay, sortedKinds } from './cards.ts';
import { encounterView, ownEncounter } from './encounter.ts';
import { fightView } from './fight.ts';
import { knownPlayer, ownPlayer, publicPlayer } from './players.ts';
import { SPECTATOR, type Scene, type Talks, type View, type Waiting } from './types.ts';

/** The table at one moment, to be looked at later. Nobody is asked anything; somebody may be about to respond. */
export class Still {
  private readonly views: View[];

  constructor(
    { rules, s }: Pick<Scene, 'rules' | 's'>,
    /** Events before it. */
    readonly events: number,
  ) {
    const everybody = [SPECTATOR, ...s.players.keys()];
    const waiting: Waiting[] = [{ responses: true }];
    this.views = viewsOf({ rules, s, pending: () => [] }, everybody).map((view) => ({ ...view, waiting }));
  }

  view(seat: Seat): View {
    return this.views[seat + 1];
  }

  get everybody(): View {
    return this.view(SPECTATOR);
  }
}

/**
 * The views of several seats at one moment. What everybody sees is made once and shared; nothing in them changes when the
 * game goes on.
 */
export function viewsOf(g: Scene, seats: readonly Seat[]): View[] {
  const everybody = publicView(g);
  return seats.map((seat) => (seat === SPECTATOR ? everybody : withOwnEyes(g, seat, everybody)));
}

type Chart = Pick<View, 'systems' | 'adrift' | 'discovered'>;

const charts = new WeakMap<GameState['planets'], Chart>();

/** What the planets are, whatever is on them. Their list is never changed in place: views share this until there is another. */
function chartOf(s: GameState): Chart {
  let chart = charts.get(s.planets);
  if (chart === undefined) {
    chart = {
      systems: s.players.map((_, owner) => numberedIn(s, owner)),
      adrift: [...s.planets.keys()].filter((planet) => isAdrift(s, planet)),
      discovered: s.planets.flatMap(({ colour }, planet) =>
        colour === undefined ? [] : [{ planet, colour }],
      ),
    };
    charts.set(s.planets, chart);
  }
  return chart;
}

interface Fleets {
  ships: readonly number[];
  planets: number[][];
}
const fleets = new WeakMap<GameState, Fleets>();

/** What is on the planets. Ships stay where they are at most answers, and on most planets at all others. */
function planetsView(s: GameState): number[][] {
  const before = fleets.get(s);
  const same = (ship: number, i: number) => ship === before!.ships[i];
  if (before?.ships.length === s.ships.length && s.ships.every(same)) return before.planets;
  const planets = s.planets.map((_, planet) => {
    const now = fleetsOn(s, planet);
    const was = before?.planets[planet];
    return was?.length === now.length && was.every((ships, seat) => ships === now[seat]) ? was : now;
  });
  fleets.set(s, { ships: s.ships.slice(), planets });
  return planets;
}

const orders = new WeakMap<readonly string[], readonly string[]>();

/** In an order that tells nothing of how they were dealt. */
function inOrder(pool: readonly string[]): readonly string[] {
  let order = orders.get(pool);
  if (order === undefined) orders.set(pool, (order = pool.toSorted()));
  return order;
}

/** What a spectator sees. */
function publicView(g: Scene): View {
  const s = g.s;
  const chart = chartOf(s);
  return {
    seat: SPECTATOR,
    rules: {
      coloniesToWin: s.options.coloniesToWin,
      homesForPower: s.options.homesForPower,
      fleet: fleetSize(s),
      flares: flaresInPlay(s),
      specialShips: s.options.specialShips,
      aliens: inOrder(s.pool),
      variants: s.options.variants,
    },
    stage: s.stage,
    turn: s.turn,
    turnEncounters: s.turnEncounters,
    offense: s.offense,
    players: s.players.map((_, owner) => publicPlayer(g, owner)),
    planets: planetsView(s),
    systems: chart.systems,
    adrift: chart.adrift,
    discovered: chart.discovered,
    deckCount: s.deck.length,
    discard: s.discard.map((card) => s.kinds[card]),
    sideDecks: s.sideDecks.map(({ name, cards, discard }) => ({
      name,
      count: cards.length,
      discard: discard.map((card) => s.kinds[card]),
    })),
    purged: sortedKinds(s, s.purged),
    destinyCount: s.destiny.length,
    destinyDiscard: s.destinyDiscard.slice(),
    encounter: s.encounter === null ? null : encounterView(g, s.encounter),
    fight: fightView(s),
    decisions: [],
    anyTime: [],
    waiting: waitingFor(g.pending(), SPECTATOR),
    winners: s.winners.slice(),
  };
}

/** What a seat's view has for itself; everything else it shares with what everybody sees. */
export const OWN_PARTS = {
  seat: true,
  players: { hand: true, sheets: true, technologies: true },
  encounter: { laid: true, beside: true, aside: true },
  anyTime: true,
  decisions: true,
  waiting: true,
} as const;

/** What everybody sees, and what this seat sees besides. */
function withOwnEyes(g: Scene, seat: Seat, everybody: View): View {
  const pending = g.pending();
  const asked = pending.some((decision) => decision.seat === seat);
  return {
    ...everybody,
    seat,
    players: everybody.players.map((player, owner) =>
      owner === seat ? ownPlayer(g, owner, player) : knownPlayer(g, owner, seat, player),
    ),
    encounter: everybody.encounter === null ? null : ownEncounter(g, seat, everybody.encounter),
    anyTime: anyTime(g, seat),
    decisions: asked ? pending.filter((decision) => decision.seat === seat) : everybody.decisions,
    waiting: asked ? waitingFor(pending, seat) : everybody.waiting,
  };
}

function waitingFor(pending: readonly Decision[], seat: Seat): Waiting[] {
  const waiting: Waiting[] = [];
  for (const decision of pending) {
    if (decision.seat === seat || decision.secret) continue;
    const known: Waiting = { seat: decision.seat, kind: decision.kind, key: decision.key };
    if (decision.kind === 'offer') known.talks = talksOf(decision);
    waiting.push(known);
  }
  if (pending.some((decision) => decision.secret)) waiting.push({ responses: true });
  return waiting;
}

const talksOf = ({ partner, give, get, wordless }: OfferDecision): Talks => ({
  partner,
  gives: give.colonies,
  gets: get.colonies,
  wordless,
});
