import type { CalendarItem } from '#generated/model';
import { isScheduled, type Scheduled } from '#domain/orders/schedule';

/** A job with its days and hours, as the views draw it. */
export type CalendarJob = Scheduled<CalendarItem>;

/** Separates the jobs that a view can draw from those whose day or hours the provider does not say. */
export function splitBySchedule(jobs: readonly CalendarItem[] = []): {
  scheduled: CalendarJob[];
  others: CalendarItem[];
} {
  return { scheduled: jobs.filter(isScheduled), others: jobs.filter((job) => !isScheduled(job)) };
}
