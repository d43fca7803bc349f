/** What may be done at this moment, each with its face; or nothing. */
import { useState } from 'react';
import type { ChoiceDecision, ReinforceOption, Response } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';
import { Stack } from '../../board/stack.tsx';
import { useNames, useView } from '../../table/context.tsx';
import { explains } from '../../ui/explain.tsx';
import { numbered } from '../answering.ts';
import { ruleFor } from '../autopass.ts';
import { useRules } from '../autopass-store.ts';
import { useTouch } from '../choosing.ts';
import { RuleMenu } from '../auto-rules.tsx';
import { responseDoes, responseName, topicOf } from '../faces.ts';
import { AnswerButton, Choices, Do, KeyHint, type ControlProps } from '../parts.tsx';
import { CardFace } from '../card-face.tsx';
import { Portrait } from '../../ui/art.tsx';
import styles from '../tiles.module.css';
import parts from '../parts.module.css';

export function Respond({ decision, draft, give }: ControlProps<ChoiceDecision>) {
  const names = useNames();
  const view = useView();
  const rules = useRules();
  const touch = useTouch();
  const [menu, setMenu] = useState<number | null>(null);
  const pass = decision.options.indexOf('pass');
  const picked = draft.is === 'choice' ? draft.pick : null;
  return (
    <>
      <Choices>
        {menu === null ? (
          <ul className={styles.tiles}>
            {numbered(decision).map((i, n) => {
              const option = decision.options[i] as Response | ReinforceOption;
              const asleep = ruleFor(rules, option, view) !== null;
              return (
                <li key={i} data-asleep={asleep || undefined}>
                  <button
                    type="button"
                    className={styles.tile}
                    data-picked={picked === i || undefined}
                    aria-pressed={picked === i}
                    onClick={() => touch.option(i)}
                  >
                    <span {...explained(option)}>
                      <OptionFace option={option} />
                    </span>
                    <OptionWords option={option} />
                    {n < 9 ? <KeyHint by={n + 1} /> : null}
                  </button>
                  <MenuButton open={false} toggle={() => setMenu(i)} />
                </li>
              );
            })}
          </ul>
        ) : (
          <RuleMenu option={decision.options[menu]} close={() => setMenu(null)} />
        )}
      </Choices>
      <Do>
        {picked === null || picked === pass ? null : (
          <AnswerButton answer={picked} give={give} kind="main" by="enter">
            {deedOf(decision.options[picked] as Response | ReinforceOption, names)}
          </AnswerButton>
        )}
        <AnswerButton answer={pass} give={give} by="space">
          {names.t('web.play.pass')}
        </AnswerButton>
        {picked === null || picked === pass || menu !== null ? (
          <button
            type="button"
            className={parts.less}
            aria-expanded={menu !== null}
            onClick={() => setMenu(menu === null ? pass : null)}
          >
            {names.t(menu === null ? 'web.play.auto.menu-all' : 'web.close')}
          </button>
        ) : null}
      </Do>
    </>
  );
}

/** Ships have no page of their own. */
const explained = (option: Response | ReinforceOption) =>
  'card' in option
    ? explains({ card: option.card })
    : option.from === 'ship'
      ? {}
      : explains(topicOf(option));

const nameOf = (option: Response | ReinforceOption, names: Names): string =>
  'card' in option ? names.plainCard(option.card) : responseName(option, names);

/** What the button does: a card is played, anything else used. */
const deedOf = (option: Response | ReinforceOption, names: Names): string => {
  const isUsed = 'from' in option && ['power', 'ship', 'technology'].includes(option.from);
  return names.t(isUsed ? 'web.play.use' : 'web.play.play', { what: nameOf(option, names) });
};

function OptionFace({ option }: { option: Response | ReinforceOption }) {
  const view = useView();
  if ('card' in option) return <CardFace kind={option.card} />;
  if (option.from === 'power')
    return (
      <span className={`seat-${view.players[view.seat].colour}`}>
        <Portrait alien={option.source} className={styles.portrait} />
      </span>
    );
  if (option.from === 'ship') return <Stack colour={view.players[view.seat].colour} count={1} />;
  return <CardFace kind={option.source} />;
}

function OptionWords({ option }: { option: Response | ReinforceOption }) {
  const names = useNames();
  const zone =
    option.zone === '' ? '' : names.t('web.play.from-zone', { zone: names.t(`zone.${option.zone}`) });
  const does =
    'card' in option
      ? names.t(option.side === 0 ? 'web.play.for-offense' : 'web.play.for-defense')
      : responseDoes(option, names);
  return (
    <span className={styles.does}>
      <b>{nameOf(option, names)}</b>
      <span>{does}</span>
      {zone === '' ? null : <i>{zone}</i>}
      {'turnsUp' in option ? <i>{names.t('web.play.turns-up')}</i> : null}
    </span>
  );
}

function MenuButton({ open, toggle }: { open: boolean; toggle: () => void }) {
  const names = useNames();
  const label = names.t('web.play.auto.menu');
  return (
    <button
      type="button"
      className={styles.dots}
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      …
    </button>
  );
}
