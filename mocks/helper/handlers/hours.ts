import { getDayHours, hasHours } from '#domain/people/availability';
import { ProfileStatus } from '#domain/people/profileStatus';
import { can } from '#domain/people/rights';
import { getLastDay } from '#domain/time/workDays';
import type { WeekOfWork, Availabilities } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { toBookings } from '../../crew/handlers/bookings';
import {
  type Booking,
  getMostJobsADay,
  listOverLimits,
  type OverLimit,
  getFullestWeek,
  getWeekSpan,
  type JobWeek,
  countHours,
  toWeekJob,
} from '../../crew/rules/busyTimes';
import { formatActivityWindow } from '../../notifications/events/facts';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless, refuseProblems } from '../../provider/rules/refusals';
import type { AvailabilityRow, OrderRow, HelperProfileRow, UserRow } from '../../provider/store/schema';
import { pickFields } from '../../provider/store/values';
import { busyTexts as texts } from '../../provider/texts/refusals';
import type { World } from '../../provider/world';
import {
  findOffHours,
  getOffTimes,
  noHours,
  type OffHours,
  decideProfileStatus,
  listMissingParts,
  type ProfilePart,
  findHoursProblems,
  toHoursColumns,
} from '../rules';

/** The hours of a person; empty if they set none. */
export function getHours({ tables }: Pick<World, 'tables'>, userId: number): Omit<AvailabilityRow, 'user_id'> {
  return tables.availability.get(userId) ?? noHours;
}

/** Checks whether a person marked this day as off, or never works on such a day. False for people without hours. */
export function isDayOff({ tables }: Pick<World, 'tables'>, userId: number, date: CalendarDate): boolean {
  return tables.availability.view(userId, (hours) => getDayHours(hours, date).off) ?? false;
}

/** The first day of a job outside a person's hours, in their own time zone. `times`: the hours of the job. */
export function findJobOffHours(
  world: World,
  userId: number,
  order: OrderRow,
  times: readonly Booking[] = toBookings(world, order),
): OffHours | null {
  const { tables } = world;
  const zone = tables.user.view(userId, ({ timezone }) => timezone);
  if (zone === undefined) return null;
  return tables.availability.view(userId, (hours) => findOffHours(hours, zone, times)) ?? null;
}

/** The same in words, with the times of that day of the job: "Day off", "Works 7 AM–6 PM". */
export function describeOffHours(off: OffHours): { text: string; starts_at: string; ends_at: string } {
  const hours = off.windows.map(formatActivityWindow).join(', ');
  return { text: hours === '' ? texts.dayOff : texts.works(hours), ...getOffTimes(off) };
}

type OtherJobs = ReturnType<typeof listOtherJobs>;

/** Finds the personal limits that a job exceeds. `pay` is the person's pay for it, in cents. */
export function findOverLimits(
  world: World,
  userId: number,
  order: OrderRow,
  pay: number,
  others: OtherJobs = listOtherJobs(world, userId, order),
  hoursPerWeek: number = getFullestWeek(order, others),
): OverLimit[] {
  const facts = { jobsPerDay: getMostJobsADay(order, others), hoursPerWeek, pay };
  const decide = (limits: Readonly<Omit<AvailabilityRow, 'user_id'>>) => listOverLimits(limits, facts);
  // Not copied, because a crew plan asks for many people and jobs.
  return world.tables.availability.view(userId, decide) ?? decide(noHours);
}

/** Hours of the person's fullest week with this job. */
export function countWeekHours(world: World, userId: number, order: OrderRow): number {
  return getFullestWeek(order, listOtherJobs(world, userId, order));
}

/** Hours of the person's other jobs in each week of a job. */
export function listJobWeeks(weeks: readonly JobWeek[], others: OtherJobs): WeekOfWork[] {
  return weeks.map((week) => ({ monday: week.from, hours: countHours(others, week) }));
}

/** The other jobs that a person accepted in the weeks of a job. `accepted`: all that they accepted. */
export function listOtherJobs(
  world: World,
  userId: number,
  order: OrderRow,
  accepted: ReturnType<typeof listAcceptedJobs> = listAcceptedJobs(world, userId),
  { from, to } = getWeekSpan(order),
) {
  return accepted.filter((job) => job.id !== order.id && job.date <= to && getLastDay(job) >= from);
}

/** Days and hours of the jobs that a person accepted, canceled ones left out. */
export function listAcceptedJobs({ tables }: World, userId: number) {
  return tables.invitation.pick('busy', userId, ({ status, order_id }) => {
    if (status !== InvitationStatus.accepted) return undefined;
    const job = tables.order.view(order_id, toWeekJob);
    return job ? { id: order_id, ...job } : undefined;
  });
}

/** The profile of a person; a new, empty one if they have none yet. */
export function getProfile({ tables }: World, userId: number): HelperProfileRow {
  const stored = tables.helperProfile.get(userId);
  if (stored) return stored;
  const { locale } = tables.user.require(userId);
  return {
    user_id: userId,
    status: ProfileStatus.incomplete,
    languages: [locale],
    tool_ids: [],
    vehicle_type_ids: [],
  };
}

export function listMissing(world: World, userId: number): ProfilePart[] {
  const user = world.tables.user.require(userId);
  return listMissingParts({ ...user, hasHours: hasHours(getHours(world, userId)) });
}

/**
 * Stores a change of a profile and its status, and notifies the person's other devices and the branches they belong to.
 * Called after any change of what a profile consists of.
 */
export function settleProfile(world: World, userId: number, change: Partial<HelperProfileRow> = {}): void {
  const { tables } = world;
  const profile = { ...getProfile(world, userId), ...change };
  const status = decideProfileStatus(profile.status, listMissing(world, userId));
  if (tables.helperProfile.has(userId)) tables.helperProfile.update(userId, { ...profile, status });
  else tables.helperProfile.insert({ ...profile, status });
  world.announce({ type: 'userUpdated', userId });
  for (const employee of tables.employee.by('user', userId)) {
    world.announce({ type: 'memberChanged', employee, change: 'updated' });
  }
}

export function getAvailabilities({ world, user }: Context<'getAvailabilities'>): Availabilities {
  requireHelper(user);
  return showHours(world, user);
}

export function updateAvailabilities({ world, user, body, setMessage }: Context<'updateAvailabilities'>) {
  requireHelper(user);
  throwIfRefused(refuseProblems(findHoursProblems(body)));
  const { tables } = world;
  const columns = toHoursColumns(body, getOwnDay(world, user));
  if (tables.availability.has(user.id)) tables.availability.update(user.id, columns);
  else tables.availability.insert({ ...noHours, ...columns, user_id: user.id });
  settleProfile(world, user.id);
  setMessage('Your hours were saved.');
  return showHours(world, user);
}

/** Helpers, and managers, who work as helpers too. */
export function requireHelper(user: UserRow): void {
  throwIfRefused(forbidUnless(can(user.type, 'workJobs')));
}

function showHours(world: World, user: UserRow): Availabilities {
  const hours = getHours(world, user.id);
  return {
    ...pickFields(hours, ['availabilities', 'exceptions', 'max_jobs_per_day', 'max_hours_per_week', 'min_pay_per_job']),
    on_call: hours.on_call_on === getOwnDay(world, user),
    timezone: user.timezone,
  };
}

/** Today, for this person. */
export function getOwnDay({ clock }: World, { timezone }: UserRow): string {
  return todayIn(timezone, clock.now());
}
