import type { Game } from '../game.ts';
import { allAllies, alliesOf, clockwise, mainPlayer, otherSide, priority, shipsAt } from '../state/query.ts';
import { AID, DEFENSE, GATE, OFFENSE } from '../state/types.ts';
import type { Card, Encounter, Seat, Side } from '../state/types.ts';
import { askCards } from '../timing/ask.ts';
import { leave, leaveWith, loseShips, loss } from '../timing/losses.ts';
import { AT, type At, type Loss, type Moments, type PlainMoment } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { pickUnseen } from '../timing/unseen.ts';
import { moment, settle } from '../timing/windows.ts';
import { discardBeside } from '../verbs/beside.ts';
import { discardFromTable, takeCards, showCards } from '../verbs/cards.ts';
import { discardLaid, enterPhase, recordDefeat } from '../verbs/encounter.ts';
import { moveShips, type Part } from '../verbs/ships.ts';
import { deal } from './deal.ts';
import { forShips, giveRewards } from './rewards.ts';
import { inTurn, type Step } from './steps.ts';

/** Not of a turn that has ended before its time. */
const inResolution =
  (point: At<PlainMoment>) =>
  (g: Game): Script =>
    g.s.encounter!.phase === 'resolution' ? moment(g, point) : NOTHING;

/** RUL-31: what is due for the outcome besides its own losses; like them before anybody lands (Annex F-11). */
const PENALTIES: readonly Step[] = [AT['resolution.lost'], settle];

const DEAL: readonly Step[] = [
  (g) => leaveWith(g, allAllies(g.s)), // REV-4
  deal,
  ...PENALTIES,
];

const BOTH_LOSE: readonly Step[] = [bothLose, settle, ...PENALTIES];

export const RESOLUTION: readonly Step[] = [
  (g) => {
    if (g.s.encounter!.outcome!.type !== 'broken-off') enterPhase(g, 'resolution');
  },
  inResolution(AT['resolution.start']),
  inResolution(AT.free),
  carryOut,
  settle,
  (g) => leaveWith(g, clockwise(g.s)),
  settle,
  inResolution(AT['resolution.end']),
  discardLaidCards,
  discardOthers,
  settle,
  inResolution(AT.free),
];

function carryOut(g: Game): Script {
  const outcome = g.s.encounter!.outcome!;
  switch (outcome.type) {
    case 'win':
      return victory(g, outcome.side);
    case 'deal':
      return inTurn(g, DEAL);
    case 'both-lose':
      return inTurn(g, BOTH_LOSE);
    case 'peace':
      return inTurn(g, PENALTIES);
    default:
      return NOTHING;
  }
}

function* bothLose(g: Game): Script {
  yield* loseShips(g, [...defeated(g, OFFENSE), ...defeated(g, DEFENSE)], 'defeat');
}

/** The ships of a side that are in the encounter, about to be lost (RES-1, RES-2). */
function defeated(g: Game, side: Side): Loss[] {
  const e = g.s.encounter!;
  const losses: Loss[] = [];
  const main = mainPlayer(e, side);
  for (const seat of priority(g.s)) {
    if (seat !== main && (e.allies[side] & (1 << seat)) === 0) continue;
    const place = side === OFFENSE ? GATE : seat === e.defense ? e.planet : AID;
    const count = shipsAt(g.s, seat, place);
    if (count > 0) losses.push(loss(seat, [{ place, count }]));
  }
  return losses;
}

