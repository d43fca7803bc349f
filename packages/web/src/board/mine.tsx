/** The own seat: face, colonies, numbers, and what the own powers say. */
import { useRef } from 'react';
import { useNames, useView } from '../table/context.tsx';
import { Explain, explains } from '../ui/explain.tsx';
import { useScale } from '../ui/scale.tsx';
import { useShape } from '../ui/media.ts';
import { Face } from './face.tsx';
import { ownHidden } from './facts.ts';
import styles from './mine.module.css';
import { Pieces } from './pieces.tsx';
import { isHere, PowerState } from './powers.tsx';
import { SeatNameLine } from './seat-name-line.tsx';
import { SeatPanel, useSeatCover } from './seat-panel.tsx';
import { Sockets } from './sockets.tsx';
import { Stages } from './stages.tsx';
import { Stats } from './stats.tsx';
import { Tag } from './tag.tsx';
import { Technologies } from './technologies.tsx';
import { useSize } from './use-size.ts';

/** The seat at the bottom of the board: one's own, or the first for whoever watches. */
export function Mine() {
  const { seat } = useView();
  const shape = useShape();
  const bottom = Math.max(0, seat);
  return shape === 'middle' ? <SeatPanel seat={bottom} bar={false} many={false} /> : <Whole seat={bottom} />;
}

/** The height of a line of the text, and of the name above it; in units. */
const LINE = 12.3 * 1.2;
const NAME = 13 * 1.25;
const GAP = 4;

function Whole({ seat }: { seat: number }) {
  const { cover, look } = useSeatCover(seat);
  const { low, t, u } = useScale();
  const view = useView();
  const all = view.players[seat].sheets;
  const sheets = all.filter(isHere);
  const texts = useRef<HTMLDivElement>(null);
  const height = useSize(texts)?.height ?? 0;
  // The names of a row of stages take two lines at most.
  const row = all.length > sheets.length ? 2 * LINE * t : 0;
  const several = sheets.length > 1;
  const room = (height - row) / sheets.length - (several ? NAME * t + GAP * u : 0);
  // The names of several come first: what they say may have to wait for a closer look.
  const lines = Math.max(several ? 0 : 1, Math.floor(room / (LINE * t)));
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
          <div className={styles.line}>
            {sheets.length === 1 ? <PowerName sheet={sheets[0]} /> : null}
            <Pieces seat={seat} only="rest" />
          </div>
        </div>
      </div>
      <div className={styles.line}>
        <Sockets seat={seat} />
        <Stats seat={seat} />
      </div>
      <Technologies seat={seat} className={styles.technologies} />
      <div ref={texts} className={styles.texts} data-fits>
        <Stages seat={seat} />
        {sheets.map((sheet) => (
          <Power key={sheet.alien} sheet={sheet} named={several} lines={lines} />
        ))}
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

/** What the power says, as far as there is room; a closer look tells the rest. */
function Power({ sheet, named, lines }: { sheet: Sheet; named: boolean; lines: number }) {
  const names = useNames();
  const { alien } = sheet;
  return (
    <div>
      {named ? <PowerName sheet={sheet} /> : null}
      {lines === 0 ? null : (
        <p
          className={styles.says}
          style={{ WebkitLineClamp: lines }}
          {...(alien === '' ? {} : explains({ alien }))}
        >
          {sheet.faceDown && alien !== '' ? `${names.t('web.play.sheet-hidden')} ` : null}
          {names.t(alien === '' ? 'web.board.hidden' : `alien.${alien}.text`)}
        </p>
      )}
    </div>
  );
}
