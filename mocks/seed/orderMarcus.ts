import type { World } from '../world';
import { castIds } from './cast';
import type { Member } from './orderCrews';
import type { Plan } from './orderPlans';
import { answered, type Seat } from './orderSeats';
import { minuteMs } from '../times';
import { InvitationStatus, PositionCode } from '../../src/generated/model/codes';
import { isOpenInvitation } from '../../src/domain/statuses';

/** Who asks Marcus, and what he answered: 4 new, 6 accepted, 3 rejected, 2 cancelled. By branch id. */
const wishes: readonly (readonly [branchId: number, status: Seat['status']])[] = [
  ...([6, 4, 1, 1, 1, 1] as const).map((branch) => [branch, 2] as const),
  ...([6, 4, 1, 1] as const).map((branch) => [branch, 1] as const),
  ...([4, 1, 1] as const).map((branch) => [branch, 3] as const),
  ...([1, 1] as const).map((branch) => [branch, 4] as const),
];

/** Gives Marcus his open invitations: places of others who were drawn by chance, and a few of his own. */
export function askMarcus(world: World, plans: readonly Plan[]): void {
  const taken = new Set<Plan>();
  const days = new Set<string>();
  for (const [branchId, status] of wishes) {
    const marcus = membershipOf(world, branchId);
    const fitting = plans.filter((plan) => plan.branch.id === branchId && !taken.has(plan) && fits(plan, status));
    // On another day than his other jobs; a question may wait beside a job, a job may not.
    const plan =
      fitting.find(({ span }) => !days.has(span.date)) ??
      (status === InvitationStatus.accepted ? undefined : fitting[0]);
    if (!marcus || !plan) continue;
    taken.add(plan);
    days.add(plan.span.date);
    if (isOpenInvitation({ status })) {
      const place = seatOf(plan.seats, status);
      plan.seats = plan.seats.map((seat, at) => (at === place ? { ...seat, member: marcus } : seat));
    } else plan.seats.push(saidNo(world, plan, marcus, status));
  }
}

/** Whether an open job has such a place: one to give up for him, one he may still take, or one that is gone. */
function fits({ closed, seats, form }: Plan, status: Seat['status']): boolean {
  if (closed) return false;
  if (isOpenInvitation({ status })) return seatOf(seats, status) >= 0;
  const places = form.crew_requirements.find(({ position }) => position === PositionCode.helper)?.count ?? 0;
  const accepted = seats.filter(
    (seat) => seat.position === PositionCode.helper && seat.status === InvitationStatus.accepted,
  ).length;
  return (
    seats.length > 0 && places > 0 && (status === InvitationStatus.rejected ? accepted < places : accepted === places)
  );
}

function membershipOf({ tables }: World, branchId: number): Member | undefined {
  const user = tables.user.get(castIds.marcus);
  const employee = tables.employee.by('user', castIds.marcus).find(({ branch_id }) => branch_id === branchId);
  return user && employee && { user, employee };
}

function seatOf(seats: readonly Seat[], status: Seat['status']): number {
  return seats.findIndex((seat) => seat.position === PositionCode.helper && seat.status === status);
}

function saidNo(world: World, { createdAt, span }: Plan, marcus: Member, status: Seat['status']): Seat {
  const until = Math.min(world.clock.now().getTime(), span.from - 180 * minuteMs);
  const answer =
    status === InvitationStatus.rejected
      ? ({ status: 3, reason: 'too_far', cancelled_by: null } as const)
      : ({ status: 4, reason: 'position_filled', cancelled_by: 'system' } as const);
  return answered(world, { createdAt, until }, marcus, PositionCode.helper, answer);
}
