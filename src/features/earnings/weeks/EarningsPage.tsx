import { useQueryParams } from '#platform/routing/useQuery';
import { parseDate } from '#platform/lib/time/dates';
import { Statement } from '../statement/Statement';
import { Weeks } from './Weeks';

/** Earnings of the helper: all weeks, or the statement of a week or job (`?statement=2026-11-23&job=1042`). */
export default function EarningsPage() {
  const [read] = useQueryParams();
  const day = read('statement');
  if (day === null || parseDate(day) === null) return <Weeks />;
  const job = Number(read('job'));
  return <Statement key={day} day={day} {...(job > 0 && { orderId: job })} />;
}
