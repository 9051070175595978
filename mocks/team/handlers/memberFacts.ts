import type { NextJob } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { countDays, isWorkDay, listWorkDays } from '#domain/time/workDays';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow, EmployeeRow, InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { toOrderNumber } from '../../orders/answers/orders';
import { canRead } from '../../provider/access/reading';
import { getWeek } from '../rules/team';
import type { World } from '../../provider/world';
import { isDayOff } from '../../helper/handlers/hours';
import { getRating, getTrackRecord } from '../../crew/rules/ratings';

type Branch = Pick<BranchRow, 'id' | 'company_id' | 'timezone'>;

export function getToday({ clock }: World, { timezone }: Pick<BranchRow, 'timezone'>): CalendarDate {
  return todayIn(timezone, clock.now());
}

/** Checks whether the person works on that day and has no accepted job then, for any company. */
export function isFreeOn(world: World, userId: number, date: CalendarDate): boolean {
  if (isDayOff(world, userId, date)) return false;
  return listAcceptedJobs(world, userId, (job) => job.closed_state === null && isWorkDay(job, date)).length === 0;
}

/** Hours from Monday to Sunday: paid hours of completed jobs, else planned. Of longer jobs, only the days in this week. */
export function countHoursThisWeek(world: World, userId: number, branch: Branch): number {
  return countHoursInWeek(world, userId, getToday(world, branch));
}

/** The same in the week of a date. */
export function countHoursInWeek(world: World, userId: number, dayInWeek: CalendarDate): number {
  const { from, to } = getWeek(dayInWeek);
  const jobs = listAcceptedJobs(world, userId, ({ date, end_date }) => date <= to && (end_date ?? date) >= from);
  return jobs.reduce((sum, { id, order_id }) => {
    const hours = world.tables.order.view(order_id, (job) => {
      const line = job.completion?.lines.find(({ invitation_id }) => invitation_id === id);
      const perDay = line ? line.paid_hours / countDays(job) : job.estimated_hours;
      return perDay * listWorkDays(job).filter((day) => day >= from && day <= to).length;
    });
    return sum + (hours ?? 0);
  }, 0);
}

/** The next accepted job that the reader may open. */
export function findNextJob(world: World, userId: number, reader: UserRow): NextJob | null {
  const { tables, clock } = world;
  const now = world.now();
  const isReadable = (order: Readonly<OrderRow>) =>
    canRead(tables, reader, { kind: 'job', order }, clock.now().getTime());
  const jobs = listAcceptedJobs(
    world,
    userId,
    (job) => job.closed_state === null && job.starts_at > now && isReadable(job),
  ).map(({ order_id }) => tables.order.require(order_id));
  const [next] = jobs.sort((a, b) => a.starts_at.localeCompare(b.starts_at));
  if (!next) return null;
  const timezone = tables.branch.require(next.branch_id).timezone;
  return { order_id: next.id, number: toOrderNumber(next), starts_at: next.starts_at, timezone };
}

/** The company's rating of a member, as far as the reader may read it. */
export function getMemberRating(
  { tables, clock }: World,
  { user_id, branch_id }: Pick<EmployeeRow, 'user_id' | 'branch_id'>,
  { id: readerId }: UserRow,
) {
  return getRating(getTrackRecord(tables, user_id, { branch_id, readerId, now: clock.now().getTime() }));
}

/** Accepted invitations whose jobs pass `test`. Copies only those rows. */
function listAcceptedJobs(
  { tables }: World,
  userId: number,
  test: (job: Readonly<OrderRow>) => boolean,
): InvitationRow[] {
  return tables.invitation.select(
    'busy',
    userId,
    ({ status, order_id }) => status === InvitationStatus.accepted && tables.order.view(order_id, test) === true,
  );
}
