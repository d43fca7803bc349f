/** Who wins and why, or what else came of it, in words. */
import type { FightView } from '@cosmarium/engine';
import { resultOf } from '@cosmarium/story';
import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';

export function OutcomeLine({ fight, className }: { fight: FightView; className?: string }) {
  const names = useNames();
  const text = resultOf(fight, names);
  if (text === null) return null;
  return (
    <p className={className}>
      <Prose text={text} />
    </p>
  );
}
