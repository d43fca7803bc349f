/** A sky: the same one every time, so that nothing jumps between screens. */
import styles from './stars.module.css';

const STARS = 140;
const HUES = ['#9db8ff', '#ffe6b0', '#ffffff', '#d9c4ff'];

/** A plain sequence of numbers from 0 to 1; the sky needs no better chance. */
function* scattered(): Generator<number, never> {
  let state = 7;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

const sky = (() => {
  const chance = scattered();
  const next = () => chance.next().value;
  return Array.from({ length: STARS }, (_, i) => ({
    id: i,
    x: next() * 100,
    y: next() * 100,
    size: 0.6 + next() ** 3 * 1.8,
    hue: HUES[Math.floor(next() * HUES.length)],
    bright: 0.25 + next() * 0.6,
    twinkles: next() < 0.15,
  }));
})();

export function Stars() {
  return (
    <svg className={styles.sky} aria-hidden="true">
      {sky.map(({ id, x, y, size, hue, bright, twinkles }) => (
        <circle
          key={id}
          className={twinkles ? styles.twinkle : undefined}
          style={twinkles ? { animationDelay: `${-id / 7}s` } : undefined}
          cx={`${x}%`}
          cy={`${y}%`}
          r={size}
          fill={hue}
          opacity={bright}
        />
      ))}
    </svg>
  );
}
