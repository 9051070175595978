import { href } from '../../../platform/routing/links/href';
import type { CalendarDate } from '../../../platform/lib/time/dates';

/** A new job on a day, with an arrival window if one was chosen. */
export function getCreatePath(day: CalendarDate, window: string | null = null): string {
  const query = new URLSearchParams(window === null ? { date: day } : { date: day, window });
  return `${href('company-calendar-create')}?${query}`;
}
