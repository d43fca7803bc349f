import { useEffect } from 'react';
import { useWords } from '../../words.tsx';

/** What the tab of the browser says; null: only the name of the game. */
export function useTitle(screen: string | null): void {
  const { t } = useWords();
  const title = screen === null ? t('web.name') : t('web.title', { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
