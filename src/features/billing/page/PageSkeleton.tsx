import { SkeletonCard } from '../../../platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import styles from './SubscriptionPage.module.css';
import { pageTexts as texts } from './texts';

export function PageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={styles.pair}>
        <SkeletonCard height={220} />
        <SkeletonCard height={220} />
      </div>
      <SkeletonCard height={360} />
      <div className={styles.pair}>
        <SkeletonCard height={128} />
        <SkeletonCard height={128} />
      </div>
      <SkeletonCard height={280} />
    </div>
  );
}
