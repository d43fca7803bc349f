/** Drawings. Our own files, so their text may go into the page as it is. */
const drawings = import.meta.glob<string>('../art/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawing = (folder: string, name: string): string | undefined =>
  drawings[`../art/${folder}/${name}.svg`];

/** By alien, from whichever box. */
const portraits = new Map(
  Object.entries(drawings).flatMap(([path, markup]) => {
    const alien = /\/portraits\/[^/]+\/([^/]+)\.svg$/.exec(path)?.[1];
    return alien === undefined ? [] : [[alien, markup] as const];
  }),
);

interface ArtProps {
  markup: string | undefined;
  className?: string;
}

function Art({ markup, className = '' }: ArtProps) {
  return (
    <span
      className={`art ${className}`}
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- the files are ours
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}

/** The face of an alien in the current colour; one that nobody has drawn yet shows a plain saucer. */
export function Portrait({ alien, className }: { alien: string; className?: string }) {
  return <Art markup={portraits.get(alien) ?? drawing('table', 'ship')} className={className} />;
}

/** A drawing for a card: one of its own (artifacts), else that of its type. */
export function CardArt({ kind, type, className }: { kind: string; type: string; className?: string }) {
  return <Art markup={drawing('cards', kind) ?? drawing('cards', type)} className={className} />;
}

export function TableArt({ name, className }: { name: string; className?: string }) {
  return <Art markup={drawing('table', name)} className={className} />;
}
