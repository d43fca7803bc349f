import type { Game } from '../game.ts';
import { room } from '../answers.ts';
import { UNNUMBERED } from '../decisions.ts';
import type { Give, GiveLimits, OfferAnswer, Terms } from '../decisions.ts';
import { planDelivery } from '../deals.ts';
import { colonies, isAdrift } from '../state/planets.ts';
import { colonySlots, shipsAt, slotsAt } from '../state/query.ts';
import { DEFENSE, GATE } from '../state/types.ts';
import type { Bargain, Card, Encounter, PlanetId, Seat, Seats } from '../state/types.ts';
import { askCards, askShips } from '../timing/ask.ts';
import { allSlots, loseChosen, retrieveShips } from '../timing/losses.ts';
import { AT } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { giveCards, pickRandom } from '../verbs/cards.ts';
import { recordBargain } from '../verbs/fight.ts';
import { setOutcome } from '../verbs/outcome.ts';
import { moveShips, partsOf } from '../verbs/ships.ts';

/** REV-4: the main players try to make a deal; RES-4 if they do, RES-5 if not. */
export function* deal(g: Game): Script {
  const e = g.s.encounter!;
  // START-1a: nobody can come to terms with a player who has no card.
  const agreed = e.faces[DEFENSE] === null ? null : yield* comeToTerms(g, e);
  if (agreed === null) return yield* failDeal(g, false);
  const sealed = { terms: agreed.terms, quashed: false };
  yield* moment(g, AT['deal.agreed'], sealed);
  const partner = agreed.by === e.offense ? e.defense : e.offense;
  const kept = deliverable(g, agreed.by, agreed.terms.give) && deliverable(g, partner, agreed.terms.get);
  if (sealed.quashed || !kept) return yield* failDeal(g, sealed.quashed);
  recordBargain(g, agreed);
  g.emit({ type: 'deal', made: true, quashed: false });
  yield* carryOut(g, agreed.by, partner, agreed.terms);
  yield* moment(g, AT['deal.made']);
  yield* settle(g);
}

function* comeToTerms(g: Game, e: Encounter): Script<Bargain | null> {
  const start = { frees: 0 };
  yield* moment(g, AT['deal.start'], start);
  return yield* negotiate(g, e.offense, e.defense, start.frees);
}

/** Proposals go back and forth until one is accepted or somebody gives up. */
function* negotiate(g: Game, first: Seat, second: Seat, frees: Seats): Script<Bargain | null> {
  let standing: Bargain | null = null;
  let turn = first;
  for (let round = 0; ; round++) {
    const partner = turn === first ? second : first;
    const seen: Terms | null =
      standing === null ? null : { give: standing.terms.get, get: standing.terms.give };
    const [answer] = yield [
      {
        id: UNNUMBERED,
        kind: 'offer',
        seat: turn,
        key: 'ask.offer',
        params: {},
        secret: false,
        partner,
        standing: seen,
        acceptable: seen !== null && deliverable(g, turn, seen.give),
        last: round >= g.s.options.dealRounds,
        give: giveLimits(g, turn, partner, frees, kindsInHand(g, turn)),
        get: giveLimits(g, partner, turn, frees, g.s.players[partner].hand.length),
        fallback: { do: 'fail' },
      },
    ];
    const said = answer as OfferAnswer;
    if (said.do === 'accept') return standing;
    if (said.do === 'fail') return null;
    standing = { by: turn, terms: { give: said.give, get: said.get } };
    g.emit({ type: 'proposed', seat: turn, terms: standing.terms });
    turn = partner;
  }
}

const kindsInHand = (g: Game, seat: Seat): string[] =>
  g.s.players[seat].hand.map((card) => g.s.kinds[card]).sort();

/** Planets where `giver` has a colony and `taker` has none. */
export const grantable = (g: Game, giver: Seat, taker: Seat): PlanetId[] =>
  colonies(g.s, giver).filter((planet) => shipsAt(g.s, taker, planet) === 0 && !isAdrift(g.s, planet));

function giveLimits(g: Game, giver: Seat, taker: Seat, frees: Seats, hand: GiveLimits['hand']): GiveLimits {
  const settles = colonySlots(g.s, taker).length > 0 || g.s.encounter!.gate[taker] > 0;
  return {
    hand,
    planets: settles ? grantable(g, giver, taker) : [],
    free: (frees & (1 << giver)) !== 0 ? g.s.warp[taker] : 0,
  };
}

const deliverable = (g: Game, giver: Seat, give: Give): boolean =>
  planDelivery(give.cards ?? {}, kindsInHand(g, giver)) !== null &&
  (give.colony === undefined || shipsAt(g.s, giver, give.colony) > 0);

/** DEAL-2: what is promised is delivered, both ways at the same time. */
function* carryOut(g: Game, by: Seat, partner: Seat, terms: Terms): Script {
  const mine = yield* choose(g, by, terms.give);
  const theirs = yield* choose(g, partner, terms.get);
  giveCards(g, by, partner, mine);
  giveCards(g, partner, by, theirs);
  // Everybody settles before anybody's colonies are counted (WIN-2).
  if (terms.give.colony !== undefined) yield* settleColony(g, partner, terms.give.colony);
  if (terms.get.colony !== undefined) yield* settleColony(g, by, terms.get.colony);
  if (terms.give.free !== undefined) yield* retrieveShips(g, partner, terms.give.free);
  if (terms.get.free !== undefined) yield* retrieveShips(g, by, terms.get.free);
}

/** Which cards go over: named ones are fixed, of a type the giver picks, random ones fall by chance. */
function* choose(g: Game, giver: Seat, give: Give): Script<Card[]> {
  const hand = g.s.players[giver].hand.slice().sort((a, b) => (g.s.kinds[a] < g.s.kinds[b] ? -1 : 1));
  const plan = planDelivery(
    give.cards ?? {},
    hand.map((card) => g.s.kinds[card]),
  )!;
  const chosen = plan.fixed.map((i) => hand[i]);
  for (const { type, count } of plan.open) {
    if (type === 'random') chosen.push(...pickRandom(g, giver, count, chosen));
    else {
      const fit = hand.filter((card) => g.cards[card].type === type && !chosen.includes(card));
      chosen.push(...(yield* askCards(g, giver, 'ask.deliver', fit, count, count, { secret: true })));
    }
  }
  return chosen;
}

/** DEAL-1: any number of ships but at least one, from the gate or any own colonies. */
export function* settleColony(g: Game, seat: Seat, planet: PlanetId): Script {
  const slots = colonySlots(g.s, seat).filter((slot) => slot.at !== planet);
  slots.unshift(...slotsAt(g.s, seat, GATE));
  const held = room(slots);
  if (held === 0) return;
  const counts = yield* askShips({
    seat,
    key: 'ask.settle',
    slots,
    min: 1,
    max: held,
    params: { planet },
  });
  moveShips(g, seat, partsOf(slots, counts), planet);
}

/** RES-5: three ships each, of own choice. */
function* failDeal(g: Game, quashed: boolean): Script {
  const e = g.s.encounter!;
  setOutcome(g, { type: 'failed-deal' });
  g.emit({ type: 'deal', made: false, quashed });
  const dues = [e.offense, e.defense].map((seat) => ({ seat, count: 3, factor: 1 }));
  yield* moment(g, AT['deal.failing'], { dues });
  yield* loseChosen(
    g,
    dues.map(({ seat, count, factor }) => ({ seat, count: count * factor, slots: allSlots(g, seat) })),
    'failed-deal',
    'ask.lose.failed-deal',
  );
  yield* settle(g);
}
