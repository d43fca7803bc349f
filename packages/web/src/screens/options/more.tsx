/** Every choice besides the few that come first. Knows the engine, so it can say at once what cannot be played. */
import {
  ALERTS,
  ALIEN_SETS,
  COLOURS,
  fittingCombos,
  RULES,
  setupFault,
  VARIANTS,
  type Alert,
  type AlienSet,
  type SetupFault,
} from '@cosmarium/engine';
import { LATECOMERS, setupFrom, TAKE_BACKS, type TableOptions } from '@cosmarium/protocol';
import { faultInWords } from '@cosmarium/story';
import { useWords } from '../../words.tsx';
import { Checks } from '../around/checks.tsx';
import { Choice } from '../around/choice.tsx';
import { Picker } from '../around/picker.tsx';
import { AlienPool } from './alien-pool.tsx';
import {
  CLOCK_NAMES,
  CLOCKS,
  clockName,
  SHIPS_NAMES,
  shipsName,
  SPECIAL_SHIPS,
  whyKey,
  type ShipsName,
} from './usual.ts';
import type { TableFormProps } from './table-form.tsx';
import styles from './table-form.module.css';

const ALL = Object.keys(RULES.aliens).sort();

/** The aliens of the chosen boxes. */
const boxed = ({ sets }: TableOptions): string[] =>
  ALL.filter((id) => sets.some((set) => set === RULES.aliens[id].set));

const allowed = (options: TableOptions): string[] =>
  boxed(options).filter(
    (id) => options.alerts.includes(RULES.aliens[id].alien.alert) && !options.banned.includes(id),
  );

const faultOf = (options: TableOptions): SetupFault | null =>
  setupFault(setupFrom(options, COLOURS.slice(0, options.players)));

export default function More(props: TableFormProps) {
  const words = useWords();
  const { t } = words;
  const fault = faultOf(props.options);
  return (
    <>
      {fault === null ? null : (
        <p role="status" className={styles.fault}>
          {faultInWords(words, fault)}
        </p>
      )}
      <section className={styles.part}>
        <h3>{t('web.option.rules')}</h3>
        <Rules {...props} />
      </section>
      {props.alone ? null : (
        <section className={styles.part}>
          <h3>{t('web.option.table')}</h3>
          <TableChoices {...props} />
        </section>
      )}
    </>
  );
}

function Rules({ options, onChange, seats }: TableFormProps) {
  const { t } = useWords();
  const change = (some: Partial<TableOptions>) => onChange({ ...options, ...some });
  const pool = allowed(options);
  return (
    <div className={styles.choices}>
      <Choice
        legend={t('web.option.start')}
        options={(['beginner', 'advanced'] as const).map((is) => ({
          is,
          label: t(`web.option.start.${is}`),
          why: t(`web.option.start.${is}.why`),
        }))}
        value={options.start}
        onChoose={(start) => change({ start, combo: '', flares: false })}
      />
      {options.start === 'beginner' ? (
        <>
          <Combos options={options} onChange={onChange} />
          <Choice
            legend={t('web.option.flares')}
            options={(['none', 'some'] as const).map((is) => ({
              is,
              label: t(`web.option.flares.${is}`),
              why: t(`web.option.flares.${is}.why`),
            }))}
            value={options.flares ? 'some' : 'none'}
            onChoose={(is) => change({ flares: is === 'some' })}
          />
        </>
      ) : null}
      <Checks<AlienSet>
        legend={t('web.option.sets')}
        why={t('web.option.sets.why')}
        options={ALIEN_SETS.map((is) => ({ is, label: t(`set.${is}`), why: t(`set.${is}.why`) }))}
        value={options.sets}
        onChange={(sets) => {
          if (sets.length > 0) change({ sets });
        }}
      />
      <Checks<Alert>
        legend={t('web.option.alerts')}
        why={t('web.option.alerts.why')}
        options={ALERTS.map((is) => ({ is, label: t(`alert.${is}`), why: t(`web.aliens.alert.${is}.why`) }))}
        value={options.alerts}
        onChange={(alerts) => change({ alerts })}
      />
      <Checks
        legend={t('web.variant')}
        options={VARIANTS.map((is) => ({
          is,
          label: t(`web.variant.${is}`),
          why: t(`web.variant.${is}.why`),
        }))}
        value={VARIANTS.filter((name) => options.variants[name])}
        onChange={(chosen) =>
          change({
            variants: Object.fromEntries(
              VARIANTS.map((name) => [name, chosen.includes(name)]),
            ) as TableOptions['variants'],
          })
        }
      />
      <Choice<ShipsName>
        legend={t('web.option.specialShips')}
        options={SHIPS_NAMES.map((is) => ({
          is,
          label: t(`web.option.specialShips.${is}`),
          why: t(`web.option.specialShips.${is}.why`),
        }))}
        value={shipsName(options.specialShips)}
        onChoose={(is) => change({ specialShips: SPECIAL_SHIPS[is].slice() })}
      />
      <div className={styles.pool}>
        <span className={styles.label}>{t('web.option.pool')}</span>
        <span>{t('web.option.pool.count', { allowed: pool.length, all: boxed(options).length })}</span>
        <AlienPool
          sets={options.sets}
          alerts={options.alerts}
          banned={options.banned}
          onChange={(banned) => change({ banned })}
        />
        <p className={styles.why}>{t('web.option.pool.why')}</p>
      </div>
      <Choice
        legend={t('web.option.flareEdition')}
        options={(['standard', 'classic'] as const).map((is) => ({
          is,
          label: t(`web.option.flareEdition.${is}`),
          why: t(`web.option.flareEdition.${is}.why`),
        }))}
        value={options.flareEdition}
        onChoose={(flareEdition) => change({ flareEdition })}
      />
      <Picker
        label={t('web.option.first')}
        options={[
          { is: '-1', label: t('web.option.first.destiny') },
          ...Array.from({ length: options.players }, (_, seat) => {
            const number = seat + 1;
            const name = seats?.[seat]?.name;
            return {
              is: String(seat),
              label:
                name == null
                  ? t('web.option.first.seat', { number })
                  : t('web.option.first.named', { name, number }),
            };
          }),
        ]}
        value={String(options.first)}
        why={t(options.first < 0 ? 'web.option.first.destiny.why' : 'web.option.first.seat.why')}
        onChoose={(is) => change({ first: Number(is) })}
      />
    </div>
  );
}

