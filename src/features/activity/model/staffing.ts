import type { Activity, ActivityType } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';

/** An action that settles an open matter. */
export type NextStep = {
  kind: 'findPeople' | 'review' | 'renew' | 'pay' | 'complete' | 'replace' | 'openCrew';
  path: string;
};

const stepKinds: Partial<Record<ActivityType, NextStep['kind']>> = {
  'crew.late': 'replace',
  'subscription.payment_failed': 'pay',
  // Of a job that waits, because it is over.
  'order.formed': 'complete',
  'order.unformed_soon': 'findPeople',
  // Everyone is invited, and the job is soon.
  'order.partially_formed': 'openCrew',
  'offer.expiring': 'findPeople',
  'invitation.withdrawn': 'findPeople',
  'invitation.rejected': 'findPeople',
  'invitation.expired': 'findPeople',
  'offer.application_received': 'review',
  'document.expiring': 'renew',
};

/**
 * The next step of a matter that waits; null if its own page is all there is. A job that has started is no longer
 * offered to helpers, but people can still be invited.
 */
export function getNextStep({ type, data, url }: Pick<Activity, 'type' | 'data' | 'url'>, now: Date): NextStep | null {
  const kind = type === null ? undefined : stepKinds[type];
  if (kind === undefined) return null;
  if (kind !== 'replace' && kind !== 'openCrew' && kind !== 'findPeople') return { kind, path: url };
  const id = data?.order_id;
  if (id === undefined) return null;
  if (kind !== 'findPeople') return { kind, path: href('company-job-team-edit', { id }) };
  return { kind, path: hasStarted(data, now) ? href('company-job-team-add', { id }) : getFindPeoplePath(id) };
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
  const order_id = data?.order_id;
  if (order_id === undefined || (type !== 'invitation.withdrawn' && type !== 'order.unformed_soon')) return null;
  const needsPeople = (matter: Activity) =>
    matter.data?.order_id === order_id && getNextStep(matter, now)?.kind === 'findPeople';
  const isOpen = matters === undefined || matters.some(needsPeople);
  return hasStarted(data, now) || !isOpen ? null : getFindPeoplePath(order_id);
}

const hasStarted = (data: Activity['data'], now: Date): boolean =>
  data?.starts_at !== undefined && Date.parse(data.starts_at) <= now.getTime();
