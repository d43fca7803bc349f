/** Runs a moment: mandatory abilities in PRIO-2 order, then optional ones offered until all pass. */
import { isInGame } from '../cards/kinds.ts';
import { CosmariumError } from '../errors.ts';
import type { Game } from '../game.ts';
import { UNNUMBERED } from '../decisions.ts';
import type { From, Params, Question, Response } from '../decisions.ts';
import type { CardRules, Standing } from '../rulebook.ts';
import {
  faceDownSheet,
  playsFreely,
  priority,
  technologyOf,
  usesSuper,
  wouldHavePower,
} from '../state/query.ts';
import { atHand } from '../state/special.ts';
import type { Card, Encounter, GameState, Lasting, Seat, Seats, Sheet, Technology } from '../state/types.ts';
import { newSheet, turnUpSheet } from '../verbs/sheets.ts';
import { checkOffense, checkWin } from '../verbs/outcome.ts';
import { hasRole, type Ctx, type Fate } from './abilities.ts';
import { addTarget, NO_TARGET, type Target } from './aim.ts';
import { NO_PARAMS } from './ask.ts';
import {
  AT,
  isAnswered,
  type AnsweredMoment,
  NOTHING_TOLD,
  type At,
  type MomentName,
  type Moments,
  type PlainMoment,
} from './moments.ts';
import { NOTHING, type Script } from './script.ts';
import { handedOver } from './taken.ts';
import { canPlayAs, layDown, perform, playAs, playCard, usePower } from './use.ts';
import { isUsable, useTechnology } from './technology.ts';

const NO_SHEET: Sheet = Object.freeze(newSheet(''));
const DEEPEST = 60;
const NONE_USED: readonly Candidate[] = [];

/** An ability that may act at this moment, and the context its script runs in. */
export class Candidate implements Ctx {
  fate: Fate = 'usual';
  target: Target = NO_TARGET;
  /** It has taken effect. */
  performed = false;
  readonly g: Game;
  readonly me: Seat;
  readonly ev: never;
  readonly ability: Standing;
  readonly from: From;
  /** Alien id or card kind. */
  readonly source: string;
  readonly sheet: Sheet;
  readonly card: Card;
  readonly pile: string;
  readonly lasting: Lasting | null;

  constructor(
    g: Game,
    me: Seat,
    ev: Moments[MomentName],
    ability: Standing,
    from: From,
    source: string,
    sheet: Sheet = NO_SHEET,
    card: Card = -1,
    pile = '',
    lasting: Lasting | null = null,
  ) {
    this.g = g;
    this.me = me;
    this.ev = ev as never;
    this.ability = ability;
    this.from = from;
    this.source = source;
    this.sheet = sheet;
    this.card = card;
    this.pile = pile;
    this.lasting = lasting;
  }

  get s(): GameState {
    return this.g.s;
  }
  get e(): Encounter {
    return this.g.s.encounter!;
  }
  /** VAR-HID: the sheet that has to be turned up for it; null if none. */
  get faceDown(): Sheet | null {
    if (this.from === 'super') return faceDownSheet(this.g, this.me, this.g.cards[this.card].alien);
    return this.sheet.faceDown ? this.sheet : null;
  }
  get onceKey(): string {
    return `${this.me}:${this.source}:${this.from}:${this.ability.name}`;
  }
}

/** A named point of the timeline, or something that happens, with what abilities there are told and may change. */
export function moment(g: Game, point: At<PlainMoment>): Script;
export function moment<M extends MomentName>(g: Game, point: At<M>, ev: Moments[M]): Script;
export function moment(g: Game, point: At, ev: Moments[MomentName] = NOTHING_TOLD): Script {
  checkOffense(g);
  const at = point.number;
  const listeners = g.openMoment(point);
  const acting = listeners.mandatory[at];
  const asking = listeners.optional[at];
  if ((acting | asking) === 0) return NOTHING;
  const order = priority(g.s);
  const forced = acting === 0 ? NOBODY : mandatory(g, at, ev, order, acting);
  if (forced.length > 0) return run(g, point, ev, order, forced, 0, NOBODY);
  for (let turn = 0; turn < order.length; turn++) {
    if ((asking & (1 << order[turn])) === 0) continue;
    const found = optional(g, at, ev, order[turn], NONE_USED);
    if (found.length > 0) return run(g, point, ev, order, forced, turn, found);
  }
  return NOTHING;
}

