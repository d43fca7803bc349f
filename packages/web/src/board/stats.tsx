/** A player in numbers: cards in hand, foreign colonies, home colonies, cards on the sheet. */
import type { ReactNode } from 'react';
import type { Seat } from '@cosmarium/engine';
import { useView } from '../table/context.tsx';
import { useWords } from '../words.tsx';
import { CardsIcon, ColonyIcon, EyeIcon, HomeIcon } from './icons.tsx';
import styles from './stats.module.css';

function Stat({ icon, count, says }: { icon: ReactNode; count: number; says: string }) {
  return (
    <span className={styles.stat} title={says}>
      <span aria-hidden="true">
        {icon}
        {count}
      </span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}

/** `brief`: without what a row shows by itself, or a closer look tells. */
export function Stats({ seat, brief = false }: { seat: Seat; brief?: boolean }) {
  const { t } = useWords();
  const view = useView();
  const { handCount, hand, foreign, homes, sheets } = view.players[seat];
  const known = brief || seat === view.seat ? 0 : hand.length;
  const onSheets = sheets.flatMap(({ piles }) => piles).reduce((sum, { count }) => sum + count, 0);
  return (
    <span className={styles.stats}>
      <Stat icon={<CardsIcon />} count={handCount} says={t('web.board.hand', { count: handCount })} />
      {known > 0 ? (
        <Stat icon={<EyeIcon />} count={known} says={t('web.board.known', { count: known })} />
      ) : null}
      <Stat icon={<ColonyIcon />} count={foreign} says={t('web.board.foreign', { count: foreign })} />
      {brief ? null : (
        <Stat icon={<HomeIcon />} count={homes} says={t('web.board.homes', { count: homes })} />
      )}
      {onSheets > 0 ? (
        <span className={styles.pile} title={t('web.board.on-sheet', { count: onSheets })}>
          {t('web.board.plus', { count: onSheets })}
          <span className="visually-hidden">{t('web.board.on-sheet', { count: onSheets })}</span>
        </span>
      ) : null}
    </span>
  );
}
