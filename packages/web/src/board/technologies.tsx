/** The technologies in front of a player, with the ships that research them. */
import type { Seat } from '@cosmarium/engine';
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { plain } from '../ui/marks.ts';
import styles from './powers.module.css';

export function Technologies({ seat, className = '' }: { seat: Seat; className?: string }) {
  const names = useNames();
  const { technologies } = useView().players[seat];
  if (technologies.length === 0) return null;
  return (
    <ul className={`${styles.technologies} ${className}`}>
      {technologies.map(({ card, up, ships, hold, stored, token }) => (
        <li key={hold}>
          {card === null ? (
            names.t('technology.face-down')
          ) : (
            <Explain topic={{ card }}>{names.plainCard(card)}</Explain>
          )}
          {[
            ...(up ? [] : [names.research(card, ships)]),
            ...(stored > 0 ? [names.t('technology.under', { count: stored })] : []),
            ...(token.length > 0
              ? [
                  names.t('technology.beside', {
                    where: names.list(token.map((at) => plain(names.place(at)))),
                  }),
                ]
              : []),
          ].map((words) => (
            <span key={words} className={styles.tokens}>
              {words}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
