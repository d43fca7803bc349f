/** What a player is in this encounter, in a word each. */
import { OFFENSE, type Seat } from '@cosmarium/engine';
import type { Substitute } from '@cosmarium/protocol';
import { useTable, useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { roleOf, usedFlare } from './facts.ts';
import styles from './badges.module.css';
import { FlareIcon } from './icons.tsx';
import { playsFor } from './substitute.ts';

const SIDES = ['offense', 'defense'] as const;

export function Badges({ seat }: { seat: Seat }) {
  const { t } = useWords();
  const view = useView();
  const { main, ally, invited } = roleOf(view, seat);
  const turn = view.offense === seat && main !== OFFENSE && view.stage !== 'over';
  return (
    <span className={styles.badges}>
      {main === null ? null : (
        <span className={styles[SIDES[main]]}>{t(`web.board.badge.${SIDES[main]}`)}</span>
      )}
      {ally === null ? null : (
        <span className={`${styles.ally} ${styles[SIDES[ally]]}`}>
          {t(`web.board.badge.ally-${SIDES[ally]}`)}
        </span>
      )}
      {invited.map((side) => (
        <span key={side} className={styles.invited}>
          {t(`web.board.badge.invited-${SIDES[side]}`)}
        </span>
      ))}
      {turn ? <span className={styles.turn}>{t('web.board.badge.turn')}</span> : null}
      {view.winners.includes(seat) ? (
        <span className={styles.turn}>{t('web.board.badge.winner')}</span>
      ) : null}
      {usedFlare(view, seat) ? (
        <span className={styles.flare} title={t('web.board.badge.flare')}>
          <FlareIcon />
          <span className="visually-hidden">{t('web.board.badge.flare')}</span>
        </span>
      ) : null}
      <Presence seat={seat} />
    </span>
  );
}

/** Who plays: a bot and how well, or somebody who has gone. */
function Presence({ seat }: { seat: Seat }) {
  const { t } = useWords();
  const colour = useView().players[seat].colour;
  const table = useTable((state) => state.info);
  const info = table?.seats.find((one) => one.colour === colour);
  if (table === null || info === undefined) return null;
  if (info.level !== null) return <Bot level={info.level} character={info.character} />;
  if (!info.away) return info.present ? null : <span className={styles.gone}>{t('web.board.absent')}</span>;
  const bot = playsFor(table, info);
  return (
    <>
      <span className={styles.gone}>{t('web.board.away')}</span>
      {bot === null ? null : <Bot {...bot} />}
    </>
  );
}

function Bot({ level, character }: Substitute) {
  const { t } = useWords();
  return (
    <>
      <span className={styles.quiet}>{t(`web.board.bot.${level}`)}</span>
      {character === null ? null : (
        <span className={styles.quiet} title={t(`character.${character}.about`)}>
          {t(`character.${character}`)}
        </span>
      )}
    </>
  );
}
