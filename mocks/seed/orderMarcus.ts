import type { World } from '../world';
import { castIds } from './cast';
import type { Member } from './orderCrews';
import type { Plan } from './orderPlans';
import { answered, type Seat } from './orderSeats';
import { minuteMs } from './times';

/** Who asks Marcus, and what he answered: 4 new, 6 accepted, 3 rejected, 2 cancelled. By branch id. */
const wishes: readonly (readonly [branchId: number, status: Seat['status']])[] = [
  ...([6, 4, 1, 1, 1, 1] as const).map((branch) => [branch, 2] as const),
  ...([6, 4, 1, 1] as const).map((branch) => [branch, 1] as const),
  ...([4, 1, 1] as const).map((branch) => [branch, 3] as const),
  ...([1, 1] as const).map((branch) => [branch, 4] as const),
];

/** Gives Marcus his open invitations: places of others who were drawn by chance, and a few of his own. */
export function askMarcus(world: World, plans: readonly Plan[]): void {
  const days = new Set<string>();
  for (const [branchId, status] of wishes) {
    const marcus = membershipOf(world, branchId);
    const open = plans.filter(({ branch, closed, span }) => branch.id === branchId && !closed && !days.has(span.date));
    const takesPlace = status === 1 || status === 2;
    const plan = open.find(({ seats }) => (takesPlace ? seatOf(seats, status) >= 0 : hasRoom(seats, status)));
    if (!marcus || !plan) continue;
    days.add(plan.span.date);
    if (takesPlace) {
      const place = seatOf(plan.seats, status);
      plan.seats = plan.seats.map((seat, at) => (at === place ? { ...seat, member: marcus } : seat));
    } else plan.seats.push(saidNo(world, plan, marcus, status));
  }
}

function membershipOf({ tables }: World, branchId: number): Member | undefined {
  const user = tables.user.get(castIds.marcus);
  const employee = tables.employee.by('user', castIds.marcus).find(({ branch_id }) => branch_id === branchId);
  return user && employee && { user, employee };
}

function seatOf(seats: readonly Seat[], status: Seat['status']): number {
  return seats.findIndex((seat) => seat.position === 3 && seat.status === status);
}

/** A job he said no to has a place he may still take, one he lost has none. */
function hasRoom(seats: readonly Seat[], status: 3 | 4): boolean {
  return status === 3 ? seatOf(seats, 1) >= 0 && seatOf(seats, 2) < 0 : seatOf(seats, 2) >= 0 && seatOf(seats, 1) < 0;
}

function saidNo(world: World, { createdAt, span }: Plan, marcus: Member, status: 3 | 4): Seat {
  const until = Math.min(world.clock.now().getTime(), span.from - 180 * minuteMs);
  const answer =
    status === 3
      ? ({ status, reason: 'too_far', cancelled_by: null } as const)
      : ({ status, reason: 'position_filled', cancelled_by: 'system' } as const);
  return answered(world, { createdAt, until }, marcus, 3, answer);
}
