import { CHAPTERS, OUTLINE, type RulesText } from '@cosmarium/text/rules';
import { hrefOfAnchor } from '../../routes.tsx';
import { useNarrow } from '../../ui/media.ts';
import type { Follow } from './section.tsx';
import styles from './contents.module.css';

interface ContentsProps {
  book: RulesText;
  here: string;
  follow: Follow;
}

/** The table of contents: beside the text on a desk, folded up above it on a phone. */
export function Contents({ book, here, follow }: ContentsProps) {
  const narrow = useNarrow();
  return (
    <details className={styles.contents} open={!narrow}>
      <summary>{book.says.contents}</summary>
      <nav aria-label={book.says.contents}>
        {CHAPTERS.map((chapter) => (
          <div key={chapter}>
            <p id={`contents-${chapter}`} className={styles.chapter}>
              {book.chapters[chapter]}
            </p>
            <ul aria-labelledby={`contents-${chapter}`}>
              {OUTLINE[chapter].map((id) => (
                <li key={id}>
                  <a
                    href={hrefOfAnchor(id)}
                    aria-current={id === here ? 'location' : undefined}
                    onClick={follow}
                  >
                    {book.sections[id].title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
