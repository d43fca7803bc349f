/** A few words over the table, gone by themselves. The story tells the same to those who listen. */
import { resultOf } from '@cosmarium/story';
import { useSettings } from '../settings.ts';
import { useNames, useTable } from '../table/context.tsx';
import { Portrait } from '../ui/art.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Banner } from './flights.ts';
import { FACTOR } from './pace.ts';
import styles from './motion.module.css';

const READING_MS = 1700;
/** How an encounter ended is a sentence with its reason. */
const RESULT_MS = 2800;
const RESULTS: ReadonlySet<Banner['says']> = new Set<Banner['says']>([
  'win',
  'deal',
  'no-deal',
  'both-lose',
  'peace',
  'surrender',
]);

export function BannerLine({ banner, gone }: { banner: Banner; gone: () => void }) {
  const names = useNames();
  const speed = useSettings((settings) => settings.speed);
  const seat = 'seat' in banner ? banner.seat : -1;
  const colour = useTable(({ view }) => view?.players[seat]?.colour);
  const own = useTable(({ view }) => view?.players[seat]?.sheets[0]?.alien);
  const alien = ('alien' in banner ? banner.alien : own) || undefined;
  const fight = useTable(({ view }) => view?.fight ?? null);
  const result = RESULTS.has(banner.says) && fight !== null ? resultOf(fight, names) : null;
  const said = names.t(`web.banner.${banner.says}`, {
    ...names.who(seat),
    alien: alien === undefined ? '' : names.plainAlien(alien),
    power: alien === undefined ? '' : names.t(`alien.${alien}.power`),
  });
  return (
    <div className={styles.banners} data-result={result === null ? undefined : true} aria-hidden="true">
      <p
        className={`${styles.banner} ${colour === undefined ? '' : `seat-${colour}`}`}
        style={
          {
            '--ms': `${(result === null ? READING_MS : RESULT_MS) * (FACTOR[speed] || 1)}ms`,
          } as React.CSSProperties
        }
        onAnimationEnd={gone}
      >
        {alien === undefined ? null : <Portrait alien={alien} className={styles.face} />}
        <span>
          <Prose text={result ?? said} />
        </span>
      </p>
    </div>
  );
}
