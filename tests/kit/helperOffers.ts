import { read } from './helperWorld';
import { placeOrder } from './orders';
import { as, type Who } from './operations';
import { getField } from './world';
import { PositionCode } from '../../src/generated/model/codes';
import type { World } from '../../mocks/world';

export const marcusId = 5;

/** Publishes an offer for two helpers of a new job, notified to Marcus only unless `change` says otherwise; returns its id. */
export async function publishOffer(
  world: World,
  change: object = {},
  { who = 'priya', branchId = 1 }: { who?: Who; branchId?: number } = {},
): Promise<number> {
  const need = { position: PositionCode.helper, count: 2 };
  const order_id = await placeOrder(world, { crew_requirements: [need] }, who, branchId);
  const body = {
    order_id,
    position_needs: [{ position: need.position, count: need.count, hourly_rate: 2400 }],
    audience: 'selected',
    user_ids: [marcusId],
    ...change,
  };
  const { status, body: answer } = await as(who, world, 'createOffer', { query: `?branch_id=${branchId}`, body });
  if (status !== 201) throw new Error(`createOffer: ${status} ${JSON.stringify(answer)}`);
  return Number(getField(getField(answer, 'data'), 'id'));
}

/** Marcus's application for an offer. */
export function findApplication({ tables }: World, offerId: number) {
  const found = tables.offerApplication.by('offer', offerId).find(({ user_id }) => user_id === marcusId);
  if (!found) throw new Error(`Marcus was not notified of offer ${offerId}`);
  return found;
}

/** Marcus applies as a helper; returns the id of his application. */
export async function applyAsMarcus(world: World, offerId: number, change: object = {}): Promise<number> {
  const body = { position: PositionCode.helper, ...change };
  return (await read('marcus', world, 'applyForOffer', { params: { offerId }, body })).application_id;
}

/** The office accepts an application. */
export function acceptApplication(world: World, applicationId: number) {
  return read('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
}
