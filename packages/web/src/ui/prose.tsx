/** A sentence with names in it: players in their colours, planets that light up, cards and aliens that explain themselves. */
import { Fragment } from 'react';
import { ownerIn } from '@cosmarium/engine';
import { useTable, useTableAt } from '../table/context.tsx';
import { Explain } from './explain.tsx';
import { glued, pieces, type Piece } from './marks.ts';
import { SeatName } from './seat-name.tsx';

export function Prose({ text }: { text: string }) {
  return glued(pieces(text)).map(({ piece, before, after }, i) => {
    const said = <Said piece={piece} />;
    return before === '' && after === '' ? (
      // oxlint-disable-next-line no-array-index-key -- a sentence does not change its pieces
      <Fragment key={i}>{said}</Fragment>
    ) : (
      // oxlint-disable-next-line no-array-index-key -- as above
      <span key={i} className="together">
        {before}
        {said}
        {after}
      </span>
    );
  });
}

function Said({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'aside':
      return <span className="dim">{piece.text}</span>;
    case 'seat':
      return <SeatName seat={piece.id}>{piece.text}</SeatName>;
    case 'place':
      return <PlaceName place={piece.id}>{piece.text}</PlaceName>;
    case 'card':
      return <Explain topic={{ card: piece.id }}>{piece.text}</Explain>;
    case 'alien':
      return <Explain topic={{ alien: piece.id }}>{piece.text}</Explain>;
  }
}

function PlaceName({ place, children }: { place: number; children: string }) {
  const { store } = useTableAt();
  const owner = useTable(({ view }) => (view === null ? 0 : ownerIn(view.systems, place)));
  const light = (places: number[]) => store.setState({ highlight: { places, seats: [] } });
  return (
    <span className="together" onPointerEnter={() => light([place])} onPointerLeave={() => light([])}>
      <SeatName seat={owner}>{children}</SeatName>
    </span>
  );
}
