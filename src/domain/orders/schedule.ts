const scheduleFields = ['date', 'arrival_window', 'starts_at', 'latest_end_at', 'ends_at', 'estimated_hours'] as const;
type ScheduleField = (typeof scheduleFields)[number];

/** A job with all that screens calculate its times from. */
export type Scheduled<Job> = Job & { [Field in keyof Job & ScheduleField]: NonNullable<Job[Field]> };

/**
 * Checks whether the provider says when a job is. Without one of these fields, screens leave out its date, its window
 * and everything that follows from them.
 */
export function isScheduled<Job extends object>(job: Job): job is Scheduled<Job> {
  return Object.entries(job).every(([name, value]) => value !== null || !fieldNames.includes(name));
}

const fieldNames: readonly string[] = scheduleFields;

/** The first and the last city of a job, or the one city of all its stops. Every screen names a route by them. */
export function getRouteCities({ city_from, city_to }: { city_from: string | null; city_to: string | null }) {
  const [from, to] = new Set([city_from, city_to].filter((city) => city !== null));
  return { from, to };
}
