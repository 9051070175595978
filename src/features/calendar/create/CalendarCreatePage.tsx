import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { SkeletonCard } from '../../../platform/ui/feedback/Skeleton';
import { loadNewOrder } from '../../jobs';

const NewOrder = lazyPart(async () => (await loadNewOrder()).NewOrder, {
  loading: <SkeletonCard height={420} />,
});

/** A new order from the calendar: the order form, with the chosen day and window (`?date=&window=`). */
export default function CalendarCreatePage() {
  return <NewOrder from="company-calendar" />;
}
