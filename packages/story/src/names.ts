/** Names of players, places, cards and aliens in one language, marked so that a reader can tell what they are. */
import { cardInfo, numberIn, ownerIn } from '@cosmarium/engine';
import type {
  Colour,
  HoldView,
  Place,
  PlanetId,
  Seat,
  Seats,
  SheetPiece,
  Side,
  Systems,
} from '@cosmarium/engine';
import { AID, FIRST_HOLD, GATE, REMOVED, TRANSIT, WARP } from '@cosmarium/engine';
import type { Params, Words } from '@cosmarium/text';

/** What becomes of a name in running text: a terminal colours it, a page makes it something to touch. */
export interface Marks {
  seat(seat: Seat, text: string): string;
  place(place: Place, owner: Seat, text: string): string;
  card(kind: string, text: string): string;
  alien(id: string, text: string): string;
  /** Said under one's breath. */
  aside(text: string): string;
}

const same = (_: unknown, text: string) => text;
export const PLAIN: Marks = {
  seat: same,
  place: (_place, _owner, text) => text,
  card: same,
  alien: same,
  aside: (text) => text,
};

export const PLACES: ReadonlyMap<Place, string> = new Map([
  [WARP, 'warp'],
  [GATE, 'gate'],
  [AID, 'aid'],
  [REMOVED, 'removed'],
  [TRANSIT, 'transit'],
]);

/** Parameters that stand for a player, by the words scripts use for them. */
const SEAT_PARAMS = new Set(['seat', 'player', 'from', 'to', 'by', 'opponent', 'partner', 'owner', 'whom']);
const SIDES = ['offense', 'defense'] as const;

