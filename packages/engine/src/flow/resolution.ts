import type { Game } from '../game.ts';
import { allAllies, alliesOf, clockwise, mainPlayer, otherSide, priority, shipsAt } from '../state/query.ts';
import { AID, DEFENSE, GATE, OFFENSE } from '../state/types.ts';
import type { Card, Encounter, Seat, Side } from '../state/types.ts';
import { askCards } from '../timing/ask.ts';
import { leaveWith, loseShips, loss } from '../timing/losses.ts';
import { AT, type Loss, type Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { pickUnseen } from '../timing/unseen.ts';
import { moment, settle } from '../timing/windows.ts';
import { discardBeside } from '../verbs/beside.ts';
import { discardFromTable, takeCards, showCards } from '../verbs/cards.ts';
import { discardLaid, enterPhase, recordDefeat } from '../verbs/encounter.ts';
import { moveShips, type Part } from '../verbs/ships.ts';
import { deal } from './deal.ts';
import { giveRewards } from './rewards.ts';

export function* resolution(g: Game): Script {
  const e = g.s.encounter!;
  if (e.outcome!.type !== 'broken-off') enterPhase(g, 'resolution');
  if (e.phase === 'resolution') {
    yield* moment(g, AT['resolution.start']);
    yield* moment(g, AT.free);
  }
  const outcome = e.outcome!;
  switch (outcome.type) {
    case 'win':
      yield* victory(g, outcome.side);
      break;
    case 'deal':
      yield* leaveWith(g, allAllies(g.s)); // REV-4
      yield* deal(g);
      yield* penalties(g);
      break;
    case 'both-lose':
      yield* loseShips(g, [...defeated(g, OFFENSE), ...defeated(g, DEFENSE)], 'defeat');
      yield* settle(g);
      yield* penalties(g);
      break;
    case 'peace':
      yield* penalties(g);
      break;
    default:
      break;
  }
  yield* settle(g);
  yield* leaveWith(g, clockwise(g.s));
  yield* settle(g);
  if (e.phase === 'resolution') yield* moment(g, AT['resolution.end']);
  yield* discardCards(g);
  if (e.phase === 'resolution') yield* moment(g, AT.free);
}

/** RUL-31: what is due for the outcome besides its own losses; like them before anybody lands (Annex F-11). */
function* penalties(g: Game): Script {
  yield* moment(g, AT['resolution.lost']);
  yield* settle(g);
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
  yield* penalties(g);
  const allied = { side, swapped: false };
  yield* moment(g, AT['allies.due'], allied);
  const allies = allied.swapped === (side === DEFENSE) ? alliesOf(g.s, side) : [];
  if (allies.length > 0) yield* moment(g, AT['ships.leaving'], { seats: allies });
  const landing = side === OFFENSE ? [e.offense, ...allies] : allies;
  for (const seat of landing) moveShips(g, seat, [partOf(e, side, seat)], e.planet);
  if (landing.length > 0) yield* settle(g);
  const compensated = compensates(e, loser);
  const rewarded = allied.swapped === (side === OFFENSE) && e.allies[side] !== 0 && !e.noSpoils;
  if (compensated || rewarded) yield* moment(g, AT['resolution.spoils']);
  if (compensated) yield* compensation(g, loser);
  if (rewarded)
    yield* giveRewards(
      g,
      alliesOf(g.s, side).map((seat) => ({ seat, count: partOf(e, side, seat).count })),
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

/** RES-6, REV-7 */
function* discardCards(g: Game): Script {
  const e = g.s.encounter!;
  if (e.laid[OFFENSE] !== null || e.laid[DEFENSE] !== null) {
    yield* moment(g, AT['cards.discarding']);
    const cards: [Card, Card] = [discardLaid(g, OFFENSE), discardLaid(g, DEFENSE)];
    yield* moment(g, AT['cards.discarded'], { cards });
  }
  for (const one of e.beside.slice()) discardBeside(g, one);
  for (const entry of e.table.slice()) if (entry.reinforces >= 0) discardFromTable(g, entry.by, entry.card);
  yield* settle(g);
}
