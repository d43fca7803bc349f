import { CosmariumError } from '../errors.ts';
import { countColonies, fleetOf, shipsOn } from './planets.ts';
import { shipsAt } from './query.ts';
import type { GameState, Seat } from './types.ts';

const broken = (message: string): never => {
  throw new CosmariumError('broken-rule', message);
};

/** What must hold after every verb: each ship and each card in one place, tracks true. Throws on the first breach. */
export function checkInvariants(s: GameState): void {
  checkShips(s);
  checkCards(s);
  checkTracks(s);
}

function checkShips(s: GameState): void {
  const n = s.players.length;
  const e = s.encounter;
  for (let seat = 0; seat < n; seat++) {
    let count = s.warp[seat] + s.removed[seat];
    for (const ships of s.holds) {
      if (ships[seat] < 0) broken(`seat ${seat} has ${ships[seat]} ships in a hold`);
      count += ships[seat];
    }
    if (e !== null) count += e.gate[seat] + e.aid[seat] + e.transit[seat];
    for (let planet = 0; planet < s.planets.length; planet++) {
      const ships = shipsOn(s, planet, seat);
      if (ships < 0) broken(`seat ${seat} has ${ships} ships on planet ${planet}`);
      count += ships;
    }
    checkSpecial(s, seat);
    const all = fleetOf(s, seat);
    if (count !== all) broken(`seat ${seat} has ${count} ships in all, not ${all}`);
    if (s.warp[seat] < 0 || s.removed[seat] < 0) broken(`seat ${seat} has fewer than no ships in the warp`);
  }
}

/** A special ship is one of the ships where it is. */
function checkSpecial(s: GameState, seat: Seat): void {
  const { special } = s.players[seat];
  for (const { at } of special) {
    const there = special.filter((ship) => ship.at === at).length;
    if (there > shipsAt(s, seat, at)) broken(`seat ${seat} has fewer ships at ${at} than special ones`);
  }
}

function checkCards(s: GameState): void {
  const seen = new Uint8Array(s.kinds.length);
  let count = 0;
  const see = (card: number, where: string) => {
    if (seen[card] !== 0) broken(`card ${card} (${s.kinds[card]}) is in two places, one of them ${where}`);
    seen[card] = 1;
    count++;
  };
  for (const card of s.deck) see(card, 'the deck');
  for (const card of s.discard) see(card, 'the discard pile');
  for (const card of s.purged) see(card, 'nowhere');
  for (const { name, cards, discard } of s.sideDecks) {
    for (const card of cards) see(card, `the ${name} deck`);
    for (const card of discard) see(card, `the ${name} discard pile`);
  }
  s.players.forEach((player, seat) => {
    for (const card of player.hand) see(card, `the hand of seat ${seat}`);
    for (const { card, stored } of player.technologies)
      for (const one of [card, ...stored]) see(one, `the technologies of seat ${seat}`);
    for (const sheet of player.sheets)
      for (const pile of sheet.piles)
        for (const card of pile.cards) see(card, `${pile.name} of seat ${seat}`);
  });
  const e = s.encounter;
  if (e !== null) {
    for (const laid of e.laid) if (laid !== null) see(laid.card, 'play');
    for (const { card } of e.beside) see(card, 'the cards beside play');
    for (const entry of e.table) see(entry.card, 'the table');
    for (const { seat, cards } of e.aside) for (const card of cards) see(card, `aside by seat ${seat}`);
  }
  if (count !== s.kinds.length) broken(`${count} cards are somewhere, there should be ${s.kinds.length}`);
}

function checkTracks(s: GameState): void {
  s.players.forEach((player, seat) => {
    const { homes, foreign } = countColonies(s, seat);
    if (player.homes !== homes || player.foreign !== foreign)
      broken(
        `seat ${seat}: the track says ${player.homes}+${player.foreign} colonies, the board ${homes}+${foreign}`,
      );
  });
}
