import type { Game } from '../game.ts';
import type { Powers } from '../rulebook.ts';
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
  /** By seat: the cards among those. */
  readonly cards = forEverySeat();
  /** Anybody's technologies, special ships and announced effects, of either kind. */
  readonly besides = new MomentSet();
  /** All that act by themselves. */
  readonly byThemselves = new MomentSet();
  /** All there are. */
  readonly anybody = new MomentSet();

  refresh(g: Game): void {
    const { players, encounter } = g.s;
    this.besides.clear();
    this.byThemselves.clear();
    this.anybody.clear();
    for (let seat = 0; seat < players.length; seat++) this.look(g, seat);
    if (encounter !== null)
      for (const { source, name, by } of encounter.lasting) this.addBeside(by, g.rules.lasting[source][name]);
    for (let seat = 0; seat < players.length; seat++) {
      this.byThemselves.add(this.mandatory[seat]);
      this.anybody.add(this.optional[seat]);
    }
    this.anybody.add(this.byThemselves);
  }

  equals(other: Listeners): boolean {
    const same = (sets: readonly MomentSet[], others: readonly MomentSet[]) =>
      sets.every((set, seat) => set.equals(others[seat]));
    return (
      same(this.mandatory, other.mandatory) &&
      same(this.optional, other.optional) &&
      same(this.cards, other.cards) &&
      this.besides.equals(other.besides) &&
      this.byThemselves.equals(other.byThemselves) &&
      this.anybody.equals(other.anybody)
    );
  }

  private look(g: Game, seat: Seat): void {
    const mandatory = this.mandatory[seat];
    const optional = this.optional[seat];
    const cards = this.cards[seat];
    mandatory.clear();
    optional.clear();
    cards.clear();
    const { sheets, technologies, special, hand } = g.s.players[seat];
    for (const sheet of sheets) {
      if (sheet.stage === 'waiting') continue;
      const power = g.rules.aliens[sheet.alien];
      mandatory.add(power.mandatoryAt);
      optional.add(power.optionalAt);
      if (power.playsFreely) cards.add(AT_ANY_TIME);
      if (power.playsAs !== '') optional.add(g.rules.artifactsAt);
      for (const pile of sheet.piles) if (pile.playable) addCards(g, cards, pile.cards);
    }
    for (const technology of technologies) {
      const rules = g.cards[technology.card].technology!;
      if (technology.up !== rules.hidden) this.addBeside(seat, rules);
    }
    for (const ship of special)
      for (const kind of ship.marks) {
        const rules = g.rules.ships[kind];
        if (rules !== undefined) this.addBeside(seat, rules);
      }
    addCards(g, cards, hand);
    optional.add(cards);
  }

  private addBeside(seat: Seat, { mandatoryAt, optionalAt }: Powers): void {
    this.mandatory[seat].add(mandatoryAt);
    this.optional[seat].add(optionalAt);
    this.besides.add(mandatoryAt);
    this.besides.add(optionalAt);
  }
}

function addCards(g: Game, set: MomentSet, cards: readonly Card[]): void {
  for (const card of cards) if (g.responds[card] === 1) set.add(g.cards[card].listensAt);
}
