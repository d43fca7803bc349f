/** Drawings. Our own files, so their text may go into the page as it is. */
import { useEffect, useState } from 'react';

const drawings = import.meta.glob<string>('../art/{cards,table}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const drawing = (folder: string, name: string): string | undefined =>
  drawings[`../art/${folder}/${name}.svg`];

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

/** A file of faces for each box, loaded when the first face is wanted. */
const boxes = import.meta.glob<Record<string, string>>('../art/portraits/*/index.ts', { import: 'default' });
const faces = new Map<string, string>();
let coming: Promise<void> | null = null;

async function loadFaces(): Promise<void> {
  for (const box of await Promise.all(Object.values(boxes).map((load) => load())))
    for (const [file, markup] of Object.entries(box)) faces.set(file.replace(/^\.\/|\.svg$/g, ''), markup);
}

/** Every alien that has a face; none until they have come. */
export function useFaces(): ReadonlyMap<string, string> {
  const [, setHere] = useState(faces.size > 0);
  useEffect(() => {
    if (faces.size > 0) return;
    coming ??= loadFaces().catch(() => {
      coming = null;
    });
    void coming.then(() => setHere(true));
  }, []);
  return faces;
}

/**
 * The face of an alien in the current colour; one that nobody has drawn yet, or that is on its way, is a plain saucer, and
 * one that lies face down ('') the back of its sheet.
 */
export function Portrait({ alien, className }: { alien: string; className?: string }) {
  const drawn = useFaces().get(alien);
  return (
    <Art markup={drawn ?? drawing('table', alien === '' ? 'sheet-back' : 'ship')} className={className} />
  );
}

/** A drawing for a card: one of its own (artifacts), else that of its type. */
export function CardArt({ kind, type, className }: { kind: string; type: string; className?: string }) {
  return <Art markup={drawing('cards', kind) ?? drawing('cards', type)} className={className} />;
}

export function TableArt({ name, className }: { name: string; className?: string }) {
  return <Art markup={drawing('table', name)} className={className} />;
}
