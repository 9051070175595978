import { SkeletonCircle, SkeletonLine } from '../../../../platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../../platform/ui/layout/VisuallyHidden';
import { CARDS_PER_PAGE } from '../../api';
import styles from './list.module.css';
import { listTexts } from './texts';

/** A page of cards while it loads. */
export function CardSkeletons() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
      {Array.from({ length: CARDS_PER_PAGE }, (_, place) => (
        <div key={place} className={styles.skeleton}>
          <div className={styles.skeletonHead}>
            <SkeletonLine width={48} height={20} />
            <SkeletonLine width={96} height={20} />
          </div>
          <Lines first="56%" second="80%" />
          <Lines first="72%" second="88%" />
          <Lines first="84%" second="64%" />
          <SkeletonCircle size={44} />
          <SkeletonLine height={36} />
        </div>
      ))}
    </div>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.skeletonLines}>
      <SkeletonLine width={first} height={16} />
      <SkeletonLine width={second} />
    </div>
  );
}
