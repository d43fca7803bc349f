/** Using a power and playing an artifact or a flare, with the answers others may give to it. */
import type { Game } from '../game.ts';
import { holderOf } from '../state/query.ts';
import type { BesideRole, Card, Origin, Seat, Sheet } from '../state/types.ts';
import { EVERYBODY } from '../events.ts';
import { layBeside } from '../verbs/beside.ts';
import {
  discardFromTable,
  playToTable,
  returnFromTable,
  sheetOfPile,
  takeFromTable,
  takeUpFromTable,
} from '../verbs/cards.ts';
import { barFlare, countFlare, markOnce, uncountFlare } from '../verbs/encounter.ts';
import { TURN_ENDS } from '../verbs/outcome.ts';
import { turnUpSheet } from '../verbs/sheets.ts';
import type { Ctx } from './abilities.ts';
import { askCard } from './ask.ts';
import { NO_TARGET, seenTarget, targetOf, type Aim, type Target } from './aim.ts';
import { AT, type MomentName, type Moments, type Stopped } from './moments.ts';
import { NOTHING, YES, type Script } from './script.ts';
import { Candidate } from './candidate.ts';
import { couldAct, moment } from './windows.ts';

/** Does what the ability does; what it has to ask is in the script. */
export function perform(c: Candidate): Script {
  c.performed = true;
  if (c.ability.once) markOnce(c.g, c.onceKey);
  c.g.count(c);
  const script = (c.ability.use as (c: Ctx, target: Target) => Script | void)(c, c.target);
  return script ? script : NOTHING;
}

/** ZAP-1a: names what it is aimed at; false if there is nothing left to aim at. */
export function takeAim(c: Candidate): Script<boolean> {
  return c.ability.aim === null ? YES : aiming(c, c.ability.aim as Aim<MomentName>);
}

function* aiming(c: Candidate, aim: Aim<MomentName>): Script<boolean> {
  const target = yield* aim.ask(c);
  if (target === null) return false;
  c.target = target;
  return true;
}

/** The answers to it may have taken its target away: then it comes to nothing. */
export const stillAimed = (c: Candidate): boolean =>
  c.ability.aim === null || (c.ability.aim as Aim<MomentName>).holds(c, c.target);

/** Whether there is still the reason for it that there was when it was offered. */
const hasReason = (c: Candidate): boolean =>
  c.ability.when === null || (c.ability.when as (c: Ctx) => boolean)(c);

/** ZAP-1: opens the window in which the use can be zapped; false if it was. */
export const survivesZap = (c: Candidate, sheet = c.sheet, flare: Card = -1): Script<boolean> =>
  zapWindow(c.g, c.me, sheet, c.ability.name, flare, c.target);

function* zapWindow(
  g: Game,
  seat: Seat,
  sheet: Sheet,
  ability: string,
  flare: Card,
  target: Target,
): Script<boolean> {
  const use: Moments['power.using'] = { seat, sheet, ability, flare, target, zapped: false };
  yield* moment(g, AT['power.using'], use);
  return !use.zapped;
}

/** Whether playing a card from there is itself a use of the power. */
export const usesPile = (g: Game, origin: Origin): boolean => sheetOfPile(g, origin)?.pile.using === true;

/**
 * A use of the power that lies in playing from a pile can be zapped: then false. What is played openly is named, and
 * what that is aimed at.
 */
export function mayPlayFrom(g: Game, origin: Origin, target: Target = NO_TARGET): Script<boolean> {
  const found = sheetOfPile(g, origin);
  return found === null || !found.pile.using
    ? YES
    : playingFrom(g, origin.seat, found.sheet, found.pile.name, target);
}

function* playingFrom(g: Game, seat: Seat, sheet: Sheet, pile: string, target: Target): Script<boolean> {
  announceUse(g, seat, sheet.alien, pile, target);
  return yield* zapWindow(g, seat, sheet, pile, -1, target);
}

function announceUse(g: Game, seat: Seat, alien: string, ability: string, target: Target): void {
  g.emit({ type: 'power.used', seat, alien, ability, target: seenTarget(target, g.s.kinds) });
}

/** What comes of it that this use has been zapped. */
function afterZap(c: Candidate): Script {
  const script = (c.ability.zapped as ((c: Ctx) => Script | void) | null)?.(c);
  return script ? script : NOTHING;
}

