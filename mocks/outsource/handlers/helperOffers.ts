import { slotFit } from '#domain/orders/formation';
import type { HelperOffer, HelperOfferCounts, HelperOfferPage } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { findList } from '../../crew/rules/answers';
import { withdrawInvitation } from '../../helper/handlers/acceptInvitation';
import { requireHelper } from '../../helper/handlers/hours';
import { getBranchReach } from '../../provider/access/access';
import { type Context, paginate } from '../../provider/http/context';
import { orNotFound, throwIfRefused, Refused } from '../../provider/http/refusal';
import { refuse, refuseProblems } from '../../provider/rules/refusals';
import type { OfferApplicationRow, OfferRow, UserRow } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import type { World } from '../../provider/world';
import { getOfferOrder, checkStep, checkTakesApplications } from '../rules/applications';
import { getOfferListKey } from '../rules/offerForm';
import { showHelperOffer, acceptApplicant, findApplyRefusal } from './acceptApplicant';
import { moveApplication } from './endOffer';
import { settle } from './openOffer';

/** One list of the caller's offers. */
export function getHelperOffers({ world, user, query }: Context<'getHelperOffers'>): HelperOfferPage {
  requireHelper(user);
  settle(world);
  const bucket = query['filter[bucket]'] ?? 'new';
  const listed = listAll(world, user.id).filter(({ list }) => list === bucket);
  const sorted = listed
    .map((each) => ({ ...each, key: getOfferListKey(bucket, each.application, each.offer, each.startsAt) }))
    .sort((a, b) => a.key - b.key || a.application.id - b.application.id);
  return paginate(sorted, query, ({ offer, application }) => showHelperOffer(world, offer, application));
}

export function getHelperOfferCounts({ world, user }: Context<'getHelperOfferCounts'>): HelperOfferCounts {
  requireHelper(user);
  settle(world);
  const lists = listAll(world, user.id).map(({ list }) => list);
  const count = (bucket: string) => lists.filter((list) => list === bucket).length;
  return {
    new: count('new'),
    accepted: count('accepted'),
    waiting: count('waiting'),
    cancelled: count('cancelled'),
  };
}

/** One offer. Opening it counts as viewed. */
export function getHelperOffer({ world, user, params }: Context<'getHelperOffer'>): HelperOffer {
  requireHelper(user);
  const { offer, application } = openOwnOffer(world, user, params.offerId);
  if (application.viewed_at !== null) return showHelperOffer(world, offer, application);
  const viewed = world.tables.offerApplication.update(application.id, { viewed_at: world.now() });
  return showHelperOffer(world, offer, viewed);
}

type OwnOffer = { offer: OfferRow; application: OfferApplicationRow };

/** The offer, if the caller may see it by now; 403 for the company, and 404 for everyone else. */
function openOwnOffer(world: World, user: UserRow, offerId: number): OwnOffer {
  settle(world);
  const offer = orNotFound(world.tables.offer.get(offerId));
  const application = world.tables.offerApplication.by('offer', offer.id).find(({ user_id }) => user_id === user.id);
  return { offer, application: requireOwn(world, user, application, offer.branch_id) };
}

/** The same by the id of the application. */
function openOwnApplication(world: World, user: UserRow, id: number): OwnOffer {
  settle(world);
  const found = orNotFound(world.tables.offerApplication.get(id));
  const own = found.user_id === user.id ? found : undefined;
  const application = requireOwn(world, user, own, found.branch_id);
  return { application, offer: world.tables.offer.require(application.offer_id) };
}

function requireOwn(world: World, user: UserRow, application: OfferApplicationRow | undefined, branchId: number) {
  if (application?.is_announced) return application;
  throwIfRefused(getBranchReach(world.tables, user, branchId) === 'unknown' ? null : refuse.forbidden());
  return orNotFound<OfferApplicationRow>(undefined);
}

type Listed = OwnOffer & { startsAt: string; list: HelperOffer['bucket'] | null };

function listAll(world: World, userId: number): Listed[] {
  const { tables, clock } = world;
  const now = clock.now().getTime();
  const own = tables.offerApplication.select('user', userId, ({ is_announced }) => is_announced);
  return own.map((application) => {
    const offer = tables.offer.require(application.offer_id);
    const order = getOfferOrder(world, offer);
    const { status, decided_at: responded_at, opens_at: created_at } = application;
    const list = findList({ status, responded_at, created_at }, order, now);
    return { offer, application, startsAt: order.starts_at, list };
  });
}

// Applying ------------------------------------------------------------------------------------------------------------

export function applyForOffer({ world, user, params, body, setMessage }: Context<'applyForOffer'>): HelperOffer {
  requireHelper(user);
  const { offer, application } = openOwnOffer(world, user, params.offerId);
  const accepted = apply(world, offer, application, body);
  setMessage(accepted ? 'You are on the crew.' : 'You applied. The company will answer.');
  return show(world, application.id);
}

type Applying = {
  position: OfferApplicationRow['position'];
  proposed_rate?: number | null | undefined;
  note?: string | undefined;
};

/** Applies; true if the offer accepted the person right away. */
export function apply(world: World, offer: OfferRow, application: OfferApplicationRow, body: Applying): boolean {
  const { positions } = world.tables.user.require(application.user_id);
  const isAsked = offer.position_needs.some(({ position }) => position === body.position);
  const isAble = isAsked && slotFit(positions, body.position) !== 'no';
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
export function withdrawApplication({ world, user, params, body, setMessage }: Context<'withdrawApplication'>) {
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
