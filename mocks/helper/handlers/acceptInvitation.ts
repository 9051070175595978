import type { InvitationAction } from '#domain/actions';
import type { AcceptBlock, Conflict, OwnConflict } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { decideJobLimit } from '../../billing/handlers';
import { getOfferedPay } from '../../crew/answers';
import { findClashes, findHardClash, type JobClash, describeBusyTime } from '../../crew/handlers/bookings';
import { transitionInvitation, recordAnswer, syncCrew } from '../../crew/handlers/formCrew';
import { type Answered, checkAnswer, type AcceptFacts, checkAccept } from '../../crew/rules/answers';
import { type InvitationAction as InvitationStep, isLate } from '../../crew/rules/inviting';
import { activityTexts as jobLabels } from '../../notifications/texts/activities';
import { toOrderNumber } from '../../orders/answers/orders';
import { throwIfRefused } from '../../provider/http/refusal';
import { checkInvitation } from '../../provider/rules/actions';
import type { Refusal } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { describeOffHours, findJobOffHours, countWeekHours, findOverLimits } from './hours';

/** A reason: its code and an optional comment. */
export type GivenReason = { reason: string; comment?: string | undefined };

/** Accepts; refused if the slot is taken, the invitation has expired, or the person works elsewhere. */
export function acceptInvitation(world: World, invitation: InvitationRow): void {
  throwIfRefused(checkAcceptNow(world, invitation, getOrder(world, invitation)));
  applyAnswer(world, invitation, 'accept', 'accepted', { reason: null, reason_comment: null, agreed: null });
}

/** Declines. The person stays on the wait list. */
export function rejectInvitation(world: World, invitation: InvitationRow, given: GivenReason): void {
  throwIfRefused(checkAnswer('decline', invitation, getOrder(world, invitation), world.clock.now().getTime()));
  applyAnswer(world, invitation, 'reject', 'rejected', toReasonColumns(given));
}

/** Withdraws an acceptance. */
export function withdrawInvitation(world: World, invitation: InvitationRow, given: GivenReason): void {
  const order = getOrder(world, invitation);
  requireAction(world, 'withdraw', invitation);
  const late_cancel = isLate(world.clock.now().getTime(), Date.parse(order.starts_at));
  applyAnswer(world, invitation, 'withdraw', 'withdrawn', {
    ...toReasonColumns(given),
    late_cancel,
    cancelled_by: 'helper',
  });
}

/** The company cancels an invitation, answered or not. `actorId` is the user who does it. */
export function cancelInvitation(world: World, invitation: InvitationRow, given: GivenReason, actorId: number): void {
  requireAction(world, 'withdrawInvitation', invitation);
  applyAnswer(world, invitation, 'remove', 'removed', { ...toReasonColumns(given), cancelled_by: 'company' }, actorId);
}

function applyAnswer(
  world: World,
  invitation: InvitationRow,
  action: InvitationStep,
  how: Answered,
  patch: Partial<InvitationRow>,
  actorId = invitation.user_id,
): void {
  transitionInvitation(world, invitation, action, { how, responded_at: world.now(), ...patch });
  const order = world.tables.order.require(invitation.order_id);
  recordAnswer(world, order, invitation, how, actorId);
  syncCrew(world, order.id);
}

/** Refuses what the table of actions does not allow for an invitation now. */
export function requireAction(world: World, action: InvitationAction, invitation: InvitationRow): void {
  throwIfRefused(checkInvitation(action, invitation, getOrder(world, invitation), world.clock.now().getTime()));
}

function getOrder({ tables }: World, { order_id }: InvitationRow): OrderRow {
  return tables.order.require(order_id);
}

function toReasonColumns({ reason, comment }: GivenReason): Pick<InvitationRow, 'reason' | 'reason_comment'> {
  return { reason, reason_comment: comment ?? null };
}

const { accepted } = InvitationStatus;

/** Reason accepting is refused now; null if it is not. A full plan is the last reason. */
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
    weekHours: countWeekHours(world, invitation.user_id, order),
    now: world.clock.now().getTime(),
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
    clash && {
      kind: 'order',
      id: clash.order.id,
      label: jobLabels.job(clash.order.id),
      ...describeBusyTime(world, clash),
    }
  );
}

/** Everything on the helper's side that an invitation conflicts with, hard ones first. */
export function listOwnConflicts(world: World, invitation: InvitationRow, order: OrderRow): OwnConflict[] {
  if (order.closed_state !== null || invitation.status === InvitationStatus.cancelled) return [];
  const { user_id } = invitation;
  const jobs = findClashes(world, user_id, order).map((clash) => toOwnConflict(world, clash));
  const off = findJobOffHours(world, user_id, order);
  const over = findOverLimits(world, user_id, order, getOfferedPay(order, invitation).total);
  return [
    ...jobs,
    ...(off ? [toLimitConflict(order, { kind: 'hours', ...describeOffHours(off) })] : []),
    ...over.map((each) => toLimitConflict(order, each)),
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

/** A conflict with the hours or limits of the helper. */
function toLimitConflict(
  { starts_at, latest_end_at }: OrderRow,
  words: Pick<OwnConflict, 'kind' | 'text'> & { starts_at?: string; ends_at?: string },
): OwnConflict {
  const none = { order_id: null, number: null, company_name: null } as const;
  return { severity: 'soft', starts_at, ends_at: latest_end_at, ...none, ...words };
}
