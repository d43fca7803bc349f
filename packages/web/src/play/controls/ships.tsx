/** Ships from or to colonies; at a target where there is one. Touched on the board, counted here. */
import { useState, type ReactNode } from 'react';
import type { AimDecision, Place, ShipsDecision } from '@cosmarium/engine';
import { defendersOn } from '@cosmarium/story';
import { useNames, useView } from '../../table/context.tsx';
import { plain } from '../../ui/marks.ts';
import { useNarrow } from '../../ui/media.ts';
import { Prose } from '../../ui/prose.tsx';
import { declining, numbered } from '../answering.ts';
import { useTouch } from '../choosing.ts';
import { answerOf, emptied, total, type Draft } from '../draft.ts';
import { AnswerButton, Chip, KeyHint, Stepper, type ControlProps } from '../parts.tsx';
import { PlaceLabel } from '../place-label.tsx';
import styles from '../question.module.css';

export function Ships({ decision, draft, give }: ControlProps<ShipsDecision>) {
  const names = useNames();
  const answer = answerOf(decision, draft);
  const none = declining(decision);
  const count = countOf(draft);
  return (
    <>
      <Slots decision={decision} draft={draft} />
      <div className={styles.buttons}>
        {none === null || count === 0 ? null : (
          <AnswerButton answer={none} give={give} by="space">
            {names.t('web.play.no-ships')}
          </AnswerButton>
        )}
        <AnswerButton answer={answer} give={give} kind="main" by="enter">
          {names.t('web.play.send', { count })}
        </AnswerButton>
      </div>
    </>
  );
}

export function Launch({ decision, draft, give }: ControlProps<AimDecision>) {
  const names = useNames();
  const touch = useTouch();
  const view = useView();
  const target = draft.is === 'aim' ? draft.target : null;
  const planets = decision.targets as readonly Place[];
  return (
    <>
      <Slots decision={decision} draft={draft}>
        <div className={styles.chips} role="group" aria-label={names.t('web.play.targets')}>
          {planets.map((planet, i) => {
            const name = plain(names.place(planet));
            const count = defendersOn(view, planet);
            return (
              <Chip
                key={planet}
                chosen={target === i}
                label={names.t('web.play.planet-ships', { planet: name, count })}
                onTouch={() => touch.option(i)}
              >
                <PlaceLabel place={planet} />
                <span className={styles.there}>· {count}</span>
              </Chip>
            );
          })}
        </div>
      </Slots>
      <div className={styles.buttons}>
        <AnswerButton answer={answerOf(decision, draft)} give={give} kind="main" by="enter">
          {target === null
            ? names.t('web.play.choose-planet')
            : names.t('web.play.launch', {
                count: countOf(draft),
                planet: plain(names.place(planets[target])),
              })}
        </AnswerButton>
      </div>
    </>
  );
}

export function Ally({ decision, draft, give }: ControlProps<AimDecision>) {
  const names = useNames();
  const target = draft.is === 'aim' ? draft.target : null;
  const digits = numbered(decision);
  const none = declining(decision);
  return (
    <>
      <Slots decision={decision} draft={draft} />
      <div className={styles.buttons}>
        {none === null ? null : (
          <AnswerButton answer={none} give={give} by="space">
            {names.t('web.play.stay-out')}
          </AnswerButton>
        )}
        {digits.map((i, n) => (
          <AnswerButton
            key={i}
            answer={draft.is === 'aim' ? answerOf(decision, { ...draft, target: i }) : null}
            give={give}
            kind={target === null || target === i ? 'main' : 'soft'}
          >
            <KeyHint by={n + 1} />
            {names.t(`web.play.join.${decision.targets[i]}`, { count: countOf(draft) })}
          </AnswerButton>
        ))}
      </div>
    </>
  );
}

const countOf = (draft: Draft): number => ('counts' in draft ? total(draft.counts) : 0);

interface SlotsProps {
  decision: ShipsDecision | AimDecision;
  draft: Draft;
  /** What else can be chosen on the board. */
  children?: ReactNode;
}

/** The colonies in a list. On a phone they are touched on the board, unless the list is asked for. */
function Slots({ decision, draft, children }: SlotsProps) {
  const names = useNames();
  const view = useView();
  const touch = useTouch();
  const narrow = useNarrow();
  const [listed, setListed] = useState(false);
  if (!('counts' in draft)) return null;
  const count = total(draft.counts);
  const { slots, min, max } = decision;
  const gone = emptied(decision, draft, view);
  return (
    <>
      {narrow && !listed ? null : children}
      <div className={styles.chips} role="group" aria-label={names.t('web.play.ships-from')}>
        <span className={styles.sum} data-short={count < min || count > max || undefined}>
          {names.t('web.play.chosen', {
            count,
            max,
            range: min === max ? String(min) : `${min}–${max}`,
          })}
        </span>
        {narrow && !listed
          ? null
          : slots.map(({ at, max: most }, i) => (
              <Stepper
                key={at}
                name={<PlaceLabel place={at} />}
                plainName={plain(names.place(at))}
                count={draft.counts[i]}
                max={most}
                canMore={draft.counts[i] < most && count < max}
                more={() => touch.more(at)}
                less={() => touch.lessAt(at)}
              />
            ))}
        {narrow ? (
          <button
            type="button"
            className={styles.listed}
            aria-expanded={listed}
            onClick={() => setListed(!listed)}
          >
            {names.t(listed ? 'web.play.on-board' : 'web.play.in-list')}
          </button>
        ) : null}
      </div>
      {gone.length === 0 ? null : (
        <p className={styles.warning}>
          <Prose
            text={names.t('web.play.emptied', {
              count: gone.length,
              planets: names.list(gone.map((planet) => names.place(planet))),
            })}
          />
        </p>
      )}
    </>
  );
}
