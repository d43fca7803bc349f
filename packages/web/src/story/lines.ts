/** The story as a list: what is told, under which heading, and what a line speaks of. */
import { AID, TRANSIT, type EventType, type Place, type SeenEvent, type Seat } from '@cosmarium/engine';

/** `short`: the encounters in a few sentences each. */
export const TOPICS = ['short', 'everything', 'fights', 'cards', 'powers', 'ships'] as const;
export type StoryTopic = (typeof TOPICS)[number];
type Part = Exclude<StoryTopic, 'short' | 'everything'>;

/** One entry for every type of event: the compiler sees to it that none is missing. */
const PARTS: { readonly [T in EventType]: readonly Part[] } = {
  turn: ['fights'],
  encounter: ['fights'],
  phase: [],
  'destiny.drawn': ['fights'],
  'destiny.discarded': ['fights'],
  'destiny.shuffled': [],
  defense: ['fights'],
  aimed: ['fights', 'ships'],
  'ships.moved': ['ships'],
  'ships.lost': ['ships', 'fights'],
  'colony.gained': ['ships', 'fights'],
  'colony.lost': ['ships', 'fights'],
  invited: ['fights'],
  allied: ['fights'],
  'alliance.cancelled': ['fights'],
  laid: ['cards'],
  'beside.laid': ['cards', 'fights'],
  'beside.returned': ['cards'],
  'beside.revealed': ['cards', 'fights'],
  swapped: ['cards', 'fights'],
  'taken-back': ['cards'],
  revealed: ['fights', 'cards'],
  face: ['fights'],
  line: ['fights'],
  arithmetic: ['fights'],
  reinforced: ['fights', 'cards'],
  totals: ['fights'],
  outcome: ['fights'],
  'power.used': ['powers'],
  'power.zapped': ['powers'],
  'power.lost': ['powers'],
  'power.back': ['powers'],
  'sheet.gained': ['powers'],
  'sheet.gone': ['powers'],
  'sheet.turned': ['powers'],
  'sheet.lent': ['powers'],
  'sheets.traded': ['powers'],
  'stages.laid': ['powers'],
  'stage.entered': ['powers'],
  tokens: ['powers'],
  'card.played': ['cards', 'powers'],
  'card.stopped': ['cards', 'powers'],
  'card.returned': ['cards'],
  'cards.drawn': ['cards'],
  'cards.discarded': ['cards'],
  'cards.given': ['cards'],
  'cards.purged': ['cards'],
  'cards.taken': ['cards'],
  'cards.shown': ['cards'],
  'cards.seen': ['cards'],
  seen: ['cards'],
  'cards.piled': ['cards'],
  'cards.buried': ['cards'],
  'hand.mixed': ['cards'],
  'hands.swapped': ['cards'],
  combo: ['powers'],
  'deck.reshuffled': ['cards'],
  'deck.searched': ['cards'],
  quake: ['cards'],
  'planet.added': ['ships', 'powers'],
  'planet.removed': ['ships', 'powers'],
  'planet.drifted': ['ships', 'powers'],
  'piece.moved': ['ships', 'powers'],
  'ship.marked': ['ships'],
  'ship.used': ['ships', 'powers'],
  'ship.recharged': ['ships'],
  'technology.gained': ['powers'],
  'technology.shown': ['powers'],
  'technology.used': ['powers'],
  'technology.stored': ['powers'],
  'technology.passed': ['powers'],
  'technology.discarded': ['powers'],
  proposed: ['fights'],
  agreed: ['fights'],
  deal: ['fights'],
  compensation: ['cards', 'fights'],
  rewards: ['cards', 'ships'],
  note: ['powers'],
  won: ['fights'],
  drawn: ['fights'],
  undone: ['fights'],
};

export interface StoryLine {
  /** The number of the event: what a line is known by. */
  number: number;
  event: SeenEvent;
  /** Ships brought home go to one planet after the other: told in one line. */
  also: ShipsMoved[];
}

