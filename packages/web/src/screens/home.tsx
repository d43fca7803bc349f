/** The first screen: one click to a game, and every other way to one. */
import { useEffect, useState } from 'react';
import { SERVERLESS } from '../hosting.ts';
import { isAway, me, type MyTable } from '../net/api.ts';
import { Link, paths } from '../routes.tsx';
import { setSettings, useSettings } from '../settings.ts';
import type { SoloGame } from '../solo/game.ts';
import { TableArt } from '../ui/art.tsx';
import { useWords } from '../words.tsx';
import { Languages } from './around/languages.tsx';
import { Stars } from './around/stars.tsx';
import { useTitle } from './around/title.ts';
import { Join } from './home/join.tsx';
import { Continue, MyTables } from './home/my-tables.tsx';
import { NewTable } from './home/new-table.tsx';
import { PlayButton } from './home/play-button.tsx';
import { PublicTables } from './home/public-tables.tsx';
import { Scene } from './home/scene.tsx';
import { Solo } from './home/solo.tsx';
import { YouAre } from './home/you-are.tsx';
import styles from './home.module.css';

/** Solo games that are not over; those begun long ago are among my games. */
const SOLO_SHOWN = 3;

const soloGames = async (): Promise<SoloGame[]> => (await import('../solo/kept.ts')).listGames();

interface Mine {
  /** At the server. Somebody who is nobody yet has none. */
  tables: readonly MyTable[];
  /** In this browser. */
  solo: readonly SoloGame[];
  /** The server cannot be reached. */
  away: boolean;
}

/** My games that are not over. */
function useMine(): Mine {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [solo, setSolo] = useState<readonly SoloGame[]>([]);
  const [away, setAway] = useState(SERVERLESS);
  useEffect(() => {
    let here = true;
    me().then(
      (known) => {
        if (!here || known === null) return;
        setTables(known.tables);
        if (useSettings.getState().name !== known.guest.name) setSettings({ name: known.guest.name });
      },
      (error: unknown) => here && setAway(isAway(error)),
    );
    soloGames().then(
      (games) => here && setSolo(games.filter(({ winners }) => winners === null).slice(0, SOLO_SHOWN)),
      // A browser that keeps nothing has none.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return { tables, solo, away };
}

export function Home() {
  const { t } = useWords();
  useTitle(null);
  const { tables, solo, away } = useMine();
  const all: readonly (MyTable | SoloGame)[] = [...tables, ...solo];
  const running = tables.find(({ status }) => status === 'running') ?? solo.at(0);
  const others = all.filter((table) => table !== running);
  return (
    <div className={styles.home}>
      <Stars />
      <header className={styles.top}>
        <Languages />
        <YouAre />
      </header>
      <main className={styles.main}>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.name}>
              <TableArt name="logo" className={styles.logo} />
              {t('web.name')}
            </h1>
            <p className={styles.tagline}>{t('web.home.tagline')}</p>
            <p className={styles.about}>{t('web.home.about')}</p>
            <div className={styles.start}>
              {running === undefined ? null : <Continue {...running} />}
              <PlayButton second={running !== undefined} here={away} />
            </div>
            {others.length === 0 ? null : <MyTables tables={others} />}
          </div>
          <div className={styles.scene}>
            <Scene />
          </div>
        </section>
        <div className={`${styles.ways} ${SERVERLESS ? styles.few : ''}`}>
          <div className={styles.play}>
            <section className={`panel ${styles.friends}`} aria-labelledby="alone">
              <h2 id="alone">{t('web.solo.heading')}</h2>
              <p className="dim">{t('web.solo.why')}</p>
              <Solo />
            </section>
            <section className={`panel ${styles.friends}`} aria-labelledby="with-friends">
              <h2 id="with-friends">{t('web.home.with-friends')}</h2>
              {SERVERLESS ? (
                <p className="dim">{t('web.serverless.friends')}</p>
              ) : (
                <>
                  <p className="dim">{t('web.home.new.why')}</p>
                  <NewTable />
                  <Join />
                </>
              )}
            </section>
          </div>
          {SERVERLESS ? null : (
            <div className={`panel ${styles.friends}`}>
              <PublicTables />
            </div>
          )}
          <nav className={styles.more}>
            {(['learn', 'rules', 'aliens', 'games', 'settings'] as const).map((one) => (
              <Link key={one} href={paths[one]} className={`panel ${styles.card}`}>
                <b>{t(`web.home.${one}`)}</b>
                <span>{t(`web.home.${one}.why`)}</span>
              </Link>
            ))}
          </nav>
        </div>
      </main>
      <footer className={styles.end}>{t('web.home.unofficial')}</footer>
    </div>
  );
}
