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
import { useScrollTo } from './scroll-to.ts';
import { Section, Terms, type Follow } from './section.tsx';
import styles from './book.module.css';

interface RulesBookProps {
  book: RulesText;
  here: string;
  /** Goes to another place in the book; without it links change the address. */
  turnTo?: (place: string) => void;
}

export function RulesBook({ book, here, turnTo }: RulesBookProps) {
  const { lang } = useWords();
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  useScrollTo(here, !searching);
  const { says } = book;
  // A link leads to a place in the whole book.
  const all = () => setQuery('');
  const follow: Follow = (event) => {
    all();
    if (turnTo === undefined) return;
    event.preventDefault();
    turnTo(event.currentTarget.hash.split('#').at(-1)!);
  };
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
            all={all}
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
  follow: Follow;
  /** Ends the search. */
  all: () => void;
}

function Found({ book, sections: matching, terms, follow, all }: FoundProps) {
  const { says } = book;
  // What the glossary says of it stands above already.
  const sections = terms.length === 0 ? matching : matching.filter((id) => id !== 'glossary');
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
        <button type="button" className="button" onClick={all}>
          {says.all}
        </button>
      </p>
    </>
  );
}
