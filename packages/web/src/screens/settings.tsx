/** Preferences as a screen of their own. */
import { useWords } from '../words.tsx';
import { Page } from './around/page.tsx';
import { Preferences } from './settings/preferences.tsx';

export default function SettingsScreen() {
  const { t } = useWords();
  return (
    <Page title={t('web.settings.title')} heading={t('web.settings.title')}>
      <Preferences away />
    </Page>
  );
}
