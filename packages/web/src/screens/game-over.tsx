/** The end of a game: who won, how it stands, and where to go from here. */
import { lazy, Suspense } from 'react';
import { routeOf, usePath } from '../routes.tsx';
import { useTable } from '../table/context.tsx';

const Result = lazy(() => import('./over/result.tsx'));

export function GameOver() {
  // A game played again or a lesson has an end of its own.
  const atTable = routeOf(usePath()).screen === 'table';
  const stopped = useTable(({ info }) => info?.status === 'stopped');
  const won = useTable(({ view }) => view?.stage === 'over');
  return atTable && (won || stopped) ? (
    <Suspense fallback={null}>
      <Result stopped={stopped} />
    </Suspense>
  ) : null;
}
