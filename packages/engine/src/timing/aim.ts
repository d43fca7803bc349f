/** ZAP-1a: whom or what a use or a card is aimed at, named as it is announced and before anybody may answer it. */
import { EVERYBODY, type SeenTarget } from '../events.ts';
import type { Card, PlanetId, Seat } from '../state/types.ts';
import { showCards } from '../verbs/cards.ts';
import type { Ctx } from './abilities.ts';
import { askCard, askNumber, askPlanet, askPlayer, askPlayers } from './ask.ts';
import type { MomentName } from './moments.ts';
import type { Script } from './script.ts';

/** What has been named; everybody hears it, so a card is one that lies open. */
export interface Target {
  /** Players; one of them several times where so many ships of theirs are meant. */
  readonly seats: readonly Seat[];
  readonly planet: PlanetId;
  readonly number: number;
  readonly card: Card;
  /** A kind of card that was named, whether or not there is one; '' if none. */
  readonly kind: string;
  /** The key of the words for anything else; '' if there is none. */
  readonly word: string;
}

const NO_SEATS: readonly Seat[] = [];

/** What is named; the rest is not. Every target is made here, so that all of them have one hidden class. */
export const targetOf = ({
  seats = NO_SEATS,
  planet = -1,
  number = -1,
  card = -1,
  kind = '',
  word = '',
}: Partial<Target>): Target => ({ seats, planet, number, card, kind, word });

export const NO_TARGET = targetOf({});

export interface Aim<M extends MomentName> {
  /** Asks for the target; null if there is none after all: then nothing is announced. */
  ask: (c: Ctx<M>) => Script<Target | null>;
  /** Whether the target is still there after the answers of others; if not, it comes to nothing. */
  holds: (c: Ctx<M>, target: Target) => boolean;
}

const ALWAYS = () => true;

export const seatsTarget = (...seats: readonly Seat[]): Target => targetOf({ seats });

/** One of these players. */
export const atPlayer = <M extends MomentName>(
  key: string,
  among: (c: Ctx<M>) => readonly Seat[],
): Aim<M> => ({
  *ask(c) {
    const seats = among(c);
    return seats.length === 0 ? null : seatsTarget(yield* askPlayer(c.me, key, seats));
  },
  holds: (c, { seats }) => among(c).includes(seats[0]),
});

/** One or more of these players; those that are left are met. */
export const atPlayers = <M extends MomentName>(
  key: string,
  among: (c: Ctx<M>) => readonly Seat[],
): Aim<M> => ({
  *ask(c) {
    const seats = among(c);
    return seatsTarget(...(yield* askPlayers(c.me, key, seats, 1, seats.length)));
  },
  holds: (c, { seats }) => seats.some((seat) => among(c).includes(seat)),
});

export const atPlanet = <M extends MomentName>(
  key: string,
  among: (c: Ctx<M>) => readonly PlanetId[],
): Aim<M> => ({
  *ask(c) {
    return targetOf({ planet: yield* askPlanet(c.me, key, among(c)) });
  },
  holds: (c, { planet }) => among(c).includes(planet),
});

/** One of these cards, which lie open. */
export const atCard = <M extends MomentName>(key: string, among: (c: Ctx<M>) => readonly Card[]): Aim<M> => ({
  *ask(c) {
    return targetOf({ card: yield* askCard(c.g, c.me, key, among(c)) });
  },
  holds: (c, { card }) => among(c).includes(card),
});

/** A card of the own hand, shown with the announcement, so that a zap may come after it is known (FAQ18). */
export const atShownCard = <M extends MomentName>(key: string): Aim<M> => ({
  *ask(c) {
    const card = yield* askCard(c.g, c.me, key, c.s.players[c.me].hand, { secret: true });
    showCards(c.g, c.me, [card], EVERYBODY);
    return targetOf({ card });
  },
  holds: (c, { card }) => c.s.players[c.me].hand.includes(card),
});

export const namedNumber = <M extends MomentName>(key: string, min: number, max: number): Aim<M> => ({
  *ask(c) {
    return targetOf({ number: yield* askNumber(c.me, key, min, max) });
  },
  holds: ALWAYS,
});

/** The kind of card that was named, or of the card that lies open; '' if neither. */
const namedCard = ({ card, kind }: Target, kinds: readonly string[]): string =>
  card < 0 ? kind : kinds[card];

/** The target as everybody sees it; null if nothing was named. */
export function seenTarget(target: Target, kinds: readonly string[]): SeenTarget | null {
  const { seats, planet, number, word } = target;
  const card = namedCard(target, kinds);
  if (seats.length === 0 && planet < 0 && number < 0 && card === '' && word === '') return null;
  const seen = { seats: seats.slice(), planet, number, card };
  return word === '' ? seen : { ...seen, word };
}

/** The same among the parameters of a question. */
export function addTarget(
  params: { [name: string]: string | number },
  target: Target,
  kinds: readonly string[],
): void {
  const { seats, planet, number, word } = target;
  const card = namedCard(target, kinds);
  if (word !== '') params.what = word;
  if (seats.length > 0) params.whom = seats.length === 1 ? seats[0] : seats.join(',');
  if (planet >= 0) params.planet = planet;
  if (number >= 0) params.number = number;
  if (card !== '') params.target = card;
}
