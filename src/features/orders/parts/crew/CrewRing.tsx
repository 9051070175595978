import type { CrewSummary } from '#generated/model';
import styles from './CrewRing.module.css';
import { cardTexts } from '../../texts';

const radius = 17;
const circumference = 2 * Math.PI * radius;

/** The number of people who accepted, as a ring and as text: solid for accepted, dashed for pending. */
export function CrewRing({ crew, size = 44 }: { crew: CrewSummary; size?: number }) {
  const { required, accepted, pending } = crew;
  const share = (count: number) => (required === 0 ? 0 : Math.min(1, count / required));
  const [solid, dashed] = [share(accepted) * circumference, share(accepted + pending) * circumference];
  const isFull = required > 0 && accepted >= required;
  return (
    <span
      className={isFull ? `${styles.ring} ${styles.full}` : styles.ring}
      style={{ width: size, height: size }}
      role="img"
      aria-label={describeRing(crew)}
    >
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={radius} className={styles.track} />
        {dashed > solid && <path className={styles.waiting} d={arc(solid, dashed)} />}
        {solid > 0 && (
          <circle
            cx="20"
            cy="20"
            r={radius}
            className={styles.accepted}
            strokeDasharray={`${solid} ${circumference}`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      <span className={styles.number} aria-hidden="true">
        {cardTexts.ofRequired(accepted, required)}
      </span>
    </span>
  );
}

/** "2/3", read aloud in full. */
export function CrewCount({ crew }: { crew: CrewSummary }) {
  return (
    <span role="img" aria-label={describeRing(crew)} title={describeRing(crew)}>
      {cardTexts.ofRequired(crew.accepted, crew.required)}
    </span>
  );
}

/** "2 of 3 accepted, 1 pending" */
export function describeRing({ accepted, required, pending }: CrewSummary): string {
  const waiting = pending > 0 ? [cardTexts.waiting(pending)] : [];
  return [cardTexts.crew(accepted, required), ...waiting].join(', ');
}

/** An arc of the ring between two lengths. A full ring is cut slightly short, because SVG draws no closed arc. */
function arc(from: number, to: number): string {
  const end = Math.min(to, circumference - 0.01);
  const point = (length: number) => {
    const angle = (length / circumference) * 2 * Math.PI - Math.PI / 2;
    return `${20 + radius * Math.cos(angle)} ${20 + radius * Math.sin(angle)}`;
  };
  const isLong = end - from > circumference / 2 ? 1 : 0;
  return `M ${point(from)} A ${radius} ${radius} 0 ${isLong} 1 ${point(end)}`;
}
