import type { Game } from '../game.ts';
import type { Card, Seats } from '../state/types.ts';
import { AT, MOST_MOMENTS } from './moments.ts';

/** No typed array: the memory of one this long is fetched from the system, which is much of what a fork costs. */
const NOBODY: readonly Seats[] = Array.from({ length: MOST_MOMENTS }, () => 0);

/**
 * The quick look before the careful one: for every moment (by number) which seats have anything there, whether or not
 * it can be used just now. Most moments of most encounters have nobody. Kept until a card that can be played, or a
 * sheet, moves.
 */
export class Listeners {
  /** Seats with a power that acts by itself, or an effect announced earlier. */
  readonly mandatory: Seats[] = NOBODY.slice();
  /** Seats with a power they may use, or a card in hand or on a sheet that they may play. */
  readonly optional: Seats[] = NOBODY.slice();

  refresh(g: Game): void {
    for (let moment = 0; moment < MOST_MOMENTS; moment++) {
      this.mandatory[moment] = 0;
      this.optional[moment] = 0;
    }
    const { players, encounter } = g.s;
    for (let seat = 0; seat < players.length; seat++) {
      const { sheets, technologies, special, hand } = players[seat];
      const bit = 1 << seat;
      for (const sheet of sheets) {
        if (sheet.stage === 'waiting') continue;
        const power = g.rules.aliens[sheet.alien];
        mark(this.mandatory, power.mandatoryAt, bit);
        mark(this.optional, power.optionalAt, bit);
        if (power.playsFreely) this.optional[AT.free.number] |= bit;
        if (power.playsAs !== '') mark(this.optional, g.rules.artifactsAt, bit);
        for (const pile of sheet.piles) if (pile.playable) this.markCards(g, pile.cards, bit);
      }
      for (const technology of technologies) {
        const rules = g.cards[technology.card].technology!;
        if (technology.up === rules.hidden) continue;
        mark(this.mandatory, rules.mandatoryAt, bit);
        mark(this.optional, rules.optionalAt, bit);
      }
      for (const ship of special)
        for (const kind of ship.marks) {
          const rules = g.rules.ships[kind];
          if (rules === undefined) continue;
          mark(this.mandatory, rules.mandatoryAt, bit);
          mark(this.optional, rules.optionalAt, bit);
        }
      this.markCards(g, hand, bit);
    }
    if (encounter === null) return;
    for (const lasting of encounter.lasting)
      mark(this.mandatory, g.rules.lasting[lasting.source][lasting.name].at, 1 << lasting.by);
  }

  private markCards(g: Game, held: readonly Card[], bit: Seats): void {
    for (const card of held) if (g.responds[card] === 1) mark(this.optional, g.cards[card].listensAt, bit);
  }
}

function mark(seats: Seats[], moments: readonly number[], bit: Seats): void {
  for (let i = 0; i < moments.length; i++) seats[moments[i]] |= bit;
}
