import { Fragment, type MouseEvent } from 'react';
import {
  findTerms,
  pieces,
  termAnchor,
  type Passage,
  type RulesText,
  type SectionId,
  type TermId,
} from '@cosmarium/text/rules';
import { hrefOfAnchor } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import styles from './section.module.css';

/** Called when a link inside the book is followed. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

interface Reading {
  book: RulesText;
  follow: Follow;
}

interface SectionProps extends Reading {
  id: SectionId;
  here: string;
}

export function Section({ book, id, here, follow }: SectionProps) {
  const { lang } = useWords();
  const { title, body } = book.sections[id];
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} data-here={id === here}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
        <a
          href={hrefOfAnchor(id)}
          className={styles.link}
          aria-label={`${book.says.link}: ${title}`}
          onClick={follow}
        >
          #
        </a>
      </h3>
      {body.map((passage, i) => (
        <Told key={i} passage={passage} book={book} follow={follow} />
      ))}
      {id === 'glossary' ? (
        <Terms book={book} terms={findTerms(book, '', lang)} follow={follow} anchored here={here} />
      ) : null}
    </section>
  );
}

function Told({ passage, book, follow }: Reading & { passage: Passage }) {
  if (typeof passage === 'string')
    return (
      <p>
        <Text text={passage} follow={follow} />
      </p>
    );
  if ('example' in passage)
    return (
      <p className={styles.example}>
        <b>{book.says.example}:</b> <Text text={passage.example} follow={follow} />
      </p>
    );
  return (
    <ul className={styles.list}>
      {passage.map((one, i) => (
        <li key={i}>
          <Text text={one} follow={follow} />
        </li>
      ))}
    </ul>
  );
}

function Text({ text, follow }: { text: string; follow: Follow }) {
  return pieces(text).map((piece, i) =>
    typeof piece === 'string' ? (
      <Fragment key={i}>{piece}</Fragment>
    ) : (
      <a key={i} href={hrefOfAnchor(piece.to)} onClick={follow}>
        {piece.words}
      </a>
    ),
  );
}

interface TermsProps extends Reading {
  terms: readonly TermId[];
  /** Whether links lead to these. */
  anchored?: boolean;
  here?: string;
}

export function Terms({ book, terms, follow, anchored = false, here = '' }: TermsProps) {
  return (
    <dl className={styles.terms}>
      {terms.map((id) => (
        <div
          key={id}
          id={anchored ? termAnchor(id) : undefined}
          data-here={anchored && here === termAnchor(id)}
        >
          <dt>{book.terms[id].name}</dt>
          <dd>
            <Text text={book.terms[id].text} follow={follow} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
