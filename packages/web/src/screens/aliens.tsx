/** The encyclopedia: every alien and every card. */
import { useMemo, useState } from 'react';
import { RULES } from '@cosmarium/engine';
import { Link, paths } from '../routes.tsx';
import { useWords } from '../words.tsx';
import { Cards } from './aliens/cards.tsx';
import { catalogue } from './aliens/catalogue.ts';
import { Grid } from './aliens/grid.tsx';
import { Sheet } from './aliens/sheet.tsx';
import { Choice } from './around/choice.tsx';
import { Page } from './around/page.tsx';

export default function Aliens({ alien }: { alien: string | null }) {
  const words = useWords();
  const { t } = words;
  const entries = useMemo(() => catalogue(words, RULES.aliens), [words]);
  const [shown, setShown] = useState<'aliens' | 'cards'>('aliens');
  const back = (
    <Link href={paths.aliens} className="button">
      {t('web.aliens.all')}
    </Link>
  );
  if (alien === null)
    return (
      <Page
        title={t('web.aliens.title')}
        heading={t('web.aliens.title')}
        aside={
          <Link href={paths.rules} className="button">
            {t('web.home.rules')}
          </Link>
        }
      >
        <Choice
          legend={t('web.aliens.show')}
          quiet
          options={(['aliens', 'cards'] as const).map((is) => ({ is, label: t(`web.aliens.show.${is}`) }))}
          value={shown}
          onChoose={setShown}
        />
        {shown === 'aliens' ? <Grid entries={entries} /> : <Cards />}
      </Page>
    );
  const entry = entries.find(({ id }) => id === alien);
  if (entry === undefined)
    return (
      <Page title={t('web.aliens.unknown')} heading={t('web.aliens.unknown')} aside={back}>
        <p>{t('web.aliens.unknown.text')}</p>
      </Page>
    );
  return (
    <Page title={entry.name} heading={entry.name} aside={back}>
      <Sheet entry={entry} entries={entries} />
    </Page>
  );
}
