/** Everybody's ships at a place, by seat. */
import { useView } from '../table/context.tsx';
import { Stack } from './stack.tsx';

export function Fleet({ counts }: { counts: readonly number[] }) {
  const { players } = useView();
  return counts.map((count, seat) =>
    // oxlint-disable-next-line no-array-index-key -- the index is the seat
    count > 0 ? <Stack key={seat} colour={players[seat].colour} count={count} /> : null,
  );
}
