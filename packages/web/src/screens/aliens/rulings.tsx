/** Questions that came up about an alien, and their answers. They come when a sheet is first looked at. */
import { use } from 'react';
import { rulingsOnce } from '../../rulings.ts';
import { useWords } from '../../words.tsx';
import styles from './sheet.module.css';

export function Rulings({ alien }: { alien: string }) {
  const { t, lang } = useWords();
  const rulings = use(rulingsOnce(lang))[alien] ?? [];
  if (rulings.length === 0) return null;
  return (
    <section>
      <h2>{t('web.aliens.rulings')}</h2>
      <ul className={styles.rulings}>
        {rulings.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
    </section>
  );
}
