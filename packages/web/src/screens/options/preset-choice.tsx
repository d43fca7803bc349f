/** Ways to play, each with a sentence: all that a newcomer has to choose. */
import { useId } from 'react';
import { PRESET_NAMES, type PresetName } from '@cosmarium/protocol';
import { useWords } from '../../words.tsx';
import styles from './preset-choice.module.css';

interface PresetChoiceProps {
  /** null: somebody's own mixture. */
  value: PresetName | null;
  onChoose: (name: PresetName) => void;
}

export function PresetChoice({ value, onChoose }: PresetChoiceProps) {
  const { t } = useWords();
  const name = useId();
  const shown = value === null ? ([...PRESET_NAMES, 'own'] as const) : PRESET_NAMES;
  return (
    <fieldset className={styles.presets}>
      <legend className={styles.legend}>{t('web.preset')}</legend>
      {shown.map((one) => (
        <label key={one} className={styles.preset}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={one}
            checked={one === (value ?? 'own')}
            onChange={() => {
              if (one !== 'own') onChoose(one);
            }}
            aria-labelledby={`${name}-${one}`}
            aria-describedby={`${name}-${one}-why`}
          />
          <b id={`${name}-${one}`}>{t(`web.preset.${one}`)}</b>
          <span id={`${name}-${one}-why`} className={styles.why}>
            {t(`web.preset.${one}.why`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
