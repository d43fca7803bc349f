import { shipsAt, wouldHavePower } from '../state/query.ts';
import type { GameState, Laid, Seat, Sheet, Technology } from '../state/types.ts';
import { backsOf, sortedKinds } from './cards.ts';
import type { PlayerView, Scene, SheetView, TechnologyView } from './types.ts';

/** As everybody sees them. */
export const publicPlayer = (g: Scene, owner: Seat): PlayerView => {
  const { s } = g;
  const player = s.players[owner];
  return {
    colour: player.colour,
    handCount: player.hand.length,
    backs: backsOf(s, player.hand),
    hand: [],
    sheets: player.sheets.map((sheet) => publicSheet(g, owner, sheet)),
    technologies: player.technologies.map((one) => technologyView(s, owner, one, one.up)),
    special: player.special.map(({ at, marks, up }) => ({ at, marks: marks.slice(), up })),
    homes: player.homes,
    foreign: player.foreign,
    warp: s.warp[owner],
    removed: s.removed[owner],
  };
};

/** As they see themselves. */
export const ownPlayer = (g: Scene, owner: Seat, player: PlayerView): PlayerView => ({
  ...player,
  hand: sortedKinds(g.s, g.s.players[owner].hand),
  sheets: ownSheets(g, owner, player.sheets),
  technologies: g.s.players[owner].technologies.map((one) => technologyView(g.s, owner, one, true)),
});

/** As somebody else sees them who knows some cards of the hand. */
export function knownPlayer(g: Scene, owner: Seat, eyes: Seat, player: PlayerView): PlayerView {
  const { s } = g;
  const known = s.players[owner].hand.filter((card) => (s.known[card] & (1 << eyes)) !== 0);
  return known.length === 0 || liesUnseen(s, owner, eyes)
    ? player
    : { ...player, hand: sortedKinds(s, known) };
}

/** While a card of this player lies face down, the others cannot tell which of the known ones is still in hand. */
function liesUnseen({ encounter }: GameState, owner: Seat, eyes: Seat): boolean {
  const unseen = (one: Laid | null) =>
    one !== null && one.from.seat === owner && one.from.pile === '' && !(one.seen & (1 << eyes));
  return encounter !== null && (encounter.laid.some(unseen) || encounter.beside.some(unseen));
}

/** Of one that lies face down there is nothing but its back to see. */
const publicSheet = (g: Scene, owner: Seat, sheet: Sheet): SheetView => ({
  alien: sheet.faceDown ? '' : sheet.alien,
  faceDown: sheet.faceDown,
  state: sheet.shelved ? 'aside' : sheet.faceDown ? 'works' : stateOf(g, owner, sheet),
  incarnation: sheet.incarnation,
  stage: sheet.stage,
  lentBy: sheet.lentBy,
  tokens: sheet.tokens,
  memory: memoryOf(g, sheet),
  piles: sheet.piles.map((pile) => ({
    name: pile.name,
    count: pile.cards.length,
    cards: pile.see === 'all' ? sortedKinds(g.s, pile.cards) : null,
    planet: pile.planet,
    playable: pile.playable,
    using: pile.using,
    wildOnly: pile.wildOnly === true,
    see: pile.see,
    back: pile.back,
    former: pile.former,
  })),
  holds: sheet.holds.map(({ name, place, system }) => ({
    name,
    place,
    system,
    ships: g.s.players.map((_, seat) => shipsAt(g.s, seat, place)),
  })),
  pieces: sheet.faceDown ? [] : (g.rules.aliens[sheet.alien].alien.shows?.(sheet) ?? []),
});

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

const technologyView = (s: GameState, owner: Seat, one: Technology, seen: boolean): TechnologyView => ({
  card: seen ? s.kinds[one.card] : null,
  up: one.up,
  ships: shipsAt(s, owner, one.hold),
  hold: one.hold,
  stored: one.stored.length,
  token: one.token.slice(),
  memory: { ...one.data },
});

/** A player may look at all own sheets and all cards on them. */
function ownSheets(g: Scene, owner: Seat, sheets: SheetView[]): SheetView[] {
  const isOpen = ({ faceDown, piles }: SheetView) => !faceDown && piles.every(({ cards }) => cards !== null);
  if (sheets.every(isOpen)) return sheets;
  return sheets.map((seen, i) => {
    const sheet = g.s.players[owner].sheets[i];
    return {
      ...seen,
      alien: sheet.alien,
      state: stateOf(g, owner, sheet),
      piles: seen.piles.map((pile, j) => {
        const { see, former, cards } = sheet.piles[j];
        return see === 'owner' && former !== owner ? pile : { ...pile, cards: sortedKinds(g.s, cards) };
      }),
    };
  });
}
