import { SkeletonCard } from '../../../platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../platform/ui/layout/VisuallyHidden';
import styles from './helperCalendar.module.css';
import { helperCalendarTexts as texts } from './texts';

/** The month and the agenda while they load. */
export function CalendarSkeleton() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={330} />
      <div className={styles.main}>
        {[1, 2, 3].map((row) => (
          <SkeletonCard key={row} height={120} />
        ))}
      </div>
    </div>
  );
}
