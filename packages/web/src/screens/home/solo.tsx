/** A game against bots in this browser: nobody else is needed, not even a server. */
import { useState } from 'react';
import type { Level } from '@cosmarium/protocol';
import { faultInWords } from '@cosmarium/story';
import { go, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { CharacterChoice, wishOf, type CharacterPick } from '../around/character-choice.tsx';
import { LevelChoice } from '../around/level-choice.tsx';
import { OptionsDialog } from '../options/options-dialog.tsx';
import { FIRST_PRESET, playNowOptions } from '../options/usual.ts';

const OPTIONS = playNowOptions(FIRST_PRESET);

export function Solo() {
  const words = useWords();
  const { t } = words;
  const [level, setLevel] = useState<Level>('normal');
  const [character, setCharacter] = useState<CharacterPick>('dice');
  return (
    <OptionsDialog
      label={t('web.solo')}
      className="button primary"
      submit={t('web.solo.start')}
      options={OPTIONS}
      alone
      onSubmit={async (options) => {
        try {
          const { playAlone } = await import('./play-alone.ts');
          const begun = await playAlone(words, options, { level, ...wishOf(character) });
          if (typeof begun !== 'string') return faultInWords(words, begun);
          go(paths.table(begun));
          return null;
        } catch {
          return t('web.solo.no-storage');
        }
      }}
    >
      <LevelChoice legend={t('web.solo.level')} value={level} onChoose={setLevel} />
      <CharacterChoice label={t('web.solo.character')} dice value={character} onChoose={setCharacter} />
    </OptionsDialog>
  );
}
