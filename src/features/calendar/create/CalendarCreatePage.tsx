import { lazy } from 'react';
import { loadNewOrder } from '../../jobs';

const NewOrder = lazy(async () => ({ default: (await loadNewOrder()).NewOrder }));

/** A new order from the calendar: the form of the jobs, on the day that was chosen (`?date=`). */
export default function CalendarCreatePage() {
  return <NewOrder from="company-calendar" />;
}