export function* usePower(c: Candidate): Script {
  const g = c.g;
  turnUpSheet(g, c.me, c.sheet);
  if (!c.ability.standing) {
    if (!(yield* takeAim(c))) return;
    announceUse(g, c.me, c.source, c.ability.name, c.target);
    if (!(yield* survivesZap(c))) return yield* afterZap(c);
    // The answers to the use may have taken its reason away: then it comes to nothing.
    if (!hasReason(c) || !stillAimed(c)) return;
  }
  yield* perform(c);
}

/**
 * Offers the owner of a power the super side of its flare while the power works; `data` is what the flare may change.
 */
export function* shape<D extends Moments['power.shaping']['data']>(
  c: Ctx,
  ability: string,
  data: D,
): Script<D> {
  yield* moment(c.g, AT['power.shaping'], { seat: c.me, alien: c.sheet.alien, ability, data });
  c.g.shaped.set(c.sheet.alien, c.g.acts);
  return data;
}

/** FLARE-4, REV-6a: somebody has acted since that was offered: a super side that was passed on is worth another thought. */
export const worthAnotherThought = (g: Game, alien: string): boolean =>
  g.acts > (g.shaped.get(alien) ?? g.acts);

/** A flare that goes to the owner of its alien after the wild effect, or to the discard pile if nobody has it. */
export function handOff(c: Ctx, alien: string): void {
  const owner = holderOf(c.g, alien);
  c.fate = owner === null ? 'discard' : { giveTo: owner.seat };
}

/** A card on its way from the hand over the table to wherever it goes. */
type Play = Moments['card.playing'] & {
  /** It has begun to take effect. */
  begun: boolean;
  /** An artifact that goes back to its player. */
  kept: boolean;
};

const isFlareSide = (as: Play['as']): as is 'wild' | 'super' => as === 'wild' || as === 'super';

/** Cards of the hand that a power may play as this artifact: other artifacts, or any card that is no encounter card. */
const playableAs = (g: Game, seat: Seat, kind: string, any: boolean): Card[] =>
  g.s.players[seat].hand.filter((card) => {
    const { type, encounter } = g.cards[card];
    if (g.s.kinds[card] === kind || g.s.encounter!.spent.includes(card) || g.late.includes(card))
      return false;
    return any ? !encounter : type === 'artifact';
  });

/** Whether there is a card for it, or could be with the super side. */
export const canPlayAs = (g: Game, seat: Seat, { alien }: Sheet, kind: string): boolean =>
  playableAs(g, seat, kind, false).length > 0 ||
  couldAct(
    g,
    AT['power.shaping'],
    { seat, alien, ability: g.rules.aliens[alien].playsAs, data: { any: false } },
    seat,
  );

/**
 * A power plays a card as the artifact of this candidate; which card is known before anybody may answer. False if there was
 * none after all: without the super side there may be none to play with.
 */
export function* playAs(c: Candidate): Script<boolean> {
  const { g, me, sheet, source } = c;
  turnUpSheet(g, me, sheet);
  const { any } = yield* shape(c, g.rules.aliens[sheet.alien].playsAs, { any: false });
  const cards = playableAs(g, me, source, any);
  if (sheet.zapped || cards.length === 0) return false;
  const params = { card: source };
  const card = yield* askCard(g, me, `${sheet.alien}.card`, cards, { params, secret: true });
  yield* playCard(new Candidate(g, me, c.ev, c.ability, 'artifact', source, sheet, card));
  return true;
}

/** Lays a card face down beside the encounter cards; others learn what for, and nothing else. */
export function* layDown(c: Candidate): Script {
  const origin = { seat: c.me, pile: c.pile };
  if (!(yield* mayPlayFrom(c.g, origin))) return;
  layBeside(c.g, c.card, origin, c.g.cards[c.card].lies as BesideRole);
  yield* perform(c);
  yield* moment(c.g, AT['beside.laid'], { seat: c.me, card: c.card });
}

