import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './detail.module.css';
import { detailTexts } from './texts';

/** Placeholder while the details load. */
export function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{detailTexts.loading}</VisuallyHidden>
      <div className={styles.skeletonHead}>
        <SkeletonLine width={180} height={28} />
        <SkeletonLine width={280} height={20} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SkeletonCard height={280} />
          <SkeletonCard height={200} />
        </div>
        <div className={styles.column}>
          <SkeletonCard height={220} />
          <SkeletonCard height={160} />
        </div>
      </div>
    </div>
  );
}
