import { SkeletonCard, SkeletonCircle, SkeletonLine } from '../../../platform/ui/Skeleton';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden';
import styles from './Crew.module.css';
import { crewTexts } from './texts';

const rows = ['36%', '28%', '42%', '32%', '38%', '30%'];

/** Slots beside people while both load. */
export function CrewSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{crewTexts.loading}</VisuallyHidden>
      <div className={styles.skeletonSlots}>
        <SkeletonCard height={132} />
        <SkeletonCard height={180} />
      </div>
      <div className={styles.list}>
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
    </div>
  );
}
