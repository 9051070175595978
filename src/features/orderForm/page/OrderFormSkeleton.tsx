import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import styles from './OrderForm.module.css';
import { formTexts as texts } from '../texts';

/** Placeholder while the form's data loads. */
export function OrderFormSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <div className={styles.sections}>
        <SkeletonCard height={264} />
        <SkeletonCard height={240} />
        <SkeletonCard height={220} />
      </div>
      <SkeletonCard height={420} />
    </div>
  );
}
