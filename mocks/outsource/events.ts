import { getMainPay } from '#domain/outsource/mainPay';
import type { ApplicationReason, OfferUpdatedEvent } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import type { Job } from '../notifications/events/facts';
import { notify, notifyBranch, type Push, type PushMakers } from '../notifications/events/notifying';
import * as texts from '../notifications/events/offers';
import type { Employer } from '../notifications/events/personal';
import { getEmployer, toJob } from '../orders/eventFacts';
import { personalFeed } from '../provider/access/access';
import { branchChannel, userChannel } from '../provider/realtime/channels';
import type { ActivityDraft, OutsourceEvents } from '../provider/realtime/domainEvents';
import type { OfferApplicationRow, OfferRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import { type ApplicationStep, isWaiting, getOfferOrder, listNeedLines } from './rules/applications';

/** Offers to helpers whose time to see them has come, hints to both sides, and the activities of offers. */
export const outsourcePushes: PushMakers<OutsourceEvents> = {
  offerChanged: (world, { offer, change }) => [
    ...makeOfferHints(world, offer, change),
    ...(change === 'updated' && offer.status === OfferStatus.filled
      ? notifyBranch(world, offer.branch_id, () => texts.offerFilled(toOfferFacts(world, offer)))
      : []),
  ],
  offerOpened: (world, { application, shown }) => {
    const rate = getMainPay(shown)?.pay.hourly_rate ?? 0;
    return [
      { channel: userChannel(application.user_id), event: 'offer-created', payload: { offer: shown } },
      ...notifyOwn(world, application, (...facts) => texts.offerNew(...facts, rate)),
    ];
  },
  offerHidden: (_world, { offer, userId }) => [makeHelperHint(offer, userId, 'deleted')],
  offerClosingSoon: (world, { offer }) => {
    const filled = listNeedLines(world, offer).reduce((sum, { accepted }) => sum + accepted, 0);
    return notifyBranch(world, offer.branch_id, () => texts.offerExpiring(toOfferFacts(world, offer), filled));
  },
  applicationChanged: (world, { application, step }) => [
    ...makeApplicationHints(application, step),
    ...noticeMakers[step](world, application),
  ],
};

/** A hint to the office, and to everyone who sees the offer; helpers get no number of the job. */
function makeOfferHints(world: World, offer: OfferRow, change: OfferUpdatedEvent['change']): Push[] {
  const { id, branch_id, order_id, status } = offer;
  const people = world.tables.offerApplication.select('offer', id, ({ is_announced }) => is_announced);
  const payload = { id, branch_id, order_id, status, change };
  return [
    { channel: branchChannel(branch_id), event: 'offer-updated', payload },
    ...people.map(({ user_id }) => makeHelperHint(offer, user_id, change)),
  ];
}

function makeHelperHint(
  { id, branch_id, status }: OfferRow,
  userId: number,
  change: OfferUpdatedEvent['change'],
): Push {
  const payload = { id, branch_id, order_id: null, status, change };
  return { channel: userChannel(userId), event: 'offer-updated', payload };
}

/** People who do not see the offer yet receive nothing. */
function makeApplicationHints(application: OfferApplicationRow, step: ApplicationStep): Push[] {
  const { id, offer_id, branch_id, user_id, status, is_announced } = application;
  const payload = { id, offer_id, branch_id, status };
  const event = step === 'apply' ? 'offer-application-created' : 'offer-application-updated';
  return [
    { channel: branchChannel(branch_id), event, payload },
    ...(is_announced ? [{ channel: userChannel(user_id), event: 'offer-application-updated', payload } as const] : []),
  ];
}

type NoticeMaker = (world: World, application: OfferApplicationRow) => Push[];

const none: NoticeMaker = () => [];

const noticeMakers: Record<ApplicationStep, NoticeMaker> = {
  apply: (world, { offer_id, branch_id }) => {
    const waiting = world.tables.offerApplication.select('offer', offer_id, isWaiting).length;
    const offer = world.tables.offer.require(offer_id);
    return notifyBranch(world, branch_id, () => texts.applicationsReceived(toOfferFacts(world, offer), waiting));
  },
  accept: (world, application) => notifyOwn(world, application, texts.applicationAccepted),
  reject: (world, application) => notifyOwn(world, application, texts.applicationRejected),
  end: (world, application) => notifyOfEnd(world, application, application.reason ?? 'offer_closed'),
  cancel: (world, application) => notifyOfEnd(world, application, 'offer_closed'),
  pass: none,
  withdraw: none,
  leaveCrew: none,
};

/** Only applicants read about the end. */
function notifyOfEnd(world: World, application: OfferApplicationRow, reason: ApplicationReason): Push[] {
  if (application.applied_at === null) return [];
  return notifyOwn(world, application, (...facts) => texts.applicationClosed(...facts, reason));
}

export function toOfferFacts(world: World, offer: OfferRow): texts.Offer {
  const { id, title, position_needs: needs } = offer;
  return { id, title, job: toJob(getOfferOrder(world, offer)), needs };
}

/** Notifies a helper of their offer or application. */
function notifyOwn(
  world: World,
  { id, offer_id, user_id }: OfferApplicationRow,
  write: (job: Job, employer: Employer, ids: texts.OwnIds) => ActivityDraft,
): Push[] {
  const offer = world.tables.offer.require(offer_id);
  const ids = { offerId: offer_id, applicationId: id };
  return notify(world, user_id, personalFeed, () =>
    write(toJob(getOfferOrder(world, offer)), getEmployer(world, offer), ids),
  );
}
