/** What one seat (or a spectator, -1) may see. Everything is hidden unless a line here shows it; cards go by kind. */
import { cardInfo } from './cards/kinds.ts';
import type { Answer, Decision, OfferDecision } from './decisions.ts';
import type { SeenEvent } from './events.ts';
import type { Rulebook } from './rulebook.ts';
import type { SheetPiece } from './timing/abilities.ts';
import { forecast, type Forecasts } from './forecast.ts';
import { standing } from './reckoning.ts';
import { fleetSize, fleetsOn, isAdrift, numberedIn } from './state/planets.ts';
import { shipsAt, wouldHavePower } from './state/query.ts';
import type {
  Beside,
  BesideRole,
  Aside,
  Card,
  Colour,
  DeckName,
  Encounter,
  Face,
  Fight,
  GameState,
  Ground,
  Laid,
  Marker,
  Outcome,
  Phase,
  Pile,
  Place,
  PlanetId,
  Seat,
  Seats,
  Sheet,
  Side,
  SpecialShip,
  LifeStage,
  Standing,
  Technology,
  Variants,
} from './state/types.ts';

/** What this table plays by, as far as a player has to know. */
export interface RulesView {
  coloniesToWin: number;
  /** Fewer home colonies than this and the power is lost. */
  homesForPower: number;
  /** Ships of a player in all. */
  fleet: number;
  /** Flares in the cosmic deck (SETUP-5). */
  flares: number;
  /** SHIP-1: the markers every player gets. */
  specialShips: readonly Marker[];
  variants: Variants;
}

export interface PileView {
  name: string;
  count: number;
  /** null if this seat may not look at them. */
  cards: string[] | null;
  planet: PlanetId;
  /** How its owner may play from it. */
  playable: boolean;
  using: boolean;
  back: Pile['back'];
  former: Seat;
}

export interface HoldView {
  name: string;
  place: Place;
  /** By seat. */
  ships: number[];
  /** In whose system the piece is; -1 where there is none. */
  system: Seat;
}

export interface SheetView {
  /** '' if it lies face down and this seat may not look at it; nothing else is told of it then. */
  alien: string;
  faceDown: boolean;
  /**
   * Set aside for a borrowed one, waiting as a stage that is not the present one, lost for want of home colonies (POWER-1),
   * zapped in this encounter, or at work.
   */
  state: 'works' | 'zapped' | 'lost' | 'aside' | 'waiting';
  incarnation: boolean;
  stage: LifeStage;
  lentBy: Seat;
  tokens: number;
  /** What its alien remembers of what everybody has seen. */
  memory: Sheet['data'];
  piles: PileView[];
  /** Ships on it, or on pieces that belong to it. */
  holds: HoldView[];
  /** What else lies on it. */
  pieces: readonly SheetPiece[];
}

export interface TechnologyView {
  /** null while it lies face down in front of another player. */
  card: string | null;
  up: boolean;
  ships: number;
  hold: Place;
  /** Cards under it. */
  stored: number;
  token: Place[];
  /** What is remembered of it; everybody has seen that. */
  memory: Technology['data'];
}

/** A ship that is not like the others (see `SpecialShip`). */
export type SpecialShipView = Pick<SpecialShip, 'at' | 'marks' | 'up'>;

export interface PlayerView {
  colour: Colour;
  handCount: number;
  /** How many of them have the back of which deck (REW-5). */
  backs: { [deck in DeckName]?: number };
  /** The whole hand for its owner; for others the cards they know to be there. */
  hand: string[];
  sheets: SheetView[];
  technologies: TechnologyView[];
  special: SpecialShipView[];
  homes: number;
  foreign: number;
  warp: number;
  removed: number;
}

export interface AsideView {
  seat: Seat;
  source: string;
  count: number;
  cards: string[] | null;
}

export interface EncounterView {
  number: number;
  extra: boolean;
  phase: Phase;
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  destiny: string;
  hazard: boolean;
  gate: number[];
  aid: number[];
  transit: number[];
  invited: [Seats, Seats];
  allies: [Seats, Seats];
  /** By side: no card yet, a card face down (null for others), or its kind. */
  laid: ({ card: string | null; up: boolean } | null)[];
  /** Cards beside them: whose, what for, and which as far as one may know. */
  beside: { seat: Seat; as: BesideRole; card: string | null; up: boolean }[];
  faces: (Face | null)[];
  /** Up to the reveal: what the totals will be made of besides the cards. */
  forecast: Forecasts | null;
  outcome: Outcome | null;
  reinforcements: { card: string; by: Seat; side: Side }[];
  table: string[];
  /** Out of reach until the encounter is over; `cards` for their owner only. */
  aside: AsideView[];
  flaresBy: Seats;
  /** `holders`: those who have been given a token of it. */
  announced: { source: string; name: string; by: Seat; holders: Seats }[];
}

