/** What somebody does by an answer, and to which question. Everything else that happens comes of it by itself. */
import type { Move } from '@cosmarium/bots';
import type { Decision, EventType, Seat, SeenEvent } from '@cosmarium/engine';

type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** Events that say themselves who it was. */
const MOVES: Partial<Record<EventType, Decision['kind']>> = {
  invited: 'invite',
  allied: 'ally',
  laid: 'encounter-card',
  reinforced: 'reinforce',
  proposed: 'offer',
  'power.used': 'respond',
  'card.played': 'respond',
  'technology.used': 'respond',
  'ship.used': 'respond',
};

/** The move event `at` tells of; null if it tells of none. */
export function moveIn(events: readonly SeenEvent[], at: number): Move | null {
  const event = events[at];
  const begun = events.findLastIndex(({ type }, i) => type === 'encounter' && i < at);
  const encounter = events[begun];
  if (encounter?.type !== 'encounter') return null;
  const before = events.slice(begun, at);
  switch (event.type) {
    case 'defense':
      return isWild(before) ? { seat: encounter.seat, kind: 'player', key: 'ask.wild-destiny' } : null;
    case 'aimed':
      // What aims anew later is somebody's power.
      return before.some(({ type }) => type === 'aimed') ? null : { seat: encounter.seat, kind: 'launch' };
    case 'rewards':
      return { seat: event.seat, kind: 'ships', key: 'ask.rewards' };
    case 'agreed':
    case 'deal': {
      const seat = answererOf(event, before);
      return seat === null ? null : { seat, kind: 'offer' };
    }
    default: {
      const kind = MOVES[event.type];
      return kind === undefined || !('seat' in event) ? null : { seat: event.seat, kind };
    }
  }
}

/** Whether the offense has chosen whom it meets, and nobody's power or card has. */
function isWild(before: readonly SeenEvent[]): boolean {
  const last = before.findLast((event) => event.type === 'destiny.drawn' || 'target' in event);
  return last?.type === 'destiny.drawn' && last.card === 'destiny-wild';
}

/** Who has answered the last proposal; null if that did not decide it. */
function answererOf(event: Seen<'agreed' | 'deal'>, before: readonly SeenEvent[]): Seat | null {
  const undecided = event.type === 'deal' && (event.quashed || before.some(({ type }) => type === 'agreed'));
  const last = before.findLast(({ type }) => type === 'proposed');
  return undecided || last?.type !== 'proposed' ? null : last.to;
}
