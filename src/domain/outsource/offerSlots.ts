import type { OfferApplication, OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';

type SlottedOffer = Pick<OutsourceOffer, 'status' | 'position_needs'> & {
  order: Pick<NonNullable<OutsourceOffer['order']>, 'crew_summary'> | null;
};

/** Slots of an offer: how many people it asks for, how many slots are filled, and how many applicants still fit. */
export type OfferSlots = { required: number; filled: number; open: number };

/**
 * Counts the slots of an offer. The office fills slots in other ways too: they count as filled, and an offer that is
 * called filled has no open slot. After another end only those count that were accepted through the offer.
 */
export function countSlotsOfOffer({ status, position_needs, order }: SlottedOffer): OfferSlots {
  const required = position_needs.reduce((sum, { count }) => sum + count, 0);
  const unfilled = position_needs.reduce((sum, { count, accepted }) => sum + Math.max(0, count - accepted), 0);
  if (status === OfferStatus.filled) return { required, filled: required, open: 0 };
  if (status !== OfferStatus.open) return { required, filled: required - unfilled, open: 0 };
  const crew = order?.crew_summary;
  const open = Math.min(unfilled, crew ? Math.max(0, crew.required - crew.accepted) : unfilled);
  return { required, filled: required - open, open };
}

/** Checks whether these applicants can all be accepted: together, and in each position. */
export function canAcceptAll(
  applications: readonly Pick<OfferApplication, 'position'>[],
  offer: SlottedOffer,
): boolean {
  return (
    applications.length <= countSlotsOfOffer(offer).open &&
    offer.position_needs.every(
      ({ position, count, accepted }) =>
        applications.filter((each) => each.position === position).length <= Math.max(0, count - accepted),
    )
  );
}
