import { CameraIcon } from '../icons';
import { AVATAR_PLACEHOLDER_MAX } from '../layout/useMobile';
import styles from './AvatarPlaceholder.module.css';

type AvatarPlaceholderProps = { photoUrl?: string | null; alt: string };

/** The photo, or a placeholder for one; at most 220 px high (spec sections 4 and 9). */
export function AvatarPlaceholder({ photoUrl, alt }: AvatarPlaceholderProps) {
  const style = { maxWidth: AVATAR_PLACEHOLDER_MAX, maxHeight: AVATAR_PLACEHOLDER_MAX };
  if (photoUrl) return <img className={styles.picture} style={style} src={photoUrl} alt={alt} />;
  return (
    <span className={styles.empty} style={style} role="img" aria-label={alt}>
      <CameraIcon size={32} />
    </span>
  );
}
