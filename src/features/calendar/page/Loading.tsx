import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { calendarTexts as texts } from '../texts';

/** A view of the calendar while it loads. */
export function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={560} />
    </div>
  );
}
