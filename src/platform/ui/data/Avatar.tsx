import { getInitial } from '../../lib/text';
import { classes } from '../classes';
import styles from './Avatar.module.css';

export const AVATAR_TINTS = 8;

type AvatarProps = {
  name: string;
  photoUrl?: string | null;
  /** Width and height in pixels. */
  size?: number;
  /** Companies and branches are square, people are round. */
  shape?: 'round' | 'square';
  className?: string;
};

/** A photo, or initials. Decorative: the name is next to it. */
export function Avatar({ name, photoUrl, size = 32, shape = 'round', className }: AvatarProps) {
  const look = classes(styles.avatar, shape === 'square' && styles.square, className);
  const style = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.38)) };
  if (photoUrl) {
    return <img className={look} style={style} src={photoUrl} alt="" width={size} height={size} />;
  }
  return (
    <span className={classes(look, styles[`tint${avatarTint(name)}`])} style={style} aria-hidden="true">
      {avatarInitials(name)}
    </span>
  );
}

/** First letters of the first and the last word in upper case; at most two. */
export function avatarInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => getInitial(word ?? ''))
    .join('')
    .toUpperCase();
}

/** A number 1-8, the same for the same name on every device. */
export function avatarTint(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (((mixed ^ (mixed >>> 12)) >>> 0) % AVATAR_TINTS) + 1;
}
