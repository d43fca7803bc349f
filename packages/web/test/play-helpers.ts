/** Questions and views for tests, with only what matters spelt out. */
import { COLOURS, createGame, type Decision, type View } from '@cosmarium/engine';

const started = createGame({ players: COLOURS.map((colour) => ({ colour })) }, 'play').view(0);

export const viewWith = (change: Partial<View> = {}): View => ({ ...started, ...change });

/** Ships of seat 0 on the planets named, nothing elsewhere. */
export function shipsAt(places: Record<number, number>): View {
  const planets = started.planets.map((ships) => ships.map(() => 0));
  for (const [place, count] of Object.entries(places)) planets[Number(place)][0] = count;
  return viewWith({ planets });
}

export const holding = (hand: string[], change: Partial<View> = {}): View =>
  viewWith({
    ...change,
    players: started.players.map((player, seat) =>
      seat === 0 ? { ...player, hand, handCount: hand.length } : { ...player, handCount: 5 },
    ),
  });

type Of<K extends Decision['kind']> = Decision extends infer D
  ? D extends Decision
    ? K extends D['kind']
      ? D
      : never
    : never
  : never;

export const ask = <K extends Decision['kind']>(kind: K, rest: object): Of<K> =>
  ({
    id: 7,
    kind,
    seat: 0,
    key: 'ask.test',
    params: {},
    secret: false,
    fallback: 0,
    ...rest,
  }) as unknown as Of<K>;
