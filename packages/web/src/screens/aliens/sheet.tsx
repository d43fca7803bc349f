/** One alien with all that it does. */
import { Suspense, use, useEffect } from 'react';
import { addressOf, Follow, Link, paths } from '../../routes.tsx';
import { Portrait } from '../../ui/art.tsx';
import { useWords, WithLore } from '../../words.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import { AlertMark } from './alert-mark.tsx';
import { Facts } from './facts.tsx';
import { Rulings } from './rulings.tsx';
import { neighbours, type Entry, type FlareText } from './catalogue.ts';
import styles from './sheet.module.css';

interface Turn {
  previous: string;
  next: string;
}

/** The arrow keys turn the pages, unless somebody writes. */
function useArrowKeys({ previous, next }: Turn): void {
  const follow = use(Follow);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') follow(paths.alien(previous), { replace: true });
      if (event.key === 'ArrowRight') follow(paths.alien(next), { replace: true });
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [previous, next, follow]);
}

export function Sheet({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const { t } = useWords();
  const { previous, next } = neighbours(entries, entry.id)!;
  useArrowKeys({ previous: previous.id, next: next.id });
  return (
    <article className={styles.sheet} data-alert={entry.alert}>
      <div className={styles.picture}>
        <Portrait alien={entry.id} className={styles.face} />
        <p className={styles.alert}>
          <AlertMark alert={entry.alert} /> {t(`alert.${entry.alert}`)}
        </p>
        <CopyButton text={addressOf(paths.alien(entry.id))} label={t('web.aliens.share')} />
      </div>
      <div className={styles.words}>
        <p className={styles.summary}>{entry.summary}</p>
        <Facts facts={entry.facts} />
        <section>
          <h2>
            <span className={styles.label}>{t('web.aliens.power')}</span> {entry.power}
          </h2>
          <p>{entry.text}</p>
        </section>
        <Flare heading={t('web.aliens.flare')} sides={entry.flare} />
        <Flare heading={t('web.aliens.classic')} sides={entry.classic} />
        <p className={styles.note}>{t('web.aliens.flare.why')}</p>
        <Suspense fallback={null}>
          <Rulings alien={entry.id} />
        </Suspense>
        <Suspense fallback={null}>
          <WithLore>
            <Lore alien={entry.id} />
          </WithLore>
        </Suspense>
      </div>
      <nav className={styles.turn}>
        <Link href={paths.alien(previous.id)} className="button">
          <span aria-hidden="true">←</span>
          {t('web.aliens.previous', { alien: previous.name })}
        </Link>
        <Link href={paths.alien(next.id)} className="button">
          {t('web.aliens.next', { alien: next.name })}
          <span aria-hidden="true">→</span>
        </Link>
      </nav>
    </article>
  );
}

function Lore({ alien }: { alien: string }) {
  const { t } = useWords();
  return <p className={styles.lore}>{t(`alien.${alien}.lore`)}</p>;
}

function Flare({ heading, sides }: { heading: string; sides: FlareText }) {
  const { t } = useWords();
  if (sides.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <dl className={styles.flare}>
        {sides.map(({ side, text }) => (
          <div key={side} data-side={side}>
            <dt>{t(`flare.${side}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
