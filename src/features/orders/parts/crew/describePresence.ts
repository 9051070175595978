import type { CalendarFace, CrewMember } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { hasCheckedIn } from '#domain/actions';
import { getPresence } from '#domain/orders/attendance';
import { getLastDay, type JobDays } from '#domain/time/workDays';
import { formatTime } from '#platform/lib/time/clockTimes';
import { addHours, toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { cardTexts } from '../../texts';

type Job = JobDays & { arrival_window: string; timezone: string };
type Ending = { ends_at: string } | { estimated_hours: number };
type Person = Pick<CrewMember | CalendarFace, 'status' | 'attendance'>;
type Around = { crew: readonly Person[]; now: Date };

/**
 * "Arrived 8:04 AM", "Late: not checked in": an accepted person on the day of the job; '' before there is something.
 * After a job on which no one of the crew checked in, attendance was not recorded, and no one is called absent.
 */
export function describePresence(
  job: Job & Ending,
  { status, attendance = [] }: Person,
  { crew, now }: Around,
): string {
  if (status !== InvitationStatus.accepted) return '';
  const presence = getPresence({ ...job, ends_at: getEnd(job) }, attendance, now);
  if (!presence) return '';
  if (presence.name === 'absent' && !crew.some((each) => hasCheckedIn(each.attendance))) return '';
  if (!('at' in presence)) return cardTexts.missing[presence.name];
  return cardTexts.presence[presence.name](formatTime(zonedTime(presence.at, job.timezone).time));
}

/** The expected end of the last day. */
function getEnd(job: Job & Ending): string {
  if ('ends_at' in job) return job.ends_at;
  const [from = ''] = job.arrival_window.split(' - ');
  return addHours(toInstant(getLastDay(job), from, job.timezone), job.estimated_hours);
}
