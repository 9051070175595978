import type { MemberPastJob, MemberProfile, PayLine } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import type { EmployeeRow, InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { getBranchReach } from '../../provider/access/membership';
import { canRead } from '../../provider/access/reading';
import { getRating, getTrackRecord } from '../../crew/rules/ratings';
import { getWeek } from '../rules/team';
import type { World } from '../../provider/world';
import { getHours } from '../../helper/handlers/hours';
import { findReliability } from '../../helper/handlers/profile';
import { countHoursInWeek, countHoursThisWeek, getToday } from './memberFacts';
import { listMemberships, openMember } from './openMember';

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
