/** Drawings. Our own files, so their text may go into the page as it is. */
import { useEffect, useState } from 'react';

const pieces = import.meta.glob<string>('../art/table/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const piece = (name: string): string | undefined => pieces[`../art/table/${name}.svg`];

interface ArtProps {
  markup: string | undefined;
  className?: string;
}

export function Art({ markup, className = '' }: ArtProps) {
  return (
    <span
      className={`art ${className}`}
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- the files are ours
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}

type Boxes = Record<string, () => Promise<Record<string, string>>>;

/** Drawings that come later: a file of them for each box, loaded when the first one is wanted. None until they have come. */
export function gallery(boxes: Boxes): () => ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  let coming: Promise<void> | null = null;

  async function load(): Promise<void> {
    for (const box of await Promise.all(Object.values(boxes).map((open) => open())))
      for (const [file, markup] of Object.entries(box)) shown.set(file.replace(/^\.\/|\.svg$/g, ''), markup);
  }

  return function useGallery() {
    const [, setHere] = useState(shown.size > 0);
    useEffect(() => {
      if (shown.size > 0) return;
      coming ??= load().catch(() => {
        coming = null;
      });
      void coming.then(() => setHere(true));
    }, []);
    return shown;
  };
}

/** Every alien that has a face. */
export const useFaces = gallery(
  import.meta.glob<Record<string, string>>('../art/portraits/*/index.ts', { import: 'default' }),
);

/**
 * The face of an alien in the current colour; one that nobody has drawn yet, or that is on its way, is a plain saucer, and
 * one that lies face down ('') the back of its sheet.
 */
export function Portrait({ alien, className }: { alien: string; className?: string }) {
  const drawn = useFaces().get(alien);
  return <Art markup={drawn ?? piece(alien === '' ? 'sheet-back' : 'ship')} className={className} />;
}

export function TableArt({ name, className }: { name: string; className?: string }) {
  return <Art markup={piece(name)} className={className} />;
}
