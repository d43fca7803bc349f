/** Ships of one player at one place: a stack of saucers, one for each ship up to four, with the player's emblem on top. */
import { COLOURS, type Colour } from '@cosmarium/engine';
import type { ReactNode } from 'react';
import styles from './stack.module.css';

const EMBLEMS: Record<Colour, ReactNode> = {
  red: <path d="M0-7L7 5.600H-7Z" />,
  yellow: <rect x="-6.2" y="-6.2" width="12.4" height="12.4" rx="1.5" />,
  green: <circle r="6.8" />,
  blue: <path d="M0-7.600L6 0L0 7.600L-6 0Z" />,
  purple: (
    <path d="M0-7.200L2.2-2.500L7.3-1.800L3.6 1.800L4.5 7L0 4.500L-4.5 7L-3.6 1.800L-7.3-1.800L-2.2-2.500Z" />
  ),
  orange: <path d="M-2.4-7H2.400V-2.400H7V2.400H2.400V7H-2.400V2.400H-7V-2.400H-2.400Z" />,
  white: <path d="M2.5-7A7 7 0 1 0 6.8 3.400A5.6 5.6 0 0 1 2.5-7Z" />,
  black: <path d="M-6-7H6L1.7 0L6 7H-6L-1.7 0Z" />,
};

/** Layers beyond this are a number. */
const MOST_LAYERS = 4;
const LAYERS_UNDER_A_NUMBER = 3;
const FOOT = -4.6;
const STEP = 6.2;
const DARK = '#05060f';
const DISC = '#070a1a';

const idOf = (colour: string, count: number) => `stack-${colour}-${Math.min(count, MOST_LAYERS + 1)}`;

function Layer({ y }: { y: number }) {
  return (
    <>
      <path d={`M-14 ${y}a14 4.8 0 0 0 28 0v1.600a14 4.8 0 0 1 -28 0z`} fill={DARK} />
      <path
        d={`M-14 ${y}a14 4.8 0 0 0 28 0z`}
        fill="var(--fill)"
        stroke="var(--seat)"
        strokeWidth="var(--edge)"
      />
      <path d={`M-14 ${y}a14 4.8 0 0 0 28 0c-3 3-25 3-28 0z`} opacity="0.26" />
      <ellipse cy={y} rx="14" ry="3.4" fill="var(--fill)" stroke={DARK} strokeWidth="0.7" />
      <ellipse cx="-3" cy={y - 0.8} rx="8" ry="1.2" fill="#fff" opacity="0.4" />
      <circle cy={y + 3.3} r="1.5" fill="#fff" />
    </>
  );
}

function Drawing({ colour, count }: { colour: Colour; count: number }) {
  const layers = count > MOST_LAYERS ? LAYERS_UNDER_A_NUMBER : count;
  const top = FOOT - (layers - 1) * STEP;
  return (
    <g id={idOf(colour, count)} className={`seat-${colour} ${styles.stack}`}>
      <ellipse cy="-0.6" rx="16.5" ry="5" opacity="0.55" />
      <path
        d={`M-14 ${FOOT}V${top}a14 4.8 0 0 1 28 0V-3a14 4.8 0 0 1 -28 0Z`}
        fill={DARK}
        stroke={DARK}
        strokeWidth="3.4"
      />
      {Array.from({ length: layers }, (_, i) => (
        <Layer key={i} y={FOOT - i * STEP} />
      ))}
      <g transform={`translate(0 ${top - 9.3})`}>
        <circle r="8.6" fill={DISC} stroke={DARK} strokeWidth="4" />
        <circle r="8.6" fill={DISC} stroke="var(--seat)" strokeWidth="1.7" />
        <g transform="scale(0.75)" fill="var(--seat)">
          {EMBLEMS[colour]}
        </g>
      </g>
    </g>
  );
}

/** Every stack there can be, drawn once on the page and used by the others. */
export function StackDefs({ colours = COLOURS }: { colours?: readonly Colour[] }) {
  return colours.flatMap((colour) =>
    Array.from({ length: MOST_LAYERS + 1 }, (_, i) => (
      <Drawing key={`${colour} ${i}`} colour={colour} count={i + 1} />
    )),
  );
}

interface StackProps {
  colour: string;
  count: number;
}

/** Inside a drawing, its foot at the origin, 28 wide. */
export function StackAt({ colour, count }: StackProps) {
  return (
    <g className={`seat-${colour}`}>
      <use href={`#${idOf(colour, count)}`} />
      {count > MOST_LAYERS ? (
        <>
          <rect
            x="-9"
            y="-12.5"
            width="18"
            height="13"
            rx="4"
            fill={DISC}
            stroke="var(--seat)"
            strokeWidth="1"
          />
          <text y="-2.6" className={styles.count}>
            {count}
          </text>
        </>
      ) : null}
    </g>
  );
}

/** On its own. */
export function Stack({ colour, count }: StackProps) {
  return (
    <svg className={styles.alone} viewBox="-17 -46 34 48" aria-hidden="true">
      <StackAt colour={colour} count={count} />
    </svg>
  );
}
