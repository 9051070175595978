import { SkeletonCard, SkeletonLine } from '../../platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '../../platform/ui/layout/VisuallyHidden';
import styles from './shell.module.css';
import { frameTexts } from './frameTexts';

/** Placeholder while a page's code or the session is loading. */
export function LoadingPage() {
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
      <SkeletonLine width="30%" height={22} />
      <SkeletonCard height={88} />
      <SkeletonCard height={88} />
      <SkeletonCard height={88} />
    </div>
  );
}
