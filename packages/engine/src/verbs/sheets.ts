import type { Game } from '../game.ts';
import { EVERYBODY } from '../events.ts';
import type { Lapse } from '../timing/abilities.ts';
import { stagesOf } from '../state/query.ts';
import type { Json, Pile, PlanetId, Seat, Seats, Sheet } from '../state/types.ts';
import { discardPile, unpileCards } from './cards.ts';
import { clearHolds } from './holds.ts';

export function newSheet(alien: string, faceDown = false): Sheet {
  return {
    alien,
    faceDown,
    zapped: false,
    shelved: false,
    lentBy: -1,
    incarnation: false,
    stage: 'none',
    tokens: 0,
    piles: [],
    holds: [],
    data: {},
  };
}

/** Whoever holds a sheet may look at what lies on it. */
function lookAtPiles(g: Game, seat: Seat): void {
  for (const sheet of g.s.players[seat].sheets)
    for (const { see, cards } of sheet.piles)
      if (see !== 'owner') for (const card of cards) g.s.known[card] |= 1 << seat;
}

/** Who may know which sheet it is. */
const knowers = (seat: Seat, { faceDown }: Sheet): Seats => (faceDown ? 1 << seat : EVERYBODY);

export function gainSheet(g: Game, seat: Seat, sheet: Sheet): void {
  g.s.players[seat].sheets.push(sheet);
  g.emitChange({ type: 'sheet.gained', seat, alien: sheet.alien, see: knowers(seat, sheet) });
}

/** VAR-HID: everybody sees it from now on, and its power is there. */
export function turnUpSheet(g: Game, seat: Seat, sheet: Sheet): void {
  if (!sheet.faceDown) return;
  sheet.faceDown = false;
  g.emitChange({ type: 'sheet.turned', seat, alien: sheet.alien });
}

/** VAR-HID: a sheet that comes to somebody else comes face up. */
function turnUpSheets(g: Game, seat: Seat): void {
  for (const sheet of g.s.players[seat].sheets) turnUpSheet(g, seat, sheet);
}

/** The player has this power no longer; somebody else has the sheet, or nobody (-1). */
function lapse(g: Game, seat: Seat, sheet: Sheet, how: Lapse, to: Seat = -1): void {
  if (!sheet.faceDown) g.rules.aliens[sheet.alien].alien.lapses?.(g, seat, sheet, how, to);
}

/** The sheet leaves the game; what lies on it is discarded, or goes back to whoever it was borrowed from. */
export function loseSheet(g: Game, seat: Seat, sheet: Sheet): void {
  const { sheets } = g.s.players[seat];
  // It may have gone with one that it belonged to.
  if (!sheets.includes(sheet)) return;
  lapse(g, seat, sheet, 'gone');
  for (const pile of sheet.piles)
    if (pile.former < 0) discardPile(g, seat, pile);
    else unpileCards(g, seat, pile, pile.former);
  clearHolds(g, sheet);
  sheets.splice(sheets.indexOf(sheet), 1);
  // OUR READING: a sheet that nobody has seen goes unseen.
  g.emitChange({ type: 'sheet.gone', seat, alien: sheet.alien, see: knowers(seat, sheet) });
}

/** Lays a row of stages out, and begins at the first of them. */
export function layStages(g: Game, seat: Seat, aliens: readonly string[]): void {
  const row = aliens.map((alien) => Object.assign(newSheet(alien), { stage: 'waiting' as const }));
  g.s.players[seat].sheets.push(...row);
  g.emitChange({ type: 'stages.laid', seat, aliens: aliens.slice() });
  enterStage(g, seat, row[0]);
}

/** From now on it is the power of this stage that the player has, and no longer that of another. */
export function enterStage(g: Game, seat: Seat, sheet: Sheet): void {
  for (const old of stagesOf(g.s, seat))
    if (old.stage === 'present') {
      lapse(g, seat, old, 'resting');
      old.stage = 'waiting';
    }
  sheet.stage = 'present';
  g.emitChange({ type: 'stage.entered', seat, alien: sheet.alien });
}

/** Two stages change places; the player stays where they were in the row. */
export function swapStages(g: Game, seat: Seat, one: Sheet, other: Sheet): void {
  const { sheets } = g.s.players[seat];
  const next = one.stage === 'present' ? other : other.stage === 'present' ? one : null;
  const at = sheets.indexOf(one);
  sheets[sheets.indexOf(other)] = one;
  sheets[at] = other;
  g.emitChange({ type: 'stages.laid', seat, aliens: stagesOf(g.s, seat).map(({ alien }) => alien) });
  if (next !== null) enterStage(g, seat, next);
}

/** A technology of this player has brought the sheet: whoever has the one has the other (tech.md). */
const brings = ({ s }: Game, seat: Seat, { alien }: Sheet): boolean =>
  seat >= 0 && s.players[seat].technologies.some(({ data }) => data.alien === alien);

