/** Technologies as they lay when the encounter began, as far as a seat can tell, and the deck they come from. */
import { deckList, type Dice, type Place, type Seat, type SeenEvent, type View } from '@cosmarium/engine';
import { shuffled } from './dice.ts';

interface Shown {
  kind: string;
  /** Where its ships stood, if any did: that tells which of those face down it was. */
  hold: Place | null;
}

export interface Inventions {
  /** Turned up since by their owners, who had them face down. */
  shown: Shown[][];
  /** Drawn since, first drawn first; null if nobody told. */
  drawn: (string | null)[];
}

/** Events within which ships leave a technology that has been turned up. */
const SOON = 3;

export function inventionsIn(opening: View, events: readonly SeenEvent[]): Inventions {
  const shown: Shown[][] = opening.players.map(() => []);
  const drawn: (string | null)[] = [];
  const open = opening.players.map(({ technologies }) => technologies.map(({ card }) => card));
  const gained: string[] = [];
  /** The one of its owner that ships leave next, or once it is discarded. */
  const holdOf = (seat: Seat, kind: string, from: number): Place | null => {
    const gone = events.findIndex(
      (event, i) => i > from && event.type === 'technology.discarded' && event.cards?.includes(kind) === true,
    );
    const left = [
      ...events.slice(from, from + SOON),
      ...events.slice(Math.max(0, gone - 1), gone + SOON),
    ].flatMap((event) => (event.type === 'ships.moved' && event.seat === seat ? event.from : []));
    const places = opening.players[seat].technologies.map(({ hold }) => hold);
    return left.find(({ place }) => places.includes(place))?.place ?? null;
  };
  const tell = (seat: Seat, kind: string, from: number) => {
    const known =
      open[seat].includes(kind) || gained.includes(kind) || shown[seat].some((one) => one.kind === kind);
    if (!known && shown[seat].length < open[seat].filter((card) => card === null).length)
      shown[seat].push({ kind, hold: holdOf(seat, kind, from) });
    else if (!known && drawn.includes(null)) drawn[drawn.indexOf(null)] = kind;
  };
  events.forEach((event, i) => {
    if (event.type === 'technology.gained') {
      drawn.push(...(event.cards ?? new Array<null>(event.count).fill(null)));
      gained.push(...(event.cards ?? []));
    } else if (event.type === 'technology.shown' || event.type === 'technology.discarded')
      for (const kind of event.cards ?? []) tell(event.seat, kind, i + 1);
  });
  return { shown, drawn };
}

/** The technology each of those that were turned up was, by their places among those of a player. */
function placesOf(player: View['players'][number], shown: readonly Shown[], dice: Dice): Map<number, string> {
  const hidden = player.technologies.flatMap(({ card }, i) => (card === null ? [i] : []));
  // One that no ships have left had none.
  const left = shuffled(hidden, dice).sort(
    (a, b) => player.technologies[a].ships - player.technologies[b].ships,
  );
  const places = new Map<number, string>();
  const take = (i: number, kind: string) => places.set(left.splice(i, 1)[0], kind);
  const byHold = shown.toSorted((a, b) => Number(a.hold === null) - Number(b.hold === null));
  for (const { kind, hold } of byHold) {
    if (left.length === 0) break;
    take(
      Math.max(
        0,
        left.findIndex((i) => player.technologies[i].hold === hold),
      ),
      kind,
    );
  }
  return places;
}

/** By seat, in the order the view lists them, and the deck; its top is the end. */
export function dealInventions(
  opening: View,
  { shown, drawn }: Inventions,
  dice: Dice,
): { technologies: string[][]; deck: string[] } {
  const placed = new Set([
    ...opening.sideDecks.flatMap(({ discard }) => discard),
    ...opening.players.flatMap(({ technologies }) => technologies.map(({ card }) => card)),
    ...shown.flat().map(({ kind }) => kind),
    ...drawn,
  ]);
  const deck = shuffled(
    deckList('technology').filter((kind) => !placed.has(kind)),
    dice,
  );
  const next = () => deck.pop() ?? deckList('technology')[0];
  const technologies = opening.players.map((player, seat) => {
    const known = placesOf(player, shown[seat], dice);
    return player.technologies.map(({ card }, i) => card ?? known.get(i) ?? next());
  });
  const top = drawn.map((kind) => kind ?? next());
  return { technologies, deck: [...deck, ...top.reverse()] };
}
