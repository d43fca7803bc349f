/** Every alien and every card; or one alien. */
import { useMemo, useState } from 'react';
import { RULES } from '@cosmarium/engine';
import { useWords } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { Cards } from './cards.tsx';
import { catalogue } from './catalogue.ts';
import { Grid } from './grid.tsx';
import { Sheet } from './sheet.tsx';

export function Encyclopedia({ alien }: { alien: string | null }) {
  const words = useWords();
  const { t } = words;
  const entries = useMemo(() => catalogue(words, RULES.aliens), [words]);
  const [shown, setShown] = useState<'aliens' | 'cards'>('aliens');
  if (alien === null)
    return (
      <>
        <Choice
          legend={t('web.aliens.show')}
          quiet
          options={(['aliens', 'cards'] as const).map((is) => ({ is, label: t(`web.aliens.show.${is}`) }))}
          value={shown}
          onChoose={setShown}
        />
        {shown === 'aliens' ? <Grid entries={entries} /> : <Cards />}
      </>
    );
  const entry = entries.find(({ id }) => id === alien);
  return entry === undefined ? (
    <p>{t('web.aliens.unknown.text')}</p>
  ) : (
    <Sheet entry={entry} entries={entries} />
  );
}
