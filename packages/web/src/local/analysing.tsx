/** The analysis of the game that is played again: opened by a button or by the address, closed by going to a moment of it. */
import { lazy, Suspense, useEffect } from 'react';
import { create, useStore } from 'zustand';
import { Dialog } from '../board/dialog.tsx';
import { ANALYSIS, useAnchor } from '../routes.tsx';
import { Loading } from '../ui/loading.tsx';
import { useWords } from '../words.tsx';
import type { Playback } from './playback.ts';
import styles from './player.module.css';

const AnalysisOf = lazy(() => import('../explain/analysis.tsx'));

const useOpen = create<{ open: boolean }>(() => ({ open: false }));
const setOpen = (open: boolean): void => useOpen.setState({ open });

export function AnalysisButton() {
  const { t } = useWords();
  return (
    <button type="button" className={`button ${styles.analysis}`} onClick={() => setOpen(true)}>
      {t('web.replay.analysis')}
    </button>
  );
}

export function Analysing({ playback }: { playback: Playback }) {
  const { t } = useWords();
  const wanted = useAnchor() === ANALYSIS;
  const open = useOpen((state) => state.open);
  const { at, seat } = useStore(playback.showing);
  useEffect(() => {
    setOpen(wanted);
    return () => setOpen(false);
  }, [wanted]);
  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <Dialog title={t('web.replay.analysis')} close={close} wide>
      <Suspense fallback={<Loading />}>
        <AnalysisOf
          journal={playback.film.journal}
          seat={seat}
          here={at}
          show={(moment) => {
            playback.seek(moment);
            close();
          }}
          cancel={close}
        />
      </Suspense>
    </Dialog>
  );
}