export function* playCard(c: Candidate): Script {
  const { g, me, card, faceDown } = c;
  if (faceDown !== null) turnUpSheet(g, me, faceDown);
  const as = c.from as Play['as'];
  const against = c.ability.at === 'power.using' ? (c.ev as Moments['power.using']).seat : -1;
  const play: Play = {
    seat: me,
    card,
    as,
    against,
    target: NO_TARGET,
    stopped: null,
    begun: false,
    kept: false,
  };
  // On the table before anybody answers: the card cannot be its own answer.
  playToTable(g, me, card, { seat: me, pile: c.pile });
  try {
    yield* playing(c, play);
  } catch (error) {
    if (error === TURN_ENDS) clearTable(c, play);
    throw error;
  }
  clearTable(c, play);
  if (play.begun && isFlareSide(as)) yield* moment(g, AT['flare.played'], { seat: me, card, as });
}

function* playing(c: Candidate, play: Play): Script {
  const { g, me, card } = c;
  const { as } = play;
  const isFlare = isFlareSide(as);
  // FLARE-3b: announced is played, whatever the answers will be.
  if (isFlare) countFlare(g, me, card, counts(c));
  const named = yield* takeAim(c);
  if (!named || !(yield* mayPlay(c))) {
    if (isFlare) uncountFlare(g, me, card, counts(c));
    return;
  }
  play.target = c.target;
  const target = seenTarget(c.target, g.s.kinds);
  const ability = c.ability.name;
  g.emitCards({ type: 'card.played', seat: me, as, ability, target, cards: [card], see: EVERYBODY });
  const reasoned = hasReason(c);
  yield* moment(g, AT['card.playing'], play);
  if (play.stopped !== null) return;
  if (as === 'super') {
    const alien = g.cards[card].alien;
    const sheet = g.s.players[me].sheets.find((one) => one.alien === alien);
    if (sheet !== undefined && !(yield* survivesZap(c, sheet, card))) {
      uncountFlare(g, me, card);
      return yield* afterZap(c);
    }
  }
  play.begun = true;
  // The answers may have taken target and reason away, such as the card it was to be done with: then it comes to nothing.
  if (!stillAimed(c) || (reasoned && !hasReason(c))) return;
  yield* perform(c);
  if (as !== 'artifact') return;
  const done: Moments['artifact.done'] = { seat: me, card, keep: false };
  yield* moment(g, AT['artifact.done'], done);
  play.kept = done.keep;
}

const pileOf = ({ g, me, pile }: Candidate) => sheetOfPile(g, { seat: me, pile })?.pile;

/** RUL-3: whether a flare from there is its player's flare of the encounter. */
const counts = (c: Candidate): boolean => pileOf(c)?.wildOnly !== true;

/** Playing from a pile, or as another card, is a use that can be zapped: then false. */
function mayPlay(c: Candidate): Script<boolean> {
  const { g, me, sheet, card } = c;
  const { seats, planet, number, kind, word } = c.target;
  const target = targetOf({ seats, planet, number, card, kind, word });
  const use = g.rules.aliens[sheet.alien]?.playsAs ?? '';
  return use === ''
    ? mayPlayFrom(g, { seat: me, pile: c.pile }, target)
    : playingFrom(g, me, sheet, use, target);
}

/** The card leaves the table, also if the turn ends meanwhile. One that has had no effect by then was not played. */
function clearTable(c: Candidate, play: Play): void {
  const { g, me, card } = c;
  if (play.stopped !== null) return clearStopped(c, play.stopped);
  if (play.kept) return returnFromTable(g, card);
  if (!play.begun) return takeUpFromTable(g, card);
  if (!isFlareSide(play.as) || c.fate === 'discard') return discardFromTable(g, me, card);
  if (c.fate === 'usual' && pileOf(c)?.back === 'discard') return discardFromTable(g, me, card);
  if (c.fate === 'usual') returnFromTable(g, card);
  else takeFromTable(g, card, c.fate.giveTo);
}

function clearStopped(c: Candidate, stopped: Stopped): void {
  const { g, me, card } = c;
  g.emitCards({ type: 'card.stopped', seat: me, cards: [card], see: EVERYBODY });
  switch (stopped.fate) {
    case 'discard':
      return discardFromTable(g, me, card);
    case 'taken':
      return takeFromTable(g, card, stopped.by);
    case 'barred':
      uncountFlare(g, me, card, counts(c));
      barFlare(g, card);
      return takeUpFromTable(g, card);
  }
}