/** Whether this player would be offered something at this moment. */
export const couldAct = <M extends MomentName>(g: Game, at: At<M>, ev: Moments[M], seat: Seat): boolean =>
  optional(g, at.number, ev, seat, NONE_USED).length > 0;

/** The same, by what lies face up. */
export const couldActOpenly = <M extends MomentName>(
  g: Game,
  at: At<M>,
  ev: Moments[M],
  seat: Seat,
): boolean => optional(g, at.number, ev, seat, NONE_USED).some((one) => one.faceDown === null);

/** Runs what verbs have queued, then looks for winners; nothing of it if the turn has ended (PLAN-1). */
export function settle(g: Game): Script {
  checkOffense(g);
  const script = nextHappening(g);
  if (script !== NOTHING) return settling(g, script);
  checkWin(g);
  return NOTHING;
}

function* settling(g: Game, first: Script): Script {
  for (let script = first; script !== NOTHING; script = nextHappening(g)) yield* script;
  checkWin(g);
}

/** What comes of the first queued happening that anybody acts on. */
function nextHappening(g: Game): Script {
  while (g.happened.length > 0) {
    const { name, ev } = g.happened.shift()!;
    const script = name === 'cards.taken' ? handedOver(g, ev) : moment(g, AT[name], ev);
    if (script !== NOTHING) return script;
  }
  return NOTHING;
}

function* run(
  g: Game,
  point: At,
  ev: Moments[MomentName],
  order: readonly Seat[],
  forced: readonly Candidate[],
  first: number,
  firstFound: Candidate[],
): Script {
  const { name, number: at } = point;
  if (g.depth >= DEEPEST)
    throw new CosmariumError(
      'too-deep',
      `moments nest more than ${DEEPEST} deep at ${name}: ${g.trail.join(' > ')}`,
    );
  g.depth++;
  g.trail.push(name);
  const kept: Sheet[] = [];
  for (const candidate of forced) {
    // Collected before any of them acted: what happened since may have taken the reason away.
    if (!stillApplies(candidate) || kept.includes(candidate.sheet)) continue;
    if (candidate.sheet.faceDown && !(yield* turnsUp(candidate, name))) {
      kept.push(candidate.sheet);
      continue;
    }
    if (candidate.from === 'rule' || candidate.from === 'ship') yield* perform(candidate);
    else if (candidate.from === 'technology') yield* useTechnology(candidate);
    else yield* usePower(candidate);
    yield* settle(g);
    g.openMoment(point);
  }
  let used = NONE_USED;
  let found = firstFound;
  for (let turn = first; turn < order.length; turn++) {
    const seat = order[turn];
    const candidates = found.length > 0 ? found : optional(g, at, ev, seat, used);
    found = NOBODY;
    if (candidates.length === 0) continue;
    const offered = distinct(candidates);
    const answer = (yield [respondQuestion(g, seat, name, ev, offered)])[0] as number;
    if (answer === 0) continue;
    const choice = offered[answer - 1];
    g.acts++;
    if (choice.from === 'power') yield* usePower(choice);
    else if (choice.from === 'technology') yield* useTechnology(choice);
    else if (choice.from === 'ship') yield* perform(choice);
    else if (choice.card >= 0 && g.cards[choice.card].lies !== '') yield* layDown(choice);
    else if (choice.card < 0) yield* playAs(choice);
    else yield* playCard(choice);
    if (isSpent(choice)) used = [...used, choice];
    yield* settle(g);
    g.openMoment(point);
    turn = -1;
  }
  g.trail.pop();
  g.depth--;
  if (g.late.length > 0 && !g.trail.some(isAnswered)) g.late.length = 0;
}