/**
 * Two players trade powers for good; tokens, piles and everything else on the sheets go along. What one of them has lent
 * out will go home to the other.
 */
export function tradeSheets(g: Game, a: Seat, b: Seat): void {
  turnUpSheets(g, a);
  turnUpSheets(g, b);
  const { players } = g.s;
  const traded = (seat: Seat) => players[seat].sheets.filter((one) => !brings(g, seat, one));
  const kept = (seat: Seat) => players[seat].sheets.filter((one) => brings(g, seat, one));
  for (const sheet of traded(a)) lapse(g, a, sheet, 'traded', b);
  for (const sheet of traded(b)) lapse(g, b, sheet, 'traded', a);
  const [first, second] = [
    [...traded(b), ...kept(a)],
    [...traded(a), ...kept(b)],
  ];
  players[a].sheets = first;
  players[b].sheets = second;
  for (const sheet of players.flatMap(({ sheets }) => sheets))
    if (!brings(g, sheet.lentBy, sheet))
      sheet.lentBy = sheet.lentBy === a ? b : sheet.lentBy === b ? a : sheet.lentBy;
  lookAtPiles(g, a);
  lookAtPiles(g, b);
  g.emitChange({ type: 'sheets.traded', seats: [a, b] });
}

/** `to` holds all sheets of `from` in place of the own ones until the encounter ends. */
export function lendSheets(g: Game, from: Seat, to: Seat): void {
  turnUpSheets(g, from);
  for (const sheet of g.s.players[from].sheets) lapse(g, from, sheet, 'resting', to);
  for (const sheet of g.s.players[to].sheets) lapse(g, to, sheet, 'resting');
  const lent = g.s.players[from].sheets;
  g.s.players[from].sheets = [];
  for (const own of g.s.players[to].sheets) own.shelved = true;
  for (const sheet of lent) sheet.lentBy = from;
  g.s.players[to].sheets.push(...lent);
  lookAtPiles(g, to);
  for (const sheet of lent) g.emitChange({ type: 'sheet.lent', from, to, alien: sheet.alien });
}

/** At the end of an encounter: zaps wear off, lent sheets go home. */
export function settleSheets(g: Game): void {
  const players = g.s.players;
  for (let seat = 0; seat < players.length; seat++) {
    const sheets = players[seat].sheets;
    for (let i = sheets.length - 1; i >= 0; i--) {
      const sheet = sheets[i];
      sheet.zapped = false;
      sheet.shelved = false;
      const home = sheet.lentBy;
      if (home < 0) continue;
      lapse(g, seat, sheet, 'resting', home);
      sheets.splice(i, 1);
      sheet.lentBy = -1;
      players[home].sheets.unshift(sheet);
      lookAtPiles(g, home);
      g.emitChange({ type: 'sheet.lent', from: seat, to: home, alien: sheet.alien });
    }
  }
}

export function zapSheet(g: Game, seat: Seat, sheet: Sheet): void {
  sheet.zapped = true;
  g.cardsMoved = true;
  g.emit({ type: 'power.zapped', seat, alien: sheet.alien });
}

export function addTokens(g: Game, seat: Seat, sheet: Sheet, count: number): void {
  sheet.tokens += count;
  g.emit({ type: 'tokens', seat, alien: sheet.alien, count: sheet.tokens });
  // Somebody may win by it.
  g.spread = true;
}

/** So many of its pieces lie there. */
export function setTokens(g: Game, seat: Seat, sheet: Sheet, count: number): void {
  if (sheet.tokens !== count) addTokens(g, seat, sheet, count - sheet.tokens);
}

/** Something small an alien remembers on its sheet. */
export function remember(_g: Game, sheet: Sheet, name: string, value: Json): void {
  sheet.data[name] = value;
}

/** The pile of that name on the sheet, of this former owner if there is one; made if it is not there. */
export function pileOn(
  _g: Game,
  sheet: Sheet,
  name: string,
  rules: {
    see: Pile['see'];
    playable?: boolean;
    using?: boolean;
    back?: Pile['back'];
    former?: Seat;
    planet?: PlanetId;
    wildOnly?: true;
  },
): Pile {
  const { former } = rules;
  let pile = sheet.piles.find((one) => one.name === name && (former === undefined || one.former === former));
  if (pile === undefined) {
    pile = {
      name,
      cards: [],
      see: rules.see,
      playable: rules.playable ?? false,
      using: rules.using ?? false,
      back: rules.back ?? 'hand',
      former: rules.former ?? -1,
      planet: rules.planet ?? -1,
      ...(rules.wildOnly ? { wildOnly: true } : {}),
    };
    sheet.piles.push(pile);
  }
  return pile;
}

export function dropPile(_g: Game, sheet: Sheet, pile: Pile): void {
  sheet.piles.splice(sheet.piles.indexOf(pile), 1);
}
