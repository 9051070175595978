import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Crew.module.css';
import { crewTexts } from '../texts';

/** The slots of a job while they load. */
export function CrewSkeleton() {
  return (
    <div className={styles.skeletonSlots} role="status">
      <VisuallyHidden>{crewTexts.loading}</VisuallyHidden>
      <SkeletonCard height={132} />
      <SkeletonCard height={180} />
    </div>
  );
}
