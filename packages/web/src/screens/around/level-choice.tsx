/** How strong a bot shall be. */
import { LEVELS, type Level } from '@cosmarium/protocol';
import { useWords } from '../../words.tsx';
import { Choice } from './choice.tsx';

interface LevelChoiceProps {
  legend: string;
  value: Level;
  onChoose: (level: Level) => void;
}

export function LevelChoice(props: LevelChoiceProps) {
  const { t } = useWords();
  const options = LEVELS.map((is) => ({
    is,
    label: t(`web.lobby.level.${is}`),
    why: t(`web.lobby.level.${is}.why`),
  }));
  return <Choice {...props} options={options} />;
}
