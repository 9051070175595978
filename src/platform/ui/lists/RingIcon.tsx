/** Fill level as an icon: a dashed ring for nothing, then half, three quarters, whole. Color is never the only sign. */
export type RingShare = 'none' | 'half' | 'most' | 'full';

const RADIUS = 6;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const DRAWN: Record<RingShare, number> = { none: 0, half: 0.5, most: 0.75, full: 1 };

export function RingIcon({ share, size = 16 }: { share: RingShare; size?: number }) {
  const drawn = DRAWN[share] * CIRCUMFERENCE;
  const style = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {share === 'none' ? (
        <circle cx="8" cy="8" r={RADIUS} style={style} strokeDasharray="2.4 2.3" />
      ) : (
        <>
          <circle cx="8" cy="8" r={RADIUS} style={style} opacity="0.25" />
          <circle
            cx="8"
            cy="8"
            r={RADIUS}
            style={style}
            strokeDasharray={`${drawn} ${CIRCUMFERENCE}`}
            transform="rotate(-90 8 8)"
          />
        </>
      )}
    </svg>
  );
}
