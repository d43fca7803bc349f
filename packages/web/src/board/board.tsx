/** The whole truth of the view: round where there is room, in rows on a narrow screen. */
import { useNarrow } from '../ui/media.ts';
import { Looking } from './looking.tsx';
import { RoundBoard } from './round.tsx';
import { Rows } from './rows.tsx';
import { DrawingDefs } from './sphere.tsx';

export function Board() {
  const narrow = useNarrow();
  return (
    <>
      <DrawingDefs />
      {narrow ? <Rows /> : <RoundBoard />}
      <Looking />
    </>
  );
}
