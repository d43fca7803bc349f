/** The whole truth of the view: round on a wide screen, in rows on a narrow one. */
import { useNarrow } from '../ui/media.ts';
import { Looking } from './looking.tsx';
import { RoundBoard } from './round.tsx';
import { Rows } from './rows.tsx';
import { SphereDefs } from './sphere.tsx';

export function Board() {
  const narrow = useNarrow();
  return (
    <>
      <SphereDefs />
      {narrow ? <Rows /> : <RoundBoard />}
      <Looking />
    </>
  );
}
