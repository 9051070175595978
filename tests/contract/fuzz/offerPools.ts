import { OfferStatus } from '#generated/model/codes';
import type { OperationId } from '../../../mocks/generated/operations';
import { type ApplicationStep, getStatusAfterStep, listOpenNeeds } from '../../../mocks/outsource/rules/applications';
import type { OfferApplicationRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';
import { readRows } from '../../kit/invariants/invariants';

type Asker = { userId: number; id: OperationId };

/** Transition of an application by each operation. */
const steps: Partial<Record<OperationId, ApplicationStep>> = {
  applyForOffer: 'apply',
  passOffer: 'pass',
  withdrawApplication: 'withdraw',
  acceptApplication: 'accept',
  answerApplications: 'accept',
  rejectApplication: 'reject',
  cancelApplication: 'cancel',
};

const helperOperations: readonly OperationId[] = ['getHelperOffer', 'applyForOffer', 'passOffer'];

/** Offers that the operation may act on, then the others. */
export function listOfferIds(world: World, asker: Asker): number[] {
  if (asker.id in steps || helperOperations.includes(asker.id))
    return listApplications(world, asker).map(({ offer_id }) => offer_id);
  const needsOpen = asker.id !== 'repeatOffer';
  return world.tables.offer
    .all()
    .toSorted((a, b) => Number(isOpen(b) === needsOpen) - Number(isOpen(a) === needsOpen))
    .map(({ id }) => id);
}

/** Applications that the operation may act on, then the others. The asker's are first. */
export function listApplicationIds(world: World, asker: Asker): number[] {
  return listApplications(world, asker).map(({ id }) => id);
}

function listApplications({ tables }: World, { userId, id }: Asker): OfferApplicationRow[] {
  const step = steps[id] ?? 'apply';
  const rank = (application: OfferApplicationRow) =>
    Number(application.user_id !== userId) * 2 +
    Number(getStatusAfterStep(application, step) === null || !isOpen(tables.offer.require(application.offer_id)));
  return tables.offerApplication.all().toSorted((a, b) => rank(a) - rank(b));
}

/** Jobs of Phoenix with open slots and without an open offer, and those slots. */
export function listOrdersToStaff({ tables, now }: World) {
  const offered = new Set(tables.offer.all().flatMap((offer) => (isOpen(offer) ? [offer.order_id] : [])));
  return readRows(tables.order, (order) => {
    const isUpcoming = order.branch_id === 1 && order.closed_state === null && order.starts_at > now();
    if (!isUpcoming || offered.has(order.id)) return [];
    const needs = listOpenNeeds(order, tables.invitation.by('order', order.id));
    return needs.length > 0 ? [{ orderId: order.id, needs }] : [];
  });
}

function isOpen({ status }: { status: OfferStatus }): boolean {
  return status === OfferStatus.open;
}
