/** What one seat (or a spectator) may see. Everything is hidden unless a line here, or beside it, shows it; cards go by kind. */
import type { Decision, OfferDecision } from '../decisions.ts';
import { fleetSize, fleetsOn, isAdrift, numberedIn } from '../state/planets.ts';
import type { GameState, Seat } from '../state/types.ts';
import { anyTime } from '../timing/anytime.ts';
import { flaresInPlay, sortedKinds } from './cards.ts';
import { encounterView, ownEncounter } from './encounter.ts';
import { fightView } from './fight.ts';
import { keptList, keptRecord, keptRecords, type Before } from './kept.ts';
import { knownPlayer, ownPlayer, publicPlayer, type Seen } from './players.ts';
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
}

/** What a seat saw, and what everybody did at the same time. */
interface Sight {
  everybody: View;
  own: View;
}

/** What has been seen of a game: what has not changed since is the same object in the next view. */
export class Memories {
  everybody: View | null = null;
  readonly seats = new Map<Seat, Sight>();
}

/**
 * The views of several seats at one moment. What everybody sees is made once and shared; nothing in them changes when the
 * game goes on.
 */
export function viewsOf(g: Scene, seats: readonly Seat[], memories: Memories | null = null): View[] {
  const everybody = publicView(g, memories?.everybody);
  if (memories !== null) memories.everybody = everybody;
  return seats.map((seat) => {
    if (seat === SPECTATOR) return everybody;
    const own = withOwnEyes(g, seat, everybody, memories?.seats.get(seat));
    memories?.seats.set(seat, { everybody, own });
    return own;
  });
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

const orders = new WeakMap<readonly string[], readonly string[]>();

/** In an order that tells nothing of how they were dealt. */
function inOrder(pool: readonly string[]): readonly string[] {
  let order = orders.get(pool);
  if (order === undefined) orders.set(pool, (order = pool.toSorted()));
  return order;
}

/** What a spectator sees. */
function publicView(g: Scene, before: Before<View>): View {
  const s = g.s;
  const chart = chartOf(s);
  return keptRecord(before, {
    seat: SPECTATOR,
    rules: keptRecord(before?.rules, {
      coloniesToWin: s.options.coloniesToWin,
      homesForPower: s.options.homesForPower,
      fleet: fleetSize(s),
      flares: flaresInPlay(s),
      specialShips: s.options.specialShips,
      aliens: inOrder(s.pool),
      variants: s.options.variants,
    }),
    stage: s.stage,
    turn: s.turn,
    turnEncounters: s.turnEncounters,
    offense: s.offense,
    players: keptList(
      before?.players,
      s.players.map((_, owner) => publicPlayer(g, owner, before?.players[owner])),
    ),
    planets: keptList(
      before?.planets,
      s.planets.map((_, planet) => keptList(before?.planets[planet], fleetsOn(s, planet))),
    ),
    systems: chart.systems,
    adrift: chart.adrift,
    discovered: chart.discovered,
    deckCount: s.deck.length,
    discard: keptList(
      before?.discard,
      s.discard.map((card) => s.kinds[card]),
    ),
    sideDecks: keptRecords(
      before?.sideDecks,
      s.sideDecks.map(({ name, cards, discard }, i) => ({
        name,
        count: cards.length,
        discard: keptList(
          before?.sideDecks[i]?.discard,
          discard.map((card) => s.kinds[card]),
        ),
      })),
    ),
    purged: keptList(before?.purged, sortedKinds(s, s.purged)),
    destinyCount: s.destiny.length,
    destinyDiscard: keptList(before?.destinyDiscard, s.destinyDiscard.slice()),
    encounter: s.encounter === null ? null : encounterView(g, s.encounter, before?.encounter),
    fight: fightView(s, before?.fight),
    decisions: NO_DECISIONS,
    anyTime: NOTHING_READY,
    waiting: keptRecords(before?.waiting, waitingFor(g.pending(), SPECTATOR)),
    winners: keptList(before?.winners, s.winners.slice()),
  });
}

const NO_DECISIONS: Decision[] = [];
const NOTHING_READY: View['anyTime'] = [];

/** What everybody sees, and what this seat sees besides. */
function withOwnEyes(g: Scene, seat: Seat, everybody: View, before: Before<Sight>): View {
  const pending = g.pending();
  const asked = pending.some((decision) => decision.seat === seat);
  const own = before?.own;
  const players = everybody.players.map((player, owner) => {
    const seen = before === null || before === undefined ? null : seenOf(before, owner);
    return owner === seat ? ownPlayer(g, owner, player, seen) : knownPlayer(g, owner, seat, player, seen);
  });
  return keptRecord(own, {
    ...everybody,
    seat,
    players: keptList(own?.players, players),
    encounter:
      everybody.encounter === null ? null : ownEncounter(g, seat, everybody.encounter, own?.encounter),
    anyTime: keptRecords(own?.anyTime, anyTime(g, seat)),
    decisions: asked
      ? keptList(
          own?.decisions,
          pending.filter((decision) => decision.seat === seat),
        )
      : everybody.decisions,
    waiting: asked ? keptRecords(own?.waiting, waitingFor(pending, seat)) : everybody.waiting,
  });
}

const seenOf = ({ everybody, own }: Sight, owner: Seat): Seen => ({
  everybody: everybody.players[owner],
  own: own.players[owner],
});

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
