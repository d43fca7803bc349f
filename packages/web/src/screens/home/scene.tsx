/** Five worlds around the warp, somebody new on each of them at every visit. */
import { useState } from 'react';
import { COLOURS } from '@cosmarium/engine';
import { Portrait, TableArt, useFaces } from '../../ui/art.tsx';
import styles from './scene.module.css';

/** Where the worlds are, and how big, in hundredths of the scene. */
const WORLDS = [
  { x: 50, y: 15, size: 21 },
  { x: 85, y: 38, size: 24 },
  { x: 72, y: 81, size: 27 },
  { x: 27, y: 82, size: 23 },
  { x: 14, y: 40, size: 20 },
];
const AIMED_AT = 1;

function someOf<T>(all: readonly T[], luck: readonly number[]): (T | undefined)[] {
  const left = [...all];
  return luck.map((part) => left.splice(Math.floor(part * left.length), 1)[0]);
}

export function Scene() {
  const faces = useFaces();
  const [luck] = useState(() => WORLDS.map(() => Math.random()));
  const aliens = someOf([...faces.keys()], luck);
  return (
    <div className={styles.scene} aria-hidden="true">
      <Warp />
      {WORLDS.map(({ x, y, size }, i) => (
        <div
          key={COLOURS[i]}
          className={`${styles.world} seat-${COLOURS[i]}`}
          data-aimed={i === AIMED_AT}
          style={{ left: `${x}%`, top: `${y}%`, width: `${size}%`, animationDelay: `${-i * 1.7}s` }}
        >
          <Portrait alien={aliens[i] ?? ''} className={styles.face} />
          <TableArt name={`emblem-${COLOURS[i]}`} className={styles.emblem} />
        </div>
      ))}
      {[0, 1, 2].map((ship) => (
        <TableArt key={ship} name="ship" className={`${styles.ship} ${styles[`ship${ship}`]}`} />
      ))}
    </div>
  );
}

function Warp() {
  return (
    <svg viewBox="0 0 600 600" className={styles.warp}>
      <defs>
        <radialGradient id="home-warp">
          <stop offset="0" stopColor="#05040d" />
          <stop offset="0.42" stopColor="#150a33" />
          <stop offset="0.62" stopColor="#5b2fb8" />
          <stop offset="0.8" stopColor="#2b1c70" stopOpacity="0.55" />
          <stop offset="1" stopColor="#1b1550" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="home-gate" x1="300" y1="300" x2="500" y2="230" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="#cfe4ff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#9fc8ff" stopOpacity="0.75" />
        </linearGradient>
      </defs>
      <g className={styles.orbits} fill="none" stroke="#8f9ce0">
        <ellipse cx="300" cy="306" rx="268" ry="232" strokeOpacity="0.22" />
        <ellipse cx="300" cy="306" rx="212" ry="180" strokeOpacity="0.14" strokeDasharray="3 9" />
      </g>
      <ellipse cx="300" cy="306" rx="172" ry="140" fill="url(#home-warp)" />
      <ellipse
        cx="300"
        cy="306"
        rx="128"
        ry="102"
        fill="none"
        stroke="#c9a6ff"
        strokeWidth="2.5"
        strokeDasharray="2 12"
        strokeLinecap="round"
      />
      <path d="M300 300 L505 178 L532 262 Z" fill="url(#home-gate)" />
    </svg>
  );
}
