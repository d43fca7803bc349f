import { useState } from 'react';
import { PRESET_NAMES, type PresetName } from '@cosmarium/protocol';
import { go, paths } from '../../routes.tsx';
import { useWords } from '../../words.tsx';
import { Choice } from '../around/choice.tsx';
import { FIRST_PRESET, playNowOptions } from '../options/usual.ts';
import { failureKey } from './failure.ts';
import type { Step } from './play-now.ts';
import styles from './play-button.module.css';

interface PlayButtonProps {
  /** Something else matters more. */
  second: boolean;
  /** In this browser: there is no server to play at. */
  here: boolean;
}

/** One click to a first question. Says how far it is, or why it failed. */
export function PlayButton({ second, here }: PlayButtonProps) {
  const words = useWords();
  const { t } = words;
  const [preset, setPreset] = useState<PresetName>(FIRST_PRESET);
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const atServer = async () => {
    setStep('guest');
    const { playNow } = await import('./play-now.ts');
    return playNow(words, preset, setStep);
  };
  const atHome = async () => {
    setStep('start');
    const { playAlone } = await import('./play-alone.ts');
    const begun = await playAlone(words, playNowOptions(preset), { level: 'normal', character: 'dice' });
    if (typeof begun !== 'string') throw new Error(`${preset} cannot be played: ${begun.fault}`);
    return begun;
  };
  const play = async () => {
    setFailure(null);
    try {
      go(paths.table(await (here ? atHome() : atServer())));
    } catch (error) {
      setFailure(failureKey(error));
      setStep(null);
    }
  };
  const label = failure === null ? 'web.home.play' : 'web.try-again';
  return (
    <div className={styles.play}>
      <button
        type="button"
        className={`${styles.button} ${second ? styles.second : ''}`}
        disabled={step !== null}
        onClick={() => void play()}
      >
        <span className={styles.orbit} data-busy={step !== null} aria-hidden="true" />
        {t(label)}
      </button>
      <p role="status" className={styles.says}>
        {step !== null
          ? t(`web.home.play.${step}`)
          : failure === null
            ? t(here ? 'web.solo.play.why' : 'web.home.play.why')
            : null}
      </p>
      <div className={styles.preset}>
        <Choice
          legend={t('web.preset')}
          quiet
          options={PRESET_NAMES.map((is) => ({
            is,
            label: t(`web.preset.${is}`),
            why: t(`web.preset.${is}.why`),
          }))}
          value={preset}
          onChoose={setPreset}
        />
      </div>
      {failure === null ? null : (
        <p role="alert" className={styles.failed}>
          {t(failure)}
        </p>
      )}
    </div>
  );
}
