import type { ApplicationReason, PositionNeed } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import { offerActivityTexts as texts } from '../texts/activities';
import { formatActivityDays, formatNeeds, formatRoute, formatWhen, type Job } from './facts';
import type { Employer } from './personal';

/** An outsourcing offer for open positions of a job. `title` is empty unless the office gave one. */
export type Offer = { id: number; title: string; job: Job; needs: readonly Pick<PositionNeed, 'position' | 'count'>[] };

const countNeeded = ({ needs }: Offer) => needs.reduce((sum, { count }) => sum + count, 0);

function getOfferTitle(offer: Offer): string {
  if (offer.title !== '') return offer.title;
  return `${formatNeeds(offer.needs)}, ${formatActivityDays(offer.job)}`;
}

/** `waiting` applications have no answer yet. */
export function applicationsReceived(offer: Offer, waiting: number): ActivityDraft {
  const needed = countNeeded(offer);
  return {
    type: 'offer.application_received',
    title: texts.applicants(waiting, getOfferTitle(offer)),
    body: waiting > needed ? texts.compare(needed) : texts.review,
    severity: 'info',
    actorId: null,
    ...aboutOffer(offer, { count: waiting }),
  };
}

export function offerFilled(offer: Offer): ActivityDraft {
  const count = countNeeded(offer);
  return {
    type: 'offer.filled',
    title: texts.filled(getOfferTitle(offer)),
    body: texts.othersNotified,
    severity: 'success',
    actorId: null,
    ...aboutOffer(offer, { filled: count, required: count }),
  };
}

export function offerExpiring(offer: Offer, filled: number): ActivityDraft {
  const count = countNeeded(offer);
  return {
    type: 'offer.expiring',
    title: texts.expiring(filled, count),
    body: texts.expiringNext(getOfferTitle(offer), offer.job.from),
    severity: 'warning',
    actorId: null,
    ...aboutOffer(offer, { filled, required: count }),
  };
}

function aboutOffer(offer: Offer, data: ActivityDraft['data']): Pick<ActivityDraft, 'subject' | 'url' | 'data'> {
  return {
    subject: { kind: 'offer', id: offer.id, label: getOfferTitle(offer) },
    url: `/company/outsourcing/offer-applications/${offer.id}`,
    data: { offer_id: offer.id, order_id: offer.job.id, ...data },
  };
}

/** Ids of an offer and of the helper's own application. */
export type OwnIds = { offerId: number; applicationId: number };

/** `rate` in cents per hour. */
export function offerNew(job: Job, { company }: Employer, ids: OwnIds, rate: number): ActivityDraft {
  return {
    ...toHelper('offer.new', 'info'),
    title: texts.newOffer(formatWhen(job), job.from, formatMoneyShort(rate)),
    body: texts.newOfferDetails(company, formatRoute(job), job.hours),
    ...aboutApplication(job, company, ids, { hourly_rate: rate }),
  };
}

export function applicationAccepted(job: Job, { company }: Employer, ids: OwnIds): ActivityDraft {
  return {
    ...toHelper('application.accepted', 'success'),
    title: texts.accepted(company),
    body: texts.acceptedDetails(formatWhen(job), formatRoute(job)),
    ...aboutApplication(job, company, ids, { order_id: job.id, starts_at: job.startsAt }),
  };
}

export function applicationRejected(job: Job, { company }: Employer, ids: OwnIds): ActivityDraft {
  return {
    ...toHelper('application.rejected', 'info'),
    title: texts.declined(company),
    body: texts.declinedDetails(formatWhen(job), formatRoute(job)),
    ...aboutApplication(job, company, ids, {}),
  };
}

function getEnding(reason: ApplicationReason): string {
  if (reason === 'offer_filled') return texts.endedFilled;
  if (reason === 'offer_expired') return texts.endedExpired;
  return reason === 'order_cancelled' || reason === 'order_deleted' ? texts.endedWithJob : texts.endedClosed;
}

/** The application ended without an answer. */
export function applicationClosed(
  job: Job,
  { company }: Employer,
  ids: OwnIds,
  reason: ApplicationReason,
): ActivityDraft {
  return {
    ...toHelper('application.closed', 'info'),
    title: getEnding(reason),
    body: `${company}, ${formatWhen(job)}, ${job.from}.`,
    ...aboutApplication(job, company, ids, { reason }),
  };
}

function toHelper(type: ActivityDraft['type'], severity: ActivityDraft['severity']) {
  return { type, severity, actorId: null };
}

/** Before they are accepted, a helper learns no number of the job. */
function aboutApplication(
  job: Job,
  company: string,
  { offerId, applicationId }: OwnIds,
  data: ActivityDraft['data'],
): Pick<ActivityDraft, 'subject' | 'url' | 'data'> {
  return {
    subject: { kind: 'application', id: applicationId, label: formatWhen(job) },
    url: `/helper/job/outsource/details/${offerId}`,
    data: { offer_id: offerId, application_id: applicationId, company_name: company, ...data },
  };
}
