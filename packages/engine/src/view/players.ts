import { shipsAt, wouldHavePower } from '../state/query.ts';
import type { GameState, Laid, Seat, Sheet, SpecialShip, Technology } from '../state/types.ts';
import type { SheetPiece } from '../timing/abilities.ts';
import { backsOf, sortedKinds } from './cards.ts';
import { keptEntries, keptList, keptRecord, keptRecords, type Before } from './kept.ts';
import type { PlayerView, Scene, SheetView, SpecialShipView, TechnologyView } from './types.ts';

const NO_CARDS: string[] = [];

/** As everybody sees them. */
export const publicPlayer = (g: Scene, owner: Seat, before: Before<PlayerView>): PlayerView => {
  const { s } = g;
  const player = s.players[owner];
  return keptRecord(before, {
    colour: player.colour,
    handCount: player.hand.length,
    backs: keptEntries(before?.backs, backsOf(s, player.hand)),
    hand: NO_CARDS,
    sheets: keptList(
      before?.sheets,
      player.sheets.map((sheet, i) => publicSheet(g, owner, sheet, before?.sheets[i])),
    ),
    technologies: keptList(
      before?.technologies,
      player.technologies.map((one, i) => technologyView(s, owner, one, one.up, before?.technologies[i])),
    ),
    special: keptList(
      before?.special,
      player.special.map((one, i) => specialView(one, before?.special[i])),
    ),
    homes: player.homes,
    foreign: player.foreign,
    warp: s.warp[owner],
    removed: s.removed[owner],
  });
};

/** A player as everybody sees them, and as one seat does. */
export interface Seen {
  everybody: PlayerView;
  own: PlayerView;
}

/** As they see themselves. */
export function ownPlayer(g: Scene, owner: Seat, everybody: PlayerView, before: Before<Seen>): PlayerView {
  const own = before?.own;
  const { technologies } = g.s.players[owner];
  return withOwn(everybody, before, {
    hand: keptList(own?.hand, sortedKinds(g.s, g.s.players[owner].hand)),
    sheets: ownSheets(g, owner, everybody.sheets, own?.sheets),
    technologies: keptList(
      own?.technologies,
      technologies.map((one, i) => technologyView(g.s, owner, one, true, own?.technologies[i])),
    ),
  });
}

/** As somebody else sees them who knows some cards of the hand. */
export function knownPlayer(
  g: Scene,
  owner: Seat,
  eyes: Seat,
  everybody: PlayerView,
  before: Before<Seen>,
): PlayerView {
  const { s } = g;
  const bit = 1 << eyes;
  const known = s.players[owner].hand.filter((card) => (s.known[card] & bit) !== 0);
  if (known.length === 0 || liesUnseen(s, owner, eyes)) return everybody;
  const { sheets, technologies } = everybody;
  return withOwn(everybody, before, {
    hand: keptList(before?.own.hand, sortedKinds(s, known)),
    sheets,
    technologies,
  });
}

/** Everything else is as everybody sees it. */
function withOwn(
  everybody: PlayerView,
  before: Before<Seen>,
  { hand, sheets, technologies }: Pick<PlayerView, 'hand' | 'sheets' | 'technologies'>,
): PlayerView {
  if (
    before?.everybody === everybody &&
    before.own.hand === hand &&
    before.own.sheets === sheets &&
    before.own.technologies === technologies
  )
    return before.own;
  return { ...everybody, hand, sheets, technologies };
}

/** While a card of this player lies face down, the others cannot tell which of the known ones is still in hand. */
function liesUnseen({ encounter }: GameState, owner: Seat, eyes: Seat): boolean {
  const unseen = (one: Laid | null) =>
    one !== null && one.from.seat === owner && one.from.pile === '' && !(one.seen & (1 << eyes));
  return encounter !== null && (encounter.laid.some(unseen) || encounter.beside.some(unseen));
}

const NO_PIECES: readonly SheetPiece[] = [];

