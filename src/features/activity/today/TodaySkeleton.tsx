import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import styles from './Today.module.css';

/** Placeholders as tall as the content, so that nothing moves. The list of activities announces that it is loading. */
export function TilesSkeleton() {
  return (
    <div className={styles.tilesSkeleton} aria-hidden="true">
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
