import { SkeletonCard, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './BranchPage.module.css';
import { pageTexts as texts } from '../texts';

/** The page's shape while the branches load. */
export function BranchListSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={styles.skeletonList}>
        {rows.map((width) => (
          <span key={width} className={styles.skeletonRow}>
            <SkeletonLine width={40} height={40} />
            <SkeletonLine width={width} height={14} />
          </span>
        ))}
      </div>
      <Detail />
    </div>
  );
}

/** The shape of one branch. */
export function BranchSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.detailLoading}</VisuallyHidden>
      <Detail />
    </div>
  );
}

const rows = ['56%', '44%', '62%'];

function Detail() {
  return (
    <div className={styles.detail}>
      <SkeletonCard height={56} />
      <SkeletonCard height={240} />
      <SkeletonCard height={420} />
    </div>
  );
}
