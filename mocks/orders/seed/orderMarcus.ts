import type { World } from '../../provider/world';
import { castIds } from '../../account/seed/cast';
import type { Member } from './orderCrews';
import type { Plan } from './orderPlans';
import { planAnswered, type PlannedInvitation } from './plannedInvitations';
import { dayMs, minuteMs } from '../../provider/time/times';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { isOpenInvitation } from '#domain/orders/statuses';

/** The invitations of Marcus, by branch id: 4 new, 6 accepted, 3 rejected, 2 canceled. */
const invitationStates: readonly (readonly [branchId: number, status: PlannedInvitation['status']])[] = [
  ...([6, 4, 1, 1, 1, 1] as const).map((branch) => [branch, 2] as const),
  ...([6, 4, 1, 1] as const).map((branch) => [branch, 1] as const),
  ...([4, 1, 1] as const).map((branch) => [branch, 3] as const),
  ...([1, 1] as const).map((branch) => [branch, 4] as const),
];

const lastAccepted = invitationStates.findLastIndex(([, status]) => status === InvitationStatus.accepted);

/** Gives Marcus his open invitations: some drawn for other members, and a few of his own. */
export function inviteMarcus(world: World, plans: readonly Plan[]): void {
  const taken = new Set<Plan>();
  const days = new Set<string>();
  for (const [index, [branchId, status]] of invitationStates.entries()) {
    const marcus = findMembership(world, branchId);
    const fitting = plans.filter(
      (plan) => plan.branch.id === branchId && !taken.has(plan) && hasFittingInvitation(plan, status),
    );
    // One of his jobs in the first branch came through an offer that a colleague took too.
    const mustShare =
      index === lastAccepted && ![...taken].some((plan) => plan.branch.id === branchId && isShared(plan));
    // Prefers a day without another of his jobs. An open invitation may share a day with a job; two jobs only if they do not overlap.
    const plan =
      fitting.find((each) => !days.has(each.span.date) && (!mustShare || isShared(each))) ??
      fitting.find(({ span }) => !days.has(span.date)) ??
      (status === InvitationStatus.accepted ? fitting.find((each) => isApart(each, taken)) : fitting[0]);
    if (!marcus) continue;
    if (!plan) throw new Error(`No job of branch ${branchId} fits an invitation of Marcus in state ${status}`);
    taken.add(plan);
    days.add(plan.span.date);
    if (isOpenInvitation({ status })) giveTo(plan, marcus, status);
    else plan.invitations.push(planRefusal(world, plan, marcus, status));
  }
}

/** Gives Marcus a finished job of another helper in each of the last two weeks, so that he has earned lately. */
export function payMarcus(world: World, plans: readonly Plan[]): void {
  const now = world.clock.now().getTime();
  const marcus = findMembership(world, 1);
  const worked = plans.filter(({ branch, closed }) => branch.id === 1 && closed?.state === 'completed');
  const isHis = (plan: Plan) => plan.invitations.some(({ member }) => member.user.id === castIds.marcus);
  for (const weeks of [1, 2]) {
    const [from, to] = [now - weeks * 7 * dayMs, now - (weeks - 1) * 7 * dayMs];
    const recent = worked.filter(({ span }) => span.from >= from && span.to < to);
    const plan = recent.some(isHis)
      ? undefined
      : recent.find((each) => findInvitation(each.invitations, InvitationStatus.accepted) >= 0);
    if (marcus && plan) giveTo(plan, marcus, InvitationStatus.accepted);
  }
}

/** Checks whether an open job has an invitation that he can take over, a slot he can still fill, or no open slot. */
function hasFittingInvitation({ closed, invitations, form }: Plan, status: PlannedInvitation['status']): boolean {
  if (closed) return false;
  if (isOpenInvitation({ status })) return findInvitation(invitations, status) >= 0;
  const places = form.crew_requirements.find(({ position }) => position === PositionCode.helper)?.count ?? 0;
  const accepted = invitations.filter(
    (invitation) => invitation.position === PositionCode.helper && invitation.status === InvitationStatus.accepted,
  ).length;
  return (
    invitations.length > 0 &&
    places > 0 &&
    (status === InvitationStatus.rejected ? accepted < places : accepted === places)
  );
}

/** Checks whether a job is over before others begin, or begins after them. */
function isApart({ span }: Plan, others: ReadonlySet<Plan>): boolean {
  return [...others].every((other) => span.to < other.span.from || other.span.to < span.from);
}

/** Checks whether two helpers have accepted a job. */
function isShared({ invitations }: Plan): boolean {
  const isAccepted = ({ position, status }: PlannedInvitation) =>
    position === PositionCode.helper && status === InvitationStatus.accepted;
  return invitations.filter(isAccepted).length > 1;
}

/** Replaces the person of the first invitation in this state. */
function giveTo(plan: Plan, member: Member, status: PlannedInvitation['status']): void {
  const index = findInvitation(plan.invitations, status);
  plan.invitations = plan.invitations.map((invitation, at) => (at === index ? { ...invitation, member } : invitation));
}

function findMembership({ tables }: World, branchId: number): Member | undefined {
  const user = tables.user.get(castIds.marcus);
  const employee = tables.employee.by('user', castIds.marcus).find(({ branch_id }) => branch_id === branchId);
  return user && employee && { user, employee };
}

function findInvitation(invitations: readonly PlannedInvitation[], status: PlannedInvitation['status']): number {
  return invitations.findIndex(
    (invitation) => invitation.position === PositionCode.helper && invitation.status === status,
  );
}

function planRefusal(
  world: World,
  { createdAt, span }: Plan,
  marcus: Member,
  status: PlannedInvitation['status'],
): PlannedInvitation {
  const now = world.clock.now().getTime();
  const until = Math.min(now, span.from - 180 * minuteMs);
  const answer =
    status === InvitationStatus.rejected
      ? ({ status: 3, reason: 'not_available', cancelled_by: null } as const)
      : ({ status: 4, reason: 'position_filled', cancelled_by: 'system' } as const);
  return planAnswered(world, { createdAt, until, span, now }, marcus, PositionCode.helper, answer);
}
