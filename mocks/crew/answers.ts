import { getPayLines } from '#domain/money/crewPay';
import { slotFit } from '#domain/orders/formation';
import { getPlannedHours } from '#domain/time/workDays';
import type { Crew, CrewConflict, CrewMember, Invitation, OfferedPay } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { getInitial } from '#platform/lib/text';
import { getCities, toAddressLine, toOrderNumber, getCrewSummary, type Reading } from '../orders/answers/orders';
import { getPayTerms } from '../orders/rules/pay';
import { canRead } from '../provider/access/reading';
import { vehicleTypes } from '../provider/catalogs';
import type { InvitationRow, OrderRow, WorldTables } from '../provider/store/schema';
import { getJobEnd } from './rules/busyTimes';
import { getSlotLines, estimateLabor } from './rules/formation';

export function presentInvitation({
  message_language: _language,
  override_reason: _why,
  version: _version,
  updated_by_id: _by,
  asked_at: _asked,
  agreed: _agreed,
  attendance: _attendance,
  running_late: _late,
  company_rating: _rating,
  ...invitation
}: InvitationRow): Invitation {
  return invitation;
}

export function presentCrew(tables: WorldTables, order: OrderRow, reading: Reading): Crew {
  const invitations = tables.invitation.by('order', order.id);
  return {
    slots: getSlotLines(order.crew_requirements, invitations),
    members: invitations.map((each) => presentMember(tables, each, reading)),
    ...estimateLabor(order, invitations),
    version: order.version,
  };
}

/** The phone of a member of the reader's branches, and of others only while they are on the crew. */
export function presentMember(tables: WorldTables, row: InvitationRow, { reader, now }: Reading): CrewMember {
  const { first_name, last_name, avatar_url, positions, phone } = tables.user.require(row.user_id);
  const { employee_id, user_id, position, hourly_rate, status, source, message, reason } = row;
  const { created_at, asked_at, responded_at, expires_at } = row;
  const memberships = tables.employee.by('user', user_id);
  const isMember = memberships.some((employee) => canRead(tables, reader, { kind: 'member', employee }, now));
  return {
    employee_id,
    user_id,
    first_name,
    last_name,
    avatar_url,
    position,
    hourly_rate,
    status,
    source,
    message,
    reason,
    created_at: asked_at ?? created_at,
    responded_at,
    expires_at,
    phone: isMember || status === InvitationStatus.accepted ? phone : null,
    attendance: row.attendance,
    running_late: row.running_late,
    invitation_id: row.id,
    version: row.version,
    as_helper: slotFit(positions, position) === 'helper',
  };
}

/** `conflicts`: the accepted crew's, with other jobs. */
export function presentCalendarItem(tables: WorldTables, row: OrderRow, conflicts: readonly CrewConflict[]) {
  const invitations = tables.invitation.by('order', row.id);
  const cities = getCities(row);
  const { open: _open, checked_in = null, ...summary } = getCrewSummary(row, invitations);
  const { status, closed_state, starts_at, arrival_window, date, version } = row;
  const { customer_name, customer_last_name, help_type } = row;
  const { timezone } = tables.branch.require(row.branch_id);
  return {
    status,
    closed_state,
    starts_at,
    arrival_window,
    date,
    customer_name,
    customer_last_name,
    help_type,
    version,
    ...cities,
    ...summary,
    checked_in,
    order_id: row.id,
    number: toOrderNumber(row),
    pick_up_address: toAddressLine(row.pick_up_addresses[0]),
    destination_address: toAddressLine(row.destination_addresses[0]),
    title: `${customer_last_name} - ${[...new Set(Object.values(cities))].filter(Boolean).join(' to ')}`,
    end_date: row.end_date,
    ends_at: getJobEnd(row, timezone),
    timezone,
    crew_requirements: row.crew_requirements,
    crew: invitations
      .filter((each) => each.status !== InvitationStatus.cancelled)
      .map((each) => {
        const { first_name, last_name, avatar_url } = tables.user.require(each.user_id);
        const initials = `${getInitial(first_name)}${getInitial(last_name)}`;
        const { user_id, status: answer, position, attendance, running_late } = each;
        const person = { user_id, first_name, last_name, initials, avatar_url };
        return { ...person, status: answer, position, attendance, running_late, invitation_id: each.id };
      }),
    vehicle_summary: row.vehicle_requirements
      .map(({ count, vehicle_type_id }) => `${count} × ${getVehicleTitle(vehicle_type_id)}`)
      .join(', '),
    has_conflict: conflicts.some(({ severity }) => severity === 'hard'),
    conflicts: [...conflicts],
  };
}

function getVehicleTitle(id: number): string {
  return vehicleTypes[id - 1]?.title ?? 'Vehicle';
}

/** The pay if the job takes as long as planned (docs/product.md, "Pay"). Cents. */
export function getOfferedPay(order: OrderRow, { hourly_rate }: Pick<InvitationRow, 'hourly_rate'>): OfferedPay {
  const hours = getPlannedHours(order);
  const worked = { hours, hourlyRate: hourly_rate, bonus: 0, tip: 0, noShow: false };
  const [line] = getPayLines([worked], getPayTerms(order), { tipsTotal: 0, tipSplit: 'equal' });
  return {
    is_flat: order.pay_type === 'flat',
    hours,
    hourly_rate,
    min_paid_hours: order.min_paid_hours,
    paid_hours: line?.paidHours ?? hours,
    wage: line?.wage ?? 0,
    travel_pay: order.travel_pay,
    total: line?.total ?? 0,
  };
}
