import type { HelperOffer } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow } from '../../../provider/store/schema';
import type { Context } from '../../../provider/http/context';
import { throwIfRefused, Refused } from '../../../provider/http/refusal';
import { fillsSlotAs } from '../../../crew/rules/formation';
import { checkStep, checkTakesApplications } from '../../rules/applications';
import { refuse, refuseProblems } from '../../../provider/rules/refusals';
import { fieldProblemTexts as fieldTexts } from '../../../provider/texts/refusals';
import type { World } from '../../../provider/world';
import { requireHelper } from '../../../helper/handlers/hours';
import { withdrawInvitation } from '../../../helper/handlers/acceptInvitation';
import { acceptApplicant } from './acceptApplicant';
import { moveApplication } from '../endOffer';
import { openOwnApplication, openOwnOffer } from './helperOffers';
import { findApplyRefusal, showHelperOffer } from './showHelperOffer';

export function applyForOffer({ world, user, params, body, setMessage }: Context<'applyForOffer'>): HelperOffer {
  requireHelper(user);
  const { offer, application } = openOwnOffer(world, user, params.offerId);
  const accepted = apply(world, offer, application, body);
  setMessage(accepted ? 'You are on the crew.' : 'You applied. The company will answer.');
  return show(world, application.id);
}

export type Applying = {
  position: OfferApplicationRow['position'];
  proposed_rate?: number | null | undefined;
  note?: string | undefined;
};

/** Applies; true if the offer accepted the person right away. */
export function apply(world: World, offer: OfferRow, application: OfferApplicationRow, body: Applying): boolean {
  const { positions } = world.tables.user.require(application.user_id);
  const isAsked = offer.position_needs.some(({ position }) => position === body.position);
  const isAble = isAsked && fillsSlotAs(positions, body.position) !== 'no';
  if (!isAble) throwIfRefused(refuse.field('position', 'Value is not valid'));
  throwIfRefused(checkTakesApplications(offer, world.now()));
  throwIfRefused(checkStep(application, 'apply'));
  throwIfRefused(findApplyRefusal(world, offer, application, body.position));
  const applied = moveApplication(world, application, 'apply', {
    position: body.position,
    proposed_rate: body.proposed_rate ?? null,
    note: body.note === undefined || body.note === '' ? null : body.note,
    applied_at: world.now(),
    viewed_at: application.viewed_at ?? world.now(),
    decided_at: null,
    reason: null,
    cancelled_by: null,
  });
  return applied !== undefined && acceptAutomatically(world, offer, applied);
}

/** Accepts one of the first who apply. Who cannot be accepted waits for the office. */
function acceptAutomatically(world: World, offer: OfferRow, application: OfferApplicationRow): boolean {
  const others = world.tables.offerApplication.by('offer', offer.id);
  const autoAccepted = others.filter(
    ({ invitation_id, decided_by_id }) => invitation_id !== null && decided_by_id === null,
  );
  const pays = offer.position_needs.find(({ position }) => position === application.position)?.hourly_rate ?? 0;
  // A higher rate is for a person to decide.
  const isOverRate = application.proposed_rate !== null && application.proposed_rate > pays;
  if (autoAccepted.length >= offer.auto_accept || isOverRate) return false;
  try {
    world.change(() => acceptApplicant(world, offer, application, { actorId: null, overrideReason: null }));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

export function passOffer({ world, user, params, body, setMessage }: Context<'passOffer'>): HelperOffer {
  requireHelper(user);
  const { offer, application } = openOwnOffer(world, user, params.offerId);
  throwIfRefused(checkTakesApplications(offer, world.now()));
  throwIfRefused(checkStep(application, 'pass'));
  const patch = {
    reason: body.reason ?? null,
    decided_at: world.now(),
    viewed_at: application.viewed_at ?? world.now(),
  };
  moveApplication(world, application, 'pass', patch);
  setMessage('You passed. You can still apply while the offer is open.');
  return show(world, application.id);
}

/** Also leaves the crew after the application was accepted; the reason is required then. */
export function withdrawApplication({
  world,
  user,
  params,
  body,
  setMessage,
}: Context<'withdrawApplication'>): HelperOffer {
  requireHelper(user);
  const { application } = openOwnApplication(world, user, params.applicationId);
  throwIfRefused(checkStep(application, 'withdraw'));
  const isOnCrew = application.status === InvitationStatus.accepted;
  if (isOnCrew && body.reason === undefined) throwIfRefused(refuseProblems({ reason: [fieldTexts.requiredIf] }));
  moveApplication(world, application, 'withdraw', {
    reason: body.reason ?? 'withdrawn',
    reason_comment: body.comment ?? null,
    cancelled_by: 'helper',
    decided_at: world.now(),
  });
  if (isOnCrew) {
    const invitation = world.tables.invitation.require(application.invitation_id ?? 0);
    withdrawInvitation(world, invitation, { reason: body.reason ?? 'other', comment: body.comment });
  }
  setMessage('You withdrew.');
  return show(world, application.id);
}

function show(world: World, applicationId: number): HelperOffer {
  const application = world.tables.offerApplication.require(applicationId);
  return showHelperOffer(world, world.tables.offer.require(application.offer_id), application);
}
