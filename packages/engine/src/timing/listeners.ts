import type { Game } from '../game.ts';
import type { Card, Seat } from '../state/types.ts';
import { MOST_PLAYERS } from '../state/types.ts';
import { MomentSet } from './moment-set.ts';
import { AT } from './moments.ts';

const AT_ANY_TIME = MomentSet.of([AT.free]);

const forEverySeat = (): MomentSet[] => Array.from({ length: MOST_PLAYERS }, () => new MomentSet());

/**
 * The quick look before the careful one: the moments at which each seat has anything, whether or not it can be used just
 * now. Most moments of most encounters have nobody. Kept until a card that can be played, or a sheet, moves.
 */
export class Listeners {
  /** By seat: a power that acts by itself, or an effect announced earlier. */
  readonly mandatory = forEverySeat();
  /** By seat: a power they may use, or a card in hand or on a sheet that they may play. */
  readonly optional = forEverySeat();
  /** All of the first. */
  readonly byThemselves = new MomentSet();
  /** All there are. */
  readonly anybody = new MomentSet();

  refresh(g: Game): void {
    const { players, encounter } = g.s;
    this.byThemselves.clear();
    this.anybody.clear();
    for (let seat = 0; seat < players.length; seat++) this.look(g, seat);
    if (encounter !== null)
      for (const { source, name, by } of encounter.lasting) {
        const rules = g.rules.lasting[source][name];
        this.mandatory[by].add(rules.mandatoryAt);
        this.optional[by].add(rules.optionalAt);
      }
    for (let seat = 0; seat < players.length; seat++) {
      this.byThemselves.add(this.mandatory[seat]);
      this.anybody.add(this.optional[seat]);
    }
    this.anybody.add(this.byThemselves);
  }

  private look(g: Game, seat: Seat): void {
    const mandatory = this.mandatory[seat];
    const optional = this.optional[seat];
    mandatory.clear();
    optional.clear();
    const { sheets, technologies, special, hand } = g.s.players[seat];
    for (const sheet of sheets) {
      if (sheet.stage === 'waiting') continue;
      const power = g.rules.aliens[sheet.alien];
      mandatory.add(power.mandatoryAt);
      optional.add(power.optionalAt);
      if (power.playsFreely) optional.add(AT_ANY_TIME);
      if (power.playsAs !== '') optional.add(g.rules.artifactsAt);
      for (const pile of sheet.piles) if (pile.playable) addCards(g, optional, pile.cards);
    }
    for (const technology of technologies) {
      const rules = g.cards[technology.card].technology!;
      if (technology.up === rules.hidden) continue;
      mandatory.add(rules.mandatoryAt);
      optional.add(rules.optionalAt);
    }
    for (const ship of special)
      for (const kind of ship.marks) {
        const rules = g.rules.ships[kind];
        if (rules === undefined) continue;
        mandatory.add(rules.mandatoryAt);
        optional.add(rules.optionalAt);
      }
    addCards(g, optional, hand);
  }
}

function addCards(g: Game, set: MomentSet, cards: readonly Card[]): void {
  for (const card of cards) if (g.responds[card] === 1) set.add(g.cards[card].listensAt);
}
