import type { Employee, EmployeeDetail, UpcomingJob } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { BranchRow, EmployeeRow, InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { canRead } from '../../provider/access/reading';
import { listDocuments } from '../rules/team';
import type { World } from '../../provider/world';
import { canCorrectMemberEmail } from './checkMember';
import { countHoursThisWeek, findNextJob, getMemberRating, getToday } from './memberFacts';
import { getMemberFile, isCompanyManager, listMemberships } from './openMember';
import { isOpenInvitation } from '#domain/orders/statuses';

/** A member as lists show them to this reader. */
export function showMember(world: World, row: EmployeeRow, reader: UserRow): Employee {
  const branch = world.tables.branch.require(row.branch_id);
  const file = getMemberFile(world, branch.company_id, row.user_id);
  const { first_name, last_name, avatar_url, email, phone, positions } = world.tables.user.require(row.user_id);
  const { id, user_id, branch_id, employment_type, hourly_rate, status, joined_at, version } = row;
  return {
    id,
    user_id,
    branch_id,
    first_name,
    last_name,
    avatar_url,
    email,
    phone,
    positions,
    employment_type,
    hourly_rate,
    status,
    joined_at,
    version,
    is_manager: isCompanyManager(world, branch.company_id, user_id),
    languages: file.languages,
    ...getMemberRating(world, row, reader),
    hours_this_week: countHoursThisWeek(world, user_id, branch),
    next_job: findNextJob(world, user_id, reader),
    documents: listDocuments(file, getToday(world, branch)),
  };
}

/** The same with all stored details, and the jobs the reader may open that removing them would cancel. */
export function showMemberDetail(world: World, row: EmployeeRow, reader: UserRow): EmployeeDetail {
  const branch = world.tables.branch.require(row.branch_id);
  const file = getMemberFile(world, branch.company_id, row.user_id);
  const now = world.clock.now().getTime();
  const { start_date, driver_license, dot_medical_expires_on, emergency_contact, notes } = file;
  return {
    ...showMember(world, row, reader),
    start_date,
    driver_license,
    dot_medical_expires_on,
    emergency_contact,
    notes,
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
  const { date, end_date, arrival_window, starts_at, customer_name, customer_last_name } = order;
  return {
    order_id: order.id,
    number: toOrderNumber(order),
    date,
    end_date,
    arrival_window,
    starts_at,
    timezone,
    invitation_id: invitation.id,
    invitation_status: invitation.status,
    customer_name,
    customer_last_name,
    ...getCities(order),
  };
}
