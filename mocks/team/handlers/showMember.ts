import { isOpenInvitation } from '#domain/orders/statuses';
import { countDays, getWeek, isWorkDay, listWorkDays } from '#domain/time/workDays';
import type {
  Employee,
  EmployeeDetail,
  UpcomingJob,
  NextJob,
  MemberPastJob,
  MemberProfile,
  PayLine,
} from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { type CalendarDate, addDays } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { getRating, getTrackRecord } from '../../crew/rules/ratings';
import { isDayOff, getHours } from '../../helper/handlers/hours';
import { findReliability } from '../../helper/handlers/profile';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { getBranchReach } from '../../provider/access/access';
import { canRead } from '../../provider/access/reading';
import type { Context } from '../../provider/http/context';
import type { BranchRow, EmployeeRow, InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { pickFields } from '../../provider/store/values';
import type { World } from '../../provider/world';
import { listDocuments } from '../rules/team';
import { canCorrectMemberEmail, getMemberFile, isCompanyManager, listMemberships, openMember } from './openMember';

/** A member as lists show them to this reader. */
export function showMember(world: World, row: EmployeeRow, reader: UserRow): Employee {
  const branch = world.tables.branch.require(row.branch_id);
  const file = getMemberFile(world, branch.company_id, row.user_id);
  const person = world.tables.user.require(row.user_id);
  return {
    ...pickFields(row, [
      'id',
      'user_id',
      'branch_id',
      'employment_type',
      'hourly_rate',
      'status',
      'joined_at',
      'version',
    ]),
    ...pickFields(person, ['first_name', 'last_name', 'avatar_url', 'email', 'phone', 'positions']),
    is_manager: isCompanyManager(world, branch.company_id, row.user_id),
    languages: file.languages,
    ...getMemberRating(world, row, reader),
    hours_this_week: countHoursThisWeek(world, row.user_id, branch),
    next_job: findNextJob(world, row.user_id, reader),
    documents: listDocuments(file, getToday(world, branch)),
  };
}

/** The same with all stored details, and the jobs the reader may open that removing them would cancel. */
export function showMemberDetail(world: World, row: EmployeeRow, reader: UserRow): EmployeeDetail {
  const branch = world.tables.branch.require(row.branch_id);
  const file = getMemberFile(world, branch.company_id, row.user_id);
  const now = world.clock.now().getTime();
  return {
    ...showMember(world, row, reader),
    ...pickFields(file, ['start_date', 'driver_license', 'dot_medical_expires_on', 'emergency_contact', 'notes']),
    branch_ids: listMemberships(world, branch.company_id, row.user_id).map(({ branch_id }) => branch_id),
    owns_profile: !file.made_here,
    email_locked: !canCorrectMemberEmail(world, reader, world.tables.user.require(row.user_id), branch.company_id),
    upcoming_jobs: listUpcoming(world, row)
      .filter(({ invitation }) => isOpenInvitation(invitation))
      .filter(({ order }) => canRead(world.tables, reader, { kind: 'job', order }, now))
      .map((each) => showUpcoming(world.tables.branch.require(each.order.branch_id), each)),
  };
}

type Upcoming = { invitation: InvitationRow; order: OrderRow };

/**
 * Upcoming open jobs this member was invited to, answered or not, and running ones whose invitation is still open; soonest
 * first.
 */
export function listUpcoming({ tables, now }: World, { id, user_id }: EmployeeRow): Upcoming[] {
  const at = now();
  const isToCome = (status: InvitationStatus) => {
    const time = status === InvitationStatus.new ? 'latest_end_at' : 'starts_at';
    return (order: Readonly<OrderRow>) => order.closed_state === null && order[time] > at;
  };
  const asked = tables.invitation.select(
    'user',
    user_id,
    ({ employee_id, status, order_id }) =>
      employee_id === id &&
      status !== InvitationStatus.cancelled &&
      tables.order.view(order_id, isToCome(status)) === true,
  );
  return asked
    .map((invitation) => ({ invitation, order: tables.order.require(invitation.order_id) }))
    .sort((a, b) => a.order.starts_at.localeCompare(b.order.starts_at));
}

function showUpcoming({ timezone }: Pick<BranchRow, 'timezone'>, { invitation, order }: Upcoming): UpcomingJob {
  return {
    order_id: order.id,
    number: toOrderNumber(order),
    ...pickFields(order, ['date', 'end_date', 'arrival_window', 'starts_at', 'customer_name', 'customer_last_name']),
    timezone,
    invitation_id: invitation.id,
    invitation_status: invitation.status,
    ...getCities(order),
  };
}

// Facts ---------------------------------------------------------------------------------------------------------------

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
function findNextJob(world: World, userId: number, reader: UserRow): NextJob | null {
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

// Profile -------------------------------------------------------------------------------------------------------------

const [pastCount, ratedCount] = [5, 10];
/** Weeks shown, relative to the current one. */
const weekOffsets = [-3, -2, -1, 0, 1, 2, 3, 4];

/** A member's work, as this reader may see it. Numbers come from the functions behind lists, crews and offers. */
export function getMemberProfile({ world, user, params }: Context<'getMemberProfile'>): MemberProfile {
  const employee = openMember(world, user, params.employeeId);
  const { tables, clock } = world;
  const { user_id, branch_id } = employee;
  const branch = tables.branch.require(branch_id);
  const record = getTrackRecord(tables, user_id, { branch_id, readerId: user.id, now: clock.now().getTime() });
  const done = listDoneJobs(world, branch.company_id, user_id);
  const rated = done.filter((job) => canSeeRating(world, user, job));
  const { from } = getWeek(getToday(world, branch));
  return {
    employee_id: employee.id,
    user_id,
    memberships: showMemberships(world, user, branch.company_id, user_id),
    weeks: weekOffsets.map((offset) => {
      const monday = addDays(from, offset * 7);
      return { monday, hours: countHoursInWeek(world, user_id, monday) };
    }),
    hours_this_week: countHoursThisWeek(world, user_id, branch),
    max_hours_per_week: getHours(world, user_id).max_hours_per_week,
    reliability: findReliability(world, tables.user.require(user_id)),
    ...getRating(record),
    jobs_together: record.jobsTogether,
    past_jobs: done.slice(0, pastCount).map((job) => showPastJob(world, user, job)),
    rated_jobs: rated.slice(0, ratedCount).map((job) => showPastJob(world, user, job)),
    work_again: record.companyAnswer,
    is_favorite: record.companyAnswer === 'favorite',
    last_rated: findLastRated(world, user, rated),
  };
}

type DoneJob = { invitation: Readonly<InvitationRow>; order: OrderRow; line: PayLine };

/** Completed jobs of the company that the person was on the crew of, latest first. */
function listDoneJobs({ tables }: World, companyId: number, userId: number): DoneJob[] {
  const isOurs = ({ branch_id }: Readonly<OrderRow>) =>
    tables.branch.view(branch_id, ({ company_id }) => company_id) === companyId;
  const jobs = tables.invitation
    .select('busy', userId, ({ order_id }) => tables.order.view(order_id, isOurs) === true)
    .flatMap((invitation) => {
      const order = tables.order.require(invitation.order_id);
      const line = order.completion?.lines.find(({ invitation_id }) => invitation_id === invitation.id);
      return line ? [{ invitation, order, line }] : [];
    });
  return jobs.sort((a, b) => b.order.date.localeCompare(a.order.date) || b.order.id - a.order.id);
}

function canSeeRating({ tables, clock }: World, reader: UserRow, { invitation, order, line }: DoneJob): boolean {
  if (!line.rating) return false;
  return canRead(tables, reader, { kind: 'rating', order, invitation }, clock.now().getTime());
}

/** Nothing of an order in a branch that the reader may not open. */
function showOrder(
  world: World,
  reader: UserRow,
  order: OrderRow,
): Pick<MemberPastJob, 'order_id' | 'number' | 'city_from' | 'city_to'> {
  if (!canRead(world.tables, reader, { kind: 'job', order }, world.clock.now().getTime()))
    return { order_id: null, number: null, city_from: null, city_to: null };
  return { order_id: order.id, number: toOrderNumber(order), ...getCities(order) };
}

function showPastJob(world: World, reader: UserRow, job: DoneJob): MemberPastJob {
  const { order, line } = job;
  const rating = canSeeRating(world, reader, job) ? line.rating : null;
  return {
    ...showOrder(world, reader, order),
    branch_name: world.tables.branch.require(order.branch_id).name,
    date: order.date,
    end_date: order.end_date,
    position: line.position,
    paid_hours: line.paid_hours,
    no_show: line.no_show,
    stars: rating?.stars ?? null,
    tags: rating?.tags ?? [],
    comment: rating?.comment ?? '',
  };
}

function showMemberships(
  world: World,
  reader: UserRow,
  companyId: number,
  userId: number,
): MemberProfile['memberships'] {
  const isOpen = (employee: EmployeeRow) =>
    canRead(world.tables, reader, { kind: 'member', employee }, world.clock.now().getTime());
  return listMemberships(world, companyId, userId)
    .filter(isOpen)
    .map(({ id, branch_id, hourly_rate, status }) => ({
      employee_id: id,
      branch_id,
      branch_name: world.tables.branch.require(branch_id).name,
      hourly_rate,
      status,
    }));
}

function findLastRated({ tables }: World, reader: UserRow, rated: readonly DoneJob[]): MemberProfile['last_rated'] {
  const last = rated.find(({ order }) => getBranchReach(tables, reader, order.branch_id) === 'open');
  if (!last || last.invitation.user_id === reader.id) return null;
  return { order_id: last.order.id, invitation_id: last.invitation.id };
}