/**
 * A fight with every number and its reason: the one that goes on, from the reveal to its outcome, or the last one that was
 * decided, as it stood then.
 */
export interface FightView extends Omit<Fight, 'cards' | 'outcome' | 'ground'> {
  /** By side: the kind of the card that lies (or lay) open. */
  cards: readonly [string | null, string | null];
  /** null as long as it goes on. */
  outcome: Outcome | null;
  ground: Ground | null;
}

/** What a seat was asked, and what it answered. */
export interface Said {
  decision: Decision;
  answer: Answer;
}

/** The encounter so far, as one seat has seen it. */
export interface Past {
  /** The table before it began. */
  opening: View;
  events: SeenEvent[];
  /** By this seat, in that order. */
  said: Said[];
}

/** What both sides of a deal may know of how it is made: with whom, how many colonies may be given and got, and whether without a word. */
interface Talks {
  partner: Seat;
  gives: number;
  gets: number;
  wordless: boolean;
}

/** What the table waits for: who and what, or only that somebody may respond. */
export type Waiting =
  { seat: Seat; kind: Decision['kind']; key: string; talks?: Talks } | { responses: true };

export interface View {
  seat: Seat;
  rules: RulesView;
  stage: string;
  turn: number;
  /** Encounters of this turn that have begun. */
  turnEncounters: number;
  offense: Seat;
  players: PlayerView[];
  /** planets[planet][seat] = ships. */
  planets: number[][];
  /** systems[seat]: the planets of that player's home system, in the order of their numbers. */
  systems: PlanetId[][];
  /** Of those, the ones that are in the warp. */
  adrift: PlanetId[];
  /** Planets that have come into the game in a colour nobody plays. */
  discovered: { planet: PlanetId; colour: Colour }[];
  deckCount: number;
  discard: string[];
  /** The decks besides the cosmic one. */
  sideDecks: { name: DeckName; count: number; discard: string[] }[];
  /** Cards that have left the game for good. */
  purged: string[];
  destinyCount: number;
  destinyDiscard: string[];
  encounter: EncounterView | null;
  fight: FightView | null;
  decisions: Decision[];
  waiting: Waiting[];
  winners: Seat[];
}

const SPECTATOR: Seat = -1;

const flareCounts = new WeakMap<readonly string[], number>();
/** The kinds of the cards never change once the deck is built. */
function countFlares(kinds: readonly string[]): number {
  let count = flareCounts.get(kinds);
  if (count === undefined)
    flareCounts.set(kinds, (count = kinds.filter((kind) => cardInfo(kind).type === 'flare').length));
  return count;
}

/** Those that have been shuffled into the cosmic deck, or have come to the table since. */
function flaresInPlay({ kinds, sideDecks, purged }: GameState): number {
  const unused = sideDecks.find(({ name }) => name === 'flare');
  const away = unused === undefined ? 0 : unused.cards.length + unused.discard.length;
  return countFlares(kinds) - away - purged.filter((card) => cardInfo(kinds[card]).type === 'flare').length;
}

/** What there is to look at. */
interface Scene {
  readonly rules: Rulebook;
  readonly s: GameState;
  pending(): readonly Decision[];
}

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

/**
 * The views of several seats at one moment. What everybody sees is made once and shared; nothing in them changes when the
 * game goes on.
 */
export function viewsOf(g: Scene, seats: readonly Seat[]): View[] {
  const everybody = publicView(g);
  return seats.map((seat) => (seat === SPECTATOR ? everybody : withOwnEyes(g, seat, everybody)));
}

const kinds = (s: GameState, cards: readonly Card[]): string[] => cards.map((card) => s.kinds[card]).sort();

function backsOf(s: GameState, cards: readonly Card[]): PlayerView['backs'] {
  const backs: PlayerView['backs'] = {};
  for (const card of cards) {
    const { deck } = cardInfo(s.kinds[card]);
    backs[deck] = (backs[deck] ?? 0) + 1;
  }
  return backs;
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
      variants: s.options.variants,
    },
    stage: s.stage,
    turn: s.turn,
    turnEncounters: s.turnEncounters,
    offense: s.offense,
    players: s.players.map((player, owner) => ({
      colour: player.colour,
      handCount: player.hand.length,
      backs: backsOf(s, player.hand),
      hand: [],
      sheets: player.sheets.map((sheet) => publicSheet(g, owner, sheet)),
      technologies: player.technologies.map((one) => technologyView(s, owner, one, one.up)),
      special: player.special.map(({ at, marks, up }) => ({ at, marks: marks.slice(), up })),
      homes: player.homes,
      foreign: player.foreign,
      warp: s.warp[owner],
      removed: s.removed[owner],
    })),
    planets: s.planets.map((_, planet) => fleetsOn(s, planet)),
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
    purged: kinds(s, s.purged),
    destinyCount: s.destiny.length,
    destinyDiscard: s.destinyDiscard.slice(),
    encounter: s.encounter === null ? null : encounterView(g, s.encounter),
    fight: fightView(s),
    decisions: [],
    waiting: waitingFor(g.pending(), SPECTATOR),
    winners: s.winners.slice(),
  };
}

