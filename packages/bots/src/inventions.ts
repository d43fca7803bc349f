/** Technologies as they lay when the encounter began, as far as a seat can tell, and the deck they come from. */
import { deckList, type Dice, type Seat, type SeenEvent, type View } from '@cosmarium/engine';
import { shuffled } from './dice.ts';

export interface Inventions {
  /** Turned up since by their owners, who had them face down. */
  shown: string[][];
  /** Drawn since, first drawn first; null if nobody told. */
  drawn: (string | null)[];
}

export function inventionsIn(opening: View, events: readonly SeenEvent[]): Inventions {
  const shown: string[][] = opening.players.map(() => []);
  const drawn: (string | null)[] = [];
  const open = opening.players.map(({ technologies }) => technologies.map(({ card }) => card));
  const gained: string[] = [];
  const tell = (seat: Seat, kind: string) => {
    const known = [open[seat], gained, shown[seat]].some((kinds) => kinds.includes(kind));
    if (!known && shown[seat].length < open[seat].filter((card) => card === null).length)
      shown[seat].push(kind);
    else if (!known && drawn.includes(null)) drawn[drawn.indexOf(null)] = kind;
  };
  for (const event of events)
    if (event.type === 'technology.gained') {
      drawn.push(...(event.cards ?? new Array<null>(event.count).fill(null)));
      gained.push(...(event.cards ?? []));
    } else if (event.type === 'technology.shown' || event.type === 'technology.discarded')
      for (const kind of event.cards ?? []) tell(event.seat, kind);
  return { shown, drawn };
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
    ...shown.flat(),
    ...drawn,
  ]);
  const deck = shuffled(
    deckList('technology').filter((kind) => !placed.has(kind)),
    dice,
  );
  const next = () => deck.pop() ?? deckList('technology')[0];
  const technologies = opening.players.map((player, seat) => {
    const hidden = player.technologies.flatMap(({ card }, i) => (card === null ? [i] : []));
    const known = new Map(
      shuffled(hidden, dice).flatMap((i, n) => (n < shown[seat].length ? [[i, shown[seat][n]]] : [])),
    );
    return player.technologies.map(({ card }, i) => card ?? known.get(i) ?? next());
  });
  const top = drawn.map((kind) => kind ?? next());
  return { technologies, deck: [...deck, ...top.reverse()] };
}
