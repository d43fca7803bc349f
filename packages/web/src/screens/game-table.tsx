/** The table while a game is played, watched or over. The same parts serve a tutorial and a replay. */
import type { ReactNode } from 'react';
import { Board } from '../board/board.tsx';
import { asksForPlaces, asksForSeats } from '../board/facts.ts';
import { Header } from '../board/header.tsx';
import { Piles } from '../board/piles.tsx';
import { SeatPanel } from '../board/seat-panel.tsx';
import { EncounterPanel } from '../encounter/encounter-panel.tsx';
import { Motion } from '../motion/motion.tsx';
import { useDecision, useFreshDraft } from '../play/choosing.ts';
import { Hand } from '../play/hand.tsx';
import { Question } from '../play/question.tsx';
import { Talk } from '../story/talk.tsx';
import { useTable } from '../table/context.tsx';
import { useNarrow } from '../ui/media.ts';
import { GameOver } from './game-over.tsx';
import styles from './game-table.module.css';

/** `aside`: what stands where players otherwise talk. */
export function GameTable({ aside }: { aside?: ReactNode }) {
  useFreshDraft();
  const playing = useTable(({ view }) => view !== null);
  return (
    <main className={styles.table}>
      <div className={styles.head}>
        <Header />
      </div>
      {playing ? <Parts aside={aside ?? <Talk />} /> : null}
    </main>
  );
}

function Parts({ aside }: { aside: ReactNode }) {
  const narrow = useNarrow();
  // On a phone, a question about the board leaves it to be seen: the hand lies below it, not above it.
  const decision = useDecision();
  const aboutBoard = asksForPlaces(decision) || asksForSeats(decision);
  const bottom = useTable(({ seat }) => Math.max(0, seat));
  return (
    <>
      <div className={styles.board}>
        <Board />
      </div>
      {narrow ? null : (
        <>
          <div className={styles.me}>
            <SeatPanel seat={bottom} />
          </div>
          <div className={styles.piles}>
            <Piles />
          </div>
        </>
      )}
      <div className={styles.side}>
        <div className={styles.encounter} data-coach="encounter">
          <EncounterPanel />
        </div>
        <div className={styles.talk}>{aside}</div>
      </div>
      <div className={`${styles.dock} ${aboutBoard ? styles.apart : ''}`}>
        <div className={styles.hand} data-coach="hand">
          <Hand />
        </div>
        <div className={styles.question} data-coach="question">
          <Question />
        </div>
      </div>
      <GameOver />
      <Motion />
    </>
  );
}
