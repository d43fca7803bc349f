/** What may be done at this moment, each with its face; or nothing. */
import { useState } from 'react';
import type { ChoiceDecision, ReinforceOption, Response } from '@cosmarium/engine';
import { useNames, useView } from '../../table/context.tsx';
import { explains } from '../../ui/explain.tsx';
import { numbered } from '../answering.ts';
import { ruleFor } from '../autopass.ts';
import { useRules } from '../autopass-store.ts';
import { RuleMenu } from '../auto-rules.tsx';
import { responseDoes, responseName, topicOf } from '../faces.ts';
import { AnswerButton, KeyHint, type ControlProps } from '../parts.tsx';
import { CardFace } from '../card-face.tsx';
import { Portrait } from '../../ui/art.tsx';
import styles from '../question.module.css';

export function Respond({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const view = useView();
  const rules = useRules();
  const [menu, setMenu] = useState<number | null>(null);
  const pass = decision.options.indexOf('pass');
  const picked = draft.is === 'choice' ? draft.pick : null;
  const toggle = (option: number) => setMenu(menu === option ? null : option);
  return (
    <>
      <ul className={styles.responses}>
        {numbered(decision).map((i, n) => {
          const option = decision.options[i] as Response | ReinforceOption;
          const asleep = ruleFor(rules, option, view) !== null;
          return (
            <li key={i} data-asleep={asleep || undefined}>
              <button
                type="button"
                className={styles.response}
                data-picked={picked === i || undefined}
                onClick={() => give(i)}
              >
                <span {...explains('source' in option ? topicOf(option) : { card: option.card })}>
                  <OptionFace option={option} />
                </span>
                <OptionWords option={option} />
                {n < 9 ? <KeyHint by={n + 1} /> : null}
                {picked === i ? <KeyHint by="enter" /> : null}
              </button>
              <MenuButton open={menu === i} toggle={() => toggle(i)} />
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <MenuButton all open={menu === pass} toggle={() => toggle(pass)} />
        <AnswerButton answer={pass} give={give} by="space">
          {names.t('web.play.pass')}
        </AnswerButton>
      </div>
      {menu === null ? null : <RuleMenu option={decision.options[menu]} close={() => setMenu(null)} />}
    </>
  );
}

function OptionFace({ option }: { option: Response | ReinforceOption }) {
  const view = useView();
  if ('card' in option) return <CardFace kind={option.card} />;
  if (option.from === 'power')
    return (
      <span className={`seat-${view.players[view.seat].colour}`}>
        <Portrait alien={option.source} className={styles.portrait} />
      </span>
    );
  return <CardFace kind={option.source} />;
}

function OptionWords({ option }: { option: Response | ReinforceOption }) {
  const names = useNames();
  const zone =
    option.zone === '' ? '' : names.t('web.play.from-zone', { zone: names.t(`zone.${option.zone}`) });
  const [name, does] =
    'card' in option
      ? [
          names.plainCard(option.card),
          names.t(option.side === 0 ? 'web.play.for-offense' : 'web.play.for-defense'),
        ]
      : [responseName(option, names), responseDoes(option, names)];
  return (
    <span className={styles.does}>
      <b>{name}</b>
      <span>{does}</span>
      {zone === '' ? null : <i>{zone}</i>}
      {'turnsUp' in option ? <i>{names.t('web.play.turns-up')}</i> : null}
    </span>
  );
}

interface MenuButtonProps {
  /** About everything, not about one response. */
  all?: boolean;
  open: boolean;
  toggle: () => void;
}

function MenuButton({ all = false, open, toggle }: MenuButtonProps) {
  const names = useNames();
  const label = names.t(all ? 'web.play.auto.menu-all' : 'web.play.auto.menu');
  return (
    <button
      type="button"
      className={styles.dots}
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {all ? '»' : '…'}
    </button>
  );
}
