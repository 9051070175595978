import type { Activity } from '#generated/model';

/** The newest activity about a job or an offer, and the older ones of the same day. */
export type Matter = { key: string; latest: Activity; earlier: Activity[] };

/** Activities of one day, newest first, with those about one job, or one offer without a job, in one row. */
export function groupMatters(activities: readonly Activity[]): Matter[] {
  const matters = new Map<string, Matter>();
  for (const activity of activities) {
    const key = getMatterKey(activity);
    const matter = matters.get(key);
    if (matter) matter.earlier.push(activity);
    else matters.set(key, { key, latest: activity, earlier: [] });
  }
  return [...matters.values()];
}

/** The activities of a list that are not shown above it as needing action. */
export function withoutMatters(
  activities: readonly Activity[],
  matters: readonly Activity[] = [],
): readonly Activity[] {
  const ids = new Set(matters.map(({ id }) => id));
  return activities.filter(({ id }) => !ids.has(id));
}

function getMatterKey({ id, type, subject, data }: Activity): string {
  if (data?.order_id !== undefined) return `job ${data.order_id}`;
  return subject && type?.startsWith('offer.') ? `offer ${subject.id}` : id;
}
