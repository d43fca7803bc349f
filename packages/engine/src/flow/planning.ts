import type { Game } from '../game.ts';
import type { CardOption } from '../decisions.ts';
import {
  canChooseEncounterCard,
  hasPlayable,
  isEncounterCard,
  mainPlayer,
  mainSide,
  opponentOf,
  ownIntimidate,
  playable,
  type Playable,
} from '../state/query.ts';
import { DEFENSE, OFFENSE, SIDES } from '../state/types.ts';
import type { Seat, Side } from '../state/types.ts';
import { askAll, encounterCardQuestion, optionQuestion } from '../timing/ask.ts';
import { AT } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { mayPlayFrom, usesPile } from '../timing/use.ts';
import { moment, settle } from '../timing/windows.ts';
import { playBeside, returnBeside } from '../verbs/beside.ts';
import { enterPhase, layCard, note, takeBack, turnUp } from '../verbs/encounter.ts';
import { showFaces } from '../verbs/faces.ts';
import { renewUntilEncounterCard } from './hand.ts';
import { unlessDecided, type Step } from './steps.ts';

/** With the cards on the table. */
const LAID: readonly Step[] = [
  AT['planning.laid'],
  chooseIntimidates,
  AT['planning.selected'],
  settle,
  unlessDecided([AT.free]),
];

export const PLANNING: readonly Step[] = [
  (g) => enterPhase(g, 'planning'),
  beforeSelection,
  unlessDecided([selection]),
  unlessDecided(LAID),
];

/** PLAN-3: both at the same time, unless one has to show the card before the other selects. */
function selection(g: Game): Script {
  const { showsFirst } = g.s.encounter!;
  return showsFirst < 0 ? selectTogether(g) : selectShowing(g, showsFirst);
}

/**
 * PLAN-2: a defense without an encounter card could play other legal cards first, then has a new hand; and what comes
 * before selection is open again for the new hands (PLAN-2a), until nothing is missing, or nothing can be had (START-1a).
 */
function* beforeSelection(g: Game): Script {
  const e = g.s.encounter!;
  let looking = true;
  for (const last of [AT['planning.start'], AT.free, AT['planning.select']]) {
    const { acts } = g;
    yield* moment(g, last);
    yield* settle(g);
    // KICK-1: what was done at any time may have brought somebody a card to be played before selection.
    if (last === AT.free && g.acts !== acts && e.outcome === null) {
      yield* moment(g, AT['planning.start']);
      yield* settle(g);
    }
    while (looking && e.outcome === null && !canChooseEncounterCard(g, e.defense)) {
      looking = yield* renewUntilEncounterCard(g, e.defense);
      yield* moment(g, AT['planning.start']);
      yield* settle(g);
    }
    if (e.outcome !== null) return;
  }
}

/**
 * The encounter cards this side may choose. What obliges it to a card or a type binds the hand, as far as it can be done;
 * any other zone may be played from and never has to be (PRIO-2a).
 */
function choices(g: Game, side: Side): Playable[] {
  const e = g.s.encounter!;
  const found = playable(g, mainPlayer(e, side), isEncounterCard);
  if (e.mustPlay[side].length === 0) return found;
  let inHand = found.filter((one) => one.pile === '');
  for (const must of e.mustPlay[side]) {
    const obliged = inHand.filter((one) =>
      typeof must === 'number' ? one.card === must : g.cards[one.card].type === must,
    );
    if (obliged.length > 0) inHand = obliged;
  }
  return [...inHand, ...found.filter((one) => one.pile !== '')];
}

/** The position of a card of the same kind from the same zone; -1 if there is none. */
function findTwin(kinds: readonly string[], among: readonly Playable[], one: Playable): number {
  for (let i = 0; i < among.length; i++)
    if (among[i].pile === one.pile && kinds[among[i].card] === kinds[one.card]) return i;
  return -1;
}

/** One option for each kind in each zone, in the order of the card list so that it tells nothing. */
function distinct(g: Game, cards: readonly Playable[]): { options: CardOption[]; values: Playable[] } {
  const kinds = g.s.kinds;
  const values: Playable[] = [];
  for (const one of cards) {
    const twin = findTwin(kinds, values, one);
    if (twin >= 0) {
      if (one.card < values[twin].card) values[twin] = one;
      continue;
    }
    let at = values.push(one) - 1;
    for (; at > 0 && values[at - 1].card > one.card; at--) values[at] = values[at - 1];
    values[at] = one;
  }
  const options: CardOption[] = [];
  for (const one of values) options.push({ card: kinds[one.card], zone: one.pile });
  return { options, values };
}

