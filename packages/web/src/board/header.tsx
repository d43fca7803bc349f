/** The line above the board: where we are in the game, and whom we wait for. */
import type { ReactNode } from 'react';
import { Link, paths } from '../routes.tsx';
import { Hold } from '../stage/hold.tsx';
import { useTable, useView } from '../table/context.tsx';
import { TableArt } from '../ui/art.tsx';
import { useWords } from '../words.tsx';
import styles from './header.module.css';
import { Askers, HandedOver } from './handovers.tsx';
import { EyeIcon, MenuIcon } from './icons.tsx';
import { LongGone } from './long-gone.tsx';
import { Notice } from './notice.tsx';
import { open } from './opened.ts';
import { Phases } from './phases.tsx';
import { Waiting } from './waiting.tsx';
import { Proposed, Resting, TakeBack } from './wishes.tsx';

/** `tools`: further buttons beside the menu. */
export function Header({ tools }: { tools?: ReactNode }) {
  const { t } = useWords();
  const playing = useTable(({ view }) => view !== null);
  const spectators = useTable(({ info }) => info?.spectators ?? 0);
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <Link href={paths.home} className={styles.home} aria-label={t('web.home')}>
            <TableArt name="logo" className={styles.logo} />
            <span>{t('web.board.game')}</span>
          </Link>
        </h1>
        {playing ? <Progress /> : <span className={styles.rest} />}
        {playing ? <Hold /> : null}
        {spectators > 0 ? (
          <span className={styles.watching} title={t('web.board.spectators', { count: spectators })}>
            <EyeIcon />
            <span aria-hidden="true">{spectators}</span>
            <span className="visually-hidden">{t('web.board.spectators', { count: spectators })}</span>
          </span>
        ) : null}
        {playing ? <TakeBack className={styles.menu} /> : null}
        {tools}
        {playing && tools === null ? (
          <button
            type="button"
            className={styles.menu}
            aria-label={t('web.keys.title')}
            title={`${t('web.keys.title')} (?)`}
            aria-haspopup="dialog"
            onClick={() => open({ is: 'keys' })}
          >
            ?
          </button>
        ) : null}
        <button
          type="button"
          className={styles.menu}
          aria-label={t('web.board.menu')}
          aria-haspopup="dialog"
          onClick={() => open({ is: 'menu' })}
        >
          <MenuIcon />
        </button>
      </header>
      <div className={styles.notices}>
        <Notice />
        <LongGone />
        <Proposed what="pause" />
        <Proposed what="draw" />
        <Proposed what="take-back" />
        <Resting />
        <Askers />
        <HandedOver />
      </div>
    </>
  );
}

function Progress() {
  const { t } = useWords();
  const { turn, encounter } = useView();
  return (
    <>
      <Phases />
      <p className={styles.count}>
        <span>
          {encounter === null
            ? t(turn === 0 ? 'web.board.setup' : 'web.board.turn', { turn })
            : t('web.board.encounter', { turn, number: encounter.number })}
        </span>
      </p>
      <Waiting />
    </>
  );
}
