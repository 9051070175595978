import { SkeletonCircle, SkeletonLine } from '../../../platform/ui/Skeleton';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden';
import styles from './FindHelpers.module.css';
import { findTexts as texts } from './texts';

const rows = ['36%', '28%', '42%', '32%', '38%', '30%'];

/** The shape of the list while it is on its way. */
export function FoundSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {rows.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <SkeletonCircle size={40} />
          <div className={styles.skeletonWords}>
            <SkeletonLine width={width} height={14} />
            <SkeletonLine width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
