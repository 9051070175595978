import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';

const { new: fresh, accepted } = InvitationStatus;

/** Finds inconsistent offers of a world: too many people accepted, or states that contradict each other. */
export function findOfferProblems({ tables }: World): string[] {
  return tables.offer.all().flatMap((offer) => {
    const applications = tables.offerApplication.by('offer', offer.id);
    return [
      ...findOverfilled(offer, applications),
      ...applications.flatMap((application) => findApplicationProblems({ tables }, offer, application)),
      ...(offer.order_id !== null && !tables.order.has(offer.order_id) ? [`offer ${offer.id}: no order`] : []),
    ];
  });
}

/** An offer never accepts more people than it asks for. */
function findOverfilled(offer: OfferRow, applications: readonly OfferApplicationRow[]): string[] {
  return offer.position_needs.flatMap(({ position, count }) => {
    const hired = applications.filter((each) => each.position === position && each.status === accepted).length;
    return hired > count ? [`offer ${offer.id}: ${hired} of ${count} in position ${position}`] : [];
  });
}

function findApplicationProblems(
  { tables }: Pick<World, 'tables'>,
  offer: OfferRow,
  { id, user_id, status, invitation_id }: OfferApplicationRow,
): string[] {
  const invitation = tables.invitation.get(invitation_id ?? 0);
  const isOnCrew = invitation !== undefined && invitation.user_id === user_id && invitation.source === 'outsource';
  const waitsForNothing = offer.status !== OfferStatus.open && status === fresh;
  return [
    ...(status === accepted && !isOnCrew ? [`application ${id}: accepted without an invitation`] : []),
    ...(waitsForNothing ? [`application ${id}: waits for an offer that is over`] : []),
  ];
}
