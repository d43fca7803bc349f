/** The own seat: face, colonies, numbers, and what the own powers say. */
import { useNames, useView } from '../table/context.tsx';
import { Explain } from '../ui/explain.tsx';
import { useScale } from '../ui/scale.tsx';
import { useShape } from '../ui/media.ts';
import { Face } from './face.tsx';
import { ownHidden } from './facts.ts';
import styles from './mine.module.css';
import { PowerState } from './powers.tsx';
import { SeatNameLine } from './seat-name-line.tsx';
import { SeatPanel, useSeatCover } from './seat-panel.tsx';
import { Sockets } from './sockets.tsx';
import { Stats } from './stats.tsx';
import { Tag } from './tag.tsx';
import { Technologies } from './technologies.tsx';

/** The seat at the bottom of the board: one's own, or the first for whoever watches. */
export function Mine() {
  const { seat } = useView();
  const shape = useShape();
  const bottom = Math.max(0, seat);
  return shape === 'middle' ? <SeatPanel seat={bottom} bar={false} many={false} /> : <Whole seat={bottom} />;
}

function Whole({ seat }: { seat: number }) {
  const { cover, look } = useSeatCover(seat);
  const { low } = useScale();
  const view = useView();
  const { sheets } = view.players[seat];
  return (
    <article
      className={`${look} ${styles.mine} ${low ? styles.low : ''}`}
      data-seat={seat}
      data-face-down={ownHidden(view, seat) || undefined}
      data-solid="mine"
      data-fits
    >
      {cover}
      <div className={styles.row}>
        <Face seat={seat} />
        <div className={styles.who}>
          <div className={styles.line}>
            <SeatNameLine seat={seat} />
            <Tag seat={seat} />
          </div>
          {sheets.length === 1 ? <PowerName sheet={sheets[0]} /> : null}
        </div>
      </div>
      <div className={styles.line}>
        <Sockets seat={seat} />
        <Stats seat={seat} />
      </div>
      <div className={styles.texts}>
        {sheets.map((sheet) => (
          <Power key={sheet.alien} sheet={sheet} named={sheets.length > 1} brief={low || sheets.length > 1} />
        ))}
        <Technologies seat={seat} />
      </div>
    </article>
  );
}

type Sheet = ReturnType<typeof useView>['players'][number]['sheets'][number];

function PowerName({ sheet }: { sheet: Sheet }) {
  const names = useNames();
  return (
    <p className={`${styles.power} ${sheet.state === 'works' ? '' : styles.off}`}>
      {sheet.alien === '' ? (
        names.plainAlien('')
      ) : (
        <Explain topic={{ alien: sheet.alien }}>
          {names.t('web.board.power', {
            alien: names.plainAlien(sheet.alien),
            power: names.t(`alien.${sheet.alien}.power`),
          })}
        </Explain>
      )}{' '}
      <PowerState sheet={sheet} />
    </p>
  );
}

/** What the power says; in short where there is little room. Its name tells the rest. */
function Power({ sheet, named, brief }: { sheet: Sheet; named: boolean; brief: boolean }) {
  const names = useNames();
  return (
    <div>
      {named ? <PowerName sheet={sheet} /> : null}
      {sheet.faceDown && sheet.alien !== '' ? <p>{names.t('web.play.sheet-hidden')}</p> : null}
      <p>
        {names.t(
          sheet.alien === '' ? 'web.board.hidden' : `alien.${sheet.alien}.${brief ? 'summary' : 'text'}`,
        )}
      </p>
    </div>
  );
}
