/** The text of the rules with its contents and a search. */
import { Fragment, useState } from 'react';
import {
  CHAPTERS,
  findSections,
  findTerms,
  OUTLINE,
  type RulesText,
  type SectionId,
  type TermId,
} from '@cosmarium/text/rules';
import { useWords } from '../../words.tsx';
import { Contents } from './contents.tsx';
import { useHere, useScrollTo } from './here.ts';
import { Section, Terms } from './section.tsx';
import styles from './book.module.css';

export function RulesBook({ book }: { book: RulesText }) {
  const { lang } = useWords();
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const here = useHere();
  useScrollTo(here, !searching);
  const { says } = book;
  // A link leads to a place in the whole book.
  const follow = () => setQuery('');
  return (
    <div className={styles.book}>
      <div className={styles.aside}>
        <search className={styles.search}>
          <input
            type="search"
            className={`field ${styles.query}`}
            aria-label={says.search}
            placeholder={says.search}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <button type="button" className="button" onClick={() => print()}>
            {says.print}
          </button>
        </search>
        <Contents book={book} here={here} follow={follow} />
      </div>
      <div className={styles.text}>
        {searching ? (
          <Found
            book={book}
            sections={findSections(book, query, lang)}
            terms={findTerms(book, query, lang)}
            follow={follow}
          />
        ) : (
          CHAPTERS.map((chapter) => (
            <Fragment key={chapter}>
              <h2 className={styles.chapter}>{book.chapters[chapter]}</h2>
              {OUTLINE[chapter].map((id) => (
                <Section key={id} book={book} id={id} here={here} follow={follow} />
              ))}
            </Fragment>
          ))
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  book: RulesText;
  sections: readonly SectionId[];
  terms: readonly TermId[];
  follow: () => void;
}

function Found({ book, sections: all, terms, follow }: FoundProps) {
  const { says } = book;
  // What the glossary says of it stands above already.
  const sections = terms.length === 0 ? all : all.filter((id) => id !== 'glossary');
  return (
    <>
      <h2 role="status" className={styles.chapter}>
        {sections.length === 0 ? says.none : `${says.found} ${sections.length}`}
      </h2>
      {terms.length > 0 ? <Terms book={book} terms={terms} follow={follow} /> : null}
      {sections.map((id) => (
        <Section key={id} book={book} id={id} here="" follow={follow} />
      ))}
      <p>
        <button type="button" className="button" onClick={follow}>
          {says.all}
        </button>
      </p>
    </>
  );
}
