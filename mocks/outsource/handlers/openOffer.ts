import type { OfferApplicationRow, OfferRow, UserRow } from '../../provider/store/schema';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import { checkReach } from '../../provider/access/reach';
import { getBranchReach } from '../../provider/access/membership';
import type { World } from '../../provider/world';
import { expireDue } from '../../crew/handlers/formCrew';
import { settleOffers } from './offerClock';

/** The offer with this id, if the caller may act in its branch; 404 or 403 otherwise. */
export function openOffer(world: World, user: UserRow, id: number): OfferRow {
  settle(world);
  const offer = orNotFound(world.tables.offer.get(id));
  throwIfRefused(checkReach(getBranchReach(world.tables, user, offer.branch_id)));
  return offer;
}

export type OpenedApplication = { offer: OfferRow; application: OfferApplicationRow };

/** The application with this id, if the caller may act in its branch. */
export function openApplication(world: World, user: UserRow, id: number): OpenedApplication {
  settle(world);
  const application = orNotFound(world.tables.offerApplication.get(id));
  throwIfRefused(checkReach(getBranchReach(world.tables, user, application.branch_id)));
  return { application, offer: world.tables.offer.require(application.offer_id) };
}

/** Brings offers and invitations up to date with the clock before they are read. */
export function settle(world: World): void {
  expireDue(world);
  settleOffers(world);
}
