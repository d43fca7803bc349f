/** What is read over the table without leaving it: the rulebook, the encyclopedia, preferences, the keys. */
import { lazy, Suspense, useEffect } from 'react';
import { Dialog } from '../../board/dialog.tsx';
import { open, useOpened } from '../../board/opened.ts';
import { isTyping } from '../../play/keys.ts';
import { Loading } from '../../ui/loading.tsx';
import { useWords, WithAliens } from '../../words.tsx';
import { Keys } from './keys.tsx';

const RulesAtTable = lazy(() => import('./rules-at-table.tsx'));
const AliensAtTable = lazy(() => import('./aliens-at-table.tsx'));
const Preferences = lazy(() =>
  import('../settings/preferences.tsx').then(({ Preferences: body }) => ({ default: body })),
);

const close = () => open(null);

export function Reading() {
  const { t } = useWords();
  const opened = useOpened((state) => state.opened);
  useKeysKey();
  switch (opened?.is) {
    case 'rules':
      return (
        <Dialog key="rules" title={t('web.home.rules')} close={close} wide>
          <Suspense fallback={<Loading />}>
            <RulesAtTable at={opened.at} />
          </Suspense>
        </Dialog>
      );
    case 'aliens':
      return (
        <Dialog key="aliens" title={t('web.aliens.title')} close={close} wide>
          <Suspense fallback={<Loading />}>
            <WithAliens>
              <AliensAtTable alien={opened.alien} />
            </WithAliens>
          </Suspense>
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog key="settings" title={t('web.settings.title')} close={close} wide>
          <Suspense fallback={<Loading />}>
            <Preferences away={false} />
          </Suspense>
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog key="keys" title={t('web.keys.title')} close={close}>
          <Keys />
        </Dialog>
      );
    default:
      return null;
  }
}

/** `?` shows the keys, except where somebody writes. */
function useKeysKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target) || document.querySelector('dialog[open]') !== null)
        return;
      open({ is: 'keys' });
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