const NONE: readonly SheetPiece[] = [];

/** Of one that lies face down there is nothing but its back to see. */
const publicSheet = (g: Scene, owner: Seat, sheet: Sheet): SheetView => ({
  alien: sheet.faceDown ? '' : sheet.alien,
  faceDown: sheet.faceDown,
  state: sheet.shelved ? 'aside' : sheet.faceDown ? 'works' : stateOf(g, owner, sheet),
  incarnation: sheet.incarnation,
  stage: sheet.stage,
  lentBy: sheet.lentBy,
  tokens: sheet.tokens,
  memory: memoryOf(g, sheet),
  piles: sheet.piles.map((pile) => ({
    name: pile.name,
    count: pile.cards.length,
    cards: pile.see === 'all' ? kinds(g.s, pile.cards) : null,
    planet: pile.planet,
    playable: pile.playable,
    using: pile.using,
    back: pile.back,
    former: pile.former,
  })),
  holds: sheet.holds.map(({ name, place, system }) => ({
    name,
    place,
    system,
    ships: g.s.players.map((_, seat) => shipsAt(g.s, seat, place)),
  })),
  pieces: sheet.faceDown ? NONE : (g.rules.aliens[sheet.alien].alien.shows?.(sheet) ?? NONE),
});

const NOTHING: Sheet['data'] = {};
const memoryOf = ({ rules }: Scene, { alien, faceDown, data }: Sheet): Sheet['data'] =>
  !faceDown && rules.aliens[alien].alien.remembersOpenly === true ? { ...data } : NOTHING;

const stateOf = (g: Scene, owner: Seat, sheet: Sheet): SheetView['state'] =>
  sheet.shelved
    ? 'aside'
    : sheet.stage === 'waiting'
      ? 'waiting'
      : !wouldHavePower(g, owner, sheet)
        ? 'lost'
        : sheet.zapped
          ? 'zapped'
          : 'works';

/** What everybody sees, and what this seat sees besides. */
function withOwnEyes(g: Scene, seat: Seat, everybody: View): View {
  const s = g.s;
  const bit = 1 << seat;
  const laid = s.encounter?.laid ?? [];
  const beside = s.encounter?.beside ?? [];

  /** While a card of this player lies face down, the others cannot tell which of the known ones is still in hand. */
  const unsure = (owner: Seat) =>
    [...laid, ...beside].some(
      (one) => one !== null && one.from.seat === owner && one.from.pile === '' && !(one.seen & bit),
    );

  const players = everybody.players.map((player, owner) => {
    if (owner === seat)
      return {
        ...player,
        hand: kinds(s, s.players[owner].hand),
        sheets: ownSheets(g, owner, player.sheets),
        technologies: s.players[owner].technologies.map((one) => technologyView(s, owner, one, true)),
      };
    const known = s.players[owner].hand.filter((card) => (s.known[card] & bit) !== 0);
    return known.length === 0 || unsure(owner) ? player : { ...player, hand: kinds(s, known) };
  });

  const sees = [...laid, ...beside].some((one) => one !== null && !one.up && (one.seen & bit) !== 0);
  const aside = s.encounter?.aside ?? [];
  const encounter =
    sees || aside.some((one) => one.seat === seat)
      ? {
          ...everybody.encounter!,
          laid: laid.map((one) => laidView(s, one, bit)),
          beside: beside.map((one) => besideView(s, one, bit)),
          aside: aside.map((one) => asideView(s, one, seat)),
        }
      : everybody.encounter;

  const pending = g.pending();
  const asked = pending.some((decision) => decision.seat === seat);
  return {
    ...everybody,
    seat,
    players,
    encounter,
    decisions: asked ? pending.filter((decision) => decision.seat === seat) : everybody.decisions,
    waiting: asked ? waitingFor(pending, seat) : everybody.waiting,
  };
}

const technologyView = (s: GameState, owner: Seat, one: Technology, seen: boolean): TechnologyView => ({
  card: seen ? s.kinds[one.card] : null,
  up: one.up,
  ships: shipsAt(s, owner, one.hold),
  hold: one.hold,
  stored: one.stored.length,
  token: one.token.slice(),
  memory: { ...one.data },
});

