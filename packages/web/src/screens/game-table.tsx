/** The table while a game is played, watched or over. The same parts serve a tutorial and a replay. */
import { Board } from '../board/board.tsx';
import { EncounterPanel } from '../encounter/encounter-panel.tsx';
import { Motion } from '../motion/motion.tsx';
import { useFreshDraft } from '../play/choosing.ts';
import { Hand } from '../play/hand.tsx';
import { Question } from '../play/question.tsx';
import { Talk } from '../story/talk.tsx';
import { Header } from '../board/header.tsx';
import { GameOver } from './game-over.tsx';
import styles from './game-table.module.css';

export function GameTable() {
  useFreshDraft();
  return (
    <main className={styles.table}>
      <div className={styles.head}>
        <Header />
      </div>
      <div className={styles.board}>
        <Board />
      </div>
      <div className={styles.encounter}>
        <EncounterPanel />
      </div>
      <div className={styles.hand}>
        <Hand />
      </div>
      <div className={styles.question}>
        <Question />
      </div>
      <div className={styles.talk}>
        <Talk />
      </div>
      <GameOver />
      <Motion />
    </main>
  );
}
