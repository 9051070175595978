import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './Member.module.css';
import { memberTexts as texts } from './texts';

/** The form's shape while it loads. */
export function MemberFormSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={420} />
      <SkeletonCard height={480} />
      <SkeletonCard height={160} />
    </div>
  );
}
