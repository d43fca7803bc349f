/** A player in numbers: cards in hand, home colonies, ships in the warp, and what lies on the sheets. */
import type { ReactNode } from 'react';
import type { Seat } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { usedFlare } from './facts.ts';
import { CardsIcon, EyeIcon, FlareIcon, HomeIcon, SheetIcon, TokenIcon, WarpIcon } from './icons.tsx';
import styles from './stats.module.css';

interface StatProps {
  icon: ReactNode;
  count: number | null;
  says: string;
  /** Can be seen elsewhere, too. */
  spare?: boolean;
}

function Stat({ icon, count, says, spare = false }: StatProps) {
  return (
    <span className={styles.stat} title={says} data-spare={spare || undefined}>
      <span aria-hidden="true">
        {icon}
        {count}
      </span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}

/** Where home colonies stand in the list. */
const HOMES = 2;

/** `brief`: without what a row shows by itself, or a closer look tells. */
export function Stats({ seat, brief = false }: { seat: Seat; brief?: boolean }) {
  const { t } = useWords();
  const view = useView();
  const { handCount, hand, homes, sheets, warp } = view.players[seat];
  const known = brief || seat === view.seat ? 0 : hand.length;
  const onSheets = sheets.flatMap(({ piles }) => piles).reduce((sum, { count }) => sum + count, 0);
  const tokens = sheets.reduce((sum, sheet) => sum + sheet.tokens, 0);
  const shown: [ReactNode, number, string][] = [
    [<CardsIcon key="hand" />, handCount, t('web.board.hand', { count: handCount })],
    [<EyeIcon key="known" />, known, t('web.board.known', { count: known })],
    [<HomeIcon key="homes" />, brief ? 0 : homes, t('web.board.homes', { count: homes })],
    [<WarpIcon key="warp" />, brief ? 0 : warp, t('web.board.in-warp', { count: warp })],
    [<SheetIcon key="sheet" />, onSheets, t('web.board.on-sheet', { count: onSheets })],
    [<TokenIcon key="tokens" />, tokens, t('web.board.tokens', { count: tokens })],
  ];
  return (
    <span className={styles.stats}>
      {shown.map(([icon, count, says], i) =>
        count > 0 || i === 0 ? (
          <Stat key={says} icon={icon} count={count} says={says} spare={i === HOMES} />
        ) : null,
      )}
      {usedFlare(view, seat) ? (
        <Stat icon={<FlareIcon />} count={null} says={t('web.board.badge.flare')} />
      ) : null}
    </span>
  );
}
