import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import cardStyles from './InvitationCard.module.css';
import styles from './list.module.css';
import { jobListTexts as texts } from '../texts';

/** A list of invitations while it loads. */
export function InvitationSkeletons() {
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {['60%', '48%', '70%'].map((width) => (
        <div key={width} className={cardStyles.card}>
          <div className={cardStyles.head}>
            <SkeletonCircle size={32} />
            <SkeletonLine width={width} height={16} />
          </div>
          <SkeletonLine width={120} height={26} />
          <SkeletonLine width="90%" height={16} />
          <SkeletonLine width="76%" height={16} />
          <SkeletonLine height={48} />
        </div>
      ))}
    </div>
  );
}
