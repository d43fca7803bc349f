/** What was agreed on when the table was opened, each with what it means. */
import type { TableOptions } from '@cosmarium/protocol';
import type { Words } from '@cosmarium/text';
import { useWords } from '../../words.tsx';
import { clockName } from '../home/wishes.ts';
import styles from './game-options.module.css';

function rows(
  { players, start, variants, clocks, visibility, pace, away, watchers }: TableOptions,
  { t }: Words,
) {
  const row = (name: string, value: string) => ({
    name,
    value: t(`web.option.${name}.${value}`),
    why: t(`web.option.${name}.${value}.why`, { ...clocks }),
  });
  return [
    {
      name: 'players',
      value: t('web.option.players.count', { count: players }),
      why: t('web.option.players.why'),
    },
    row('start', start),
    row('planets', variants.fourPlanets ? 'four' : 'five'),
    row('encounters', variants.singleEncounter ? 'one' : 'two'),
    row('powers', variants.changingPowers ? 'changing' : 'kept'),
    row('sheets', variants.hiddenPowers ? 'hidden' : 'open'),
    row('flares', variants.unlimitedFlares ? 'any' : 'one'),
    row('clocks', clockName(clocks) ?? 'own'),
    row('pace', pace),
    row('away', away),
    row('watchers', watchers),
    row('visibility', visibility),
  ];
}

export function GameOptions({ options }: { options: TableOptions }) {
  const words = useWords();
  return (
    <section className={`panel ${styles.options}`} aria-labelledby="game-options">
      <h2 id="game-options">{words.t('web.lobby.options')}</h2>
      <dl className={styles.list}>
        {rows(options, words).map(({ name, value, why }) => (
          <div key={name}>
            <dt>{words.t(`web.option.${name}`)}</dt>
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
