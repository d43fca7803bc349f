/** Who wins, or what else came of it, in words. */
import { tell } from '@cosmarium/story';
import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { mainPlayer, type EncounterView } from './sides.ts';

export function OutcomeLine({ encounter, className }: { encounter: EncounterView; className?: string }) {
  const names = useNames();
  const { outcome, totals } = encounter;
  if (outcome === null) return null;
  let text = tell({ type: 'outcome', outcome }, names) ?? '';
  if (outcome.type === 'win') {
    const who = names.seat(mainPlayer(encounter, outcome.side));
    text =
      totals === null
        ? names.t('web.encounter.wins', { who })
        : names.t('web.encounter.wins-by', {
            who,
            own: totals[outcome.side],
            other: totals[1 - outcome.side],
          });
  }
  return (
    <p className={className}>
      <Prose text={text} />
    </p>
  );
}
