/** The table while a game is played, watched or over. The same parts serve a tutorial and a replay. */
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { useActing } from '../board/acting.ts';
import { Board } from '../board/board.tsx';
import { Header } from '../board/header.tsx';
import { Mine } from '../board/mine.tsx';
import { Piles } from '../board/piles.tsx';
import { useSize } from '../board/use-size.ts';
import { useWarpAsked, WarpLine } from '../board/warp-line.tsx';
import { PhoneStage } from '../encounter/phone-stage.tsx';
import { Strip } from '../encounter/strip.tsx';
import { Motion } from '../motion/motion.tsx';
import { useFreshDraft } from '../play/choosing.ts';
import { Hand } from '../play/hand.tsx';
import { Question } from '../play/question.tsx';
import { ResultCard, useUnread } from '../stage/result-card.tsx';
import { Talk, TalkButtons } from '../story/talk.tsx';
import { useTable } from '../table/context.tsx';
import { useRail, useShape } from '../ui/media.ts';
import { useWords } from '../words.tsx';
import { ScaleContext, scaleOf } from '../ui/scale.tsx';
import { useSettings } from '../settings.ts';
import { GameOver } from './game-over.tsx';
import { Reading } from './reading/reading.tsx';
import styles from './game-table.module.css';

/** `aside`: what stands where players otherwise talk. */
export function GameTable({ aside }: { aside?: ReactNode }) {
  useFreshDraft();
  const shape = useShape();
  const table = useRef<HTMLElement>(null);
  const size = useSize(table);
  const scale = scaleOf(shape, size?.width ?? 0, size?.height ?? 0);
  const playing = useTable(({ view }) => view !== null);
  const still = useSettings(({ speed }) => speed === 'off');
  return (
    <ScaleContext value={scale}>
      <main
        ref={table}
        className={`${styles.table} ${styles[shape]}`}
        data-still={still || undefined}
        style={{ '--u': `${scale.u}px`, '--t': `${scale.t}px` } as CSSProperties}
      >
        {size === null ? null : (
          <>
            {playing ? <SkipToQuestion /> : null}
            <Tint />
            <div className={styles.head}>
              <Header tools={shape === 'phone' && playing ? <TalkButtons /> : null} />
            </div>
            {playing ? (
              <>
                {shape === 'phone' ? <Column /> : <Zones aside={aside} />}
                <GameOver />
                <Reading />
                <Motion />
              </>
            ) : null}
          </>
        )}
      </main>
    </ScaleContext>
  );
}

/** The first stop of whoever goes by Tab: past the header, the board and the story to what is asked. */
function SkipToQuestion() {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={`button ${styles.skip}`}
      onClick={() => document.querySelector<HTMLElement>('[data-solid=question]')?.focus()}
    >
      {t('web.board.skip')}
    </button>
  );
}

/** The sky takes on something of the colour of whoever acts. */
function Tint() {
  const acting = useActing();
  return acting === null ? null : <div className={`${styles.tint} seat-${acting}`} />;
}

/** Where there is room: the board, the story beside it, and the band below both. */
function Zones({ aside }: { aside: ReactNode }) {
  const players = useTable(({ view }) => view!.players.length);
  const rail = useRail(players);
  return (
    <>
      <div className={styles.board}>
        <Board />
      </div>
      <div className={rail ? styles.rail : styles.side} data-solid="side">
        {rail ? <TalkButtons /> : (aside ?? <Talk />)}
      </div>
      <div className={styles.band}>
        <div className={styles.mine}>
          <Mine />
        </div>
        <div className={styles.question} data-coach="question">
          <Question />
        </div>
        <div className={styles.hand} data-coach="hand">
          <Hand />
        </div>
        <div className={styles.piles}>
          <Piles />
        </div>
      </div>
    </>
  );
}

/** A phone: everything one below the other. Only the rows scroll; the encounter stays in sight above the question. */
function Column() {
  return (
    <>
      <div className={styles.board}>
        <Board />
        <PhoneStage />
      </div>
      <div className={styles.below}>
        <div data-coach="encounter">
          <Strip />
        </div>
        <WarpOrResult />
        <div className={styles.hand} data-coach="hand">
          <Hand />
        </div>
        <div className={styles.question} data-coach="question">
          <Question />
        </div>
      </div>
    </>
  );
}

/** How the last encounter ended lies over the warp until it is read, unless the warp is what is asked about. */
function WarpOrResult() {
  const unread = useUnread() !== null;
  const asked = useWarpAsked();
  const covered = unread && !asked;
  return (
    <div className={styles.warp}>
      <div inert={covered}>
        <WarpLine />
      </div>
      {covered ? <ResultCard /> : null}
    </div>
  );
}
