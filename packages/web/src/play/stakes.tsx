/** The line at the foot of the question: what is won, what is lost, what to mind. The facts are those of the story. */
import type { Decision, View } from '@cosmarium/engine';
import { stakesOf, stakeText, toneOf, type Leaning, type Stake } from '@cosmarium/story';
import { useNames, useView } from '../table/context.tsx';
import { plain } from '../ui/marks.ts';
import { Prose } from '../ui/prose.tsx';
import { emptied, type Draft } from './draft.ts';
import styles from './question.module.css';

/** What the answer in the making leans to; while both sides call, to either of them. */
function leaningsOf(decision: Decision, draft: Draft): Leaning[] {
  if (draft.is === 'choice') return [draft.pick === null ? {} : { option: draft.pick }];
  if (draft.is === 'ships') return [{ ships: draft.counts }];
  if (draft.is !== 'aim') return [{}];
  const ships = draft.counts;
  if (draft.target !== null) return [{ option: draft.target, ships }];
  if (decision.kind !== 'ally') return [{ ships }];
  return decision.targets.flatMap((target, option) => (target === 'none' ? [] : [{ option, ships }]));
}

/** Whoever is not invited wins nothing by it. */
function matters(stake: Stake, decision: Decision, draft: Draft): boolean {
  if (stake.is !== 'win' || !stake.invited || draft.is !== 'subset' || !('options' in decision)) return true;
  return draft.picks.some((pick) => stake.seats.includes(decision.options[pick] as number));
}

function stakesNow(view: View, decision: Decision, draft: Draft): Stake[] {
  return leaningsOf(decision, draft)
    .flatMap((leaning) => stakesOf(view, decision, leaning))
    .filter((stake) => matters(stake, decision, draft));
}

export function Stakes({ decision, draft }: { decision: Decision; draft: Draft }) {
  const names = useNames();
  const view = useView();
  const lines = new Map(
    stakesNow(view, decision, draft).map((stake) => [stakeText(stake, names), toneOf(stake, view.seat)]),
  );
  const gone = emptied(decision, draft, view);
  if (gone.length > 0)
    lines.set(
      names.t('web.play.emptied', {
        count: gone.length,
        planets: names.list(gone.map((planet) => names.place(planet))),
      }),
      'win',
    );
  return (
    <div className={styles.stakes}>
      {[...lines].map(([text, tone]) => (
        <p key={text} data-tone={tone} title={plain(text)}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}
