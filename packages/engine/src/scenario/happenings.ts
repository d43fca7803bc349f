/** Events as scenario files tell them: by type, or with what they must say besides. */
import type { EventType, GameEvent, SeenEvent } from '../events.ts';
import type { GameState, Seat } from '../state/types.ts';
import { placeLabel } from './labels.ts';
import type { Happening } from './format.ts';

/** How what an event tells is put into words. */
type Telling = 'seat' | 'place' | 'side' | 'plain' | 'cards';

type Tells<E> = E extends GameEvent
  ? { [K in Exclude<keyof E, 'type'> | (E extends { cards: unknown } ? 'count' : never)]?: Telling }
  : never;

const CARDS = { cards: 'cards', count: 'plain' } as const;
const BY_SEAT = { seat: 'seat' } as const;
const CARDS_OF = { ...BY_SEAT, ...CARDS } as const;

/** Every type of event with what can be asked about it. */
export const EVENTS = {
  turn: BY_SEAT,
  encounter: { seat: 'seat', number: 'plain', extra: 'plain' },
  phase: { phase: 'plain' },
  'destiny.drawn': { seat: 'seat', card: 'plain' },
  'destiny.discarded': { card: 'plain' },
  'destiny.shuffled': {},
  defense: BY_SEAT,
  aimed: { planet: 'place', guards: 'plain' },
  'ships.moved': { seat: 'seat', to: 'place' },
  'ships.lost': { seat: 'seat', warped: 'plain', removed: 'plain', saved: 'plain' },
  'ship.marked': { seat: 'seat', ship: 'plain', place: 'place', count: 'plain' },
  'ship.used': { seat: 'seat', ship: 'plain', ability: 'plain' },
  'ship.recharged': { seat: 'seat', ship: 'plain' },
  'colony.gained': { seat: 'seat', planet: 'place' },
  'colony.lost': { seat: 'seat', planet: 'place' },
  invited: BY_SEAT,
  allied: { seat: 'seat', side: 'side' },
  'alliance.cancelled': BY_SEAT,
  laid: { seat: 'seat', side: 'side' },
  'beside.laid': { seat: 'seat', as: 'plain' },
  'beside.returned': { seat: 'seat', as: 'plain' },
  'beside.revealed': { ...CARDS_OF, as: 'plain' },
  swapped: {},
  'taken-back': { seat: 'seat', side: 'side' },
  revealed: { ...CARDS_OF, side: 'side' },
  face: { side: 'side', face: 'plain', value: 'plain', key: 'plain' },
  line: { side: 'side', key: 'plain', by: 'seat', value: 'plain' },
  arithmetic: { key: 'plain', by: 'seat' },
  reinforced: { ...CARDS_OF, side: 'side' },
  totals: { totals: 'plain' },
  outcome: {},
  'power.used': { seat: 'seat', alien: 'plain', ability: 'plain' },
  'power.zapped': { seat: 'seat', alien: 'plain' },
  'power.lost': BY_SEAT,
  'power.back': BY_SEAT,
  combo: { id: 'plain' },
  'sheet.gained': { seat: 'seat', alien: 'plain' },
  'sheet.gone': { seat: 'seat', alien: 'plain' },
  'sheet.turned': { seat: 'seat', alien: 'plain' },
  'sheet.lent': { from: 'seat', to: 'seat', alien: 'plain' },
  'sheets.traded': {},
  'stages.laid': { seat: 'seat', aliens: 'plain' },
  'stage.entered': { seat: 'seat', alien: 'plain' },
  tokens: { seat: 'seat', alien: 'plain', count: 'plain' },
  'card.played': { ...CARDS_OF, as: 'plain', ability: 'plain' },
  'card.stopped': CARDS_OF,
  'card.returned': CARDS_OF,
  'cards.drawn': CARDS_OF,
  'cards.purged': CARDS_OF,
  'cards.discarded': CARDS_OF,
  'cards.given': { from: 'seat', to: 'seat', ...CARDS },
  'cards.taken': { ...CARDS_OF, from: 'plain' },
  'cards.shown': CARDS_OF,
  'cards.seen': CARDS_OF,
  seen: { seat: 'seat', what: 'plain', word: 'plain' },
  'cards.piled': { ...CARDS_OF, pile: 'plain' },
  'cards.buried': { ...CARDS_OF, where: 'plain' },
  'hand.mixed': {},
  'hands.swapped': {},
  'deck.reshuffled': {},
  'deck.searched': CARDS_OF,
  quake: {},
  'planet.added': { planet: 'place', seat: 'seat' },
  'planet.removed': {},
  'planet.drifted': { planet: 'place', back: 'plain' },
  'piece.moved': { seat: 'seat', alien: 'plain', name: 'plain', system: 'seat' },
  'technology.gained': CARDS_OF,
  'technology.shown': CARDS_OF,
  'technology.used': { ...CARDS_OF, ability: 'plain' },
  'technology.stored': CARDS_OF,
  'technology.passed': { from: 'seat', to: 'seat', ...CARDS },
  'technology.discarded': CARDS_OF,
  proposed: { seat: 'seat', to: 'seat' },
  agreed: {},
  deal: { made: 'plain', quashed: 'plain' },
  compensation: { seat: 'seat', from: 'seat', count: 'plain' },
  rewards: { seat: 'seat', cards: 'plain', ships: 'plain' },
  note: { key: 'plain', seat: 'seat' },
  won: { key: 'plain' },
  drawn: { key: 'plain' },
  undone: { seat: 'seat', count: 'plain' },
} as const satisfies { [T in EventType]: Tells<Extract<GameEvent, { type: T }>> };

const SIDES: readonly (string | undefined)[] = ['offense', 'defense'];

function inWords(s: GameState, how: Telling, value: unknown): unknown {
  if (how === 'seat') return s.players[value as Seat]?.colour ?? 'none';
  if (how === 'place') return placeLabel(s, value as number);
  if (how === 'side') return SIDES[value as number] ?? 'none';
  return value;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function fits(s: GameState, event: SeenEvent, want: Exclude<Happening, string>): boolean {
  const tells: { [field: string]: Telling } = EVENTS[want.type];
  return (
    event.type === want.type &&
    Object.entries(want).every(
      ([name, wanted]) =>
        name === 'type' ||
        same(
          tells[name] === 'cards' ? (wanted as string[]).slice().sort() : wanted,
          inWords(s, tells[name], event[name as keyof SeenEvent]),
        ),
    )
  );
}

const fields = (want: Happening) => (typeof want === 'string' ? 1 : Object.keys(want).length);

/** Which of these have happened, the most closely described ones first; one event stands for one of them. */
export function happened(
  s: GameState,
  events: readonly SeenEvent[],
  wanted: readonly Happening[],
): Happening[] {
  const left = events.slice();
  const closest = wanted.slice().sort((a, b) => fields(b) - fields(a));
  return closest.filter((want) => {
    const full = typeof want === 'string' ? { type: want } : want;
    const i = left.findIndex((event) => fits(s, event, full));
    return i >= 0 && left.splice(i, 1).length > 0;
  });
}
