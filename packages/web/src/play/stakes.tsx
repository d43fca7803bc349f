/** The line at the foot of the question: what is won, what is lost, what to mind. The facts are those of the story. */
import type { Decision, Seat, View } from '@cosmarium/engine';
import { stakesOf, stakeText, toneOf, type Leaning, type Names, type Stake } from '@cosmarium/story';
import { oneToWin } from '../board/facts.ts';
import { useNames, useView } from '../table/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { useFit } from '../ui/use-fit.ts';
import { emptied, type Draft } from './draft.ts';
import styles from './stakes.module.css';

/** What the answer in the making leans to. */
function leaningOf(draft: Draft): Leaning {
  switch (draft.is) {
    case 'choice':
      return draft.pick === null ? {} : { option: draft.pick };
    case 'ships':
      return { ships: draft.counts };
    case 'aim':
      return draft.target === null ? { ships: draft.counts } : { option: draft.target, ships: draft.counts };
    default:
      return {};
  }
}

/** Whoever is not invited wins nothing by it. */
function matters(stake: Stake, decision: Decision, draft: Draft): boolean {
  if (stake.is !== 'win' || !stake.invited || draft.is !== 'subset' || !('options' in decision)) return true;
  return draft.picks.some((pick) => stake.seats.includes(decision.options[pick] as number));
}

function stakesNow(view: View, decision: Decision, draft: Draft): Stake[] {
  return stakesOf(view, decision, leaningOf(draft)).filter((stake) => matters(stake, decision, draft));
}

export function Stakes({ decision, draft }: { decision: Decision; draft: Draft }) {
  const names = useNames();
  const view = useView();
  const lines = new Map(
    stakesNow(view, decision, draft).map((stake) => [stakeText(stake, names), toneOf(stake, view.seat)]),
  );
  const gone = emptied(decision, draft, view);
  const foot = useFit<HTMLDivElement>();
  if (gone.length > 0)
    lines.set(
      names.t('web.play.emptied', {
        count: gone.length,
        planets: names.list(gone.map((planet) => names.place(planet))),
      }),
      'win',
    );
  if (lines.size === 0) return <Standing />;
  return (
    <div ref={foot} className={styles.stakes} data-fits>
      {[...lines].map(([text, tone]) => (
        <p key={text} data-tone={tone}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  );
}

/** Whoever reads it is named last, as one does. */
const together = (seats: readonly Seat[], names: Names) => ({
  count: seats.length,
  you: seats.length === 1 ? names.who(seats[0]).you : 'no',
  who: names.list(
    [...seats.filter((seat) => seat !== names.self), ...seats.filter((seat) => seat === names.self)].map(
      (seat) => names.whom(seat),
    ),
  ),
});

/** Where nothing is at stake right now: who is about to win the game. */
export function Standing({ quiet = false }: { quiet?: boolean }) {
  const names = useNames();
  const view = useView();
  if (view.stage === 'over' || view.players.every(({ sheets }) => sheets.length === 0))
    return <div className={styles.stakes} data-quiet={quiet || undefined} />;
  const seats = view.players.map((_, seat) => seat);
  const near = seats.filter((seat) => oneToWin(view, seat));
  const most = Math.max(...view.players.map(({ foreign }) => foreign));
  const first = seats.filter((seat) => view.players[seat].foreign === most);
  const text =
    near.length > 0
      ? names.t('web.play.stakes.near', together(near, names))
      : most > 0 && first.length < seats.length
        ? names.t('web.play.stakes.leads', {
            ...together(first, names),
            most,
            needed: view.rules.coloniesToWin,
          })
        : '';
  return (
    <div className={styles.stakes} data-quiet={quiet || undefined}>
      {text === '' ? null : (
        <p data-tone="win">
          <Prose text={text} />
        </p>
      )}
    </div>
  );
}
