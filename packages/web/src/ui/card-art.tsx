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

/** The stronger an attack, the larger the ship; in between, the one of all attacks. */
const FLEET = [
  { from: 20, name: 'attack-destroyer' },
  { from: 13, name: 'attack-cruiser' },
  { from: 6, name: 'attack' },
  { from: -Infinity, name: 'attack-scout' },
] as const;

function ofStrength(kind: string): string | undefined {
  const { type, value } = cardInfo(kind);
  return type === 'attack' ? drawing(FLEET.find(({ from }) => value >= from)!.name) : undefined;
}

/** One of its own, else one of its strength, else that of its type. */
export function CardArt(card: CardArtProps) {
  const { kind, type, className } = card;
  if (cardInfo(kind).deck !== 'cosmic') return <MoreCardArt {...card} />;
  return <Art markup={drawing(kind) ?? ofStrength(kind) ?? drawing(type)} className={className} />;
}

function MoreCardArt({ kind, type, className }: CardArtProps) {
  return <Art markup={ownOrKin(useMoreCards(), kind) ?? drawing(type)} className={className} />;
}
