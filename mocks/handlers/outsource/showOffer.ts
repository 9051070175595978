import type { OutsourceOffer } from '#generated/model';
import type { OfferRow } from '../../db/schema';
import { presentOffer } from '../../presenters/offers';
import { getOfferOrder, listNeedLines } from '../../rules/outsource/offerOrder';
import type { World } from '../../world';

/** An offer as the company sees it now. */
export function showOffer(world: World, { id }: OfferRow): OutsourceOffer {
  const offer = world.tables.offer.require(id);
  return presentOffer(world.tables, offer, {
    order: getOfferOrder(world, offer),
    applications: world.tables.offerApplication.by('offer', id),
    lines: listNeedLines(world, offer),
    now: world.now(),
  });
}