function Combos({ options, onChange }: Omit<TableFormProps, 'seats'>) {
  const { t, lang } = useWords();
  const { players, combo } = options;
  const fitting = fittingCombos(
    { combo: '', aliens: allowed(options), players: { length: players }, variants: options.variants },
    RULES,
  );
  const chosen = RULES.combos.find(({ id }) => id === combo);
  const title = (id: string) => t(`combo.${id}.title`);
  const byTitle = new Intl.Collator(lang);
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const others = fitting.filter(({ id }) => id !== combo);
  const draw = () => onChange({ ...options, combo: others[Math.floor(Math.random() * others.length)].id });
  return (
    <Picker
      label={t('web.option.combo')}
      options={[
        { is: '', label: t('web.option.combo.any') },
        ...RULES.combos
          .map(({ id }) => ({ is: id, label: title(id), disabled: fitting.every((one) => one.id !== id) }))
          .sort((a, b) => byTitle.compare(a.label, b.label)),
      ]}
      value={combo}
      why={
        chosen === undefined
          ? t('web.option.combo.any.why', { count: fitting.length })
          : t(players > chosen.aliens.length ? 'web.option.combo.aliens-more' : 'web.option.combo.aliens', {
              aliens: list.format(chosen.aliens.slice(0, players).map((id) => t(`alien.${id}.name`))),
            })
      }
      onChoose={(is) => onChange({ ...options, combo: is })}
    >
      <button type="button" className="button" disabled={others.length === 0} onClick={draw}>
        {t('web.option.combo.draw')}
      </button>
    </Picker>
  );
}

function TableChoices({ options, onChange }: TableFormProps) {
  const { t } = useWords();
  const clocks = clockName(options.clocks);
  const choice = <T extends string>(name: string, all: readonly T[], value: T, choose: (is: T) => void) => (
    <Choice<T>
      legend={t(`web.option.${name}`)}
      options={all.map((is) => ({
        is,
        label: t(`web.option.${name}.${is}`),
        why: t(whyKey(name, is, options), { ...options.clocks }),
      }))}
      value={value}
      onChoose={choose}
    />
  );
  return (
    <div className={styles.choices}>
      {choice(
        'clocks',
        clocks === null ? ([...CLOCK_NAMES, 'own'] as const) : CLOCK_NAMES,
        clocks ?? 'own',
        (name) => {
          if (name !== 'own') onChange({ ...options, clocks: CLOCKS[name] });
        },
      )}
      {choice('pace', ['paced', 'fast'], options.pace, (pace) => onChange({ ...options, pace }))}
      {choice('away', ['bot', 'wait'], options.away, (away) => onChange({ ...options, away }))}
      {choice('takeBack', TAKE_BACKS, options.takeBack, (takeBack) => onChange({ ...options, takeBack }))}
      {choice('advice', ['off', 'on'], options.advice ? 'on' : 'off', (advice) =>
        onChange({ ...options, advice: advice === 'on' }),
      )}
      {choice('watchers', ['talk', 'listen'], options.watchers, (watchers) =>
        onChange({ ...options, watchers }),
      )}
      {choice('latecomers', LATECOMERS, options.latecomers, (latecomers) =>
        onChange({ ...options, latecomers }),
      )}
    </div>
  );
}
