import type { OperationId } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { as, type Who } from '../../kit/operations';
import { placeOrder } from '../../kit/orders';
import type { Cases } from './cases';

/** Cases of an operation on a job of Phoenix, in which only its office may take part. */
export function orderOnly(
  id: OperationId,
  body?: unknown,
  query = '',
  place: (world: World) => Promise<number> = placeOrder,
): Cases {
  const ask = async (who: Who, world: World) =>
    as(who, world, id, { params: { orderId: await place(world) }, body, query });
  return {
    200: (world) => ask('luis', world),
    403: (world) => ask('hank', world),
    404: (world) => ask('marcus', world),
  };
}
