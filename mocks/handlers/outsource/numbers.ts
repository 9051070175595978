import type { OutsourceMonth } from '#generated/model';
import { listMonths as listLastMonths, toMonth } from '#platform/lib/time/months';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { listBranches } from '../../rules/access/membership';
import { can } from '#domain/people/rights';
import { getMonthNumbers } from '../../rules/outsource/numbers';
import { forbidUnless } from '../../rules/refusals';
import type { World } from '../../world';
import { openBranch } from '../openBranch';
import { settle } from './openOffer';

const shownMonths = 12;

/** Numbers by branch and month of publishing, the latest month first. */
export function getOutsourceNumbers({ world, user, query }: Context<'getOutsourceNumbers'>): OutsourceMonth[] {
  throwIfRefused(forbidUnless(can(user.type, 'createOffer')));
  settle(world);
  const months = listReadable(world, user, query.branch_id).flatMap((branch) => listMonths(world, branch));
  return months.sort((a, b) => b.month.localeCompare(a.month) || a.branch_name.localeCompare(b.branch_name, 'en'));
}

function listReadable(world: World, user: UserRow, branchId: number | undefined): BranchRow[] {
  return branchId === undefined ? listBranches(world.tables, user) : [openBranch(world, user, branchId)];
}

function listMonths({ tables, clock }: World, { id, name, timezone }: BranchRow): OutsourceMonth[] {
  const byMonth = new Map<string, Parameters<typeof getMonthNumbers>[0][number][]>();
  const [first = ''] = listLastMonths(todayIn(timezone, clock.now()), shownMonths);
  for (const { id: offerId, status, created_at, filled_at } of tables.offer.by('branch', id)) {
    const month = toMonth(todayIn(timezone, new Date(created_at)));
    if (month < first) continue;
    const applications = tables.offerApplication.by('offer', offerId);
    byMonth.set(month, [...(byMonth.get(month) ?? []), { status, created_at, filled_at, applications }]);
  }
  return [...byMonth].map(([month, offers]) => ({
    branch_id: id,
    branch_name: name,
    month,
    ...getMonthNumbers(offers),
  }));
}
