import type { SetupFault } from '@cosmarium/engine';
import type { Level, TableOptions } from '@cosmarium/protocol';
import type { Words } from '@cosmarium/text';
import { setSettings, useSettings } from '../../settings.ts';
import { beginSolo } from '../../solo/begin.ts';
import { madeUpName } from './made-up-name.ts';

/** A solo game under my name; its code, or why it cannot be played. */
export function playAlone(words: Words, options: TableOptions, level: Level): Promise<string | SetupFault> {
  // The table's own files come meanwhile; whether they did is seen there.
  void import('../table.tsx').catch(() => undefined);
  const name = useSettings.getState().name || madeUpName(words);
  setSettings({ name });
  return beginSolo({ options, level, name });
}
