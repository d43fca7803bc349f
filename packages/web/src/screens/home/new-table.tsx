/** A table of one's own. */
import { openTable } from '../../net/api.ts';
import { go, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { OptionsDialog } from '../options/options-dialog.tsx';
import { NEW_TABLE } from '../options/usual.ts';
import { failureText } from './failure.ts';
import { introduce } from './introduce.ts';

export function NewTable() {
  const words = useWords();
  const { t } = words;
  return (
    <OptionsDialog
      label={t('web.home.new')}
      className="button primary"
      submit={t('web.home.new.open')}
      options={NEW_TABLE}
      onSubmit={async (options) => {
        try {
          await introduce(words);
          go(paths.table((await openTable(options)).code));
          return null;
        } catch (error) {
          return failureText(words, error);
        }
      }}
    />
  );
}
