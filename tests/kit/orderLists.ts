import type { OperationId } from '../../mocks/generated/operations';
import type { World } from '../../mocks/world';
import { as } from './operations';
import { getField, toList } from './world';

/** Reads an operation on the branch Phoenix as its dispatcher. */
export async function readOfBranch(world: World, id: OperationId, query = ''): Promise<unknown> {
  return getField((await as('priya', world, id, { params: { id: 1 }, query })).body, 'data');
}

/** The ids of the orders on a page of a list. */
export const listIds = (page: unknown): unknown[] =>
  toList(getField(page, 'data')).map((card) => getField(card, 'order_id'));
