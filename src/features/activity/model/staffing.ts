import type { Activity, ActivityType } from '#generated/model';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';

/** Activities of a job that lost a crew member, or soon starts without its crew. */
const needPeople: readonly ActivityType[] = ['invitation.withdrawn', 'order.unformed_soon'];

/** Actions that settle an open matter. */
export type NextStep = { kind: 'findPeople' | 'review' | 'renew'; path: string };

/** The next step of a matter that waits; null if its own page is all there is. */
export function getNextStep({ type, data, url }: Pick<Activity, 'type' | 'data' | 'url'>): NextStep | null {
  if (type === null) return null;
  if (type === 'offer.application_received') return { kind: 'review', path: url };
  if (type === 'document.expiring') return { kind: 'renew', path: url };
  const lacksPeople = type === 'order.unformed_soon' || type.startsWith('invitation.') || type === 'offer.expiring';
  return lacksPeople && data?.order_id !== undefined
    ? { kind: 'findPeople', path: getFindPeoplePath(data.order_id) }
    : null;
}

/**
 * The page that finds people for the job of an activity; null if it needs none, or has started. `matters` is what needs
 * action now: a job that is not among them has no open slot. Undefined if that is not known.
 */
export function getStaffingPath(
  { type, data }: Pick<Activity, 'type' | 'data'>,
  now: Date,
  matters: readonly Activity[] | undefined,
): string | null {
  const { order_id, starts_at } = data ?? {};
  if (order_id === undefined || type === null || !needPeople.includes(type)) return null;
  const hasStarted = starts_at !== undefined && Date.parse(starts_at) <= now.getTime();
  const needsPeople = (matter: Activity) =>
    matter.data?.order_id === order_id && getNextStep(matter)?.kind === 'findPeople';
  const isOpen = matters === undefined || matters.some(needsPeople);
  return hasStarted || !isOpen ? null : getFindPeoplePath(order_id);
}
