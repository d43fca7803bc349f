/** Bargains between any players: what they may promise each other, how they come to terms, and how it is delivered. */
import { isForced, room } from '../answers.ts';
import { granted, planDelivery } from '../deals.ts';
import { UNNUMBERED } from '../decisions.ts';
import type {
  CardTerms,
  GiveLimits,
  OfferAnswer,
  OfferDecision,
  Slot,
  Terms,
  Transfer,
} from '../decisions.ts';
import type { Game } from '../game.ts';
import { colonies, isAdrift } from '../state/planets.ts';
import { colonySlots, shipsAt, slotsAt } from '../state/query.ts';
import { GATE, WARP } from '../state/types.ts';
import type { Card, Place, PlanetId, Seat } from '../state/types.ts';
import { askAll, askCards, askShips } from '../timing/ask.ts';
import { releaseShips, retrieveShips } from '../timing/losses.ts';
import type { Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { pickUnseen } from '../timing/unseen.ts';
import { giveCards, takeCards } from '../verbs/cards.ts';
import { moveShips, partsOf } from '../verbs/ships.ts';

/** The cards a player has promised in all. */
function promisedBy(made: readonly Transfer[], seat: Seat): CardTerms {
  const all: Record<string, number> = {};
  for (const { from, give } of made)
    if (from === seat)
      for (const [name, count] of Object.entries(give.cards ?? {})) all[name] = (all[name] ?? 0) + count;
  return all;
}

const kindsInHand = (g: Game, seat: Seat): string[] =>
  g.s.players[seat].hand.map((card) => g.s.kinds[card]).sort();

/** What is left of a hand when these promises will have been kept: described cards that fit are set aside. */
function handLeft(g: Game, seat: Seat, made: readonly Transfer[]): string[] {
  const hand = kindsInHand(g, seat);
  const plan = planDelivery(promisedBy(made, seat), hand);
  if (plan === null) return [];
  const left = hand.filter((_, i) => !plan.fixed.includes(i));
  for (const { type, count } of plan.open)
    for (let n = 0; n < count; n++) {
      const i = type === 'random' ? 0 : left.findIndex((kind) => g.rules.card(kind).type === type);
      left.splice(Math.max(0, i), 1);
    }
  return left;
}

/** Planets where `giver` has a colony and `taker` has none. */
export const grantable = (g: Game, giver: Seat, taker: Seat): PlanetId[] =>
  colonies(g.s, giver).filter((planet) => shipsAt(g.s, taker, planet) === 0 && !isAdrift(g.s, planet));

/** The planets on which a player is to settle. */
const coloniesOf = (transfers: readonly Transfer[], seat: Seat): PlanetId[] =>
  transfers.flatMap(({ to, give }) => (to === seat ? granted(give) : []));

/** DEAL-1: so many colonies at most for each, whoever grants them, and a ship for each of them. */
function giveLimits(
  g: Game,
  giver: Seat,
  taker: Seat,
  hand: GiveLimits['hand'],
  { frees, colonies: most, made, ransom }: Talks,
): GiveLimits {
  if (ransom?.by === giver)
    return {
      hand: typeof hand === 'number' ? 0 : [],
      planets: [],
      colonies: 0,
      free: shipsAt(g.s, taker, ransom.place),
    };
  const got = coloniesOf(made, taker);
  const colonies = Math.max(0, Math.min(most, room(settlers(g, taker, []))) - got.length);
  return {
    hand,
    planets: colonies > 0 ? grantable(g, giver, taker).filter((planet) => !got.includes(planet)) : [],
    colonies,
    free: (frees & (1 << giver)) !== 0 ? g.s.warp[taker] : 0,
  };
}

/** Whether everybody can still give all that they have promised. */
export const deliverable = (g: Game, transfers: readonly Transfer[]): boolean =>
  transfers.every(
    ({ from, give }) =>
      planDelivery(promisedBy(transfers, from), kindsInHand(g, from)) !== null &&
      granted(give).every((planet) => shipsAt(g.s, from, planet) > 0),
  );

/** What may be bargained about, and how. */
type Manner = Omit<Moments['deal.start'], 'parties'>;
export const ORDINARY: Manner = { frees: 0, colonies: 1, wordless: false };

interface Talks extends Manner {
  /** How the question is put. */
  key: string;
  /** What has been promised already, by these and others. */
  made: readonly Transfer[];
  /** It is about the other's ships that one of them holds there, and has nothing else to give. */
  ransom?: { by: Seat; place: Place };
}

/** Whether this player could keep these terms; a ransom that frees nobody is none. */
const isAcceptable = (g: Game, seat: Seat, partner: Seat, { give, get }: Terms, talks: Talks): boolean =>
  deliverable(g, [...talks.made, { from: seat, to: partner, give }]) &&
  (talks.ransom === undefined || give.free !== undefined || get.free !== undefined);

/** Proposals go back and forth until one is accepted or somebody gives up. */
function* negotiate(g: Game, first: Seat, second: Seat, talks: Talks): Script<Transfer[] | null> {
  const { key, wordless, made } = talks;
  let standing: Terms | null = null;
  let turn = first;
  for (let round = 0; ; round++) {
    const partner = turn === first ? second : first;
    const seen: Terms | null = standing === null ? null : { give: standing.get, get: standing.give };
    const q: OfferDecision = {
      id: UNNUMBERED,
      kind: 'offer',
      seat: turn,
      key,
      params: {},
      secret: false,
      partner,
      standing: seen,
      acceptable: seen !== null && isAcceptable(g, turn, partner, seen, talks),
      last: round >= g.s.options.dealRounds,
      wordless,
      give: giveLimits(g, turn, partner, handLeft(g, turn, made), talks),
      get: giveLimits(g, partner, turn, handLeft(g, partner, made).length, talks),
      fallback: { do: 'fail' },
    };
    const said = (isForced(q) ? q.fallback : (yield [q])[0]) as OfferAnswer;
    if (said.do === 'fail') return null;
    if (said.do === 'accept')
      return [
        { from: partner, to: turn, give: standing!.give },
        { from: turn, to: partner, give: standing!.get },
      ];
    standing = { give: said.give, get: said.get };
    g.emit({ type: 'proposed', seat: turn, to: partner, terms: standing });
    turn = partner;
  }
}

/** Two come to terms about something that is no deal by itself; what they agree on is heard by all. */
export function* strike(g: Game, first: Seat, second: Seat, talks: Talks): Script<Transfer[] | null> {
  const transfers = yield* negotiate(g, first, second, talks);
  if (transfers !== null) g.emit({ type: 'agreed', transfers });
  return transfers;
}

/**
 * Who gives whom what; null if they do not agree. OUR DESIGN: of three or more, two at a time come to terms; two who do not
 * give each other nothing. It is a deal if anything changes hands and everybody agrees to the whole of it.
 */
export function* comeToTerms(
  g: Game,
  parties: readonly Seat[],
  manner: Manner,
): Script<readonly Transfer[] | null> {
  if (parties.length === 2) {
    // Written out: adding to a spread record is slow.
    const { frees, colonies, wordless } = manner;
    const talks = { frees, colonies, wordless, key: 'ask.offer', made: [] };
    return yield* negotiate(g, parties[0], parties[1], talks);
  }
  const made: Transfer[] = [];
  for (let i = 1; i < parties.length; i++)
    for (const other of parties.slice(0, i)) {
      const [first, second] = i === 1 ? [other, parties[i]] : [parties[i], other];
      made.push(...((yield* strike(g, first, second, { ...manner, key: 'ask.bargain', made })) ?? []));
    }
  return made.length > 0 && (yield* allAgree(parties)) ? made : null;
}

function* allAgree(parties: readonly Seat[]): Script<boolean> {
  const answers = yield* askAll(
    parties.map((seat) => ({
      id: UNNUMBERED,
      kind: 'yes-no' as const,
      seat,
      key: 'ask.bargain.agree',
      params: {},
      secret: false,
      options: ['no', 'yes'],
      fallback: 1,
    })),
  );
  return answers.every((answer) => answer === 1);
}

/** Named cards first: nobody else's choice, and no chance, may take them away. */
const byFreedom = (a: Transfer, b: Transfer): number => freedom(a) - freedom(b);
const freedom = ({ give: { cards = {} } }: Transfer): number =>
  'random' in cards ? 2 : Object.keys(cards).some((name) => name.includes(':')) ? 1 : 0;

/**
 * DEAL-2: what is promised is delivered, all at the same time. Ships that are freed come from `cell`; what was not promised but
 * decreed is taken (RIFT-2).
 */
export function* deliver(
  g: Game,
  transfers: readonly Transfer[],
  { cell = WARP, decreed = false }: { cell?: Place; decreed?: boolean } = {},
): Script {
  const chosen = new Map<Transfer, Card[]>();
  const order = transfers.length > 2 ? transfers.toSorted(byFreedom) : transfers;
  for (const transfer of order) chosen.set(transfer, yield* choose(g, transfer, [...chosen.values()].flat()));
  const handOver = decreed ? takeCards : giveCards;
  for (const transfer of transfers) handOver(g, transfer.from, transfer.to, chosen.get(transfer)!);
  // Everybody settles before anybody's colonies are counted (WIN-2).
  for (const seat of new Set(transfers.filter(({ give }) => granted(give).length > 0).map(({ to }) => to)))
    yield* settleColonies(g, seat, coloniesOf(transfers, seat));
  for (const { to, give } of transfers)
    if (give.free !== undefined)
      yield* cell === WARP ? retrieveShips(g, to, give.free) : releaseShips(g, to, cell, give.free);
}

/** Which cards go over: named ones are fixed, of a type the giver picks, random ones are taken unseen (REW-5). */
function* choose(g: Game, { from: giver, to, give }: Transfer, taken: readonly Card[]): Script<Card[]> {
  const hand = g.s.players[giver].hand
    .filter((card) => !taken.includes(card))
    .sort((a, b) => (g.s.kinds[a] < g.s.kinds[b] ? -1 : 1));
  const plan = planDelivery(
    give.cards ?? {},
    hand.map((card) => g.s.kinds[card]),
  );
  if (plan === null) return [];
  const chosen = plan.fixed.map((i) => hand[i]);
  for (const { type, count } of plan.open) {
    if (type === 'random') chosen.push(...(yield* pickUnseen(g, to, giver, count, [...taken, ...chosen])));
    else {
      const fit = hand.filter((card) => g.cards[card].type === type && !chosen.includes(card));
      chosen.push(...(yield* askCards(g, giver, 'ask.deliver', fit, count, count, { secret: true })));
    }
  }
  return chosen;
}

/** Ships that can go to new colonies: on the gate and on own colonies but these. */
const settlers = (g: Game, seat: Seat, except: readonly PlanetId[]): Slot[] => [
  ...slotsAt(g.s, seat, GATE),
  ...colonySlots(g.s, seat).filter(({ at }) => !except.includes(at)),
];

/** DEAL-1: any number of ships but at least one for each, from the gate or any own colonies. */
function* settleColonies(g: Game, seat: Seat, planets: readonly PlanetId[]): Script {
  for (const [i, planet] of planets.entries()) {
    const slots = settlers(g, seat, planets);
    const waiting = planets.length - i - 1;
    const max = room(slots) - waiting;
    if (max <= 0) continue;
    const counts = yield* askShips({ seat, key: 'ask.settle', slots, min: 1, max, params: { planet } });
    moveShips(g, seat, partsOf(slots, counts), planet);
  }
}
