import type { GameState, Json, Pile, Player, Sheet, Technology } from './types.ts';

/** Written by hand: this is the cost of a fork (structuredClone is forty times slower). */
export function cloneState(s: GameState): GameState {
  return {
    options: s.options,
    kinds: s.kinds,
    pool: s.pool,
    rng: s.rng.slice(),
    stage: s.stage,
    players: s.players.map(clonePlayer),
    planets: s.planets,
    ships: s.ships.slice(),
    warp: s.warp.slice(),
    removed: s.removed.slice(),
    holds: s.holds.map((ships) => ships.slice()),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    sideDecks: s.sideDecks.map(({ name, cards, discard }) => ({
      name,
      cards: cards.slice(),
      discard: discard.slice(),
    })),
    purged: s.purged.slice(),
    destiny: s.destiny.slice(),
    destinyDiscard: s.destinyDiscard.slice(),
    known: s.known.slice(),
    offense: s.offense,
    turn: s.turn,
    turnEncounters: s.turnEncounters,
    encounters: s.encounters,
    extra: s.extra.map((one) => ({ ...one })),
    // Only a finished encounter is ever cloned (between encounters no script is alive): a record nothing changes.
    encounter: s.encounter,
    fight: s.fight,
    winners: s.winners.slice(),
    asked: s.asked.slice(),
  };
}

function clonePlayer(p: Player): Player {
  return {
    colour: p.colour,
    hand: p.hand.slice(),
    sheets: p.sheets.map(cloneSheet),
    technologies: p.technologies.length === 0 ? [] : p.technologies.map(cloneTechnology),
    special: p.special.length === 0 ? [] : p.special.map((ship) => ({ ...ship, marks: ship.marks.slice() })),
    homes: p.homes,
    foreign: p.foreign,
    powerless: p.powerless,
  };
}

function cloneSheet(sheet: Sheet): Sheet {
  return {
    alien: sheet.alien,
    faceDown: sheet.faceDown,
    zapped: sheet.zapped,
    shelved: sheet.shelved,
    lentBy: sheet.lentBy,
    incarnation: sheet.incarnation,
    stage: sheet.stage,
    tokens: sheet.tokens,
    piles: sheet.piles.length === 0 ? [] : sheet.piles.map(clonePile),
    holds: sheet.holds.length === 0 ? [] : sheet.holds.map((hold) => ({ ...hold })),
    data: cloneData(sheet.data),
  };
}

const cloneTechnology = (technology: Technology): Technology => ({
  ...technology,
  stored: technology.stored.slice(),
  token: technology.token.slice(),
  data: cloneData(technology.data),
});

const clonePile = (pile: Pile): Pile => ({ ...pile, cards: pile.cards.slice() });

/** What an alien remembers on its sheet: mostly nothing, else something small. */
function cloneData(data: { [key: string]: Json }): { [key: string]: Json } {
  const copy: { [key: string]: Json } = {};
  for (const key in data) copy[key] = cloneJson(data[key]);
  return copy;
}

function cloneJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(cloneJson) : cloneData(value);
}
