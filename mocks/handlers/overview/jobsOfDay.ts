import type { BranchRow, OrderRow } from '../../db/schema';
import type { World } from '../../world';

/** The jobs of a local day that are not canceled, of these branches. Rows are not copied. */
export function listJobsOn({ tables }: World, branches: readonly BranchRow[], date: string): Readonly<OrderRow>[] {
  const ids = new Set(branches.map(({ id }) => id));
  return tables.order.viewAll('workDay', date, (order) => order).filter(({ branch_id }) => ids.has(branch_id));
}
