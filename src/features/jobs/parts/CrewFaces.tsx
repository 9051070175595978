import { fullName } from '../../../platform/lib/text';
import type { CrewFace } from '../../../generated/model';
import { Avatar } from '../../../platform/ui/data/Avatar';
import { SmallCrossIcon, StarIcon } from '../../../platform/ui/icons';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import styles from './CrewFaces.module.css';
import { cardTexts } from './texts';

type Props = { crew: readonly CrewFace[]; limit?: number };

/** By the state of the invitation; whoever will not come is crossed out. */
const looks = {
  1: { edge: styles.waiting, isCrossed: false },
  2: { edge: styles.accepted, isCrossed: false },
  3: { edge: styles.gone, isCrossed: true },
  4: { edge: styles.gone, isCrossed: true },
};

/** Who was asked: a solid edge has accepted, a dashed one has not answered, a red one with a cross will not come. */
export function CrewFaces({ crew, limit = 5 }: Props) {
  if (crew.length === 0) return null;
  const rest = crew.length - limit;
  const shown = rest > 0 ? crew.slice(0, limit - 1) : crew;
  return (
    <ul className={styles.faces}>
      {shown.map((face) => (
        <li key={`${face.user_id}-${face.status}`} className={looks[face.status].edge} title={faceWords(face)}>
          <Avatar name={fullName(face)} photoUrl={face.avatar_url} size={28} />
          {looks[face.status].isCrossed && (
            <span className={styles.cross} aria-hidden="true">
              <SmallCrossIcon size={12} />
            </span>
          )}
          <VisuallyHidden>{faceWords(face)}</VisuallyHidden>
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

function faceWords(face: CrewFace): string {
  const words = cardTexts.personStands(fullName(face), cardTexts.person[face.status]);
  return face.stars === null ? words : cardTexts.personStars(fullName(face), face.stars);
}
