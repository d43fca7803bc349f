/** Rings around a planet: the gate points at it, it may be touched, it is chosen. */
export function PlanetMarks({
  state,
  also,
}: {
  state: 'target' | 'open' | 'picked' | null;
  /** It may be touched besides. */
  also: boolean;
}) {
  switch (state) {
    case 'target':
      return (
        <>
          <circle r="36.5" fill="none" stroke="#fff" strokeWidth="3.5" />
          <circle
            r="39"
            fill="none"
            stroke={also ? '#ffe28c' : '#fff'}
            strokeWidth="1.5"
            opacity={also ? 1 : 0.5}
          />
        </>
      );
    case 'open':
      return (
        <>
          <circle r="36" fill="none" stroke="#ffe9a8" strokeWidth="2.6" />
          <circle r="39" fill="none" stroke="#ffe28c" strokeWidth="2" opacity="0.5" />
        </>
      );
    case 'picked':
      return <circle r="36" fill="none" stroke="#fff" strokeWidth="3.2" />;
    case null:
      return null;
  }
}
