import type { OrderRequest } from '../../../src/generated/model';
import { orRefuse } from '../../http/refusal';
import { refuseProblems } from '../../rules/refusals';
import { todayIn } from '../../../src/platform/lib/time/zonedTimes';
import type { BranchRow } from '../../db/schema';
import { type FieldProblems, findOrderProblems } from '../../rules/orders/orderFields';
import { findLookupProblems, findStopProblems } from '../../rules/orders/orderLookups';
import { itemCatalog, tools, vehicleTypes } from '../../catalogs';
import type { World } from '../../world';

/** Refuses an order form with every problem at once. `known` are problems found elsewhere. */
export function checkOrder(
  world: World,
  branch: BranchRow,
  form: OrderRequest,
  { keptDate, known = {} }: { keptDate?: string; known?: FieldProblems } = {},
): void {
  const problems = {
    ...findOrderProblems(form, todayIn(branch.timezone, world.clock.now()), keptDate),
    ...findStopProblems(form),
    ...findLookupProblems(form, lookups),
    ...known,
  };
  orRefuse(refuseProblems(problems));
}

const lookups = {
  toolIds: new Set(tools.map(({ id }) => id)),
  vehicleTypeIds: new Set(vehicleTypes.map(({ id }) => id)),
  catalogIds: new Set(itemCatalog.map(({ id }) => id)),
};
