/** What controls are made of. */
import { useId, type ReactNode } from 'react';
import type { Answer, Decision, Seat } from '@cosmarium/engine';
import { useTable } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { useWords } from '../words.tsx';
import type { Draft } from './draft.ts';
import styles from './parts.module.css';
import question from './question.module.css';
import zones from './zones.module.css';

export interface ControlProps<D extends Decision = Decision> {
  decision: D;
  draft: Draft;
  give: (answer: Answer) => void;
}

/** The middle of the card: what there is to choose from. */
export function Choices({ children }: { children?: ReactNode }) {
  return <div className={zones.choices}>{children}</div>;
}

/** The right of the card: the answer on top, the way out below. */
export function Do({ children }: { children?: ReactNode }) {
  return <div className={zones.buttons}>{children}</div>;
}

interface AnswerButtonProps {
  /** null: not whole yet. */
  answer: Answer | null;
  give: (answer: Answer) => void;
  kind?: 'main' | 'soft';
  /** The key that does the same. */
  by?: 'enter' | 'space';
  /** It can be given in a moment. */
  waits?: boolean;
  /** Why it cannot be given, where that is not plain. */
  why?: string;
  children: ReactNode;
}

export function AnswerButton({
  answer,
  give,
  kind = 'soft',
  by,
  waits = false,
  why = '',
  children,
}: AnswerButtonProps) {
  const reason = useId();
  return (
    <>
      <button
        type="button"
        className={kind === 'main' ? 'button primary' : `button ${question.soft}`}
        disabled={answer === null}
        data-waits={waits || undefined}
        aria-describedby={why === '' ? undefined : reason}
        onClick={() => answer !== null && give(answer)}
      >
        {children}
        {by === undefined ? null : <KeyHint by={by} />}
      </button>
      {why === '' ? null : (
        <p id={reason} className={styles.why}>
          {why}
        </p>
      )}
    </>
  );
}

export function KeyHint({ by }: { by: 'enter' | 'space' | 'escape' | number }) {
  const { t } = useWords();
  return (
    <kbd className={styles.key} aria-hidden="true">
      {typeof by === 'number' ? by : t(`web.play.key.${by}`)}
    </kbd>
  );
}

/** A player to touch: emblem and name. */
export function SeatChip({ seat, children }: { seat: Seat; children: ReactNode }) {
  const colour = useTable(({ view }) => view?.players[seat]?.colour ?? 'none');
  return (
    <span className={`${styles.seat} seat-${colour}`}>
      <TableArt name={`emblem-${colour}`} className={styles.emblem} />
      {children}
    </span>
  );
}

interface ChipProps {
  chosen: boolean;
  onTouch: () => void;
  label?: string;
  /** The digit that does the same. */
  digit?: number;
  children: ReactNode;
}

/** Something that is chosen or not. */
export function Chip({ chosen, onTouch, label, digit, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={chosen} aria-label={label} onClick={onTouch}>
      {digit === undefined || digit > 9 ? null : <KeyHint by={digit} />}
      {children}
    </button>
  );
}

interface StepperProps {
  name: ReactNode;
  /** Said with the buttons. */
  plainName: string;
  count: number;
  max: number;
  canMore: boolean;
  more: () => void;
  less: () => void;
}

/** So many of something, with one fewer and one more. */
export function Stepper({ name, plainName, count, max, canMore, more, less }: StepperProps) {
  const { t } = useWords();
  return (
    <span
      className={styles.stepper}
      role="group"
      aria-label={t('web.play.counted', { name: plainName, count, max })}
    >
      <button
        type="button"
        onClick={less}
        disabled={count === 0}
        aria-label={t('web.play.less', { name: plainName })}
      >
        −
      </button>
      <span className={styles.stepped}>
        {name}:
        <b>
          {count}/{max}
        </b>
      </span>
      <button
        type="button"
        onClick={more}
        disabled={!canMore}
        aria-label={t('web.play.more', { name: plainName })}
      >
        +
      </button>
    </span>
  );
}
