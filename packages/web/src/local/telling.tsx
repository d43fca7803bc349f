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

/** Those who are asked the same at the same time are named together. */
function questions(asked: readonly Decision[], names: Names): string[] {
  const seats = new Map<string, Decision['seat'][]>();
  for (const { seat, key, params } of asked) {
    const question = names.t(key, names.params(params));
    seats.set(question, [...(seats.get(question) ?? []), seat]);
  }
  return [...seats].map(([question, who]) =>
    names.t('web.replay.asked', {
      who: names.list(who.map((seat) => names.seat(seat))),
      count: who.length,
      question,
    }),
  );
}

export function Telling({ playback }: { playback: Playback }) {
  const names = useNames();
  const last = useStore(playback.showing, (state) => state.last);
  const asked = useStore(playback.showing, (state) => state.asked);
  return (
    <div className={styles.telling} aria-live="polite">
      <p>
        <Prose text={lastSentence(last, names)} />
      </p>
      {questions(asked, names).map((question) => (
        <p key={question} className={styles.asked}>
          <Prose text={question} />
        </p>
      ))}
    </div>
  );
}
