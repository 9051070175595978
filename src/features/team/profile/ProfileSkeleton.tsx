import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { memberTexts } from '../member/texts';
import styles from './profile.module.css';

/** The profile's shape while it loads. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile} role="status">
      <VisuallyHidden>{memberTexts.loading}</VisuallyHidden>
      <SkeletonCard height={140} />
      <div className={styles.columns}>
        <SkeletonCard height={420} />
        <SkeletonCard height={420} />
      </div>
    </div>
  );
}