/** A player may look at all own sheets and all cards on them. */
function ownSheets(g: Scene, owner: Seat, sheets: SheetView[]): SheetView[] {
  const isOpen = ({ faceDown, piles }: SheetView) => !faceDown && piles.every(({ cards }) => cards !== null);
  if (sheets.every(isOpen)) return sheets;
  return sheets.map((seen, i) => {
    const sheet = g.s.players[owner].sheets[i];
    return {
      ...seen,
      alien: sheet.alien,
      state: stateOf(g, owner, sheet),
      piles: seen.piles.map((pile, j) => {
        const { see, former, cards } = sheet.piles[j];
        return see === 'owner' && former !== owner ? pile : { ...pile, cards: kinds(g.s, cards) };
      }),
    };
  });
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

const laidView = (s: GameState, laid: Laid | null, bit: Seats) =>
  laid === null ? null : { card: laid.up || laid.seen & bit ? s.kinds[laid.card] : null, up: laid.up };

const asideView = (s: GameState, { seat, source, cards }: Aside, eyes: Seat): AsideView => ({
  seat,
  source,
  count: cards.length,
  cards: seat === eyes ? kinds(s, cards) : null,
});

/** A rule that a flare brings along has not been announced by anybody; that it is there would tell of the card. */
function isPrinted({ aliens }: Rulebook, source: string, name: string): boolean {
  const rules = aliens[source]?.alien;
  return rules?.flare.opening === name || rules?.alternateFlare?.opening === name;
}
const besideView = (s: GameState, one: Beside, bit: Seats) => ({
  seat: one.from.seat,
  as: one.as,
  ...laidView(s, one, bit)!,
});

/** As a spectator sees it. */
function encounterView(g: Scene, e: Encounter): EncounterView {
  const { s } = g;
  return {
    number: e.number,
    extra: e.extra,
    phase: e.phase,
    offense: e.offense,
    defense: e.defense,
    planet: e.planet,
    destiny: e.destiny,
    hazard: e.hazard,
    gate: e.gate.slice(),
    aid: e.aid.slice(),
    transit: e.transit.slice(),
    invited: [e.invited[0], e.invited[1]],
    allies: [e.allies[0], e.allies[1]],
    laid: e.laid.map((laid) => laidView(s, laid, 0)),
    beside: e.beside.map((one) => besideView(s, one, 0)),
    faces: e.faces.map((face) => (face === null ? null : { ...face })),
    forecast: forecast(g),
    outcome: e.outcome,
    reinforcements: e.table
      .filter((entry) => entry.reinforces >= 0)
      .map((entry) => ({ card: s.kinds[entry.card], by: entry.by, side: entry.reinforces as Side })),
    table: e.table.filter((entry) => entry.reinforces < 0).map((entry) => s.kinds[entry.card]),
    aside: e.aside.map((one) => asideView(s, one, SPECTATOR)),
    flaresBy: e.flaresBy,
    announced: e.lasting
      .filter(({ source, name }) => !isPrinted(g.rules, source, name))
      .map(({ source, name, by, data }) => ({ source, name, by, holders: (data.seats ?? 0) as Seats })),
  };
}

function fightView(s: GameState): FightView | null {
  const e = s.encounter;
  if (e !== null && e.phase === 'reveal' && e.outcome === null) {
    const none = s.players.map(() => 0);
    const open = { outcome: null, ground: null, upset: e.upset, bargain: null, landed: none, lost: none };
    return seenFight(s, standing(s), open);
  }
  return s.fight === null ? null : seenFight(s, s.fight, s.fight);
}

/** Field by field: spreading a record this wide takes longer than all the rest of a view. */
const seenFight = (s: GameState, now: Standing, since: Omit<FightView, keyof Standing>): FightView => ({
  encounter: now.encounter,
  offense: now.offense,
  defense: now.defense,
  planet: now.planet,
  cards: cardsOf(s, now),
  faces: now.faces,
  recast: now.recast,
  fleets: now.fleets,
  allies: now.allies,
  ledger: now.ledger,
  totals: now.totals,
  lowerWins: now.lowerWins,
  causes: now.causes,
  outcome: since.outcome,
  ground: since.ground,
  upset: since.upset,
  bargain: since.bargain,
  landed: since.landed,
  lost: since.lost,
});

const cardsOf = ({ kinds: all }: GameState, { cards }: Standing): FightView['cards'] => [
  cards[0] < 0 ? null : all[cards[0]],
  cards[1] < 0 ? null : all[cards[1]],
];
