/**
 * Whether somebody might act at a moment, as far as the whole table can tell: by open powers, by who has cards at all, by
 * which cards may be in a game like this one and by which powers may lie face down. What is in the hands, in this deck and
 * on these sheets plays no part, so that whoever waits at such a moment, or is not made to wait, learns nothing.
 */
import { deckList, sideDecksIn } from '../cards/kinds.ts';
import { flareOf } from '../state/flares.ts';
import type { Game } from '../game.ts';
import type { Index, Rulebook, TechnologyRules } from '../rulebook.ts';
import { hasPlayedFlare, hasPower, holderOf, shipsTowards, usesSuper } from '../state/query.ts';
import { atHand } from '../state/special.ts';
import type { Card, DeckName, Encounter, GameState, Player, Seat } from '../state/types.ts';
import { hasRole, type Role } from './abilities.ts';
import { AT, MOST_MOMENTS, type At } from './moments.ts';

interface Listening {
  role: Role;
  from: 'artifact' | 'wild' | 'super' | 'face-down';
  /** What the back of the card shows. */
  deck: DeckName;
  /** Of the flare or the sheet; '' for an artifact. */
  alien: string;
}

/** By moment: what the cards and the sheets that may be in a game with this set-up can do there. */
export type Rumours = readonly (readonly Listening[])[];

export function rumours(rules: Rulebook, { pool, options }: GameState): Rumours {
  const about: Listening[][] = Array.from({ length: MOST_MOMENTS }, () => []);
  const add = (index: Index, from: Listening['from'], alien: string, deck: DeckName = 'cosmic') =>
    index.forEach((abilities, at) =>
      abilities?.forEach(({ role }) => about[at].push({ role, from, alien, deck })),
    );
  if (options.variants.hiddenPowers)
    for (const [alien, { mandatory, optional }] of Object.entries(rules.aliens))
      for (const index of [mandatory, optional]) add(index, 'face-down', alien);
  for (const deck of ['cosmic' as const, ...sideDecksIn(options)])
    for (const kind of new Set(deckList(deck))) add(rules.card(kind).played, 'artifact', '', deck);
  if (!options.flares) return about;
  for (const alien of pool) {
    const flare = rules.card(flareOf(rules, options, alien));
    add(flare.wild, 'wild', alien);
    add(flare.super, 'super', alien);
  }
  return about;
}

export function somebodyMightAct(g: Game, point: At): boolean {
  const e = g.s.encounter;
  return e !== null && g.s.players.some((player, seat) => mightAct(g, e, point, player, seat));
}

function mightAct(g: Game, e: Encounter, point: At, player: Player, seat: Seat): boolean {
  const at = point.number;
  const byPower = player.sheets.some(
    (sheet) =>
      hasPower(g, seat, sheet) &&
      (g.rules.aliens[sheet.alien].optional[at]?.some(({ role }) => hasRole(e, seat, role)) === true ||
        (g.rules.aliens[sheet.alien].playsAs !== '' &&
          player.hand.length > 0 &&
          g.rules.artifactsAt.has(point)) ||
        (g.rules.aliens[sheet.alien].playsFreely && player.hand.length > 0 && point === AT.free)),
  );
  return (
    byPower ||
    byTechnology(g, e, at, player, seat) ||
    byShip(g, e, at, seat) ||
    byLasting(g, e, at, seat) ||
    g.rumours[at].some((one) => mightUse(g, e, seat, player, one))
  );
}

/** A completed technology is open; of one that lies face down with ships on it nobody can tell which it is. */
function byTechnology(g: Game, e: Encounter, at: number, { technologies }: Player, seat: Seat): boolean {
  const fits = ({ optional }: TechnologyRules) =>
    optional[at]?.some(({ role }) => hasRole(e, seat, role)) ?? false;
  return technologies.some((one) =>
    one.up
      ? fits(g.cards[one.card].technology!)
      : shipsTowards(g, seat, one) > 0 &&
        Object.values(g.rules.technologies).some((rules) => rules.hidden && fits(rules)),
  );
}

const byShip = (g: Game, e: Encounter, at: number, seat: Seat): boolean =>
  atHand(g.s, seat).some(({ marks, up }) =>
    marks.some((mark) => up && g.rules.ships[mark]?.optional[at]?.some(({ role }) => hasRole(e, seat, role))),
  );

/** What somebody may do because of something announced, all have heard. */
const byLasting = (g: Game, e: Encounter, at: number, seat: Seat): boolean =>
  e.lasting.some(
    ({ source, name, by }) => by === seat && g.rules.lasting[source][name].optional[at] !== undefined,
  );

function mightUse(
  g: Game,
  e: Encounter,
  seat: Seat,
  player: Player,
  { role, from, alien, deck }: Listening,
): boolean {
  if (!hasRole(e, seat, role)) return false;
  if (from === 'face-down') return mightHave(g, player, alien);
  if (!hasCards(player, (card) => g.cards[card].deck === deck)) return false;
  if (from === 'artifact') return true;
  if (hasPlayedFlare(g.s, seat)) return false;
  const openly = usesSuper(g, seat, alien);
  return from === 'wild' ? !openly : openly || mightHave(g, player, alien);
}

/** Whether that alien may be on a sheet of this player's that lies face down, and its power be there (POWER-1). */
const mightHave = (g: Game, { sheets, powerless }: Player, alien: string): boolean =>
  (!powerless || g.rules.aliens[alien].keepsPower) &&
  sheets.some(({ faceDown, shelved }) => faceDown && !shelved) &&
  holderOf(g, alien) === null;

/** Cards to play from, in hand or on a sheet: any, or some of those. */
export const hasCards = ({ hand, sheets }: Player, some: (card: Card) => boolean = () => true): boolean =>
  hand.some(some) ||
  sheets.some(({ piles }) => piles.some(({ playable, cards }) => playable && cards.some(some)));
