import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { loadNewOrder } from '../../jobs';

const NewOrder = lazyPart(async () => (await loadNewOrder()).NewOrder);

/** A new order from the calendar: the form of the jobs, on the day that was chosen (`?date=`). */
export default function CalendarCreatePage() {
  return <NewOrder from="company-calendar" />;
}
