/**
 * Draws flights on a layer above everything. Only transform and opacity change, so the browser moves things without
 * laying out or painting the page again; all places are measured before anything is drawn.
 */
import type { Colour, Seat } from '@cosmarium/engine';
import ship from '../art/table/ship.svg?raw';
import type { Spot, Timed } from './flights.ts';
import styles from './motion.module.css';

const FLIGHT_MS = 480;
const WARP_MS = 700;
const SPARK_MS = 560;
const PULSE_MS = 600;
const GEM_MS = 620;

const GEM =
  '<svg viewBox="-8 -9 16 18"><path d="M0-8L7-3.500V3.500L0 8L-7 3.500V-3.500Z" fill="currentColor"/><path d="M0-8L7-3.500L0 0L-7-3.500Z" fill="#fff" opacity="0.45"/></svg>';

interface Point {
  x: number;
  y: number;
}
interface Area extends Point {
  width: number;
  height: number;
}

function selectorOf(spot: Spot): string {
  if ('place' in spot) return `[data-place="${spot.place}"]`;
  if ('seat' in spot) return `[data-seat="${spot.seat}"]`;
  if ('pile' in spot) return `[data-pile="${spot.pile}"]`;
  if ('sockets' in spot) return `[data-sockets="${spot.sockets}"]`;
  return `[data-side="${spot.side}"]`;
}

function areaOf(spot: Spot): Area | null {
  for (const element of document.querySelectorAll(selectorOf(spot))) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: left + width / 2, y: top + height / 2, width, height };
  }
  return null;
}

const at = ({ x, y }: Point, more = '') => `translate(${x}px, ${y}px) ${more}`;

/** A way that bends, so that ships which fly there and back do not meet. */
function bow(from: Point, to: Point): Keyframe[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: middle.x + (to.y - from.y) * 0.12, y: middle.y - (to.x - from.x) * 0.12 };
  return [
    { transform: at(from, 'scale(0.6)'), opacity: 0 },
    { transform: at(from, 'scale(1)'), opacity: 1, offset: 0.1 },
    { transform: at(bend, 'scale(1.25)'), opacity: 1, offset: 0.55 },
    { transform: at(to, 'scale(0.8)'), opacity: 1, offset: 0.95 },
    { transform: at(to, 'scale(0.6)'), opacity: 0 },
  ];
}

/** Round and round, and gone. */
function swirl(from: Point, to: Point): Keyframe[] {
  const turns = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1].map((part) => {
    const angle = part * Math.PI * 2.5;
    const radius = 72 * (1 - part);
    return { x: to.x + Math.cos(angle) * radius, y: to.y + Math.sin(angle) * radius * 0.6, part };
  });
  return [
    { transform: at(from, 'scale(1)'), opacity: 1 },
    ...turns.map(({ x, y, part }) => ({
      transform: at({ x, y }, `rotate(${part * 540}deg) scale(${1 - part * 0.85})`),
      opacity: 1 - part * 0.7,
      offset: 0.4 + part * 0.6,
    })),
  ];
}

interface Drawing {
  className: string;
  markup: string;
  frames: Keyframe[];
  ms: number;
  delay: number;
  size?: Area;
}

/** Spreads equal things a little so that four ships look like four. */
const beside = (point: Point, i: number): Point => ({
  x: point.x + (((i * 7) % 5) - 2) * 4,
  y: point.y + (((i * 3) % 5) - 2) * 4,
});

