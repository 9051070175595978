import type { AcceptBlock, Conflict, OwnConflict } from '../../../src/generated/model';
import { InvitationStatus } from '../../../src/generated/model/codes';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { toOrderNumber } from '../../presenters/orders';
import { type AcceptFacts, checkAccept } from '../../rules/crew/answers';
import { getFullestWeek, toWeekJob } from '../../rules/crew/weekHours';
import type { Refusal } from '../../rules/refusals';
import type { World } from '../../world';
import { findClashes, findHardClash, type JobClash } from '../crew/bookings';
import { describeBusyTime } from '../crew/busyText';
import { describeOffHours, findJobOffHours, getHours } from '../helper/hours';
import { decideJobLimit } from '../planUsage';

const { accepted } = InvitationStatus;

/** Why accepting is refused now; null if it is not. A full plan is the last reason. */
export function checkAcceptNow(world: World, invitation: InvitationRow, order: OrderRow): Refusal | null {
  return checkAccept(invitation, getAcceptFacts(world, invitation, order)) ?? checkPlan(world, invitation);
}

/** The same for a screen. */
export function findAcceptBlock(world: World, invitation: InvitationRow, order: OrderRow): AcceptBlock | null {
  const refusal = checkAcceptNow(world, invitation, order);
  if (!refusal) return null;
  const { kind, message, details } = refusal;
  return { code: kind === 'planLimit' ? 'plan_limit' : (details.code ?? 'wrong_state'), text: message };
}

function getAcceptFacts(world: World, invitation: InvitationRow, order: OrderRow): AcceptFacts {
  return {
    order,
    crew: world.tables.invitation.by('order', order.id),
    clash: findConflict(world, invitation, order),
    weekHours: countWeekHours(world, invitation, order),
    now: world.now(),
  };
}

/** The plan limits jobs of freelance helpers. Staff of a company, managers, and jobs accepted before do not count again. */
function checkPlan(world: World, { user_id, employee_id, reconfirm_of }: InvitationRow): Refusal | null {
  const { tables } = world;
  const isStaff = tables.employee.view(employee_id ?? 0, ({ employment_type }) => employment_type) === 'employee';
  return isStaff || reconfirm_of !== null ? null : decideJobLimit(world, tables.user.require(user_id));
}

function findConflict(world: World, invitation: InvitationRow, order: OrderRow): Conflict | undefined {
  if (invitation.override_reason !== null) return undefined;
  const clash = findHardClash(world, invitation.user_id, order);
  return (
    clash && { kind: 'order', id: clash.order.id, label: `Job #${clash.order.id}`, ...describeBusyTime(world, clash) }
  );
}

/** Hours of the fullest week with this job. */
function countWeekHours({ tables }: World, { user_id }: InvitationRow, order: OrderRow): number {
  const jobs = tables.invitation.viewAll('busy', user_id, ({ status, order_id }) =>
    status === accepted && order_id !== order.id ? order_id : null,
  );
  const others = jobs.flatMap((id) => {
    const job = id === null ? undefined : tables.order.view(id, toWeekJob);
    return job ? [job] : [];
  });
  return getFullestWeek(order, others);
}

/** Everything on the helper's side that an invitation conflicts with, hard ones first. */
export function listOwnConflicts(world: World, invitation: InvitationRow, order: OrderRow): OwnConflict[] {
  if (order.closed_state !== null || invitation.status === InvitationStatus.cancelled) return [];
  const { user_id } = invitation;
  const jobs = findClashes(world, user_id, order).map((clash) => toOwnConflict(world, clash));
  const off = findJobOffHours(world, user_id, order);
  const hours = countWeekHours(world, invitation, order);
  const { max_hours_per_week } = getHours(world, user_id);
  return [
    ...jobs,
    ...(off ? [toHoursConflict(order, describeOffHours(off))] : []),
    ...(hours > max_hours_per_week ? [toHoursConflict(order, { text: `${hours} hr in that week` })] : []),
  ];
}

/** The helper may see everything about their own other job. */
function toOwnConflict(world: World, clash: JobClash): OwnConflict {
  const { order, invitation, severity } = clash;
  const { company_id } = world.tables.branch.require(order.branch_id);
  return {
    severity,
    kind: invitation.status === accepted ? 'job' : 'invitation',
    order_id: order.id,
    number: toOrderNumber(order),
    company_name: world.tables.company.require(company_id).name,
    ...describeBusyTime(world, clash),
  };
}

function toHoursConflict(
  { starts_at, latest_end_at }: OrderRow,
  words: { text: string; starts_at?: string; ends_at?: string },
): OwnConflict {
  const none = { order_id: null, number: null, company_name: null } as const;
  return { severity: 'soft', kind: 'hours', starts_at, ends_at: latest_end_at, ...none, ...words };
}