function* selectTogether(g: Game): Script {
  const e = g.s.encounter!;
  if (!canChooseEncounterCard(g, e.defense)) {
    noCard(g, e.defense);
    return yield* selectOne(g, OFFENSE);
  }
  const empty = ![e.offense, e.defense].every((seat) => hasPlayable(g, seat, isEncounterCard));
  if (empty || ownIntimidate(e, e.offense) !== undefined || ownIntimidate(e, e.defense) !== undefined) {
    yield* selectOne(g, OFFENSE);
    return yield* selectOne(g, DEFENSE);
  }
  const offense = distinct(g, choices(g, OFFENSE));
  const defense = distinct(g, choices(g, DEFENSE));
  const answers = yield* askAll([
    encounterCardQuestion(e.offense, offense.options),
    encounterCardQuestion(e.defense, defense.options),
  ]);
  // Both lie on the table before anybody answers to either: an answer may cost the other player a card.
  lay(g, OFFENSE, offense.values[answers[0] as number]);
  lay(g, DEFENSE, defense.values[answers[1] as number]);
  if (usesPile(g, e.laid[OFFENSE]!.from)) yield* standBy(g, OFFENSE);
  if (usesPile(g, e.laid[DEFENSE]!.from)) yield* standBy(g, DEFENSE);
}

function* selectOne(g: Game, side: Side): Script {
  const seat = mainPlayer(g.s.encounter!, side);
  const laid = ownIntimidate(g.s.encounter!, seat);
  if (laid !== undefined) return playBeside(g, side, laid);
  // OUR READING: once a card has been selected a new hand is for selecting from; nothing is open again before that.
  if (!canChooseEncounterCard(g, seat) && !(yield* renewUntilEncounterCard(g, seat))) return noCard(g, seat);
  const found = distinct(g, choices(g, side));
  if (found.options.length === 0) return noCard(g, seat);
  const [answer] = yield* askAll([encounterCardQuestion(seat, found.options)]);
  lay(g, side, found.values[answer as number]);
  if (usesPile(g, g.s.encounter!.laid[side]!.from)) yield* standBy(g, side);
}

/** The card of a main player was cancelled when it was open: another takes its place, from a new hand if need be. */
export function* selectAnew(g: Game, side: Side): Script {
  yield* selectOne(g, side);
  if (g.s.encounter!.laid[side] === null) return;
  turnUp(g, side);
  showFaces(g);
}

/** START-1a: somebody plays without a card. */
const noCard = (g: Game, seat: Seat): void => note(g, 'note.no-encounter-card', seat);

/** One main player's card is on the table, open, before the other selects. */
function* selectShowing(g: Game, first: Seat): Script {
  const e = g.s.encounter!;
  const side = mainSide(e, first) as Side;
  // INT-2: whoever has selected already shows nothing.
  const shows = ownIntimidate(e, first) === undefined;
  yield* selectOne(g, side);
  if (shows && e.laid[side] !== null) {
    const showing = { seat: first, hidden: false };
    yield* moment(g, AT['reveal.showing'], showing);
    if (!showing.hidden) turnUp(g, side);
    yield* moment(g, AT['planning.shown'], { seat: first });
    if (e.outcome !== null) return;
  }
  yield* settle(g);
  yield* selectOne(g, mainSide(e, opponentOf(e, first)) as Side);
}

/** INT-3, INT-5: allies' intimidates may take the places of the main players' cards; all others go back unseen. */
function chooseIntimidates(g: Game): Script {
  return g.s.encounter!.beside.length === 0 ? NOTHING : choosingIntimidates(g);
}

function* choosingIntimidates(g: Game): Script {
  const e = g.s.encounter!;
  const offered = SIDES.map((side) =>
    e.beside.filter(({ as, from }) => as === 'intimidate' && (e.allies[side] & (1 << from.seat)) !== 0),
  );
  const asked = SIDES.filter((side) => offered[side].length > 0);
  const answers = yield* askAll(
    asked.map((side) => {
      const allies = offered[side].map(({ from }) => from.seat);
      return optionQuestion(mainPlayer(e, side), 'ask.intimidate', ['none', ...allies]);
    }),
  );
  asked.forEach((side, i) => {
    const answer = answers[i] as number;
    // OUR READING: of somebody who is with both sides, the offense gets it if both want it.
    if (answer > 0 && e.beside.includes(offered[side][answer - 1]))
      playBeside(g, side, offered[side][answer - 1]);
  });
  for (const one of e.beside.slice()) if (one.as === 'intimidate') returnBeside(g, one);
}

function lay(g: Game, side: Side, chosen: Playable): void {
  layCard(g, side, chosen.card, { seat: mainPlayer(g.s.encounter!, side), pile: chosen.pile });
}

/** If playing from the card's pile is a use and is zapped, the card goes back and another must be chosen. */
function* standBy(g: Game, side: Side): Script {
  if (yield* mayPlayFrom(g, g.s.encounter!.laid[side]!.from)) return;
  takeBack(g, side);
  yield* settle(g);
  yield* selectOne(g, side);
}
