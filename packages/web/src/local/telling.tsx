/** What has just happened, and who is asked what now. */
import { tell, type Names } from '@cosmarium/story';
import type { Decision, SeenEvent } from '@cosmarium/engine';
import { useStore } from 'zustand';
import { useNames } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Playback } from './playback.ts';
import styles from './player.module.css';

function lastSentence(events: readonly SeenEvent[], names: Names): string {
  for (let i = events.length - 1; i >= 0; i--) {
    const sentence = tell(events[i], names);
    if (sentence !== null) return sentence;
  }
  return names.t('web.replay.beginning');
}

const questionTo = ({ seat, key, params }: Decision, names: Names): string =>
  names.t('web.replay.asked', { who: names.seat(seat), question: names.t(key, names.params(params)) });

export function Telling({ playback }: { playback: Playback }) {
  const names = useNames();
  const last = useStore(playback.showing, (state) => state.last);
  const asked = useStore(playback.showing, (state) => state.asked);
  return (
    <div className={styles.telling} aria-live="polite">
      <p>
        <Prose text={lastSentence(last, names)} />
      </p>
      {asked.map((decision) => (
        <p key={decision.id} className={styles.asked}>
          <Prose text={questionTo(decision, names)} />
        </p>
      ))}
    </div>
  );
}
