/** The tutorial: the table of a game, and a coach. */
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Coach } from '../learn/coach.tsx';
import { Ending } from '../learn/ending.tsx';
import type { Look, Scene } from '../learn/lessons.ts';
import { Ring } from '../learn/ring.tsx';
import { SCENES } from '../learn/scenes/index.ts';
import { beginScene } from '../learn/tutorial.ts';
import { go, paths, useAnchor } from '../routes.tsx';
import { setSettings } from '../settings.ts';
import { TableContext } from '../table/context.tsx';
import { useShape } from '../ui/media.ts';
import { GameTable } from './game-table.tsx';
import styles from './learn.module.css';

/** Long enough to see what the others do. */
const PAUSE_MS = 1100;
const NOTHING: Look = {};

export default function Learn() {
  const wanted = useAnchor();
  const [tutorial, setTutorial] = useState(() =>
    beginScene(SCENES.find(({ id }) => id === wanted) ?? SCENES[0], PAUSE_MS),
  );
  const { table, scene } = tutorial;
  const following = SCENES.at(SCENES.indexOf(scene) + 1);
  const show = (one: Scene) => {
    setTutorial(beginScene(one, PAUSE_MS));
    // A page that is loaded again does not begin from the first one.
    go(paths.scene(one.id), { replace: true });
  };
  const beside = useShape() === 'wide';
  const { lesson, now } = useStore(tutorial.lecture);
  const { game } = tutorial;
  const look = useMemo(() => {
    if (now !== 'read' && now !== 'act') return NOTHING;
    return typeof lesson.look === 'function' ? lesson.look(game) : lesson.look;
  }, [game, lesson, now]);
  useEffect(() => {
    table.start();
    return () => table.leave();
  }, [table]);
  useEffect(() => {
    const { places = [], seats = [] } = look;
    table.store.setState({ highlight: { places, seats } });
  }, [table, look]);
  useEffect(() => {
    if (now === 'over') setSettings({ learnt: true });
  }, [now]);
  const skip = () => {
    setSettings({ learnt: true });
    go(paths.home);
  };
  const coach = <Coach tutorial={tutorial} skip={skip} />;
  return (
    <TableContext value={table}>
      <div className={styles.page} data-points={(look.places?.length ?? 0) > 0 || undefined}>
        {beside ? null : coach}
        <div className={styles.table}>
          <GameTable aside={beside ? coach : undefined} />
        </div>
      </div>
      <Ring look={look} />
      {now === 'over' ? (
        <Ending
          key={scene.id}
          scene={scene}
          next={following === undefined ? null : () => show(following)}
          again={() => show(scene)}
        />
      ) : null}
    </TableContext>
  );
}
