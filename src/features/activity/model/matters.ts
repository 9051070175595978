import type { Activity } from '#generated/model';

/** The newest activity about a job or an offer, and the older ones of the same day. */
export type Matter = { key: string; latest: Activity; earlier: Activity[] };

/**
 * Activities of one day, newest first. Those about one job, or one offer without a job, share a row, apart from what
 * still needs action.
 */
export function groupMatters(activities: readonly Activity[], needsAction: readonly Activity[] = []): Matter[] {
  const open = new Set(needsAction.map(({ id }) => id));
  const matters = new Map<string, Matter>();
  for (const activity of activities) {
    const key = open.has(activity.id) ? activity.id : getMatterKey(activity);
    const matter = matters.get(key);
    if (matter) matter.earlier.push(activity);
    else matters.set(key, { key, latest: activity, earlier: [] });
  }
  return [...matters.values()];
}

function getMatterKey({ id, type, subject, data }: Activity): string {
  if (data?.order_id !== undefined) return `job ${data.order_id}`;
  return subject && type?.startsWith('offer.') ? `offer ${subject.id}` : id;
}