/** Of one that lies face down there is nothing but its back to see. */
const publicSheet = (g: Scene, owner: Seat, sheet: Sheet, before: Before<SheetView>): SheetView =>
  keptRecord(before, {
    alien: sheet.faceDown ? '' : sheet.alien,
    faceDown: sheet.faceDown,
    state: sheet.shelved ? 'aside' : sheet.faceDown ? 'works' : stateOf(g, owner, sheet),
    incarnation: sheet.incarnation,
    stage: sheet.stage,
    lentBy: sheet.lentBy,
    tokens: sheet.tokens,
    memory: keptEntries(before?.memory, memoryOf(g, sheet)),
    piles: keptRecords(
      before?.piles,
      sheet.piles.map((pile, i) => ({
        name: pile.name,
        count: pile.cards.length,
        cards: pile.see === 'all' ? keptList(before?.piles[i]?.cards, sortedKinds(g.s, pile.cards)) : null,
        planet: pile.planet,
        playable: pile.playable,
        using: pile.using,
        back: pile.back,
        former: pile.former,
      })),
    ),
    holds: keptRecords(
      before?.holds,
      sheet.holds.map(({ name, place, system }, i) => ({
        name,
        place,
        system,
        ships: keptList(
          before?.holds[i]?.ships,
          g.s.players.map((_, seat) => shipsAt(g.s, seat, place)),
        ),
      })),
    ),
    pieces: sheet.faceDown ? NO_PIECES : piecesOn(g, sheet, before?.pieces),
  });

function piecesOn({ rules }: Scene, sheet: Sheet, before: Before<readonly SheetPiece[]>) {
  const pieces = rules.aliens[sheet.alien].alien.shows?.(sheet);
  return pieces === undefined ? NO_PIECES : keptRecords(before, [...pieces]);
}

const NO_MEMORY: Sheet['data'] = {};
const memoryOf = ({ rules }: Scene, { alien, faceDown, data }: Sheet): Sheet['data'] =>
  !faceDown && rules.aliens[alien].alien.remembersOpenly === true ? { ...data } : NO_MEMORY;

const stateOf = (g: Scene, owner: Seat, sheet: Sheet): SheetView['state'] =>
  sheet.shelved
    ? 'aside'
    : sheet.stage === 'waiting'
      ? 'waiting'
      : !wouldHavePower(g, owner, sheet)
        ? 'lost'
        : sheet.zapped
          ? 'zapped'
          : 'works';

const technologyView = (
  s: GameState,
  owner: Seat,
  one: Technology,
  seen: boolean,
  before: Before<TechnologyView>,
): TechnologyView =>
  keptRecord(before, {
    card: seen ? s.kinds[one.card] : null,
    up: one.up,
    ships: shipsAt(s, owner, one.hold),
    hold: one.hold,
    stored: one.stored.length,
    token: keptList(before?.token, one.token.slice()),
    memory: keptEntries(before?.memory, { ...one.data }),
  });

const specialView = ({ at, marks, up }: SpecialShip, before: Before<SpecialShipView>): SpecialShipView =>
  keptRecord(before, { at, marks: keptList(before?.marks, marks.slice()), up });

/** A player may look at all own sheets and all cards on them. */
function ownSheets(g: Scene, owner: Seat, sheets: SheetView[], before: Before<SheetView[]>): SheetView[] {
  const isOpen = ({ faceDown, piles }: SheetView) => !faceDown && piles.every(({ cards }) => cards !== null);
  if (sheets.every(isOpen)) return sheets;
  const own = sheets.map((seen, i) => {
    const sheet = g.s.players[owner].sheets[i];
    return {
      ...seen,
      alien: sheet.alien,
      state: stateOf(g, owner, sheet),
      piles: keptRecords(
        before?.[i]?.piles,
        seen.piles.map((pile, j) => {
          const { see, former, cards } = sheet.piles[j];
          if (see === 'owner' && former !== owner) return pile;
          const known = keptList(before?.[i]?.piles[j]?.cards, sortedKinds(g.s, cards));
          return { ...pile, cards: known };
        }),
      ),
    };
  });
  return keptRecords(before, own);
}