function drawingOf(flight: Timed, i: number, colourOf: (seat: Seat) => Colour): Drawing | null {
  const { delay } = flight;
  switch (flight.is) {
    case 'ship':
    case 'card': {
      const from = areaOf(flight.from);
      const to = areaOf(flight.to);
      if (from === null || to === null) return null;
      if (flight.is === 'card')
        return { className: styles.card, markup: '', frames: bow(from, beside(to, i)), ms: FLIGHT_MS, delay };
      const lost = 'place' in flight.to && flight.to.place === -1;
      return {
        className: `${styles.ship} seat-${colourOf(flight.seat)}`,
        markup: ship,
        frames: (lost ? swirl : bow)(beside(from, i), beside(to, i)),
        ms: lost ? WARP_MS : FLIGHT_MS,
        delay,
      };
    }
    case 'spark': {
      const area = areaOf(flight.at);
      if (area === null) return null;
      const frames = [
        { transform: at(area, 'scale(0.3) rotate(0deg)'), opacity: 0 },
        { transform: at(area, 'scale(1) rotate(30deg)'), opacity: 1, offset: 0.4 },
        { transform: at(area, 'scale(1.7) rotate(60deg)'), opacity: 0 },
      ];
      // The ships land first.
      return {
        className: `${styles.spark} seat-${colourOf(flight.seat)}`,
        markup: '',
        frames,
        ms: SPARK_MS,
        delay: delay + FLIGHT_MS / 2,
      };
    }
    case 'gem': {
      const from = areaOf(flight.from);
      const to = areaOf({ sockets: flight.seat });
      if (from === null || to === null) return null;
      // It rises from where the ships have landed and drops into its socket.
      const frames = [
        { transform: at(from, 'scale(0.2)'), opacity: 0 },
        { transform: at({ x: from.x, y: from.y - 24 }, 'scale(1.5)'), opacity: 1, offset: 0.3 },
        { transform: at({ x: to.x, y: to.y - 26 }, 'scale(1.2)'), opacity: 1, offset: 0.8 },
        { transform: at(to, 'scale(0.8)'), opacity: 1, offset: 0.94 },
        { transform: at(to, `scale(${flight.last ? 4 : 1.6})`), opacity: 0 },
      ];
      return {
        className: `${styles.gem} ${flight.last ? styles.gold : ''} seat-${colourOf(flight.seat)}`,
        markup: GEM,
        frames,
        ms: GEM_MS,
        delay: delay + FLIGHT_MS,
      };
    }
    case 'pulse': {
      const area = areaOf({ seat: flight.seat });
      if (area === null) return null;
      // As many pixels for a small portrait as for a row that fills the screen.
      const wider = (pixels: number) => `scale(${1 + pixels / area.width})`;
      const frames = [
        { transform: at(area, wider(0)), opacity: 0 },
        { transform: at(area, wider(2)), opacity: 1, offset: 0.2 },
        { transform: at(area, wider(0)), opacity: 0.3, offset: 0.45 },
        { transform: at(area, wider(4)), opacity: 1, offset: 0.6 },
        { transform: at(area, wider(12)), opacity: 0 },
      ];
      const look = flight.zap ? styles.zap : styles.pulse;
      return {
        className: `${look} seat-${colourOf(flight.seat)}`,
        markup: '',
        frames,
        ms: PULSE_MS,
        delay,
        size: area,
      };
    }
    case 'banner':
      return null;
  }
}

/** Flies them all. What is returned can be finished at once. */
export function fly(
  layer: HTMLElement,
  flights: readonly Timed[],
  colourOf: (seat: Seat) => Colour,
  factor: number,
): Animation[] {
  const drawings = flights.flatMap((flight, i) => drawingOf(flight, i, colourOf) ?? []);
  return drawings.map(({ className, markup, frames, ms, delay, size }) => {
    const thing = document.createElement('div');
    thing.className = className;
    thing.innerHTML = markup;
    if (size !== undefined) {
      thing.style.width = `${size.width}px`;
      thing.style.height = `${size.height}px`;
      thing.style.margin = `${-size.height / 2}px 0 0 ${-size.width / 2}px`;
    }
    layer.append(thing);
    const animation = thing.animate(frames, {
      duration: ms * factor,
      delay: delay * factor,
      easing: 'ease-in-out',
      fill: 'both',
    });
    const gone = () => thing.remove();
    animation.addEventListener('finish', gone);
    animation.addEventListener('cancel', gone);
    return animation;
  });
}
