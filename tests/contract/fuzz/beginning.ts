import { PositionCode } from '#generated/model/codes';
import { castIds } from '../../../mocks/account/seed/cast';
import { seedOffers } from '../../../mocks/outsource/seed/offers';
import type { World } from '../../../mocks/provider/world';
import { offered } from '../../kit/offers';
import { as } from '../../kit/operations';
import { asked, someOrders } from '../../kit/orders';
import { testWorld } from '../../kit/world';

/**
 * Phoenix has jobs and offers of every kind, and Marcus an offer, an invitation and a request of Tucson to answer. The
 * other branches have no jobs, so that they can be deleted.
 */
export async function beginWorld(): Promise<World> {
  const world = testWorld({ scenario: 'empty' });
  someOrders(world);
  seedOffers(world, { mayLack: true });
  await offered(world);
  await asked(world);
  const body = { positions: [PositionCode.helper] };
  await as('dana', world, 'inviteHelper', { params: { id: 2 }, query: `?id=${castIds.marcus}`, body });
  return world;
}
