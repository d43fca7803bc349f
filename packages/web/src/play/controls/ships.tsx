/** Ships from or to colonies; at a target where there is one. Touched on the board, counted here. */
import { useState, type ReactNode } from 'react';
import { mayTake, type AimDecision, type Place, type ShipsDecision } from '@cosmarium/engine';
import { defendersOn } from '@cosmarium/story';
import { beforeCards } from '../../encounter/ledger.tsx';
import { sidesOf } from '../../encounter/sides.ts';
import { useNames, useView } from '../../table/context.tsx';
import { TableArt } from '../../ui/art.tsx';
import { plain } from '../../ui/marks.ts';
import { useNarrow } from '../../ui/media.ts';
import { Prose } from '../../ui/prose.tsx';
import { declining, numbered } from '../answering.ts';
import { useTouch } from '../choosing.ts';
import { answerOf, total, type Draft } from '../draft.ts';
import { AnswerButton, Chip, Choices, Do, KeyHint, Stepper, type ControlProps } from '../parts.tsx';
import { PlaceLabel } from '../place-label.tsx';
import styles from '../parts.module.css';
import tiles from '../tiles.module.css';

export function Ships({ decision, draft, give }: ControlProps<ShipsDecision>) {
  const names = useNames();
  const answer = answerOf(decision, draft);
  const none = declining(decision);
  const count = countOf(draft);
  const narrow = useNarrow();
  const due = rewardsDue(decision);
  // A phone has no room for the list where the board asks the same.
  const onBoard = narrow && decision.slots.every(({ at }) => at >= 0);
  return (
    <>
      <Slots decision={decision} draft={draft} listed={!onBoard} />
      <Do>
        <AnswerButton answer={answer} give={give} kind="main" by="enter">
          {due === null
            ? names.t('web.play.send', { count })
            : names.t('web.play.rewards', { ships: count, cards: due - count })}
        </AnswerButton>
        {none === null || count === 0 ? null : (
          <AnswerButton answer={none} give={give} by="space">
            {names.t('web.play.no-ships')}
          </AnswerButton>
        )}
      </Do>
    </>
  );
}

/** Rewards of which each is a ship, or else a card. */
const rewardsDue = ({ key, params }: ShipsDecision): number | null =>
  key === 'ask.rewards' && typeof params.count === 'number' ? params.count : null;

export function Launch({ decision, draft, give }: ControlProps<AimDecision>) {
  const names = useNames();
  const touch = useTouch();
  const view = useView();
  const target = draft.is === 'aim' ? draft.target : null;
  const planets = decision.targets as readonly Place[];
  return (
    <>
      <Slots decision={decision} draft={draft}>
        <div
          className={`${styles.chips} ${styles.targets}`}
          role="group"
          aria-label={names.t('web.play.targets')}
        >
          {planets.map((planet, i) => {
            const name = plain(names.place(planet));
            const count = defendersOn(view, planet);
            return (
              <Chip
                key={planet}
                chosen={target === i}
                label={names.t('web.play.planet-ships', { planet: name, count })}
                digit={i + 1}
                onTouch={() => touch.option(i)}
              >
                <PlaceLabel place={planet} />
                <span
                  className={styles.there}
                  title={names.t('web.play.planet-ships', { planet: name, count })}
                >
                  {count}
                  <TableArt name="ship" className={styles.emblem} />
                </span>
              </Chip>
            );
          })}
        </div>
      </Slots>
      <Do>
        <AnswerButton answer={answerOf(decision, draft)} give={give} kind="main" by="enter">
          {target === null
            ? names.t('web.play.choose-planet')
            : names.t('web.play.launch', {
                count: countOf(draft),
                planet: plain(names.place(planets[target])),
              })}
        </AnswerButton>
      </Do>
    </>
  );
}

