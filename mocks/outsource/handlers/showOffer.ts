import type { OutsourceOffer } from '#generated/model';
import type { OfferRow } from '../../provider/store/schema';
import { presentOffer } from '../answers/offers';
import { getOfferOrder, listNeedLines } from '../rules/offerOrder';
import type { World } from '../../provider/world';

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
