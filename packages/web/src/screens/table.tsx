/** A table: the lobby before the game, the game, and what comes after it. */
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TableOptions } from '@cosmarium/protocol';
import { isSolo } from '../solo/game.ts';
import { TableContext, useTable } from '../table/context.tsx';
import { LinkState, Trying } from '../table/link-state.tsx';
import { sitDown, type OnlineTable } from '../table/online.ts';
import { Loading } from '../ui/loading.tsx';
import { useWords, WithAliens } from '../words.tsx';
import { GameOver } from './game-over.tsx';
import { GameTable } from './game-table.tsx';
import { introduce } from './home/introduce.ts';

/** Whoever comes to a game that is played needs none. */
const Lobby = lazy(() => import('./lobby.tsx'));

const AGAIN_MS = 2000;

export default function TableScreen({ code }: { code: string }) {
  const { table, trying } = useTableOnline(code);
  if (table === null)
    return (
      <>
        {trying ? <Trying /> : null}
        <Loading />
      </>
    );
  return (
    <TableContext value={table}>
      <LinkState />
      <Stage />
    </TableContext>
  );
}

/** Sits down as soon as the server knows who we are, however long it takes to reach it. */
function useTableOnline(code: string): { table: OnlineTable | null; trying: boolean } {
  const words = useWords();
  const [table, setTable] = useState<OnlineTable | null>(null);
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    let joined: OnlineTable | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const arrive = async () => {
      try {
        // A friend who follows a link is nobody yet; no server is needed for a game of this browser.
        if (!isSolo(code)) await introduce(words);
        if (here) setTable((joined = sitDown(code)));
      } catch {
        if (!here) return;
        setTrying(true);
        timer = setTimeout(() => void arrive(), AGAIN_MS);
      }
    };
    void arrive();
    return () => {
      here = false;
      clearTimeout(timer);
      joined?.leave();
    };
    // The words matter only to somebody who has no name yet.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);
  return { table, trying };
}

/** Nothing in such a game comes from a box besides the base game's. */
const isBase = ({ sets, specialShips, variants }: TableOptions): boolean =>
  sets.every((set) => set === 'base') &&
  specialShips.length === 0 &&
  !variants.technologies &&
  !variants.rewards;

function Stage() {
  const link = useTable((state) => state.link);
  const status = useTable(({ info }) => info?.status);
  const base = useTable(({ info }) => info !== null && isBase(info.options));
  const playing = useTable(({ view }) => view !== null);
  if (link.is === 'refused') return null;
  if (status === undefined) return <Loading />;
  if (status === 'open')
    return (
      <Suspense fallback={<Loading />}>
        <WithAliens>
          <Lobby />
        </WithAliens>
      </Suspense>
    );
  // A game that was stopped before this page came has nothing to show but why.
  const game = playing ? <GameTable /> : status === 'stopped' ? <GameOver /> : <Loading />;
  return base ? game : <WithAliens>{game}</WithAliens>;
}
