/** Everybody's ships on a planet, standing on its lower rim; the owner first. */
import { StackAt } from './stack.tsx';
import styles from './planet.module.css';

export interface Token {
  colour: string;
  count: number;
  /** Ships among them that are not like the others. */
  special: readonly Sign[];
}

/** A mark of ships: how many of them have it, and whether one of these is ready to act. */
export interface Sign {
  mark: string;
  count: number;
  ready: boolean;
}

/** A star, an anchor, a leaf; a star for whatever else there is. */
const STAR =
  'M0-5.200L1.500-1.700L5.300-1.400L2.400 1.100L3.300 4.800L0 2.800L-3.300 4.800L-2.400 1.100L-5.300-1.400L-1.500-1.700Z';
const SIGNS: { [mark: string]: string } = {
  flagship: STAR,
  'salvage-vessel':
    'M-1-5h2v2.200h2v1.600h-2v3.600c1.600-.3 2.500-1.300 2.700-2.800l1.300.8c-.3 2.800-2 4.400-5 4.600c-3-.2-4.700-1.800-5-4.600l1.300-.8c.2 1.500 1.100 2.500 2.700 2.800v-3.600h-2v-1.600h2z',
  changed:
    'M4.800-4.800C.5-5-4.600-3.600-4.600 1.200C-4.600 2.400-4.300 3.300-3.800 3.900L-1 .8L-2.700 4.900C2.400 5.600 5 .8 4.800-4.800Z',
};

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
      {shown.map(({ colour, count, special }, i) => (
        <g key={colour} transform={`translate(${feet[i][0]} ${feet[i][1]}) scale(${feet[i][2]})`}>
          <StackAt colour={colour} count={count} />
          {special.map(({ mark, count: many, ready }, nth) => (
            <g
              key={mark}
              transform={`translate(13 ${-6 - nth * 13})`}
              className={ready ? styles.ready : styles.spent}
            >
              <circle r="7" />
              <path d={SIGNS[mark] ?? STAR} />
              {many > 1 ? (
                <text x="6" y="8">
                  {many}
                </text>
              ) : null}
            </g>
          ))}
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
