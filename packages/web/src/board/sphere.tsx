/** A planet: its body stays for ever, whoever lives on it. Drawn around the origin with a radius of 32; nothing leaves 40. */
import type { Colour } from '@cosmarium/engine';
import type { ReactNode } from 'react';
import { StackDefs } from './stack.tsx';

const SURFACES: Record<Colour, ReactNode> = {
  red: (
    <path
      d="M-26 8l9-15 9 15zM-6 20l8-13 8 13zM6-2l10-17 10 17zM-10-12l6-10 6 10z"
      fill="#000"
      opacity="0.24"
    />
  ),
  yellow: (
    <g stroke="#000" strokeWidth="4" opacity="0.2">
      <path d="M-32-14h64M-32-3h64M-32 11h64M-32 20h64" />
      <path d="M-32-8h64" strokeWidth="1.5" />
    </g>
  ),
  green: (
    <g fill="#000" opacity="0.2">
      <circle cx="-12" cy="-10" r="7" />
      <circle cx="10" cy="-15" r="4" />
      <circle cx="14" cy="6" r="9" />
      <circle cx="-6" cy="14" r="5" />
      <circle cx="-20" cy="6" r="4" />
    </g>
  ),
  blue: (
    <path
      d="M-36-2Q-18-16-2-4T38-14M-36 14Q-16-2 2 10T38 2M-28 28Q-10 14 8 24T38 18"
      stroke="#000"
      strokeWidth="4.5"
      fill="none"
      opacity="0.2"
    />
  ),
  purple: (
    <path
      d="M-12-19l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zM11 0l4 8 8 1-6 6 1 8-7-4-7 4 1-8-6-6 8-1z"
      fill="#000"
      opacity="0.24"
    />
  ),
  orange: (
    <path
      d="M-20-14h5v-5h5v5h5v5h-5v5h-5v-5h-5zM6-6h6v-6h6v6h6v6h-6v6h-6v-6h-6zM-12 12h4v-4h4v4h4v4h-4v4h-4v-4h-4z"
      fill="#000"
      opacity="0.22"
    />
  ),
  white: (
    <path
      d="M-22-8a10 10 0 0 1 16-8M4 2a10 10 0 0 1 18-4M-16 18a9 9 0 0 1 16-4M10 22a8 8 0 0 1 12-6"
      fill="none"
      stroke="#2b3560"
      strokeWidth="3"
      opacity="0.28"
    />
  ),
  black: (
    <path
      d="M-30-6L-8-26M-32 12L12-30M-24 24L28-20M-6 30L32-2"
      stroke="#aab4da"
      strokeWidth="2"
      fill="none"
      opacity="0.35"
    />
  ),
};

/** Darkened, so that the owner's own ships stand out; much darker when the owner has gone. */
const shadeOf = (colour: Colour, lost: boolean) => (lost ? 0.68 : colour === 'black' ? 0 : 0.2);

interface SphereProps {
  colour: Colour;
  ringed: boolean;
  /** The owner does not live here any more. */
  lost: boolean;
}

export function Sphere({ colour, ringed, lost }: SphereProps) {
  const black = colour === 'black';
  return (
    <>
      {ringed ? (
        <path
          d="M-38 10A39 10 -17 0 1 38 -10"
          fill="none"
          stroke="var(--seat)"
          strokeWidth="2.5"
          opacity="0.45"
        />
      ) : null}
      <g clipPath="url(#sphere-edge)">
        <circle r="32" fill={black ? '#242a45' : 'var(--seat)'} />
        {SURFACES[colour]}
        <circle r="32" fill="#0b0f26" opacity={shadeOf(colour, lost)} />
        <circle r="32" fill="url(#sphere-shade)" />
      </g>
      {lost || black ? (
        <circle
          r="31"
          fill="none"
          stroke="var(--seat)"
          strokeWidth="2.2"
          opacity={black && !lost ? 0.75 : 0.9}
        />
      ) : null}
      {ringed ? (
        <path
          d="M-38 10A39 10 -17 0 0 38 -10"
          fill="none"
          stroke="var(--seat)"
          strokeWidth="2.6"
          opacity="0.9"
        />
      ) : null}
    </>
  );
}

/** Behind a planet that has left its orbit for the warp. */
export const Vortex = () => (
  <g fill="none" stroke="#b58cff" strokeWidth="3" strokeLinecap="round">
    <circle r="36" fill="#2a1266" stroke="none" />
    <path d="M-31-8A32 32 0 0 1 4-31.500M31 8A32 32 0 0 1-4 31.500" />
    <path d="M8-29A30 30 0 0 1 29-7M-8 29A30 30 0 0 1-29 7" strokeWidth="1.8" opacity="0.8" />
  </g>
);

/** What the drawings share; once on the page. */
export function DrawingDefs() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <clipPath id="sphere-edge">
          <circle r="32" />
        </clipPath>
        <radialGradient id="sphere-shade" cx="0.36" cy="0.3" r="0.75">
          <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.5" stopColor="#000" stopOpacity="0" />
          <stop offset="0.8" stopColor="#000" stopOpacity="0.4" />
          <stop offset="1" stopColor="#000" stopOpacity="0.75" />
        </radialGradient>
        <StackDefs />
      </defs>
    </svg>
  );
}
