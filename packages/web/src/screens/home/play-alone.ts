import type { SetupFault } from '@cosmarium/engine';
import type { CharacterWish, Level, TableOptions } from '@cosmarium/protocol';
import type { Words } from '@cosmarium/text';
import { setSettings, useSettings } from '../../settings.ts';
import { beginSolo, charactersFor } from '../../solo/begin.ts';
import { madeUpName } from './made-up-name.ts';

interface Opponents {
  level: Level;
  character?: CharacterWish;
}

/** A solo game under my name; its code, or why it cannot be played. */
export function playAlone(
  words: Words,
  options: TableOptions,
  { level, character }: Opponents,
): Promise<string | SetupFault> {
  // The table's own files come meanwhile; whether they did is seen there.
  void import('../table.tsx').catch(() => undefined);
  const name = useSettings.getState().name || madeUpName(words);
  setSettings({ name });
  const characters = character === undefined ? undefined : charactersFor(character, options);
  return beginSolo({ options, level, name, characters });
}
