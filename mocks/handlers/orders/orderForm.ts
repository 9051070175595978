import type { OrderRequest } from '#generated/model';
import { throwIfRefused } from '../../http/refusal';
import { refuseProblems } from '../../rules/refusals';
import { todayIn } from '#platform/lib/time/zonedTimes';
import type { BranchRow } from '../../db/schema';
import { type FieldProblems, findOrderProblems } from '../../rules/orders/orderFields';
import { findLookupProblems, findStopProblems } from '../../rules/orders/orderLookups';
import { itemCatalog, tools, vehicleTypes } from '../../catalogs';
import type { World } from '../../world';

/** Refuses an order form with every problem in one answer. `known` are problems found elsewhere. */
export function checkOrder(
  world: World,
  branch: BranchRow,
  form: OrderRequest,
  { keptDate, known = {} }: { keptDate?: string; known?: FieldProblems } = {},
): void {
  const { timezone: zone } = branch;
  const problems = {
    ...findOrderProblems(form, { today: todayIn(zone, world.clock.now()), zone, keptDate }),
    ...findStopProblems(form),
    ...findLookupProblems(form, lookups),
    ...known,
  };
  throwIfRefused(refuseProblems(problems));
}

const lookups = {
  toolIds: new Set(tools.map(({ id }) => id)),
  vehicleTypeIds: new Set(vehicleTypes.map(({ id }) => id)),
  catalogIds: new Set(itemCatalog.map(({ id }) => id)),
};
