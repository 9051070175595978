import type { AcceptBlock, HelperOffer, OwnConflict } from '#generated/model';
import { InvitationStatus, OfferStatus, type PositionCode } from '#generated/model/codes';
import type { InvitationRow, OfferApplicationRow, OfferRow } from '../../../provider/store/schema';
import { presentHelperOffer } from '../../answers/helperOffers';
import { checkNotInvited, checkPlace, checkTakesApplications, hasPassed } from '../../rules/applications';
import { fillsSlotAs } from '../../../crew/rules/formation';
import type { Refusal } from '../../../provider/rules/refusals';
import { getOfferOrder, listNeedLines } from '../../rules/offerOrder';
import type { World } from '../../../provider/world';
import { getShownMiles } from '../../../crew/handlers/bookings';
import { checkAcceptNow, listOwnConflicts } from '../../../helper/handlers/acceptInvitation';
import { toInvitation } from './acceptApplicant';

/** An offer as the helper sees it now. */
export function showHelperOffer(world: World, offer: OfferRow, application: OfferApplicationRow): HelperOffer {
  const { tables } = world;
  const order = getOfferOrder(world, offer);
  const user = tables.user.require(application.user_id);
  const refusal = findApplyRefusal(world, offer, application, findPosition(world, offer, application));
  return presentHelperOffer(tables, offer, application, {
    order,
    lines: listNeedLines(world, offer),
    homeMiles: getShownMiles(world, user, order),
    conflicts: listConflicts(world, offer, application),
    blocked: isUndecided(application) && refusal ? toBlock(refusal) : null,
    now: world.clock.now().getTime(),
  });
}

/** Reason applying for a position is refused now, as the helper reads it; null if it is not. */
export function findApplyRefusal(
  world: World,
  offer: OfferRow,
  application: OfferApplicationRow,
  position: PositionCode,
): Refusal | null {
  const order = getOfferOrder(world, offer);
  return (
    checkTakesApplications(offer, world.now()) ??
    checkPlace(listNeedLines(world, offer), position) ??
    checkNotInvited(world.tables.invitation.by('order', order.id), application.user_id, null) ??
    checkAcceptNow(world, toOwnInvitation(world, offer, application, position), order)
  );
}

function toOwnInvitation(
  world: World,
  offer: OfferRow,
  application: OfferApplicationRow,
  position: PositionCode,
): InvitationRow {
  return toInvitation(world, offer, { ...application, position }, getOfferOrder(world, offer), null);
}

/** The position applied for; else the first with an open slot that the helper can fill. */
function findPosition(world: World, offer: OfferRow, { user_id, position }: OfferApplicationRow): PositionCode {
  const { positions } = world.tables.user.require(user_id);
  const open = listNeedLines(world, offer).filter((line) => line.open > 0);
  const isOpen = open.some((line) => line.position === position);
  const other = open.find((line) => fillsSlotAs(positions, line.position) !== 'no');
  return isOpen || !other ? position : other.position;
}

function listConflicts(world: World, offer: OfferRow, application: OfferApplicationRow): OwnConflict[] {
  if (offer.status !== OfferStatus.open || !isUndecided(application)) return [];
  const invitation = toOwnInvitation(world, offer, application, application.position);
  return listOwnConflicts(world, invitation, getOfferOrder(world, offer));
}

/** Checks whether the helper may still decide to apply. */
function isUndecided(application: OfferApplicationRow): boolean {
  return application.status === InvitationStatus.new || hasPassed(application);
}

function toBlock({ kind, message, details }: Refusal): AcceptBlock {
  return { code: kind === 'planLimit' ? 'plan_limit' : (details.code ?? 'wrong_state'), text: message };
}
