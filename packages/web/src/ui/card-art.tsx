/** Drawings for cards. */
import { cardInfo } from '@cosmarium/engine';
import { Art, gallery } from './art.tsx';
import { ownOrKin } from './kin.ts';

const drawings = import.meta.glob<string>('../art/cards/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawing = (name: string): string | undefined => drawings[`../art/cards/${name}.svg`];

/** Cards of the decks that not every game has. */
const useMoreCards = gallery(
  import.meta.glob<Record<string, string>>('../art/cards/*/index.ts', { import: 'default' }),
);

interface CardArtProps {
  kind: string;
  type: string;
  className?: string;
}

/** One of its own, else that of its type. */
export function CardArt(card: CardArtProps) {
  const { kind, type, className } = card;
  if (cardInfo(kind).deck !== 'cosmic') return <MoreCardArt {...card} />;
  return <Art markup={drawing(kind) ?? drawing(type)} className={className} />;
}

function MoreCardArt({ kind, type, className }: CardArtProps) {
  return <Art markup={ownOrKin(useMoreCards(), kind) ?? drawing(type)} className={className} />;
}
