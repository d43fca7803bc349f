import type { Game } from '../game.ts';
import { alliesOf, mainPlayer, otherSide, placesFor, priority, shipsAt } from '../state/query.ts';
import { AID, DEFENSE, GATE, OFFENSE } from '../state/types.ts';
import type { Card, Encounter, Seat, Side } from '../state/types.ts';
import { askAll, askCards, shipsQuestion } from '../timing/ask.ts';
import { bringAllHome, bringHome, loseShips, loss } from '../timing/losses.ts';
import { AT, type Loss, type Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { discardFromTable, giveCards, pickRandom, showCards } from '../verbs/cards.ts';
import { drawCards } from '../verbs/decks.ts';
import { discardLaid, enterPhase, recordDefeat } from '../verbs/encounter.ts';
import { moveShips, partsOf, spreadShips } from '../verbs/ships.ts';
import { WARP } from '../state/types.ts';
import { deal } from './deal.ts';

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
      yield* bringHome(g, [...alliesOf(g.s, OFFENSE), ...alliesOf(g.s, DEFENSE)]); // REV-4
      yield* deal(g);
      yield* penalties(g);
      break;
    case 'both-lose':
      yield* loseShips(g, [...defeated(g, OFFENSE), ...defeated(g, DEFENSE)], 'defeat');
      yield* penalties(g);
      break;
    case 'peace':
      yield* penalties(g);
      break;
    default:
      break;
  }
  yield* settle(g);
  yield* bringAllHome(g);
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
  const losses = defeated(g, loser);
  yield* moment(g, AT['ships.due'], { losses, loser });
  const warped = yield* loseShips(g, losses, 'defeat');
  recordDefeat(g, loser, warped[mainPlayer(e, loser)]);
  yield* settle(g);
  yield* penalties(g);
  if (side === OFFENSE) {
    for (const seat of [e.offense, ...alliesOf(g.s, OFFENSE)])
      moveShips(g, seat, [{ place: GATE, count: e.gate[seat] }], e.planet);
    yield* settle(g);
  }
  const compensated = compensates(e, loser);
  const rewarded = side === DEFENSE && e.allies[DEFENSE] !== 0 && !e.noSpoils;
  if (compensated || rewarded) yield* moment(g, AT['resolution.spoils']);
  if (compensated) yield* compensation(g, loser);
  if (rewarded) yield* rewards(g);
}

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
    aside: [],
    picks: -1,
  };
  yield* moment(g, AT['compensation.due'], due);
  const cards = yield* chooseCompensation(g, due);
  giveCards(g, due.payer, taker, cards);
  g.emit({ type: 'compensation', seat: taker, from: due.payer, count: cards.length });
  if (cards.length > 0)
    yield* moment(g, AT['spoils.taken'], { seat: taker, from: due.payer, picks: due.picks, cards });
  yield* settle(g);
}

/** Random cards, unless somebody may choose them; whoever does that looks at the whole hand. */
function* chooseCompensation(g: Game, due: Moments['compensation.due']): Script<Card[]> {
  const { payer, picks, aside } = due;
  if (picks < 0) return pickRandom(g, payer, due.count, aside);
  const hand = g.s.players[payer].hand.filter((card) => !aside.includes(card));
  if (picks !== payer) showCards(g, payer, hand, 1 << picks);
  const params = { player: payer, count: Math.min(due.count, hand.length) };
  return yield* askCards(g, picks, 'ask.compensation', hand, due.count, due.count, { params, secret: true });
}

/** RES-3: for each allied ship a card or a ship from the warp; all choose before anything is drawn. */
function* rewards(g: Game): Script {
  const e = g.s.encounter!;
  const dues: { seat: Seat; count: number }[] = [];
  for (const seat of alliesOf(g.s, DEFENSE)) {
    const due = { seat, count: e.aid[seat] };
    if (due.count === 0) continue;
    yield* moment(g, AT['rewards.due'], due);
    dues.push(due);
  }
  if (dues.length === 0) return;
  const slots = dues.map((due) => placesFor(g.s, due.seat, due.count));
  const most = dues.map((due, i) => (slots[i].length === 0 ? 0 : Math.min(due.count, g.s.warp[due.seat])));
  const answers = yield* askAll(
    dues.map((due, i) =>
      shipsQuestion({
        seat: due.seat,
        key: 'ask.rewards',
        slots: slots[i],
        min: 0,
        max: most[i],
        params: { count: due.count },
      }),
    ),
  );
  const taken: Moments['spoils.taken'][] = [];
  for (let i = 0; i < dues.length; i++) {
    const due = dues[i];
    const parts = partsOf(slots[i], answers[i] as readonly number[]);
    const ships = parts.reduce((sum, part) => sum + part.count, 0);
    spreadShips(g, due.seat, WARP, parts);
    const drawn = drawCards(g, due.seat, due.count - ships);
    g.emit({ type: 'rewards', seat: due.seat, ships, cards: due.count - ships });
    if (drawn.length > 0) taken.push({ seat: due.seat, from: -1, picks: -1, cards: drawn });
  }
  for (const one of taken) yield* moment(g, AT['spoils.taken'], one);
  yield* settle(g);
}

/** RES-6, REV-7 */
function* discardCards(g: Game): Script {
  const e = g.s.encounter!;
  if (e.laid[OFFENSE] !== null || e.laid[DEFENSE] !== null) {
    yield* moment(g, AT['cards.discarding']);
    const cards: [Card, Card] = [discardLaid(g, OFFENSE), discardLaid(g, DEFENSE)];
    yield* moment(g, AT['cards.discarded'], { cards });
  }
  for (const entry of e.table.slice()) if (entry.reinforces >= 0) discardFromTable(g, entry.by, entry.card);
  yield* settle(g);
}
