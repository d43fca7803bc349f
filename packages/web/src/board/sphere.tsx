/** A planet of a home system. Each colour has a surface of its own, every other planet a ring. */
import type { Colour } from '@cosmarium/engine';
import type { ReactNode } from 'react';

const SURFACES: Record<Colour, ReactNode> = {
  red: (
    <g fill="#000" opacity="0.24">
      <path d="M6 40l9-15 9 15zM26 52l8-13 8 13zM38 30l10-17 10 17zM22 20l6-10 6 10z" />
    </g>
  ),
  yellow: (
    <g stroke="#000" strokeWidth="4" opacity="0.2">
      <path d="M0 18h64M0 29h64M0 43h64M0 52h64" />
      <path d="M0 24h64" strokeWidth="1.5" />
    </g>
  ),
  green: (
    <g fill="#000" opacity="0.2">
      <circle cx="20" cy="22" r="7" />
      <circle cx="42" cy="17" r="4" />
      <circle cx="46" cy="38" r="9" />
      <circle cx="26" cy="46" r="5" />
      <circle cx="12" cy="38" r="4" />
    </g>
  ),
  blue: (
    <g stroke="#000" strokeWidth="4.5" fill="none" opacity="0.2">
      <path d="M-4 30Q14 16 30 28T70 18M-4 46Q16 30 34 42T70 34M4 60Q22 46 40 56T70 50" />
    </g>
  ),
  purple: (
    <g fill="#000" opacity="0.24">
      <path d="M20 13l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zM43 32l4 8 8 1-6 6 1 8-7-4-7 4 1-8-6-6 8-1zM45 10l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z" />
    </g>
  ),
  orange: (
    <g fill="#000" opacity="0.2">
      <path d="M14 8l9 5v10l-9 5-9-5V13zM36 20l9 5v10l-9 5-9-5V25zM56 8l9 5v10l-9 5-9-5V13zM16 38l9 5v10l-9 5-9-5V43zM54 40l9 5v10l-9 5-9-5V45z" />
    </g>
  ),
  white: (
    <g stroke="#000" strokeWidth="4" opacity="0.2">
      <path d="M-4 22L22 -4M-4 40L40 -4M-4 58L58 -4M8 64L64 8M26 64L64 26M44 64L64 44" />
    </g>
  ),
  black: (
    <g stroke="#fff" strokeWidth="3" fill="none" opacity="0.22">
      <circle cx="32" cy="32" r="8" />
      <circle cx="32" cy="32" r="16" />
      <circle cx="32" cy="32" r="24" />
    </g>
  ),
};

export function Sphere({ colour, ringed, bare }: { colour: Colour; ringed: boolean; bare: boolean }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" overflow="visible" opacity={bare ? 0.55 : 1}>
      {ringed ? (
        <path
          d="M-8 44A42 10 -17 0 1 72 20"
          fill="none"
          stroke="var(--seat)"
          strokeWidth="2.5"
          opacity="0.5"
        />
      ) : null}
      <g clipPath="url(#sphere-edge)">
        <rect width="64" height="64" fill="var(--seat)" />
        {bare ? <rect width="64" height="64" fill="#1a2040" opacity="0.72" /> : null}
        {SURFACES[colour]}
        <rect width="64" height="64" fill="url(#sphere-shade)" />
      </g>
      {bare ? (
        <circle
          cx="32"
          cy="32"
          r="29"
          fill="none"
          stroke="var(--seat)"
          strokeWidth="2"
          strokeDasharray="4 5"
        />
      ) : null}
      {ringed ? (
        <path d="M-8 44A42 10 -17 0 0 72 20" fill="none" stroke="var(--seat)" strokeWidth="3" />
      ) : null}
    </svg>
  );
}

/** What all spheres share; once on the page. */
export function SphereDefs() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <clipPath id="sphere-edge">
          <circle cx="32" cy="32" r="29" />
        </clipPath>
        <radialGradient id="sphere-shade" cx="0.36" cy="0.3" r="0.75">
          <stop offset="0" stopColor="#fff" stopOpacity="0.62" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.18" />
          <stop offset="0.5" stopColor="#000" stopOpacity="0" />
          <stop offset="0.8" stopColor="#000" stopOpacity="0.42" />
          <stop offset="1" stopColor="#000" stopOpacity="0.78" />
        </radialGradient>
      </defs>
    </svg>
  );
}