type ShipsMoved = Extract<SeenEvent, { type: 'ships.moved' }>;

export interface Chapter {
  /** The event that begins the encounter; null before the first one, or where the beginning is not shown. */
  heading: StoryLine | null;
  lines: StoryLine[];
}

const belongs = ({ type }: SeenEvent, topic: StoryTopic): boolean =>
  topic === 'short' || topic === 'everything' || PARTS[type].includes(topic);

/** The heading of the encounter says whose turn it is. */
const untold = (event: SeenEvent, next: SeenEvent | undefined): boolean =>
  PARTS[event.type].length === 0 || (event.type === 'turn' && next?.type === 'encounter');

const isHomecoming = (event: SeenEvent): event is ShipsMoved =>
  event.type === 'ships.moved' && event.to >= 0 && event.from.every(({ place }) => place === TRANSIT);

export function linesOf(events: readonly SeenEvent[], firstEvent: number, topic: StoryTopic): StoryLine[] {
  const lines: StoryLine[] = [];
  events.forEach((event, i) => {
    if (event.type !== 'encounter' && (!belongs(event, topic) || untold(event, events[i + 1]))) return;
    const last = lines.at(-1);
    if (
      last !== undefined &&
      isHomecoming(event) &&
      isHomecoming(last.event) &&
      last.event.seat === event.seat
    )
      last.also.push(event);
    else lines.push({ number: firstEvent + i, event, also: [] });
  });
  return lines;
}

export function chaptersOf(lines: readonly StoryLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    if (line.event.type === 'encounter') chapters.push({ heading: line, lines: [] });
    else {
      if (chapters.length === 0) chapters.push({ heading: null, lines: [] });
      chapters.at(-1)!.lines.push(line);
    }
  }
  return chapters;
}

/** The last chapters up to this size, whole ones: without its heading nobody knows what a line tells of. */
export function lastChapters(
  chapters: readonly Chapter[],
  most: number,
  sizeOf: (chapter: Chapter) => number,
): Chapter[] {
  let [from, size] = [chapters.length, 0];
  while (from > 0 && size < most) size += sizeOf(chapters[--from]);
  return chapters.slice(from);
}

/** What happened from the beginning of this encounter up to the next. */
export function eventsOf(
  events: readonly SeenEvent[],
  firstEvent: number,
  { heading }: Chapter,
  next: Chapter | undefined,
): readonly SeenEvent[] {
  const end = next?.heading?.number ?? firstEvent + events.length;
  return events.slice((heading?.number ?? firstEvent) - firstEvent, end - firstEvent);
}

export interface Spoken {
  places: readonly Place[];
  seats: readonly Seat[];
}

/** What a line speaks of: players and places that can be found on the table. */
export function spokenOf({ event, also }: Pick<StoryLine, 'event' | 'also'>): Spoken {
  const places = new Set<Place>();
  const seats = new Set<Seat>();
  if ('planet' in event) places.add(event.planet);
  if (event.type === 'ships.moved') {
    for (const { place, count } of event.from) if (count > 0) places.add(place);
    for (const { to } of [event, ...also]) places.add(to);
  }
  if (event.type === 'ships.lost' && event.warped > 0) places.add(-1);
  if ('seat' in event) seats.add(event.seat);
  if ('by' in event) seats.add(event.by);
  if ('from' in event && typeof event.from === 'number') seats.add(event.from);
  if ('to' in event && event.type !== 'ships.moved') seats.add(event.to);
  if ('seats' in event)
    if (typeof event.seats === 'number') {
      for (let seat = 0; seat < 8; seat++) if (event.seats & (1 << seat)) seats.add(seat);
    } else for (const seat of event.seats) seats.add(seat);
  return {
    places: [...places].filter((place) => place >= AID),
    seats: [...seats].filter((seat) => seat >= 0),
  };
}
