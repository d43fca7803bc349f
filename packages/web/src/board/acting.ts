/** The colour the table takes on: that of the offense, while somebody is. */
import { useTable } from '../table/context.tsx';

export function useActing(): string | null {
  return useTable(({ view }) =>
    view === null || view.stage === 'over' ? null : (view.players[view.offense]?.colour ?? null),
  );
}
