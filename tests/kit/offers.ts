import { PositionCode } from '#generated/model/codes';
import { castIds } from '../../mocks/account/seed/cast';
import type { World } from '../../mocks/provider/world';
import { as } from './operations';
import { placeOrder } from './orders';
import { asUser } from './people/members';
import { type Answer, getField } from './world';

/** Ids of an offer, its order, and the application of Marcus. */
export type Offered = { orderId: number; offerId: number; applicationId: number };

/** So many helpers at the usual rate. */
const helperNeeds = (count: number) => [{ position: PositionCode.helper, count, hourly_rate: 2400 }];

export const offerFields = {
  position_needs: helperNeeds(2),
  audience: 'selected',
  user_ids: [castIds.marcus],
};

/** A job for so many helpers. */
export function placeHelperJob(world: World, count: number, change: object = {}): Promise<number> {
  return placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count }], ...change });
}

/** A job for two helpers, and an offer for it that only Marcus sees. */
export async function offered(world: World, change: object = {}): Promise<Offered> {
  const orderId = await placeHelperJob(world, 2);
  const answer = await publish(world, { order_id: orderId, ...change });
  const offerId = Number(getField(getField(answer.body, 'data'), 'id'));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { orderId, offerId, applicationId: findApplication(world, offerId, castIds.marcus) };
}

/** Publishes an offer in Phoenix as Priya. */
export function publish(world: World, change: object): Promise<Answer> {
  return as('priya', world, 'createOffer', { query: '?branch_id=1', body: { ...offerFields, ...change } });
}

/** The same, and Marcus applied. */
export async function applied(world: World, change: object = {}): Promise<Offered> {
  const ids = await offered(world, change);
  const answer = await applyAsMarcus(world, ids.offerId);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return ids;
}

/** The same, and he was accepted. */
export async function hired(world: World): Promise<Offered> {
  const ids = await applied(world);
  const { applicationId } = ids;
  const answer = await as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return ids;
}

export function applyAsMarcus(world: World, offerId: number, change: object = {}): Promise<Answer> {
  const body = { position: PositionCode.helper, ...change };
  return as('marcus', world, 'applyForOffer', { params: { offerId }, body });
}

/** Applies as a helper without a name in the tests. */
export function applyAs(userId: number, world: World, offerId: number): Promise<Answer> {
  return asUser(userId, world, 'applyForOffer', { offerId }, { position: PositionCode.helper });
}

export function findApplication(world: World, offerId: number, userId: number): number {
  return world.tables.offerApplication.by('offer', offerId).find(({ user_id }) => user_id === userId)?.id ?? 0;
}

/** Marcus accepts another job of Phoenix at the time of the offered one; the owner overrode the conflict. */
export async function doubleBookMarcus(world: World): Promise<number> {
  const orderId = await placeOrder(world);
  const employee_id = world.tables.employee.one('user', castIds.marcus)?.id;
  const employees = [{ employee_id, position: PositionCode.helper, hourly_rate: 2400 }];
  const body = { employees, override: [{ employee_id, reason: 'Agreed on the phone' }] };
  await as('dana', world, 'inviteEmployee', { params: { orderId }, body });
  const [invitation] = world.tables.invitation.by('order', orderId);
  const params = { invitationId: invitation?.id ?? 0 };
  const answer = await as('marcus', world, 'acceptInvitation', { params });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return orderId;
}
