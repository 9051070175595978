import { PeopleSkeleton } from '../../people';
import { CrewSkeleton } from '../parts/CrewSkeleton';
import styles from '../parts/Crew.module.css';

/** Candidates next to the slots while both load. */
export function TeamAddSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <PeopleSkeleton />
      </div>
      <CrewSkeleton />
    </div>
  );
}
