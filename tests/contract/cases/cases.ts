import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { as } from '../../kit/operations';
import type { Answer } from '../../kit/world';

/** Makes one call of an operation in a new world. */
export type Case = (world: World) => Promise<Answer>;
/** Cases by status. */
export type Cases = Partial<Record<number, Case>>;

/** Cases of a read of a branch, as a manager of Phoenix; `wrong` is a query that the contract does not allow. */
export function branchCases(id: OperationId, query: string, wrong?: string): Cases {
  const phoenix = { id: 1 };
  return {
    200: (world) => as('luis', world, id, { params: phoenix, query }),
    403: (world) => as('luis', world, id, { params: { id: 2 } }),
    404: (world) => as('dana', world, id, { params: { id: 4 } }),
    ...(wrong !== undefined && { 422: (world: World) => as('luis', world, id, { params: phoenix, query: wrong }) }),
  };
}