/** VAR-HID: whether the owner of a sheet that lies face down turns it up, so that it acts now and from then on. */
function* turnsUp(c: Candidate, name: MomentName): Script<boolean> {
  if ((yield [respondQuestion(c.g, c.me, name, c.ev, [c])])[0] === 0) return false;
  turnUpSheet(c.g, c.me, c.sheet);
  return true;
}

/** VAR-HID: somebody who would be offered something there may turn the sheet up beforehand, and decide on it then. */
export function* turnUpFor<M extends MomentName>(g: Game, at: At<M>, ev: Moments[M], seat: Seat): Script {
  g.openMoment(at);
  const able = optional(g, at.number, ev, seat, NONE_USED).find((one) => one.sheet.faceDown);
  if (able !== undefined) yield* turnsUp(able, at.name);
}

/**
 * Used in this window; an artifact that was taken away before it had any effect was not (Annex F-4). Of one that is played
 * with another card there are as many as there are cards: `performed` is said of the card itself.
 */
const isSpent = (c: Candidate): boolean => !c.ability.repeat && (c.performed || c.from !== 'artifact');

/** Copies of one card from one zone are one option. */
function distinct(candidates: Candidate[]): Candidate[] {
  if (candidates.length === 1) return candidates;
  return candidates.filter(
    (one, i) =>
      candidates.findIndex(
        (other) => other.source === one.source && other.pile === one.pile && other.ability === one.ability,
      ) === i,
  );
}

/** What the response would be to, where that is the use of a power or the playing of a card. */
function answeredTo(g: Game, name: MomentName, told: Moments[MomentName]): Params {
  if (!isAnswered(name)) return NO_PARAMS;
  const ev = told as Moments[AnsweredMoment];
  const params: { [name: string]: string | number } = { player: ev.seat };
  if ('sheet' in ev) params.alien = ev.sheet.alien;
  else params.card = g.s.kinds[ev.card];
  addTarget(params, ev.target, g.s.kinds);
  return params;
}

/** Which of these to use; the first option is to pass. */
function respondQuestion(
  g: Game,
  seat: Seat,
  name: MomentName,
  ev: Moments[MomentName],
  candidates: readonly Candidate[],
): Question {
  const options: (string | Response)[] = ['pass'];
  for (const { source, ability, from, pile, faceDown } of candidates) {
    const response: Response = { source, ability: ability.name, from, zone: pile };
    if (faceDown !== null) response.turnsUp = true;
    options.push(response);
  }
  return {
    id: UNNUMBERED,
    kind: 'respond',
    seat,
    key: `ask.respond.${name}`,
    params: answeredTo(g, name, ev),
    secret: true,
    options,
    fallback: 0,
  };
}

const NOBODY: Candidate[] = [];

function mandatory(
  g: Game,
  at: number,
  ev: Moments[MomentName],
  order: readonly Seat[],
  seats: Seats,
): Candidate[] {
  let found = NOBODY;
  for (const seat of order) {
    if ((seats & (1 << seat)) === 0) continue;
    for (const sheet of g.s.players[seat].sheets) {
      const power = g.rules.aliens[sheet.alien];
      const abilities = power.mandatory[at];
      if (abilities !== undefined && wouldHavePower(g, seat, sheet))
        for (const ability of abilities)
          found = consider(found, new Candidate(g, seat, ev, ability, 'power', sheet.alien, sheet));
    }
    for (const technology of g.s.players[seat].technologies)
      found = considerTechnology(found, g, 'mandatory', at, ev, seat, technology);
    found = considerShips(found, g, 'mandatory', at, ev, seat);
    for (const lasting of g.s.encounter!.lasting) {
      if (lasting.by !== seat) continue;
      const { source, name } = lasting;
      const abilities = g.rules.lasting[source][name].abilities[at];
      if (abilities !== undefined)
        for (const ability of abilities)
          found = consider(
            found,
            new Candidate(g, seat, ev, ability, 'rule', source, NO_SHEET, -1, '', lasting),
          );
    }
  }
  return found;
}

