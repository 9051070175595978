import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Feed.module.css';
import { feedTexts } from './texts';

const rows = ['72%', '58%', '80%', '64%', '70%', '52%', '76%', '60%'];

export function FeedSkeleton() {
  return (
    <div className={styles.card} role="status">
      <VisuallyHidden>{feedTexts.loading}</VisuallyHidden>
      {rows.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <SkeletonCircle size={36} />
          <div className={styles.skeletonText}>
            <SkeletonLine width={width} height={14} />
            <SkeletonLine width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
