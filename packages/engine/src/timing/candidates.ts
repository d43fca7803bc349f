/** Who may act at a moment, with what: powers, technologies, special ships, announced effects, cards in hand and on sheets. */
import { isInGame } from '../cards/kinds.ts';
import type { From } from '../decisions.ts';
import type { Game } from '../game.ts';
import type { CardRules, Standing } from '../rulebook.ts';
import { faceDownSheet, hasPlayedFlare, playsFreely, usesSuper, wouldHavePower } from '../state/query.ts';
import { atHand } from '../state/special.ts';
import type { Card, GameState, Seat, Sheet, Technology } from '../state/types.ts';
import { hasRole, type Ctx } from './abilities.ts';
import { Candidate, NO_SHEET } from './candidate.ts';
import { AT, isAnswered, type At, type MomentName, type Moments } from './moments.ts';
import { isUsable } from './technology.ts';
import { canPlayAs } from './use.ts';

/** The shared empty list: most looks find nobody. */
export const NOBODY: Candidate[] = [];

/** What acts by itself, in PRIO-2 order. */
export function mandatory(g: Game, point: At, ev: Moments[MomentName], order: readonly Seat[]): Candidate[] {
  const at = point.number;
  const listeners = g.listeners();
  let found = NOBODY;
  for (const seat of order) {
    if (!listeners.mandatory[seat].has(point)) continue;
    for (const sheet of g.s.players[seat].sheets) {
      const power = g.rules.aliens[sheet.alien];
      const abilities = power.mandatory[at];
      if (abilities !== undefined && wouldHavePower(g, seat, sheet))
        for (const ability of abilities)
          found = consider(found, new Candidate(g, seat, ev, ability, 'power', sheet.alien, sheet));
    }
    if (listeners.besides.has(point)) found = considerBesides(found, g, 'mandatory', at, ev, seat);
  }
  return found;
}

/** What this player may use; what has been `used` in this window is no longer offered. */
export function optional(
  g: Game,
  point: At,
  ev: Moments[MomentName],
  seat: Seat,
  used: readonly Candidate[],
): Candidate[] {
  let found = NOBODY;
  const listeners = g.listeners();
  if (!listeners.optional[seat].has(point)) return found;
  const at = point.number;
  const { sheets, hand } = g.s.players[seat];
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
          if (listens(g.cards[card], point))
            found = considerCard(found, g, at, ev, seat, card, pile.name, pile.wildOnly);
  }
  if (listeners.besides.has(point)) found = considerBesides(found, g, 'optional', at, ev, seat);
  if (listeners.cards[seat].has(point))
    for (const card of hand)
      if (g.responds[card] === 1 && listens(g.cards[card], point))
        found = considerCard(found, g, at, ev, seat, card, '');
  return used.length === 0 ? found : without(found, used);
}

/** By itself: a closure over `used` would cost every look for candidates something, whether or not it is made. */
const without = (found: readonly Candidate[], used: readonly Candidate[]): Candidate[] =>
  found.filter((one) => !used.some((other) => isSameUse(one, other)));

/** Whether the card can be played there by anybody. */
const listens = ({ listensAt, freely }: CardRules, point: At): boolean =>
  listensAt.has(point) || (point === AT.free && freely.length > 0);

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

/** What is neither a power nor a card to play. */
function considerBesides(
  found: Candidate[],
  g: Game,
  how: 'mandatory' | 'optional',
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
): Candidate[] {
  for (const technology of g.s.players[seat].technologies)
    found = considerTechnology(found, g, how, at, ev, seat, technology);
  found = considerShips(found, g, how, at, ev, seat);
  return considerLasting(found, g, how, at, ev, seat);
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

/** What this player has announced before, or may do because of it. */
function considerLasting(
  found: Candidate[],
  g: Game,
  how: 'mandatory' | 'optional',
  at: number,
  ev: Moments[MomentName],
  seat: Seat,
): Candidate[] {
  for (const lasting of g.s.encounter!.lasting) {
    if (lasting.by !== seat) continue;
    const { source, name } = lasting;
    const abilities = g.rules.lasting[source][name][how][at];
    if (abilities !== undefined)
      for (const ability of abilities)
        found = consider(
          found,
          new Candidate(g, seat, ev, ability, 'rule', source, NO_SHEET, -1, '', lasting),
        );
  }
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
export function flareAllowed(s: GameState, seat: Seat, card: Card, uncounted = false): boolean {
  const e = s.encounter!;
  const spent = !uncounted && hasPlayedFlare(s, seat);
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
  if (ability.once && c.isUsedUp) return false;
  return ability.when === null || (ability.when as (c: Ctx) => boolean)(c);
}
