/** What a table is like: a way to play, how many, who may come; and everything else folded away. */
import { lazy, Suspense, useState } from 'react';
import { presetOf, type SeatInfo, type TableOptions } from '@cosmarium/protocol';
import { Loading } from '../../ui/loading.tsx';
import { useWords, WithAliens } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { withPreset } from './usual.ts';
import styles from './table-form.module.css';

// It knows every alien and every combo.
const More = lazy(() => import('./more.tsx'));

/** As in the engine, which is not here yet. */
const PLAYERS = [3, 4, 5, 6, 7, 8];

export interface TableFormProps {
  options: TableOptions;
  onChange: (options: TableOptions) => void;
  /** Who sits where, once there is a table. */
  seats?: readonly SeatInfo[];
  /** For somebody who plays alone, nothing about others is to be chosen. */
  alone?: boolean;
}

export default function TableForm({ options, onChange, seats, alone = false }: TableFormProps) {
  const { t } = useWords();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <PresetChoice value={presetOf(options)} onChoose={(name) => onChange(withPreset(options, name))} />
      <div className={styles.choices}>
        <Choice
          legend={t('web.option.players')}
          options={PLAYERS.map((count) => ({
            is: String(count),
            label: String(count),
            why: t(alone ? 'web.solo.players.why' : 'web.option.players.why'),
          }))}
          value={String(options.players)}
          onChoose={(is) =>
            onChange({
              ...options,
              players: Number(is),
              // Nobody will sit there.
              first: options.first < Number(is) ? options.first : -1,
            })
          }
        />
        {alone ? null : (
          <Choice
            legend={t('web.option.visibility')}
            options={(['private', 'public'] as const).map((is) => ({
              is,
              label: t(`web.option.visibility.${is}`),
              why: t(`web.option.visibility.${is}.why`),
            }))}
            value={options.visibility}
            onChoose={(visibility) => onChange({ ...options, visibility })}
          />
        )}
      </div>
      <details
        className={styles.more}
        open={unfolded}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary className={styles.summary}>{t('web.option.more')}</summary>
        {unfolded ? (
          <Suspense fallback={<Loading />}>
            <WithAliens>
              <More options={options} onChange={onChange} seats={seats} alone={alone} />
            </WithAliens>
          </Suspense>
        ) : null}
      </details>
    </>
  );
}
