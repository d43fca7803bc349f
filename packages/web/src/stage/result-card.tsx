/** How the last encounter ended, kept in sight until the next cards are turned, or until it is put away. */
import { useEffect, useMemo } from 'react';
import { encountersIn, resultOf, taleOf, type Names } from '@cosmarium/story';
import { create } from 'zustand';
import { useDecision } from '../play/choosing.ts';
import { useNames, useTable, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { Prose } from '../ui/prose.tsx';
import { duelBefore, type Duel } from '../encounter/duel.ts';
import styles from './result-card.module.css';

/** The encounter whose result was put away; -1 if none was. */
const useAway = create<{ away: number }>(() => ({ away: -1 }));
const putAway = (number: number) => useAway.setState({ away: number });

/** With what came of it, where the page has seen how it came about. */
function useResult({ number, fight }: Duel, names: Names): string | null {
  const events = useTable((state) => state.events);
  return useMemo(() => {
    const told = encountersIn(events).findLast(
      ([first]) => first.type === 'encounter' && first.number === number,
    );
    const tale = told === undefined ? null : taleOf(told, names);
    return tale?.over ? (tale.sentences.at(-1) ?? null) : resultOf(fight!, names);
  }, [events, number, fight, names]);
}

/** The encounter whose result is still to be read. */
export function useUnread(): Duel | null {
  const view = useView();
  const away = useAway((state) => state.away);
  const duel = duelBefore(view);
  return duel === null || duel.number === away || view.stage === 'over' ? null : duel;
}

export function ResultCard() {
  const duel = useUnread();
  return duel === null ? null : <Card duel={duel} />;
}

function Card({ duel }: { duel: Duel }) {
  const names = useNames();
  const result = useResult(duel, names);
  const asked = useDecision() !== null;
  const { number } = duel;
  useEffect(() => {
    // Enter answers while something is asked.
    const onKey = ({ key }: KeyboardEvent) => {
      // A window in front of the table has the first claim.
      if (document.querySelector('dialog[open]') !== null) return;
      if (key === 'Escape' || (key === 'Enter' && !asked)) putAway(number);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [number, asked]);
  if (result === null) return null;
  return (
    <aside
      className={styles.card}
      aria-label={names.t('web.encounter.before', { number })}
      data-result={number}
    >
      <p title={plain(result)}>
        <b>{names.t('web.encounter.before', { number })}</b> <Prose text={result} />
      </p>
      <button type="button" aria-label={names.t('web.close')} title="Esc" onClick={() => putAway(number)}>
        ×
      </button>
    </aside>
  );
}
