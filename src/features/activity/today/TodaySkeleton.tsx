import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Today.module.css';
import { todayTexts as texts } from './texts';

/** Placeholders as tall as what comes, so that nothing moves. */
export function TilesSkeleton() {
  return (
    <div className={styles.tilesSkeleton} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height="100%" />
    </div>
  );
}

export function CoverageSkeleton() {
  return (
    <div className={styles.coverageSkeleton} aria-hidden="true">
      <SkeletonCard height="100%" />
    </div>
  );
}

export function TodayJobsSkeleton() {
  return (
    <div className={styles.jobsSkeleton} aria-hidden="true">
      <SkeletonCard height="100%" />
    </div>
  );
}
