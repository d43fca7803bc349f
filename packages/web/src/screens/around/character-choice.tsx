/** What character a bot shall have. */
import { CHARACTERS, type CharacterWish } from '@cosmarium/protocol';
import { useWords } from '../../words.tsx';
import { Picker } from './picker.tsx';

export type CharacterPick = CharacterWish | 'none';

interface CharacterChoiceProps {
  label: string;
  /** Nobody needs to see the label, nor what is said of the chosen one: the place says it. */
  quiet?: boolean;
  /** Whether it may be left to the dice. */
  dice?: boolean;
  value: CharacterPick;
  onChoose: (pick: CharacterPick) => void;
}

export function CharacterChoice({ label, quiet, dice, value, onChoose }: CharacterChoiceProps) {
  const { t } = useWords();
  const picks: CharacterPick[] = [...(dice === true ? (['dice'] as const) : []), 'none', ...CHARACTERS];
  return (
    <Picker
      label={label}
      quiet={quiet}
      options={picks.map((is) => ({ is, label: t(`character.${is}`) }))}
      value={value}
      why={quiet === true ? undefined : t(`character.${value}.about`)}
      onChoose={(is) => onChoose(is as CharacterPick)}
    />
  );
}

/** As the server is told. */
export const wishOf = (pick: CharacterPick): { character?: CharacterWish } =>
  pick === 'none' ? {} : { character: pick };
