/** The middle of the table: what is fought over, chosen or dealt about right now. `width` and `height` are the room there is. */
import type { CSSProperties } from 'react';
import { AlienSheets } from '../play/controls/aliens.tsx';
import { DealTrays } from '../play/controls/deal-trays.tsx';
import { isAlienChoice } from '../play/faces.ts';
import { useDecision, useDraft } from '../play/choosing.ts';
import { ResultCard } from '../stage/result-card.tsx';
import { useView } from '../table/context.tsx';
import { useScale } from '../ui/scale.tsx';
import { useWords } from '../words.tsx';
import { Fight } from './fight.tsx';
import { Joined, Strip } from './strip.tsx';
import { duelNow, isFight } from './duel.ts';
import styles from './stage.module.css';

/** What the stage is drawn for, in units; where there is less room it is scaled as a whole. */
const DRAWN = {
  fight: [740, 320],
  low: [740, 230],
  trays: [680, 315],
  aliens: [720, 330],
  strip: [660, 98],
} as const;
type Kind = keyof typeof DRAWN;
/** How much of the oval's width and height that may fill: its corners are round. */
const SHARE = {
  fight: [0.96, 0.8],
  low: [0.96, 0.86],
  trays: [0.88, 0.76],
  aliens: [0.88, 0.78],
  strip: [0.8, 0.52],
} as const;

/** With so many players there are planets at the corners of sheets, too. */
const MANY = 6;
const SHARE_OF_MANY = [0.75, 0.66] as const;

/** A fight in an oval lower than this is drawn lower, too, before it is drawn smaller. */
const LOW = 360;

export function Stage({ width, height }: { width: number; height: number }) {
  const view = useView();
  const now = duelNow(view);
  const { u } = useScale();
  const words = useWords();
  const decision = useDecision();
  const draft = useDraft();
  const dealing = decision?.kind === 'offer' && draft?.is === 'deal' ? { decision, draft } : null;
  const aliens = decision?.kind === 'option' && isAlienChoice(decision, words) ? decision : null;
  const kind: Kind =
    aliens !== null
      ? 'aliens'
      : dealing !== null
        ? 'trays'
        : now !== null && isFight(now)
          ? height < LOW * u
            ? 'low'
            : 'fight'
          : 'strip';
  const [w, h] = DRAWN[kind];
  const [wide, high] = kind === 'aliens' && view.players.length >= MANY ? SHARE_OF_MANY : SHARE[kind];
  const scale = Math.min(1, (width * wide) / (w * u), (height * high) / (h * u));
  return (
    <div className={styles.stage}>
      <div
        // Another picture, not the same one moved.
        key={kind}
        className={styles.box}
        data-kind-of={kind}
        style={{ '--scale': scale, '--w': w, '--h': h } as CSSProperties}
      >
        {kind === 'aliens' ? (
          <AlienSheets decision={aliens!} draft={draft} />
        ) : kind === 'trays' ? (
          <DealTrays {...dealing!} />
        ) : kind === 'fight' || kind === 'low' ? (
          <Fight key={now!.number} duel={now!} low={kind === 'low'} />
        ) : (
          <div className={styles.strip} data-low={height < LOW * u || undefined}>
            <div className={styles.result}>
              <ResultCard />
            </div>
            <Strip />
            <Joined />
          </div>
        )}
      </div>
    </div>
  );
}