function optional(
  g: Game,
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
  used: readonly Candidate[],
): Candidate[] {
  let found = NOBODY;
  if ((g.listeners().optional[at] & (1 << seat)) === 0) return found;
  const { sheets, technologies, hand } = g.s.players[seat];
  for (const sheet of sheets) {
    if (!wouldHavePower(g, seat, sheet)) continue;
    const power = g.rules.aliens[sheet.alien];
    const abilities = power.optional[at];
    if (abilities !== undefined)
      for (const ability of abilities)
        found = consider(found, new Candidate(g, seat, ev, ability, 'power', sheet.alien, sheet));
    if (power.playsAs !== '' && !sheet.zapped) found = considerPlayingAs(found, g, at, ev, seat, sheet);
    for (const pile of sheet.piles)
      if (pile.playable && !(pile.using && sheet.zapped))
        for (const card of pile.cards)
          if (g.responds[card] === 1)
            found = considerCard(found, g, at, ev, seat, card, pile.name, pile.wildOnly);
  }
  for (const technology of technologies)
    found = considerTechnology(found, g, 'optional', at, ev, seat, technology);
  found = considerShips(found, g, 'optional', at, ev, seat);
  for (const card of hand) if (g.responds[card] === 1) found = considerCard(found, g, at, ev, seat, card, '');
  return used.length === 0 ? found : found.filter((one) => !used.some((other) => isSameUse(one, other)));
}

/** A power that plays cards as artifacts: each of these is an option of its own, and which card it takes is asked then. */
function considerPlayingAs(
  found: Candidate[],
  g: Game,
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
  sheet: Sheet,
): Candidate[] {
  for (const kind of g.rules.artifacts) {
    const abilities = g.rules.card(kind).played[at];
    if (abilities === undefined || !isInGame(g.s.options, kind) || !canPlayAs(g, seat, sheet, kind)) continue;
    for (const ability of abilities)
      found = consider(found, new Candidate(g, seat, ev, ability, 'artifact', kind, sheet, -1, sheet.alien));
  }
  return found;
}

function considerTechnology(
  found: Candidate[],
  g: Game,
  how: 'mandatory' | 'optional',
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
  technology: Technology,
): Candidate[] {
  const { card } = technology;
  const abilities = g.cards[card].technology![how][at];
  if (abilities === undefined || !isUsable(g, seat, technology)) return found;
  for (const ability of abilities)
    found = consider(
      found,
      new Candidate(g, seat, ev, ability, 'technology', g.s.kinds[card], NO_SHEET, card),
    );
  return found;
}

/** SHIP-2: what the special ships do that their owner has at hand. */
function considerShips(
  found: Candidate[],
  g: Game,
  how: 'mandatory' | 'optional',
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
): Candidate[] {
  if (!shipsListen(g, how, at, seat)) return found;
  for (const mark of new Set(atHand(g.s, seat).flatMap(({ marks }) => marks)))
    for (const ability of g.rules.ships[mark]?.[how][at] ?? [])
      found = consider(found, new Candidate(g, seat, ev, ability, 'ship', mark));
  return found;
}

/** Whether any special ship of the player, wherever it is, does something there: where they are is slow to tell. */
function shipsListen(g: Game, how: 'mandatory' | 'optional', at: number, seat: Seat): boolean {
  for (const { marks } of g.s.players[seat].special)
    for (const mark of marks) if (g.rules.ships[mark]?.[how][at] !== undefined) return true;
  return false;
}

