import { slotFit } from '#domain/orders/formation';
import type { AcceptBlock, HelperOffer, OwnConflict } from '#generated/model';
import { InvitationStatus, OfferStatus, type PositionCode } from '#generated/model/codes';
import { findHardClash, getShownMiles } from '../../crew/handlers/bookings';
import { describeHardConflict } from '../../crew/handlers/crewEdits';
import { transitionInvitation, recordEvent, syncCrew } from '../../crew/handlers/formCrew';
import { newInvitation } from '../../crew/rules/inviting';
import { checkAcceptNow, listOwnConflicts } from '../../helper/handlers/acceptInvitation';
import { throwIfRefused } from '../../provider/http/refusal';
import { findFirstRefusal, type Refusal } from '../../provider/rules/refusals';
import type { InvitationRow, OfferApplicationRow, OfferRow, OrderRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { findEmployeeId, presentHelperOffer } from '../answers';
import {
  checkNotInvited,
  checkPlace,
  checkStep,
  checkTakesApplications,
  toCompanyRefusal,
  getOfferOrder,
  listNeedLines,
  hasPassed,
} from '../rules/applications';
import { moveApplication } from './endOffer';

/** Person who accepts, null for the automatic acceptance, and the reason for accepting despite a hard conflict. */
type Accepting = { actorId: number | null; overrideReason: string | null };

/**
 * Accepts an application: the person joins the crew with an accepted invitation, by the rule for every invitation. The
 * office reads a refusal in its own words.
 */
export function acceptApplicant(
  world: World,
  offer: OfferRow,
  application: OfferApplicationRow,
  { actorId, overrideReason }: Accepting,
): void {
  const order = getOfferOrder(world, offer);
  const found = findAcceptRefusal(world, offer, application, overrideReason);
  throwIfRefused(found);
  const invitation = world.tables.invitation.insert({
    ...toInvitation(world, offer, application, order, overrideReason),
    id: world.db.nextId('invitation'),
    invited_by: actorId ?? offer.created_by_id,
  });
  transitionInvitation(world, invitation, 'accept', { how: 'other', responded_at: world.now() });
  moveApplication(world, application, 'accept', {
    decided_at: world.now(),
    decided_by_id: actorId,
    invitation_id: invitation.id,
  });
  const { first_name, last_name } = world.tables.user.require(application.user_id);
  recordEvent(world, order, {
    type: 'invitation_accepted',
    actorId,
    text: `${first_name} ${last_name} joined through an offer`,
  });
  syncCrew(world, order.id);
}

/** Reason accepting is refused now, as the company reads it; null if it is not. */
function findAcceptRefusal(
  world: World,
  offer: OfferRow,
  application: OfferApplicationRow,
  overrideReason: string | null = null,
): Refusal | null {
  const order = getOfferOrder(world, offer);
  const { first_name } = world.tables.user.require(application.user_id);
  const step = findFirstRefusal([
    checkTakesApplications(offer, world.now()),
    checkStep(application, 'accept'),
    checkPlace(listNeedLines(world, offer), application.position),
    checkNotInvited(world.tables.invitation.by('order', order.id), application.user_id, first_name),
  ]);
  if (step) return step;
  const invitation = toInvitation(world, offer, application, order, overrideReason);
  const refusal = checkAcceptNow(world, invitation, order);
  if (!refusal) return null;
  const clash = findHardClash(world, application.user_id, order);
  const conflict = clash && describeHardConflict(world, order, invitation, clash);
  return toCompanyRefusal(refusal, first_name, conflict);
}

/** The same for a screen. A hard conflict has the times when the person is busy. */
export function findApplicationBlock(
  world: World,
  offer: OfferRow,
  application: OfferApplicationRow,
): AcceptBlock | null {
  const refusal = findAcceptRefusal(world, offer, application);
  if (!refusal) return null;
  return { ...toBlock(refusal), text: refusal.details.conflicts?.[0]?.text ?? refusal.message };
}

/** The invitation that an acceptance creates, not stored yet. */
function toInvitation(
  { tables, now }: World,
  offer: OfferRow,
  { user_id, position, proposed_rate }: OfferApplicationRow,
  order: OrderRow,
  overrideReason: string | null,
): InvitationRow {
  const { company_id } = tables.branch.require(offer.branch_id);
  const offered = offer.position_needs.find((each) => each.position === position)?.hourly_rate ?? 0;
  const message = offer.message === '' ? null : offer.message;
  return {
    ...newInvitation,
    id: 0,
    order_id: order.id,
    branch_id: offer.branch_id,
    employee_id: findEmployeeId(tables, user_id, company_id),
    user_id,
    position,
    hourly_rate: proposed_rate ?? offered,
    source: 'outsource',
    message,
    message_language: offer.message_language,
    invited_by: offer.created_by_id,
    created_at: now(),
    expires_at: order.starts_at,
    override_reason: overrideReason,
  };
}

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

function toOwnInvitation(world: World, offer: OfferRow, application: OfferApplicationRow, position: PositionCode) {
  return toInvitation(world, offer, { ...application, position }, getOfferOrder(world, offer), null);
}

/** The position applied for; else the first with an open slot that the helper can fill. */
function findPosition(world: World, offer: OfferRow, { user_id, position }: OfferApplicationRow): PositionCode {
  const { positions } = world.tables.user.require(user_id);
  const open = listNeedLines(world, offer).filter((line) => line.open > 0);
  const isOpen = open.some((line) => line.position === position);
  const other = open.find((line) => slotFit(positions, line.position) !== 'no');
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
