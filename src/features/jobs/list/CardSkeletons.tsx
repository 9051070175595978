import { CARDS_PER_PAGE } from '../model/openLists';
import { ROWS_PER_PAGE } from '../listsApi';
import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './list.module.css';
import { listTexts } from './texts';
import type { JobView } from './useJobList';

/** A page of cards or rows while it loads. */
export function CardSkeletons({ view = 'cards' }: { view?: JobView }) {
  const isCompact = view === 'compact';
  return (
    <div className={isCompact ? styles.rows : styles.cards} role="status">
      <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
      {Array.from({ length: isCompact ? ROWS_PER_PAGE : CARDS_PER_PAGE }, (_, index) =>
        isCompact ? <RowSkeleton key={index} /> : <CardSkeleton key={index} />,
      )}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Lines first="64%" second="80%" />
      <Lines first="72%" second="88%" />
      <Lines first="84%" second="64%" />
      <SkeletonCircle size={44} />
      <SkeletonLine height={36} />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.rowSkeleton}>
      <SkeletonLine width="92%" height={12} />
    </div>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.skeletonLines}>
      <SkeletonLine width={first} height={16} />
      <SkeletonLine width={second} />
      <SkeletonLine width="48%" />
    </div>
  );
}
