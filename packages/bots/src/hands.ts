/** Follows cards that have been seen back to where they lay when the encounter began: in hands, or on the deck. */
import {
  cardInfo,
  RULES,
  type CardTerms,
  type DeckName,
  type Seat,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';

/** Cards drawn from each deck, first drawn first; null if nobody told. */
export type Drawn = Partial<Record<DeckName, (string | null)[]>>;

/** Cards of one player. */
interface Holding {
  /** Those that are known to be there. */
  known: string[];
  unseen: Origin[];
  /** How many of all these have been given away, and nobody told which. */
  gone: number;
}

/** Where a card that nobody has seen was: in a hand or pile when the encounter began, on a deck, or among what another held. */
type Origin = { first: string[] } | { deck: DeckName; drawn: number } | { giver: Holding };

/** A pile on a sheet that is played from. */
interface PlayedFrom {
  name: string;
  wildOnly: boolean;
  holding: Holding;
}

/** A pile that was not there when the encounter began: its first use tells what it is called. */
const NEW = '';

const isCalled = ({ name }: PlayedFrom, pile: string): boolean =>
  pile !== '' && (name === pile || name === NEW);

class Hands {
  /** By the hand as it was held in the beginning: known to have been there then. */
  readonly first: string[][];
  /** The same of piles on sheets, in the order the view lists them. */
  readonly piles: string[][][];
  readonly drawn: Drawn = {};
  /** By seat, now. */
  private readonly held: Holding[];
  private readonly aside: Holding[];
  /** By seat. */
  private readonly playable: PlayedFrom[][];
  /** By seat: played, and on the table now. */
  private readonly played: string[][];
  /** By side: out of whose hand its card came. */
  private readonly laid: [Seat, Seat] = [-1, -1];

  constructor(opening: View) {
    this.first = opening.players.map((player) => player.hand.slice());
    this.held = opening.players.map(({ hand, handCount }, seat) => ({
      known: hand.slice(),
      unseen: Array.from({ length: handCount - hand.length }, () => ({ first: this.first[seat] })),
      gone: 0,
    }));
    const piles = opening.players.map(({ sheets }) => sheets.flatMap((sheet) => sheet.piles));
    this.piles = piles.map((own) => own.map(({ cards }) => cards?.slice() ?? []));
    this.playable = piles.map((own, seat) =>
      own.map(({ name, wildOnly, cards, count }, i) => ({
        name,
        wildOnly,
        holding: {
          known: cards?.slice() ?? [],
          unseen: Array.from({ length: count - (cards?.length ?? 0) }, () => ({
            first: this.piles[seat][i],
          })),
          gone: 0,
        },
      })),
    );
    this.played = opening.players.map(() => []);
    this.aside = opening.players.map(() => ({ known: [], unseen: [], gone: 0 }));
  }

  /** `announced`: by whatever was used for it; else flares are drawn to where flares lie that anybody may play. */
  draw(seat: Seat, deck: DeckName, kinds: readonly string[] | null, count: number, announced: boolean): void {
    const drawn = (this.drawn[deck] ??= []);
    const to = deck === 'flare' && !announced ? this.flaresOf(seat) : this.held[seat];
    if (kinds === null) for (let i = 0; i < count; i++) to.unseen.push({ deck, drawn: drawn.length + i });
    drawn.push(...(kinds ?? new Array<null>(count).fill(null)));
    to.known.push(...(kinds ?? []));
  }

  gain(seat: Seat, kinds: readonly string[] | null): void {
    this.held[seat].known.push(...(kinds ?? []));
  }

  /** The cards leave the hand, so they were in it; where nothing tells since when, those drawn first if they are fresh. */
  lose(seat: Seat, kinds: readonly string[] | null, fresh = false): void {
    for (const kind of kinds ?? []) this.trace(this.held[seat], kind, fresh);
  }

  private trace(from: Holding, kind: string, fresh: boolean): void {
    const { known, unseen } = from;
    if (remove(known, kind)) return;
    const find = (fits: (one: Origin) => boolean) => unseen.findLastIndex(fits);
    const likely = [
      find((one) => 'giver' in one && one.giver.known.includes(kind)),
      find((one) => 'drawn' in one && isOf(kind, one.deck) && (fresh || one.deck !== 'cosmic')),
      unseen.findIndex((one) => !('drawn' in one) || isOf(kind, one.deck)),
    ];
    const i = likely.find((one) => one >= 0) ?? -1;
    if (i < 0) return;
    const [origin] = unseen.splice(i, 1);
    if ('first' in origin) origin.first.push(kind);
    else if ('drawn' in origin) this.drawn[origin.deck]![origin.drawn] = kind;
    else {
      origin.giver.gone--;
      this.trace(origin.giver, kind, false);
    }
  }

  give(from: Seat, to: Seat, kinds: readonly string[] | null, count: number): void {
    this.lose(from, kinds);
    this.gain(to, kinds);
    if (kinds === null) pass(this.held[from], this.held[to], count);
  }

  layAside(seat: Seat, kinds: readonly string[] | null, count: number): void {
    if (kinds === null) pass(this.held[seat], this.aside[seat], count);
    else this.lose(seat, kinds);
  }

  takeUp(seat: Seat, kinds: readonly string[] | null): void {
    this.gain(seat, kinds);
    const { known, unseen } = this.aside[seat];
    if (kinds === null) pass(this.aside[seat], this.held[seat], known.length + unseen.length);
  }

  /** `pile`: the one it was played from, if that was told. */
  play(seat: Seat, kinds: readonly string[] | null, pile = ''): void {
    for (const kind of kinds ?? [])
      this.trace(
        this.holdingOf(seat, kind, (one) => isCalled(one, pile)),
        kind,
        false,
      );
    this.played[seat].push(...(kinds ?? []));
  }

  private flaresOf(seat: Seat): Holding {
    const there = this.playable[seat].find(({ wildOnly }) => wildOnly);
    if (there !== undefined) return there.holding;
    const pile = { name: NEW, wildOnly: true, holding: { known: [], unseen: [], gone: 0 } };
    this.playable[seat].push(pile);
    return pile.holding;
  }

  /** Where a card is played by a use, that tells which. */
  use(seat: Seat, alien: string, ability: string, kind: string): void {
    if (kind === '') return;
    const pile = this.playable[seat].find((one) => isCalled(one, ability))?.holding;
    const from = pile ?? (RULES.aliens[alien]?.alien.playsAs === ability ? this.held[seat] : null);
    if (from === null) return;
    this.trace(from, kind, false);
    from.known.push(kind);
  }

  /** Out of the game: flares first of all from where flares lie that anybody may play. */
  purge(seat: Seat, kinds: readonly string[] | null): void {
    for (const kind of kinds ?? []) {
      const from = this.holdingOf(seat, kind, (one) => one.wildOnly && cardInfo(kind).type === 'flare');
      // What was drawn for it stays as likely as not, and then there was another one.
      const i = from.known.includes(kind) ? -1 : from.unseen.findIndex((one) => 'first' in one);
      if (i < 0) this.trace(from, kind, false);
      else (from.unseen.splice(i, 1)[0] as { first: string[] }).first.push(kind);
    }
  }

  private holdingOf(seat: Seat, kind: string, fits: (one: PlayedFrom) => boolean): Holding {
    const has = ({ holding: { known, unseen } }: PlayedFrom) => known.includes(kind) || unseen.length > 0;
    return this.playable[seat].find((one) => fits(one) && has(one))?.holding ?? this.held[seat];
  }

  /** `drawn`: how many have been drawn just before. If as many are thrown away, they are those. `pays`: for what is played next. */
  discard(seat: Seat, kinds: readonly string[] | null, drawn: number, pays: boolean): void {
    const fromHand = kinds?.length === drawn || pays;
    const held = fromHand ? kinds : (kinds ?? []).filter((kind) => !this.leaves(seat, kind));
    this.lose(seat, held, drawn > 0);
  }

  /** Whether it was on the table, first of all as a card of this player. */
  private leaves(seat: Seat, kind: string): boolean {
    return [this.played[seat], ...this.played].some((kinds) => remove(kinds, kind));
  }

  /** Turned off the deck until one was found. */
  dig(seat: Seat, kinds: readonly string[] | null, found: readonly string[] | null): void {
    const dug = (kinds ?? []).filter((kind) => !this.leaves(seat, kind));
    (this.drawn.cosmic ??= []).push(...dug, ...(found ?? []));
  }

  show(seat: Seat, kinds: readonly string[] | null): void {
    this.lose(seat, kinds);
    this.gain(seat, kinds);
  }

  swap(a: Seat, b: Seat): void {
    [this.held[a], this.held[b]] = [this.held[b], this.held[a]];
  }

  lay(side: number, seat: Seat): void {
    this.laid[side] = seat;
  }

  swapLaid(): void {
    this.laid.reverse();
  }

  /** Whose card lies on this side: not always the main player's. */
  layer(side: number, main: Seat): Seat {
    return this.laid[side] < 0 ? main : this.laid[side];
  }
}

/** Unseen cards change hands: all there are, or some that will be known by what the other has. */
function pass(from: Holding, to: Holding, count: number): void {
  if (from === to) return;
  if (count < from.known.length + from.unseen.length - from.gone) {
    from.gone += count;
    for (let i = 0; i < count; i++) to.unseen.push({ giver: from });
    return;
  }
  to.known.push(...from.known.splice(0));
  to.unseen.push(...from.unseen.splice(0));
  to.gone += from.gone;
  from.gone = 0;
}

function remove(kinds: string[], kind: string): boolean {
  const i = kinds.indexOf(kind);
  if (i >= 0) kinds.splice(i, 1);
  return i >= 0;
}

/** Whether such a card may come from that deck: of those besides the cosmic one only flares have no back of their own. */
const isOf = (kind: string, deck: DeckName): boolean =>
  deck === 'flare' ? cardInfo(kind).type === 'flare' : cardInfo(kind).deck === deck;

/** Events within which cards that were drawn may be thrown away again. */
const AT_ONCE = 2;

export function handsAfter(opening: View, events: readonly SeenEvent[]): Hands {
  const hands = new Hands(opening);
  events.forEach((event, i) => follow(hands, event, events, i));
  return hands;
}

function follow(hands: Hands, event: SeenEvent, events: readonly SeenEvent[], i: number): void {
  switch (event.type) {
    case 'laid':
      return hands.lay(event.side, event.seat);
    case 'swapped':
      return hands.swapLaid();
    case 'revealed':
      return hands.play(hands.layer(event.side, event.seat), event.cards);
    case 'power.used':
      return hands.use(event.seat, event.alien, event.ability, event.target?.card ?? '');
    case 'card.played':
      return hands.play(event.seat, event.cards, pileUsed(events[i - 1], event.seat));
    case 'reinforced':
    case 'beside.revealed':
      return hands.play(event.seat, event.cards);
    case 'cards.drawn':
      return hands.draw(
        event.seat,
        event.deck,
        event.cards,
        event.count,
        ['card.played', 'power.used'].includes(events[i - 1]?.type ?? ''),
      );
    case 'card.returned':
      return hands.takeUp(event.seat, event.cards);
    case 'cards.taken':
      if (
        event.from === 'deck' &&
        !throws(events[i + 1], event.seat) &&
        events[i - 1]?.type !== 'deck.searched'
      )
        hands.dig(event.seat, null, event.cards);
      return hands.gain(event.seat, event.cards);
    case 'cards.discarded': {
      const before = events[i - 1];
      if (before?.type === 'cards.taken' && before.from === 'deck' && before.seat === event.seat)
        return hands.dig(event.seat, event.cards, before.cards);
      const drawn = events
        .slice(Math.max(0, i - AT_ONCE), i)
        .find((one) => one.type === 'cards.drawn' && one.seat === event.seat && one.deck === 'cosmic');
      return hands.discard(
        event.seat,
        event.cards,
        (drawn as Drawing | undefined)?.count ?? 0,
        events[i + 1]?.type === 'reinforced',
      );
    }
    case 'cards.purged':
      return hands.purge(event.seat, event.cards);
    case 'cards.given':
      return hands.give(event.from, event.to, event.cards, event.count);
    case 'cards.piled':
      return event.pile === 'aside' ? hands.layAside(event.seat, event.cards, event.count) : undefined;
    case 'cards.shown':
      return hands.show(event.seat, event.cards);
    case 'proposed':
      return hands.show(event.seat, promised(event.terms.give.cards ?? {}));
    case 'hands.swapped':
      return hands.swap(...event.seats);
    default:
      return;
  }
}

/** Playing from some piles is announced as a use of the power. */
const pileUsed = (before: SeenEvent | undefined, seat: Seat): string =>
  before?.type === 'power.used' && before.seat === seat ? before.ability : '';

type Drawing = Extract<SeenEvent, { type: 'cards.drawn' }>;

const throws = (event: SeenEvent | undefined, seat: Seat): boolean =>
  event?.type === 'cards.discarded' && event.seat === seat;

/** Cards offered by name: nobody offers what they do not hold. */
const promised = (terms: CardTerms): string[] =>
  Object.entries(terms).flatMap(([kind, count]) =>
    kind === 'random' || kind.includes(':') ? [] : new Array<string>(count).fill(kind),
  );
