/** What can be used at any time is kept ready, and used at the next chance; nobody is asked about it until then. */
import type { Response } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { setSettings, useSettings } from '../settings.ts';
import { aboutOf, sameThing } from './autopass.ts';
import { useChangeRules, useRules } from './autopass-store.ts';
import { responseDoes, responseName } from './faces.ts';
import styles from './ready.module.css';

function useReady(response: Response) {
  const about = aboutOf(response)!;
  const rules = useRules();
  const { add, remove } = useChangeRules();
  const rule = rules.find((one) => one.do === 'ready' && sameThing(one.about, about));
  return {
    ready: rule !== undefined,
    toggle: () => (rule === undefined ? add({ do: 'ready', about }) : remove(rule)),
  };
}

/** Everything of the kind, each with a switch, and whether to be asked instead. Nothing for whoever has nothing. */
export function ReadyList() {
  const names = useNames();
  const { anyTime } = useView();
  const asks = useSettings((settings) => settings.askAnyTime);
  if (anyTime.length === 0) return null;
  return (
    <>
      <h3>{names.t('web.play.ready.title')}</h3>
      <p className={styles.hint}>{names.t(asks ? 'web.play.ready.asked' : 'web.play.ready.silent')}</p>
      <ul className={styles.list}>
        {anyTime.map((response) => (
          <li key={`${response.source} ${response.ability} ${response.from}`}>
            <Switch response={response} />
          </li>
        ))}
      </ul>
      <label className={styles.ask}>
        <input
          type="checkbox"
          checked={asks}
          onChange={(event) => setSettings({ askAnyTime: event.target.checked })}
        />
        {names.t('web.play.ready.ask')}
      </label>
    </>
  );
}

function Switch({ response }: { response: Response }) {
  const names = useNames();
  const { ready, toggle } = useReady(response);
  return (
    <button type="button" className={styles.switch} aria-pressed={ready} onClick={toggle}>
      <b>{responseName(response, names)}</b>
      <span>{names.t(ready ? 'web.play.ready.on' : 'web.play.ready.off')}</span>
      <i>{responseDoes(response, names)}</i>
    </button>
  );
}

/** The same for a card, on the card itself. */
export function ReadyButton({ kind, zone }: { kind: string; zone: string }) {
  const response = useView().anyTime.find((one) => one.source === kind && one.zone === zone);
  return response === undefined ? null : <Badge response={response} />;
}

function Badge({ response }: { response: Response }) {
  const names = useNames();
  const { ready, toggle } = useReady(response);
  const label = names.t('web.play.ready.card', { what: responseName(response, names) });
  return (
    <button
      type="button"
      className={styles.badge}
      aria-pressed={ready}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <span aria-hidden="true">⚡</span>
    </button>
  );
}
