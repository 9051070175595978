import { lazy } from 'react';
import { loadNewOrder } from '../../jobs';

const NewOrder = lazy(async () => ({ default: (await loadNewOrder()).NewOrder }));

/** A new order from the calendar: the order form, with the chosen day (`?date=`). */
export default function CalendarCreatePage() {
  return <NewOrder from="company-calendar" />;
}
