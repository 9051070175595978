import { Row } from '../layout/Layout';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { texts } from '../texts';
import styles from './Badge.module.css';

const BADGE_LIMIT = 100;

/** Counts below 100 unchanged, then `99+` (spec section 9). */
export function badgeText(count: number): string {
  return count >= BADGE_LIMIT ? '99+' : String(count);
}

/** A count on an entry; nothing at zero. `label` names what is counted, unread items by default. */
export function Badge({ count, label = texts.unread }: { count: number; label?: (count: string) => string }) {
  if (count <= 0) return null;
  return (
    <Row as="span" isInline justify="center" weight="strong" isNumeric className={styles.badge}>
      <span aria-hidden="true">{badgeText(count)}</span>
      <VisuallyHidden>{label(badgeText(count))}</VisuallyHidden>
    </Row>
  );
}

/** A dot without a count: something is new. */
export function Dot({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
