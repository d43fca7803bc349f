/** A screen that is read, not played: the way home, a heading, and what it is about. */
import type { ReactNode } from 'react';
import { Link, paths } from '../../routes.tsx';
import { TableArt } from '../../ui/art.tsx';
import { useWords } from '../../words.tsx';
import { Stars } from './stars.tsx';
import { useTitle } from './title.ts';
import styles from './page.module.css';

interface PageProps {
  /** For the tab of the browser. */
  title: string;
  /** What stands above the heading, beside the way home. */
  aside?: ReactNode;
  heading: ReactNode;
  children: ReactNode;
}

export function Page({ title, aside, heading, children }: PageProps) {
  const { t } = useWords();
  useTitle(title);
  return (
    <div className={styles.page}>
      <Stars />
      <header className={styles.top}>
        <Link href={paths.home} className={styles.home}>
          <TableArt name="logo" className={styles.logo} />
          {t('web.name')}
        </Link>
        {aside}
      </header>
      <main className={styles.main}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </main>
    </div>
  );
}
