/** A table: the lobby before the game, the game, and what comes after it. */
import { useEffect, useState } from 'react';
import { beSomebody } from '../net/api.ts';
import { useSettings } from '../settings.ts';
import { TableContext, useTable } from '../table/context.tsx';
import { LinkState } from '../table/link-state.tsx';
import { sitDown, type OnlineTable } from '../table/online.ts';
import { Loading } from '../ui/loading.tsx';
import { useWords } from '../words.tsx';
import { GameTable } from './game-table.tsx';
import { Lobby } from './lobby.tsx';

export function TableScreen({ code }: { code: string }) {
  const { t } = useWords();
  const [table, setTable] = useState<OnlineTable | null>(null);
  const name = useSettings((settings) => settings.name);
  useEffect(() => {
    let here = true;
    let joined: OnlineTable | null = null;
    // A friend who follows a link is nobody yet.
    void beSomebody(name || t('web.guest')).then(
      () => {
        if (!here) return;
        joined = sitDown(code);
        setTable(joined);
      },
      () => here && setTable(null),
    );
    return () => {
      here = false;
      joined?.leave();
    };
    // The name matters only to somebody who has none yet.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);
  if (table === null) return <Loading />;
  return (
    <TableContext value={table}>
      <LinkState />
      <Stage />
    </TableContext>
  );
}

function Stage() {
  const status = useTable(({ info }) => info?.status);
  const playing = useTable(({ view }) => view !== null);
  if (status === undefined) return <Loading />;
  if (status === 'open') return <Lobby />;
  return playing || status === 'stopped' ? <GameTable /> : <Loading />;
}
