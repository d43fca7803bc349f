/** A finished game, played again in the page. */
import { useEffect, useMemo, useState } from 'react';
import { botIn } from '../explain/seated.ts';
import { Reasons } from '../explain/why.tsx';
import { faultOf, loadFile, loadGame, type Fault, type Loaded } from '../local/load.ts';
import { OpenFile } from '../local/open-file.tsx';
import { playback } from '../local/playback.ts';
import { Analysing } from '../local/analysing.tsx';
import { Player } from '../local/player.tsx';
import { FILE, go, Link, paths } from '../routes.tsx';
import { useSettings } from '../settings.ts';
import { soloIn, takeIn } from '../solo/file.ts';
import { TableContext } from '../table/context.tsx';
import { Story } from '../story/story.tsx';
import { Loading } from '../ui/loading.tsx';
import { useWords } from '../words.tsx';
import { GameTable } from './game-table.tsx';
import styles from './replay.module.css';

export default function Replay({ code }: { code: string }) {
  const { t } = useWords();
  const name = useSettings((settings) => settings.name);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    if (code === FILE) return;
    let here = true;
    loadGame(code, name || t('web.guest')).then(
      (game) => here && setLoaded(game),
      (error: unknown) => here && setFault(faultOf(error)),
    );
    return () => {
      here = false;
    };
    // The name matters only to somebody who has none yet.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);
  const show = async (game: Loaded) => {
    const { film } = game;
    const solo = film.over ? null : soloIn(film.journal);
    // A solo game that is not over is there to be gone on with.
    if (solo === null) setLoaded(game);
    else go(paths.table(await takeIn(film.journal, solo)), { replace: true });
  };
  const open = (file: File) => {
    setFault(null);
    loadFile(file)
      .then(show)
      .catch((error: unknown) => setFault(faultOf(error)));
  };
  if (loaded !== null) return <Screening loaded={loaded} />;
  if (code === FILE) return <OpenFile fault={fault} open={open} />;
  return fault === null ? <Loading /> : <Failed code={code} fault={fault} />;
}

function Screening({ loaded }: { loaded: Loaded }) {
  const { film, info, seat } = loaded;
  const [show] = useState(() => playback(film, info, seat));
  const reasons = useMemo(() => (info === null ? null : { film, bots: info.seats.map(botIn) }), [film, info]);
  useEffect(() => show.leave, [show]);
  return (
    <TableContext value={show.table}>
      <div className={styles.page}>
        <div className={styles.stage}>
          <Reasons value={reasons}>
            <GameTable aside={<Told />} />
          </Reasons>
        </div>
        <Player playback={show} info={info} />
      </div>
      <Analysing playback={show} />
    </TableContext>
  );
}

/** Nobody talks at a game that is played again. */
function Told() {
  return (
    <div className={`panel ${styles.told}`}>
      <Story />
    </div>
  );
}

function Failed({ code, fault }: { code: string; fault: Fault }) {
  const { t } = useWords();
  return (
    <main className={styles.failed}>
      <h1>{t('web.replay.failed')}</h1>
      <p>{t(`web.replay.${fault.why}`)}</p>
      {fault.why === 'damaged' || fault.why === 'old-rules' ? <code>{fault.detail}</code> : null}
      <div className={styles.buttons}>
        {fault.why === 'not-over' ? (
          <Link className="button primary" href={paths.table(code)}>
            {t('web.replay.to-table')}
          </Link>
        ) : null}
        <Link className="button" href={paths.home}>
          {t('web.home')}
        </Link>
      </div>
    </main>
  );
}