function* victory(g: Game, side: Side): Script {
  const e = g.s.encounter!;
  const loser = otherSide(side);
  const losses = e.faces[loser]?.type === 'retreat' ? [] : defeated(g, loser);
  yield* moment(g, AT['ships.due'], { losses, loser });
  const warped = yield* loseShips(g, losses, 'defeat');
  recordDefeat(g, loser, warped[mainPlayer(e, loser)]);
  yield* settle(g);
  yield* inTurn(g, PENALTIES);
  const allied = { side, swapped: false };
  yield* moment(g, AT['allies.due'], allied);
  const allies = allied.swapped === (side === DEFENSE) ? alliesOf(g.s, side) : [];
  if (allies.length > 0) yield* leave(g, allies);
  const landing = side === OFFENSE ? [e.offense, ...allies] : allies;
  for (const seat of landing) moveShips(g, seat, [partOf(e, side, seat)], e.planet);
  if (landing.length > 0) yield* settle(g);
  const rewarded = allied.swapped === (side === OFFENSE) && e.allies[side] !== 0 && !e.noSpoils;
  if (compensates(e, loser) || rewarded) yield* moment(g, AT['resolution.spoils']);
  if (compensates(e, loser)) yield* compensation(g, loser);
  if (rewarded)
    yield* giveRewards(
      g,
      alliesOf(g.s, side).map((seat) => forShips(seat, partOf(e, side, seat).count, true)),
    );
}

/** The ships of somebody with this side, besides those that defend their own planet. */
const partOf = ({ gate, aid }: Encounter, side: Side, seat: Seat): Part =>
  side === OFFENSE ? { place: GATE, count: gate[seat] } : { place: AID, count: aid[seat] };

const compensates = (e: Encounter, loser: Side): boolean =>
  !e.noSpoils &&
  e.lostInDefeat[loser] > 0 &&
  e.faces[loser]?.type === 'negotiate' &&
  e.faces[otherSide(loser)]?.type === 'attack';

/** COMP-1: a negotiate that lost against an attack takes cards from the winner. */
function* compensation(g: Game, loser: Side): Script {
  const e = g.s.encounter!;
  const taker = mainPlayer(e, loser);
  const payer = mainPlayer(e, otherSide(loser));
  const due: Moments['compensation.due'] = {
    taker,
    payer,
    count: e.lostInDefeat[loser],
    factor: 1,
    aside: [],
    picks: -1,
  };
  yield* moment(g, AT['compensation.due'], due);
  due.count *= due.factor;
  if (due.count === 0) return;
  const cards = yield* chooseCompensation(g, due);
  takeCards(g, due.payer, taker, cards);
  g.emit({ type: 'compensation', seat: taker, from: due.payer, count: cards.length });
  if (cards.length > 0)
    yield* moment(g, AT['spoils.taken'], { seat: taker, from: due.payer, picks: due.picks, cards });
  yield* settle(g);
}

/** Random cards, unless somebody may choose them; whoever does that looks at the whole hand. */
function* chooseCompensation(g: Game, due: Moments['compensation.due']): Script<Card[]> {
  const { payer, picks, aside } = due;
  if (picks < 0) return yield* pickUnseen(g, due.taker, payer, due.count, aside);
  const hand = g.s.players[payer].hand.filter((card) => !aside.includes(card));
  if (picks !== payer) showCards(g, payer, hand, 1 << picks);
  const params = { player: payer, count: Math.min(due.count, hand.length) };
  return yield* askCards(g, picks, 'ask.compensation', hand, due.count, due.count, { params, secret: true });
}

/** RES-6 */
function discardLaidCards(g: Game): Script {
  const { laid } = g.s.encounter!;
  return laid[OFFENSE] !== null || laid[DEFENSE] !== null ? inTurn(g, DISCARDING) : NOTHING;
}

const DISCARDING: readonly Step[] = [
  AT['cards.discarding'],
  (g) => {
    const cards: [Card, Card] = [discardLaid(g, OFFENSE), discardLaid(g, DEFENSE)];
    return moment(g, AT['cards.discarded'], { cards });
  },
];

/** REV-7, KICK-2 */
function discardOthers(g: Game): void {
  const e = g.s.encounter!;
  for (const one of e.beside.slice()) discardBeside(g, one);
  for (const entry of e.table.slice()) if (entry.reinforces >= 0) discardFromTable(g, entry.by, entry.card);
}
