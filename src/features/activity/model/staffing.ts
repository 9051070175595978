import type { Activity, ActivityType } from '../../../generated/model';
import { getFindPeoplePath } from '../../outsource';

/** Activities of a job that lost a crew member, or soon starts without its crew. */
const needPeople: readonly ActivityType[] = ['invitation.withdrawn', 'order.unformed_soon'];

/** The page that finds people for the job of an activity; null if it needs none, or has started. */
export function getStaffingPath({ type, data }: Pick<Activity, 'type' | 'data'>, now: Date): string | null {
  const { order_id, starts_at } = data;
  if (order_id === undefined || !needPeople.includes(type)) return null;
  const hasStarted = starts_at !== undefined && Date.parse(starts_at) <= now.getTime();
  return hasStarted ? null : getFindPeoplePath(order_id);
}
