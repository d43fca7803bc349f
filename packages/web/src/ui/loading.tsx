import { useWords } from '../words.tsx';

export function Loading() {
  const { t } = useWords();
  return (
    <main className="loading" aria-busy="true">
      <p>{t('web.loading')}</p>
    </main>
  );
}
