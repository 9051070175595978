import type { JobFacts } from '#domain/numbers/measures';
import { listMonths, type Month, toMonth } from '#platform/lib/time/months';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { can } from '#domain/people/rights';
import type { BranchRow, OrderRow, UserRow } from '../../db/schema';
import { throwIfRefused } from '../../http/refusal';
import { listBranches } from '../../rules/access/membership';
import { getJobFacts } from '../../rules/orders/jobFacts';
import { forbidUnless } from '../../rules/refusals';
import type { World } from '../../world';

const shownMonths = 12;
/** Zone of a company without branches. */
const anyZone = 'UTC';

/** A job that the numbers count. */
export type StartedJob = { order: Readonly<OrderRow>; month: Month; facts: JobFacts };

/** The branches by name and the twelve months, this month last, for the owner alone. */
export function openNumbers(world: World, user: UserRow): { branches: BranchRow[]; months: Month[] } {
  throwIfRefused(forbidUnless(can(user.type, 'viewNumbers')));
  const branches = listBranches(world.tables, user).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const today = todayIn(branches[0]?.timezone ?? anyZone, world.clock.now());
  return { branches, months: listMonths(today, shownMonths) };
}

/** The jobs of a branch in these months that have started and were not canceled. */
export function listStartedJobs(world: World, branchId: number, months: readonly Month[]): StartedJob[] {
  const { tables } = world;
  const now = world.now();
  return tables.order.pick('branch', branchId, (order) => {
    const month = toMonth(order.date);
    const isCounted = order.closed_state !== 'cancelled' && order.starts_at <= now && months.includes(month);
    if (!isCounted) return undefined;
    const invitations = tables.invitation.viewAll('order', order.id, (invitation) => invitation);
    return { order, month, facts: getJobFacts(order, invitations) };
  });
}
