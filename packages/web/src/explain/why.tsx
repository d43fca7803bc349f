/** The reason a bot had for what a line of the story tells: of a game that is over any, of one that is played what everybody may know. */
import { createContext, lazy, Suspense, use, useMemo, useState } from 'react';
import type { Move, SeatedBot, Sight } from '@cosmarium/bots';
import type { Film } from '../local/film.ts';
import { useTableAt } from '../table/context.tsx';
import { moveIn } from './moves.ts';
import { botSince } from './seated.ts';
import type { Asked } from './thinker.ts';

const Reason = lazy(() => import('./reason.tsx'));

interface Played {
  film: Film;
  bots: readonly (SeatedBot | null)[];
}

/** The game that is played again, and who sat there; null for one that is not over. */
export const Reasons = createContext<Played | null>(null);

/** `number`: of the event the line tells of. */
export function WhyOf({ number }: { number: number }) {
  const { store } = useTableAt();
  const played = use(Reasons);
  // As it was when the line was touched: what happens later makes no other reason of it.
  const [{ events, firstEvent, view, info }] = useState(() => store.getState());
  const at = number - firstEvent;
  const event = events[at];
  const move = useMemo(() => moveIn(events, at), [events, at]);
  const asked = useMemo(() => {
    if (move === null || view === null || info === null) return null;
    return played === null
      ? askNow({ events, view }, at, move, botSince(info, move.seat, number))
      : askBack(played, number, move);
  }, [events, view, info, at, move, played, number]);
  if (move === null || asked === null) return null;
  const whose = 'seat' in event && event.seat === move.seat ? null : move.seat;
  return (
    <Suspense>
      <Reason asked={asked} whose={whose} />
    </Suspense>
  );
}

const askNow = (sight: Sight, at: number, { seat }: Move, bot: SeatedBot | null): Asked | null =>
  bot === null ? null : { sight, at, seat, level: bot.level };

function askBack({ film, bots }: Played, number: number, move: Move): Asked | null {
  const answer = film.answerOf(number);
  return answer < 0 || bots[move.seat] === null ? null : { journal: film.journal, answer, move, bots };
}
