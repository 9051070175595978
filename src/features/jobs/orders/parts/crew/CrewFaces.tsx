import { namePerson } from '#domain/people/personName';
import type { CrewFace, CrewSummary } from '#generated/model';
import { findByCode, nameStatus } from '#platform/lib/codes';
import { Avatar } from '#platform/ui/data/Avatar';
import { SmallCrossIcon, StarIcon } from '#platform/ui/icons';
import { Muted, Row, Text } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { cardTexts } from '../../texts';
import styles from './CrewFaces.module.css';

/** Most faces in a row, with the one that counts the rest. */
const limits = { wide: 5, narrow: 3 };

/** By the state of the invitation; people who will not come are crossed out. */
const looks = {
  1: { edge: styles.waiting, isCrossed: false },
  2: { edge: styles.accepted, isCrossed: false },
  3: { edge: styles.gone, isCrossed: true },
  4: { edge: styles.gone, isCrossed: true },
};

const getLook = ({ status }: CrewFace) => findByCode(looks, status) ?? looks[1];

/** Invited people: a solid edge means accepted, dashed means pending, red with a cross means not coming. */
export function CrewFaces({ crew }: { crew: readonly CrewFace[] }) {
  const limit = useMobile() ? limits.narrow : limits.wide;
  if (crew.length === 0) return null;
  const rest = crew.length - limit;
  const shown = rest > 0 ? crew.slice(0, limit - 1) : crew;
  return (
    <ul className={styles.faces}>
      {shown.map((face) => (
        <li key={`${face.user_id}-${face.status}`} className={getLook(face).edge} title={describeFace(face)}>
          <Avatar name={namePerson(face)} photoUrl={face.avatar_url} size={28} />
          {getLook(face).isCrossed && (
            <span className={styles.cross} aria-hidden="true">
              <SmallCrossIcon size={12} />
            </span>
          )}
          <VisuallyHidden>{describeFace(face)}</VisuallyHidden>
          {face.stars !== null && (
            <Row
              as="span"
              isInline
              justify="center"
              tone="secondary"
              weight="medium"
              className={styles.stars}
              aria-hidden="true"
            >
              {face.stars}
              <StarIcon size={10} />
            </Row>
          )}
        </li>
      ))}
      {rest > 0 && (
        <Muted as="li" size={12} weight="medium" isNumeric className={styles.more}>
          {cardTexts.morePeople(crew.length - shown.length)}
        </Muted>
      )}
    </ul>
  );
}

function describeFace(face: CrewFace): string {
  const words = cardTexts.personStatus(namePerson(face), nameStatus(cardTexts.person, face.status));
  return face.stars === null ? words : cardTexts.personStars(namePerson(face), face.stars);
}

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
        {dashed > solid && <path className={styles.ringWaiting} d={arc(solid, dashed)} />}
        {solid > 0 && (
          <circle
            cx="20"
            cy="20"
            r={radius}
            className={styles.ringAccepted}
            strokeDasharray={`${solid} ${circumference}`}
            transform="rotate(-90 20 20)"
          />
        )}
      </svg>
      <Text as="span" tone="ink" size={12} weight="strong" isNumeric aria-hidden="true">
        {cardTexts.ofRequired(accepted, required)}
      </Text>
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