export class Names {
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly words: Words,
    readonly marks: Marks,
    readonly colours: readonly Colour[],
    /** Whose planets are which; nothing as long as no planet is spoken of. */
    readonly systems: Systems = [],
    /** What the players are called; by their colours unless told. */
    private readonly called: readonly (string | null)[] = [],
    /** Who reads it; -1: nobody in particular. */
    readonly self: Seat = -1,
  ) {
    this.lists = new Intl.ListFormat(words.lang, { type: 'conjunction' });
  }

  t(key: string, params?: Params): string {
    return this.words.t(key, params);
  }

  seat(seat: Seat): string {
    return seat < 0 ? '–' : this.marks.seat(seat, this.plainSeat(seat));
  }

  plainSeat(seat: Seat): string {
    return this.called[seat] ?? this.colour(seat);
  }

  /** Whom a sentence is about: its own form for whoever reads it. */
  who(seat: Seat): { who: string; you: 'yes' | 'no' } {
    return { who: this.besides(seat), you: this.isSelf(seat) ? 'yes' : 'no' };
  }

  /** Where a sentence has no form of its own for whoever reads it: the name, and that it is theirs. */
  besides(seat: Seat): string {
    return this.isSelf(seat)
      ? this.marks.seat(seat, this.t('you.besides', { name: this.plainSeat(seat) }))
      : this.seat(seat);
  }

  /** To whom or from whom something is done; in languages with cases it stands apart, after an arrow or a colon. */
  whom(seat: Seat): string {
    return this.isSelf(seat) ? this.marks.seat(seat, this.t('you.whom')) : this.seat(seat);
  }

  private isSelf(seat: Seat): boolean {
    return seat >= 0 && seat === this.self;
  }

  /** The player in a list or after a colon: "You", or the name. */
  plainWho(seat: Seat): string {
    return this.isSelf(seat) ? this.marks.seat(seat, this.t('you')) : this.seat(seat);
  }

  colour(seat: Seat): string {
    return this.t(`colour.${this.colours[seat]}`);
  }

  ownerOf(planet: PlanetId): Seat {
    return ownerIn(this.systems, planet);
  }

  numberOf(planet: PlanetId): number {
    return numberIn(this.systems, planet);
  }

  /** A planet as "red-3"; other places in words. */
  place(place: Place): string {
    if (place <= FIRST_HOLD) return this.t('place.hold');
    if (place < 0) return this.t(`place.${PLACES.get(place)}`);
    const owner = this.ownerOf(place);
    // Purged or destroyed since.
    if (owner < 0) return this.t('place.gone');
    const colour = this.t(`planet.${this.colours[owner]}`);
    return this.marks.place(place, owner, `${colour}-${this.numberOf(place)}`);
  }

  /** Ships on a sheet, or on a piece that belongs to it: whose they are, and where that is. */
  hold(alien: string, { name, ships, system }: HoldView): string {
    const whose = ships.flatMap((count, seat) => (count > 0 ? [`${this.plainSeat(seat)} ${count}`] : []));
    const words = this.t('hold.ships', {
      name: this.t(`${alien}.hold.${name}`),
      ships: whose.length === 0 ? '0' : this.list(whose),
    });
    return system < 0 ? words : `${words} (${this.t('hold.at', { who: this.plainSeat(system) })})`;
  }

  /** What lies on a sheet for all to see. */
  piece(alien: string, { name, up, card = '' }: SheetPiece): string {
    const words = this.t(`${alien}.${name}`, { card: card === '' ? '' : this.plainCard(card) });
    return up ? words : this.t('piece.down', { name: words });
  }

  /** A class of ships, by all that makes it special; '' is the ordinary one. */
  ship(name: string): string {
    const marks = name === '' ? ['plain'] : name.split('+');
    return marks.map((mark) => this.t(`ship.${mark}`)).join(' + ');
  }

  card(kind: string): string {
    return this.marks.card(kind, this.plainCard(kind));
  }

  plainCard(kind: string): string {
    const { type, alien } = cardInfo(kind);
    if (type !== 'flare') return this.t(`card.${kind}.name`);
    const key = kind.endsWith('-alternate') ? 'card.flare.classic' : 'card.flare.name';
    return this.t(key, { alien: this.plainAlien(alien) });
  }

  /** How far a technology is: of how many ships, if one knows which it is and it takes a number. */
  research(card: string | null, count: number): string {
    const needed = card === null ? 0 : cardInfo(card).value;
    return needed === 0
      ? this.t('technology.ships', { count })
      : this.t('technology.ships-of', { count, needed });
  }

  alien(id: string): string {
    const name = this.plainAlien(id);
    return id === '' ? name : this.marks.alien(id, name);
  }

  /** '' is one that nobody has shown. */
  plainAlien(id: string): string {
    return this.t(id === '' ? 'word.hidden-power' : `alien.${id}.name`);
  }

  side(side: Side): string {
    return this.t(`event.side.${SIDES[side]}`);
  }

  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** Equal ones are counted: "2 × Attack 08". */
  cards(kinds: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return this.list(
      [...counts].map(([kind, count]) => (count === 1 ? this.card(kind) : `${count} × ${this.card(kind)}`)),
    );
  }

  seats(seats: Seats): string {
    return this.list(this.colours.flatMap((_, seat) => (seats & (1 << seat) ? [this.whom(seat)] : [])));
  }

  /**
   * What scripts give with their questions and notes, in words: seats, planets, cards and aliens by name. `you`: whether whoever
   * reads it is among them.
   */
  params(params: Params, seat = (one: Seat) => this.besides(one)): Params {
    const named: Record<string, string | number> = { you: 'no' };
    for (const [name, value] of Object.entries(params)) {
      const isSeat = typeof value === 'number' && SEAT_PARAMS.has(name);
      named[name] = isSeat ? seat(value) : this.param(name, value);
      if (isSeat && this.isSelf(value)) named.you = 'yes';
    }
    return named;
  }

  private param(name: string, value: string | number): string | number {
    if (typeof value === 'number') return name === 'planet' || name === 'place' ? this.place(value) : value;
    if (name === 'card') return this.used(value);
    if (name === 'cards') return this.cards(value.split(','));
    if (name === 'ship') return this.ship(value);
    return name === 'alien' ? this.alien(value) : value;
  }

  /** What can be used like a card. */
  private used(kind: string): string {
    if (this.words.has(`destiny.${kind}.name`)) return this.destiny(kind);
    return this.words.has(`ship.${kind}`) ? this.ship(kind) : this.card(kind);
  }

  destiny(card: string): string {
    return this.t(`destiny.${card}.name`);
  }
}
