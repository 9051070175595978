import type { ApplicationReason, PositionNeed, ActivityData, ActivitySeverity, ActivityType } from '#generated/model';
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
    ...aboutOffer('offer.application_received', 'info', offer, { count: waiting }),
    title: texts.applicants(waiting, getOfferTitle(offer)),
    body: waiting > needed ? texts.compare(needed) : texts.review,
  };
}

export function offerFilled(offer: Offer): ActivityDraft {
  const count = countNeeded(offer);
  return {
    ...aboutOffer('offer.filled', 'success', offer, { filled: count, required: count }),
    title: texts.filled(getOfferTitle(offer)),
    body: texts.othersNotified,
  };
}

export function offerExpiring(offer: Offer, filled: number): ActivityDraft {
  const count = countNeeded(offer);
  return {
    ...aboutOffer('offer.expiring', 'warning', offer, { filled, required: count }),
    title: texts.expiring(filled, count),
    body: texts.expiringNext(getOfferTitle(offer), offer.job.from),
  };
}

function aboutOffer(type: ActivityType, severity: NonNullable<ActivitySeverity>, offer: Offer, data: ActivityData) {
  return {
    type,
    severity,
    actorId: null,
    subject: { kind: 'offer' as const, id: offer.id, label: getOfferTitle(offer) },
    url: `/company/outsourcing/offer-applications/${offer.id}`,
    data: { offer_id: offer.id, order_id: offer.job.id, ...data },
  };
}

export type OwnIds = { offerId: number; applicationId: number };

/** `rate` in cents per hour. */
export function offerNew(job: Job, { company }: Employer, ids: OwnIds, rate: number): ActivityDraft {
  return {
    ...aboutApplication('offer.new', 'info', ids, job, { company_name: company, hourly_rate: rate }),
    title: texts.newOffer(formatWhen(job), job.from, formatMoneyShort(rate)),
    body: texts.newOfferDetails(company, formatRoute(job), job.hours),
  };
}

export function applicationAccepted(job: Job, { company }: Employer, ids: OwnIds): ActivityDraft {
  return {
    ...aboutApplication('application.accepted', 'success', ids, job, {
      company_name: company,
      order_id: job.id,
      starts_at: job.startsAt,
    }),
    title: texts.accepted(company),
    body: texts.acceptedDetails(formatWhen(job), formatRoute(job)),
  };
}

export function applicationRejected(job: Job, { company }: Employer, ids: OwnIds): ActivityDraft {
  return {
    ...aboutApplication('application.rejected', 'info', ids, job, { company_name: company }),
    title: texts.declined(company),
    body: texts.declinedDetails(formatWhen(job), formatRoute(job)),
  };
}

function getEnding(reason: ApplicationReason): string {
  if (reason === 'offer_filled') return texts.endedFilled;
  if (reason === 'offer_expired') return texts.endedExpired;
  return reason === 'order_cancelled' || reason === 'order_deleted' ? texts.endedWithJob : texts.endedClosed;
}

/** The application ended without an answer. */
export function applicationClosed(job: Job, { company }: Employer, ids: OwnIds, reason: ApplicationReason) {
  return {
    ...aboutApplication('application.closed', 'info', ids, job, { company_name: company, reason }),
    title: getEnding(reason),
    body: `${company}, ${formatWhen(job)}, ${job.from}.`,
  };
}

/** Before they are accepted, a helper learns no number of the job. */
function aboutApplication(
  type: ActivityType,
  severity: NonNullable<ActivitySeverity>,
  { offerId, applicationId }: OwnIds,
  job: Job,
  data: ActivityData,
) {
  return {
    type,
    severity,
    actorId: null,
    subject: { kind: 'application' as const, id: applicationId, label: formatWhen(job) },
    url: `/helper/job/outsource/details/${offerId}`,
    data: { offer_id: offerId, application_id: applicationId, ...data },
  };
}
