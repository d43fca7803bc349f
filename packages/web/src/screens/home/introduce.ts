import type { Words } from '@cosmarium/text';
import { beSomebody } from '../../net/api.ts';
import { setSettings, useSettings } from '../../settings.ts';
import { madeUpName } from './made-up-name.ts';

/** Makes sure that the server knows me, by the name I chose or by a made-up one. */
export async function introduce(words: Words): Promise<void> {
  const { name } = await beSomebody(useSettings.getState().name || madeUpName(words));
  setSettings({ name });
}
