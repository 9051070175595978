import { PeopleSkeleton } from '../../people';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Crew.module.css';
import { crewTexts } from '../texts';

/** Slots next to candidates while both load. */
export function CrewSkeleton() {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{crewTexts.loading}</VisuallyHidden>
      <div className={styles.skeletonSlots}>
        <SkeletonCard height={132} />
        <SkeletonCard height={180} />
      </div>
      <div className={styles.list}>
        <PeopleSkeleton />
      </div>
    </div>
  );
}
