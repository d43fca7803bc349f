/** The encyclopedia over the table: its links lead to other aliens, and nowhere else. */
import { useState } from 'react';
import { Follow, go, Link, paths, routeOf } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { Encyclopedia } from '../aliens/encyclopedia.tsx';

export default function AliensAtTable({ alien: first }: { alien: string | null }) {
  const { t } = useWords();
  const [alien, setAlien] = useState(first);
  const follow = (path: string) => {
    const route = routeOf(path);
    if (route.screen === 'aliens') setAlien(route.alien);
    else go(path);
  };
  return (
    <Follow value={follow}>
      {alien === null ? null : (
        <p>
          <Link href={paths.aliens} className="button">
            {t('web.aliens.all')}
          </Link>
        </p>
      )}
      <Encyclopedia alien={alien} />
    </Follow>
  );
}
