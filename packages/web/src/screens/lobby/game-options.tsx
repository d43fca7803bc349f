/** What the host has chosen, each with what it means; the host may choose anew. */
import { useEffect, useState } from 'react';
import { ALERTS, VARIANTS } from '@cosmarium/engine';
import { presetOf, type TableInfo, type TableOptions } from '@cosmarium/protocol';
import type { Words } from '@cosmarium/text';
import { useWords } from '../../words.tsx';
import { OptionsDialog } from '../options/options-dialog.tsx';
import { clockName, shipsName, whyKey } from '../options/usual.ts';
import styles from './game-options.module.css';

interface Row {
  name: string;
  legend: string;
  value: string;
  why: string;
}

const inWords = (lang: string, list: readonly string[]) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(list);

/** What is the same in every game is not worth a line: the start of the row says when it is. */
function rulesRows({ options, seats }: TableInfo, { t, lang }: Words): Row[] {
  const { start, combo, flares, flareEdition, sets, alerts, banned, first, specialShips, variants } = options;
  const row = (name: string, value: string, why: string) => ({
    name,
    legend: t(`web.option.${name}`),
    value,
    why,
  });
  const one = (name: string, value: string) =>
    row(name, t(`web.option.${name}.${value}`), t(`web.option.${name}.${value}.why`));
  const names = (ids: readonly string[]) =>
    inWords(
      lang,
      ids.map((id) => t(`alien.${id}.name`)),
    );
  const on = VARIANTS.filter((name) => variants[name]);
  const beginner = start === 'beginner';
  return [
    one('start', start),
    ...(combo === '' ? [] : [row('combo', t(`combo.${combo}.title`), t(`combo.${combo}.line`))]),
    ...(beginner ? [one('flares', flares ? 'some' : 'none')] : []),
    ...(flareEdition === 'classic' ? [one('flareEdition', flareEdition)] : []),
    ...(sets.length === 1 && sets[0] === 'base'
      ? []
      : [
          row(
            'sets',
            inWords(
              lang,
              sets.map((set) => t(`set.${set}`)),
            ),
            t('web.option.sets.why'),
          ),
        ]),
    ...(alerts.length < ALERTS.length
      ? [
          row(
            'alerts',
            inWords(
              lang,
              ALERTS.filter((level) => alerts.includes(level)).map((level) => t(`web.aliens.alert.${level}`)),
            ),
            t('web.option.alerts.why'),
          ),
        ]
      : []),
    ...(banned.length === 0
      ? []
      : [row('pool', t('web.option.pool.banned', { aliens: names(banned) }), t('web.option.pool.why'))]),
    ...(first < 0
      ? []
      : [
          row(
            'first',
            seats[first]?.name == null
              ? t('web.option.first.seat', { number: first + 1 })
              : t('web.option.first.named', { name: seats[first].name, number: first + 1 }),
            t('web.option.first.seat.why'),
          ),
        ]),
    ...(specialShips.length === 0 ? [] : [one('specialShips', shipsName(specialShips))]),
    ...on.map((name) => ({
      name,
      legend: t('web.variant'),
      value: t(`web.variant.${name}`),
      why: t(`web.variant.${name}.why`),
    })),
  ];
}

function tableRows({ options }: TableInfo, { t }: Words): Row[] {
  const { players, clocks, pace, away, takeBack, advice, watchers, latecomers, visibility } = options;
  const row = (name: string, value: string) => ({
    name,
    legend: t(`web.option.${name}`),
    value: t(`web.option.${name}.${value}`),
    why: t(whyKey(name, value, options), { ...clocks }),
  });
  return [
    {
      name: 'players',
      legend: t('web.option.players'),
      value: t('web.option.players.count', { count: players }),
      why: t('web.option.players.why'),
    },
    row('clocks', clockName(clocks) ?? 'own'),
    row('pace', pace),
    row('away', away),
    row('takeBack', takeBack),
    row('advice', advice ? 'on' : 'off'),
    row('watchers', watchers),
    row('latecomers', latecomers),
    row('visibility', visibility),
  ];
}

/** Whether they have changed since this page saw them first. */
function useChanged(options: TableOptions): boolean {
  const text = JSON.stringify(options);
  const [first] = useState(text);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (text !== first) setChanged(true);
  }, [text, first]);
  return changed;
}

interface GameOptionsProps {
  info: TableInfo;
  /** What the host does; null for everybody else. */
  change: ((options: TableOptions) => Promise<string | null>) | null;
}

export function GameOptions({ info, change }: GameOptionsProps) {
  const words = useWords();
  const { t } = words;
  const { options, seats } = info;
  const preset = presetOf(options);
  const changed = useChanged(options);
  return (
    <section className={`panel ${styles.options}`} aria-labelledby="game-options">
      <header className={styles.head}>
        <h2 id="game-options">
          {t('web.lobby.options')}{' '}
          {preset === null ? null : <span className={styles.preset}>{t(`web.preset.${preset}`)}</span>}
        </h2>
        {change === null ? null : (
          <OptionsDialog
            label={t('web.lobby.change')}
            className="button"
            submit={t('web.lobby.save')}
            options={options}
            seats={seats}
            onSubmit={change}
          />
        )}
      </header>
      <p role="status" className={changed && change === null ? styles.changed : 'visually-hidden'}>
        {changed && change === null ? t('web.lobby.changed') : null}
      </p>
      {preset === null ? null : <p>{t(`web.preset.${preset}.why`)}</p>}
      <dl className={styles.list}>
        {[...rulesRows(info, words), ...tableRows(info, words)].map(({ name, legend, value, why }) => (
          <div key={name}>
            <dt>{legend}</dt>
            <dd>
              <b>{value}</b>
              <p>{why}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
