/** Everybody's ships on a planet, standing on its lower rim; the owner first. */
import { StackAt } from './stack.tsx';
import styles from './planet.module.css';

export interface Token {
  colour: string;
  count: number;
  /** Ships among them that are not like the others, and whether one of these is ready to act. */
  special?: number;
  ready?: boolean;
}

const STAR =
  'M0-5.200L1.500-1.700L5.300-1.400L2.400 1.100L3.300 4.800L0 2.800L-3.300 4.800L-2.400 1.100L-5.300-1.400L-1.500-1.700Z';

/** Where the feet of one to four tokens stand on a planet of radius 32, and how large they are. */
const FEET: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[0, 25, 1.12]],
  [
    [-15, 22, 0.98],
    [15, 22, 0.98],
  ],
  [
    [-20.5, 17, 0.84],
    [20.5, 17, 0.84],
    [0, 29, 0.84],
  ],
  [
    [-24, 12, 0.74],
    [24, 12, 0.74],
    [-8.5, 28, 0.74],
    [8.5, 28, 0.74],
  ],
];
const ROOM = FEET.length - 1;

export function Tokens({ tokens }: { tokens: readonly Token[] }) {
  const feet = FEET[Math.min(ROOM, tokens.length)];
  // More guests than places: the last place counts the rest.
  const shown = tokens.length > ROOM ? tokens.slice(0, ROOM - 1) : tokens;
  const rest = tokens.length - shown.length;
  return (
    <>
      {shown.map(({ colour, count, special = 0, ready = false }, i) => (
        <g key={colour} transform={`translate(${feet[i][0]} ${feet[i][1]}) scale(${feet[i][2]})`}>
          <StackAt colour={colour} count={count} />
          {special > 0 ? (
            <g transform="translate(13 -14)" className={ready ? styles.ready : styles.spent}>
              <circle r="7" />
              <path d={STAR} />
            </g>
          ) : null}
        </g>
      ))}
      {rest > 0 ? (
        <g transform={`translate(${feet[ROOM - 1][0]} ${feet[ROOM - 1][1] - 9})`}>
          <circle r="9.5" className={styles.dot} />
          <text y="3.8" className={styles.digit}>
            +{rest}
          </text>
        </g>
      ) : null}
    </>
  );
}
