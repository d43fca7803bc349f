import type { Encounter, GameState, Pile, Player, Sheet } from './types.ts';

/** Written by hand: this is the cost of a fork (structuredClone is forty times slower). */
export function cloneState(s: GameState): GameState {
  return {
    options: s.options,
    kinds: s.kinds,
    pool: s.pool,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    stage: s.stage,
    players: s.players.map(clonePlayer),
    ships: s.ships.slice(),
    warp: s.warp.slice(),
    removed: s.removed.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    destiny: s.destiny.slice(),
    destinyDiscard: s.destinyDiscard.slice(),
    known: s.known.slice(),
    offense: s.offense,
    turn: s.turn,
    turnEncounters: s.turnEncounters,
    encounters: s.encounters,
    extra: s.extra.map((one) => ({ ...one })),
    encounter: s.encounter === null ? null : cloneEncounter(s.encounter),
    winners: s.winners.slice(),
    asked: s.asked.slice(),
  };
}

function clonePlayer(p: Player): Player {
  return {
    colour: p.colour,
    hand: p.hand.slice(),
    sheets: p.sheets.map(cloneSheet),
    homes: p.homes,
    foreign: p.foreign,
    powerless: p.powerless,
  };
}

function cloneSheet(sheet: Sheet): Sheet {
  return {
    alien: sheet.alien,
    zapped: sheet.zapped,
    shelved: sheet.shelved,
    lentBy: sheet.lentBy,
    incarnation: sheet.incarnation,
    tokens: sheet.tokens,
    piles: sheet.piles.length === 0 ? [] : sheet.piles.map(clonePile),
    data: cloneJson(sheet.data),
  };
}

const clonePile = (pile: Pile): Pile => ({ ...pile, cards: pile.cards.slice() });

function cloneJson<T>(value: T): T {
  for (const _ in value) return JSON.parse(JSON.stringify(value)) as T;
  return {} as T;
}

/**
 * Only a finished encounter is ever cloned (between encounters no script is alive), and of a finished one nothing but
 * its record is looked at; lists that scripts could still change are copied all the same.
 */
function cloneEncounter(e: Encounter): Encounter {
  return {
    ...e,
    gate: e.gate.slice(),
    aid: e.aid.slice(),
    transit: e.transit.slice(),
    warped: e.warped.slice(),
    table: e.table.slice(),
    lines: e.lines.slice(),
    lasting: e.lasting.slice(),
  };
}
