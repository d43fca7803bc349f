/** How the seed was made, and how to check that nobody chose it. */
import { useState } from 'react';
import { seedFrom, sha256 } from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import { useNames } from '../../table/context.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useWords } from '../../words.tsx';
import { CopyButton } from '../around/copy-button.tsx';
import styles from './seed.module.css';

/** Every promise was kept, and the seed is made of what was promised. */
const isFair = ({ commitment, secret, seed, pledges, chances }: TableInfo): boolean =>
  secret !== null &&
  sha256(secret) === commitment &&
  chances.every((chance, seat) => chance === null || sha256(chance) === pledges[seat]) &&
  seedFrom(secret, chances) === seed;

export function Seed({ info }: { info: TableInfo }) {
  const { t } = useWords();
  const names = useNames();
  const [fair, setFair] = useState<boolean | null>(null);
  const { secret, commitment, seed, chances } = info;
  const command = `printf %s ${secret} | sha256sum`;
  return (
    <details className={styles.seed}>
      <summary className={styles.summary}>{t('web.over.seed')}</summary>
      <p>{t('web.over.seed.why')}</p>
      <dl className={styles.numbers}>
        <dt>{t('web.over.seed.secret')}</dt>
        <dd>
          <code>{secret}</code>
        </dd>
        <dt>{t('web.over.seed.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {chances.map((chance, seat) => (
          // oxlint-disable-next-line no-array-index-key -- a seat is its number
          <Given key={seat} chance={chance} by={names.t('web.over.seed.from', { who: names.seat(seat) })} />
        ))}
        <dt>{t('web.over.seed.is')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <div className={styles.check}>
        <button type="button" className="button" onClick={() => setFair(isFair(info))}>
          {t('web.over.seed.check')}
        </button>
        <p role="status">{fair === null ? null : t(fair ? 'web.over.seed.right' : 'web.over.seed.wrong')}</p>
      </div>
      <p>{t('web.over.seed.command')}</p>
      <div className={styles.check}>
        <code className={styles.command}>{command}</code>
        <CopyButton text={command} />
      </div>
    </details>
  );
}

function Given({ chance, by }: { chance: string | null; by: string }) {
  if (chance === null) return null;
  return (
    <>
      <dt>
        <Prose text={by} />
      </dt>
      <dd>
        <code>{chance}</code>
      </dd>
    </>
  );
}
