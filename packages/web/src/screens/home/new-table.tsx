/** The wishes for a new table. */
import { useRef, useState } from 'react';
import type { Words } from '@cosmarium/text';
import { openTable } from '../../net/api.ts';
import { go, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { failureKey } from './failure.ts';
import { introduce } from './introduce.ts';
import { CHOICES, USUAL, wishesFrom, type ChoiceName, type Chosen } from './wishes.ts';
import styles from './new-table.module.css';

const NAMES = Object.keys(CHOICES) as ChoiceName[];

/** The words of one choice; a number of players speaks for itself. */
function optionsOf(name: ChoiceName, { t }: Words) {
  if (name === 'players')
    return CHOICES.players.map((is) => ({ is, label: is, why: t('web.option.players.why') }));
  return CHOICES[name].map((is) => ({
    is,
    label: t(`web.option.${name}.${is}`),
    why: t(`web.option.${name}.${is}.why`),
  }));
}

export function NewTable() {
  const words = useWords();
  const { t } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Chosen>(USUAL);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await introduce(words);
      go(paths.table((await openTable(wishesFrom(chosen))).code));
    } catch (error) {
      setFailure(failureKey(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="button primary" onClick={() => dialog.current?.showModal()}>
        {t('web.home.new')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="new-table">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <h2 id="new-table">{t('web.home.new')}</h2>
          <div className={styles.choices}>
            {NAMES.map((name) => (
              <Choice<string>
                key={name}
                legend={t(`web.option.${name}`)}
                options={optionsOf(name, words)}
                value={chosen[name]}
                onChoose={(is) => setChosen({ ...chosen, [name]: is })}
              />
            ))}
          </div>
          {failure === null ? null : (
            <p role="alert" className={styles.failed}>
              {t(failure)}
            </p>
          )}
          <footer className={styles.end}>
            <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
              {t('web.cancel')}
            </button>
            <button type="submit" className="button primary" disabled={busy}>
              {t('web.home.new.open')}
            </button>
          </footer>
        </form>
      </dialog>
    </>
  );
}