function considerCard(
  found: Candidate[],
  g: Game,
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
  card: Card,
  pile: string,
  wildOnly = false,
): Candidate[] {
  const rules: CardRules = g.cards[card];
  if (rules.type !== 'flare') {
    if (g.s.encounter!.spent.includes(card)) return found;
    const from = rules.type === 'artifact' ? 'artifact' : 'card';
    const usual = considerAll(found, g, ev, seat, card, pile, from, rules.played[at]);
    if (at !== AT.free.number || rules.freely.length === 0 || !playsFreely(g, seat)) return usual;
    return considerAll(usual, g, ev, seat, card, pile, from, rules.freely);
  }
  if (rules.wild[at] === undefined && rules.super[at] === undefined) return found;
  if (!flareAllowed(g.s, seat, card, wildOnly)) return found;
  if (wildOnly) return considerAll(found, g, ev, seat, card, pile, 'wild', rules.wild[at]);
  if (usesSuper(g, seat, rules.alien))
    return considerAll(found, g, ev, seat, card, pile, 'super', rules.super[at]);
  const more = considerAll(found, g, ev, seat, card, pile, 'wild', rules.wild[at]);
  // OUR READING: whoever has the alien face down plays its flare as wild, or turns the sheet up and plays it as super.
  if (faceDownSheet(g, seat, rules.alien) === null) return more;
  return considerAll(more, g, ev, seat, card, pile, 'super', rules.super[at]);
}

function considerAll(
  found: Candidate[],
  g: Game,
  ev: Moments[MomentName],
  seat: Seat,
  card: Card,
  pile: string,
  from: From,
  abilities: readonly Standing[] | undefined,
): Candidate[] {
  if (abilities === undefined) return found;
  const { kind } = g.cards[card];
  for (const ability of abilities)
    if (!isAnswered(ability.at) || !g.late.includes(card))
      found = consider(found, new Candidate(g, seat, ev, ability, from, kind, NO_SHEET, card, pile));
  return found;
}

const isSameUse = (a: Candidate, b: Candidate): boolean =>
  a.me === b.me &&
  a.card === b.card &&
  a.from === b.from &&
  a.source === b.source &&
  a.ability.name === b.ability.name;

/** Adds the candidate if it may act. The shared empty list is left alone: most looks find nobody. */
function consider(found: Candidate[], candidate: Candidate): Candidate[] {
  if (!applies(candidate)) return found;
  if (found === NOBODY) return [candidate];
  found.push(candidate);
  return found;
}

/** FLARE-3, VAR-WILD: one flare a player, each flare once; a stopped one is barred. */
function flareAllowed(s: GameState, seat: Seat, card: Card, uncounted: boolean): boolean {
  const e = s.encounter!;
  const spent = !uncounted && (e.flaresBy & (1 << seat)) !== 0 && !s.options.variants.unlimitedFlares;
  return !spent && !e.flaresBarred.includes(card) && !e.flaresPlayed.includes(card);
}

function applies(c: Candidate): boolean {
  const ability = c.ability;
  if (c.from === 'power') {
    if (c.sheet.zapped && !ability.standing) return false;
  } else if (
    ability.at === 'power.shaping' &&
    c.from !== 'rule' &&
    c.card >= 0 &&
    c.g.cards[c.card].type === 'flare'
  ) {
    const ev = c.ev as Moments['power.shaping'];
    if (ev.seat !== c.me || ev.alien !== c.g.cards[c.card].alien) return false;
  }
  if (ability.role !== 'any' && !hasRole(c.e, c.me, ability.role)) return false;
  if (ability.once && c.e.once.length > 0 && c.e.once.includes(c.onceKey)) return false;
  return ability.when === null || (ability.when as (c: Ctx) => boolean)(c);
}

function stillApplies(c: Candidate): boolean {
  if (c.from === 'technology') {
    const technology = technologyOf(c.s, c.me, c.card);
    if (technology === undefined || !isUsable(c.g, c.me, technology)) return false;
  }
  if (c.from === 'power') {
    if (!c.g.s.players[c.me].sheets.includes(c.sheet) || !wouldHavePower(c.g, c.me, c.sheet)) return false;
  }
  return applies(c);
}
