/** Automatic passing: making rules, and looking them through. */
import type { Option } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';
import { useNames, useView } from '../table/context.tsx';
import { aboutOf, encounterName, type About, type Rule } from './autopass.ts';
import { useChangeRules, useRules } from './autopass-store.ts';
import styles from './auto-rules.module.css';
import { responseName } from './faces.ts';

const nameOf = (about: About, names: Names): string =>
  about.from === 'reinforcement'
    ? names.t('web.play.auto.reinforcements')
    : responseName({ ...about, from: about.from }, names);

/** What can be said once for all about a response, or about all of them. */
export function RuleMenu({ option, close }: { option: Option; close: () => void }) {
  const names = useNames();
  const view = useView();
  const { add } = useChangeRules();
  const encounter = encounterName(view);
  const about = aboutOf(option);
  const what = about === null ? '' : nameOf(about, names);
  const offered: { key: string; rule: Rule }[] = [];
  if (about === null) {
    if (encounter !== null) offered.push({ key: 'pass-all', rule: { do: 'pass-all', encounter } });
  } else {
    if (encounter !== null)
      offered.push({ key: 'encounter', rule: { do: 'pass', about, when: 'encounter', encounter } });
    offered.push(
      { key: 'uninvolved', rule: { do: 'pass', about, when: 'uninvolved' } },
      { key: 'always', rule: { do: 'pass', about, when: 'always' } },
    );
    if (about.from !== 'reinforcement') offered.push({ key: 'use', rule: { do: 'use', about } });
  }
  return (
    <ul className={styles.menu}>
      {offered.map(({ key, rule }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => {
              add(rule);
              close();
            }}
          >
            {names.t(`web.play.auto.${key}`, { what })}
          </button>
        </li>
      ))}
      {offered.length === 0 ? <li>{names.t('web.play.auto.not-now')}</li> : null}
    </ul>
  );
}

const ruleKey = (rule: Rule): string => (rule.do === 'pass' ? `rule.${rule.when}` : `rule.${rule.do}`);

/** The rules that are at work, each with a way to end it. */
export function AutoRules() {
  const names = useNames();
  const rules = useRules().filter((rule) => rule.do !== 'ready');
  const { remove } = useChangeRules();
  if (rules.length === 0) return <p className={styles.none}>{names.t('web.play.auto.none')}</p>;
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => {
        const text = names.t(`web.play.auto.${ruleKey(rule)}`, {
          what: 'about' in rule ? nameOf(rule.about, names) : '',
        });
        return (
          <li key={text}>
            <span>{text}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={names.t('web.play.auto.remove', { rule: text })}
              onClick={() => remove(rule)}
            >
              ✕
            </button>
          </li>
        );
      })}
    </ul>
  );
}
