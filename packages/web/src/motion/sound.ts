/** Small sounds, made when they are played. The synthesizer comes with the first one that may be heard. */
import { useSettings } from '../settings.ts';
import type { SoundName } from './sounds.ts';

const LOUDEST = 0.35;
const SAME_AGAIN_MS = 120;

/* oxlint-disable no-sparse-arrays -- that is how the synthesizer takes its twenty numbers */
const SOUNDS: { readonly [N in SoundName]: (number | undefined)[] } = {
  ask: [0.7, 0, 587, 0.01, 0.09, 0.22, 1, 1.2, , , 293, 0.08],
  card: [0.5, 0.05, 180, , 0.02, 0.06, 4, 2.4, -6, , , , , 2],
  reveal: [0.8, 0, 330, 0.02, 0.12, 0.28, 1, 1.6, , , 165, 0.06, , , , , 0.04],
  launch: [0.5, 0.08, 140, 0.04, 0.12, 0.25, 3, 1.8, 6, , , , , 0.6],
  warp: [0.7, 0.05, 320, 0.03, 0.2, 0.45, 2, 1.4, -5, -0.2, , , , 0.4, , , 0.1],
  zap: [0.8, 0.05, 900, , 0.05, 0.25, 2, 2.2, -24, , , , , 1, 20, 0.1],
  colony: [0.7, 0, 523, 0.02, 0.14, 0.35, 1, 1.1, , , 262, 0.07, , , , , 0.05],
  deal: [0.7, 0, 392, 0.02, 0.2, 0.35, 1, 0.9, , , 196, 0.1],
  win: [0.9, 0, 523, 0.03, 0.35, 0.6, 1, 1.3, , , 131, 0.09, 0.09, , , , 0.08],
};
/* oxlint-enable no-sparse-arrays */

const playedAt = new Map<SoundName, number>();

/** Browsers let a page be heard only after somebody has touched it. */
const mayBeHeard = () => navigator.userActivation.hasBeenActive;

export function play(name: SoundName): void {
  const { sound, volume } = useSettings.getState();
  const now = performance.now();
  if (!sound || volume === 0 || !mayBeHeard()) return;
  if (now - (playedAt.get(name) ?? -Infinity) < SAME_AGAIN_MS) return;
  playedAt.set(name, now);
  void import('zzfx').then(async ({ ZZFX, zzfx }) => {
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    ZZFX.volume = LOUDEST * volume;
    zzfx(...SOUNDS[name]);
  });
}
