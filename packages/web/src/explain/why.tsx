/** The reason a bot had for what a line of the story tells. Only of games that are over: before, it might tell of hidden cards. */
import { createContext, lazy, Suspense, use } from 'react';
import type { SeatedBot } from '@cosmarium/bots';
import type { Decision, EventType, SeenEvent } from '@cosmarium/engine';
import type { SeatInfo } from '@cosmarium/protocol';
import type { Film } from '../local/film.ts';

const Reason = lazy(() => import('./reason.tsx'));

/** The game that is played again, and who sat there; null wherever nothing is told. */
export const Reasons = createContext<{ film: Film; bots: readonly (SeatedBot | null)[] } | null>(null);

/** The bot in a seat; null if a person sat there. */
export const botIn = ({ level, character }: SeatInfo): SeatedBot | null =>
  level === null ? null : { level, character };

/** What somebody does by an answer, and to which question. Everything else comes of it by itself. */
const MOVES: Partial<Record<EventType, Decision['kind']>> = {
  aimed: 'launch',
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

/** `number`: of the event the line tells of. */
export function WhyOf({ event, number }: { event: SeenEvent; number: number }) {
  const reasons = use(Reasons);
  const kind = MOVES[event.type];
  const answer = reasons?.film.answerOf(number) ?? -1;
  if (reasons === null || kind === undefined || !('seat' in event) || answer < 0) return null;
  const { film, bots } = reasons;
  // What a person did has no reason here.
  if (bots[event.seat] === null) return null;
  return (
    <Suspense>
      <Reason journal={film.journal} answer={answer} seat={event.seat} kind={kind} bots={bots} />
    </Suspense>
  );
}
