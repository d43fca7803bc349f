/** An order: moved by the arrows, or dragged. */
import { useState } from 'react';
import { optionText } from '@cosmarium/story';
import type { ArrangeDecision } from '@cosmarium/engine';
import { useNames } from '../../table/context.tsx';
import { explains } from '../../ui/explain.tsx';
import { plain } from '../../ui/marks.ts';
import { useWords } from '../../words.tsx';
import { CardFace } from '../card-face.tsx';
import { useTouch } from '../choosing.ts';
import { answerOf, moved } from '../draft.ts';
import { faceOf } from '../faces.ts';
import { AnswerButton, Choices, Do, type ControlProps } from '../parts.tsx';
import styles from '../tiles.module.css';

export function Arrange({ decision, draft, give }: ControlProps<ArrangeDecision>) {
  const names = useNames();
  const words = useWords();
  const touch = useTouch();
  const [dragged, setDragged] = useState<number | null>(null);
  if (draft.is !== 'order') return null;
  const move = (from: number, to: number) => touch.draft((_, now) => moved(now, from, to));
  const last = draft.order.length - 1;
  return (
    <>
      <Choices>
        <ol className={styles.order}>
          {draft.order.map((option, at) => {
            const face = faceOf(decision, decision.options[option], words);
            const name = plain(optionText(decision, decision.options[option], names));
            return (
              <li
                key={option}
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => dragged !== null && move(dragged, at)}
                {...(face?.is === 'card' ? explains({ card: face.kind }) : {})}
              >
                <b>{at + 1}</b>
                {face?.is === 'card' ? <CardFace kind={face.kind} /> : name}
                <span className={styles.arrows}>
                  <button
                    type="button"
                    disabled={at === 0}
                    aria-label={names.t('web.play.earlier', { name })}
                    onClick={() => move(at, at - 1)}
                  >
                    ◀
                  </button>
                  <button
                    type="button"
                    disabled={at === last}
                    aria-label={names.t('web.play.later', { name })}
                    onClick={() => move(at, at + 1)}
                  >
                    ▶
                  </button>
                </span>
              </li>
            );
          })}
        </ol>
      </Choices>
      <Do>
        <AnswerButton answer={answerOf(decision, draft)} give={give} kind="main" by="enter">
          {names.t('web.play.in-this-order')}
        </AnswerButton>
      </Do>
    </>
  );
}
