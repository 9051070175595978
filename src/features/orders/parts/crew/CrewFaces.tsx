import { namePerson } from '#domain/people/personName';
import { findByCode, nameStatus } from '#platform/lib/codes';
import type { CrewFace } from '#generated/model';
import { Avatar } from '#platform/ui/data/Avatar';
import { SmallCrossIcon, StarIcon } from '#platform/ui/icons';
import { useMobile } from '#platform/ui/layout/useMobile';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './CrewFaces.module.css';
import { cardTexts } from '../../texts';

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
            <span className={styles.stars} aria-hidden="true">
              {face.stars}
              <StarIcon size={10} />
            </span>
          )}
        </li>
      ))}
      {rest > 0 && <li className={styles.more}>{cardTexts.morePeople(crew.length - shown.length)}</li>}
    </ul>
  );
}

function describeFace(face: CrewFace): string {
  const words = cardTexts.personStatus(namePerson(face), nameStatus(cardTexts.person, face.status));
  return face.stars === null ? words : cardTexts.personStars(namePerson(face), face.stars);
}
