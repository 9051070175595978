import { lazy } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { loadNewOrder } from '../../jobs/form';

const NewOrder = lazy(async () => ({ default: (await loadNewOrder()).NewOrder }));

/** A new order from the calendar: the order form, with the chosen day and window (`?date=&window=`). */
export default function CalendarCreatePage() {
  return (
    <LazyBoundary loading={<SkeletonCard height={420} />}>
      <NewOrder from="company-calendar" />
    </LazyBoundary>
  );
}