export function Ally({ decision, draft, give }: ControlProps<AimDecision>) {
  const names = useNames();
  const target = draft.is === 'aim' ? draft.target : null;
  const digits = numbered(decision);
  const none = declining(decision);
  const count = countOf(draft);
  const answerFor = (i: number) => (draft.is === 'aim' ? answerOf(decision, { ...draft, target: i }) : null);
  const one = digits.length === 1 ? digits[0] : target;
  return (
    <>
      <Slots decision={decision} draft={draft}>
        <div className={tiles.tiles}>
          {digits.map((i, n) => (
            <SideTile
              key={i}
              side={decision.targets[i] as 'offense' | 'defense'}
              count={count}
              chosen={target === i}
              digit={n + 1}
              disabled={answerFor(i) === null}
              onTouch={() => {
                const answer = answerFor(i);
                if (answer !== null) give(answer);
              }}
            />
          ))}
        </div>
      </Slots>
      <Do>
        {one === null ? null : (
          <AnswerButton answer={answerFor(one)} give={give} kind="main" by="enter">
            {names.t(`web.play.join.${decision.targets[one]}`, { count })}
          </AnswerButton>
        )}
        {none === null ? null : (
          <AnswerButton answer={none} give={give} by="space">
            {names.t('web.play.stay-out')}
          </AnswerButton>
        )}
      </Do>
    </>
  );
}

interface SideTileProps {
  side: 'offense' | 'defense';
  count: number;
  chosen: boolean;
  digit: number;
  disabled: boolean;
  onTouch: () => void;
}

/** One of the two sides: whom one helps, and what its total becomes before cards. */
function SideTile({ side, count, chosen, digit, disabled, onTouch }: SideTileProps) {
  const names = useNames();
  const { encounter, planets } = useView();
  if (encounter === null) return null;
  const at = side === 'offense' ? 0 : 1;
  const { main, ships } = sidesOf(encounter, planets)[at];
  const now = beforeCards(encounter.forecast?.sides[at] ?? { times: 1, plus: ships });
  return (
    <button
      type="button"
      className={tiles.tile}
      data-picked={chosen || undefined}
      disabled={disabled}
      aria-label={names.t(`web.play.join.${side}`, { count })}
      onClick={onTouch}
    >
      <span className={tiles.does}>
        <b>{names.t(`side.${side}`)}</b>
        <span>
          <Prose text={names.seat(main.seat)} />: <b>{now}</b> {names.t('web.play.before-cards')}
        </span>
        <span>{names.t('web.play.and-yours', { count })}</span>
      </span>
      <KeyHint by={digit} />
    </button>
  );
}

const countOf = (draft: Draft): number => ('counts' in draft ? total(draft.counts) : 0);

interface SlotsProps {
  decision: ShipsDecision | AimDecision;
  draft: Draft;
  /** The list is there from the beginning. */
  listed?: boolean;
  /** What else can be chosen on the board; the list takes its place when it is asked for. */
  children?: ReactNode;
}

/** How many ships; and the colonies in a list for those who would rather not touch the board. */
function Slots({ decision, draft, listed: always = false, children }: SlotsProps) {
  const names = useNames();
  const touch = useTouch();
  // The board does not tell classes of ships apart: where there are any, the list is there to begin with.
  const [wanted, setListed] = useState(decision.slots.some(({ ship }) => ship !== undefined));
  const listed = always || wanted;
  if (!('counts' in draft)) return <Choices />;
  const count = total(draft.counts);
  const { slots, min, max } = decision;
  return (
    <Choices>
      {listed ? (
        <div className={styles.chips} role="group" aria-label={names.t('web.play.ships-from')}>
          {slots.map(({ at, max: most, ship }, i) => (
            <Stepper
              key={`${at} ${ship ?? ''}`}
              name={
                <>
                  <PlaceLabel place={at} /> {ship === undefined ? null : names.ship(ship)}
                </>
              }
              plainName={
                ship === undefined ? plain(names.place(at)) : `${plain(names.place(at))}, ${names.ship(ship)}`
              }
              count={draft.counts[i]}
              max={most}
              canMore={mayTake(slots, draft.counts, i) && count < max}
              more={() => touch.moreIn(i)}
              less={() => touch.lessIn(i)}
            />
          ))}
        </div>
      ) : (
        children
      )}
      <div className={styles.sum} data-short={count < min || count > max || undefined}>
        {names.t('web.play.chosen', { count, max, range: min === max ? String(min) : `${min}–${max}` })}
        {always ? null : (
          <button
            type="button"
            className={styles.listed}
            aria-expanded={listed}
            onClick={() => setListed(!listed)}
          >
            {names.t(listed ? 'web.play.on-board' : 'web.play.in-list')}
          </button>
        )}
      </div>
    </Choices>
  );
}
