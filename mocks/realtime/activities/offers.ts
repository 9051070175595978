import { formatMoneyShort } from '../../../src/platform/lib/money';
import type { ApplicationReason, PositionNeed } from '../../../src/generated/model';
import type { ActivityDraft } from '../domainEvents';
import { formatActivityDays, formatNeeded, formatRoute, formatWhen, type Job } from './facts';
import type { Employer } from './personal';

/** An outsourcing offer for open positions of a job. `title` is empty unless the office gave one. */
export type Offer = { id: number; title: string; job: Job; needs: readonly Pick<PositionNeed, 'position' | 'count'>[] };

const countNeeded = ({ needs }: Offer) => needs.reduce((sum, { count }) => sum + count, 0);

export function getOfferTitle(offer: Offer): string {
  if (offer.title !== '') return offer.title;
  const needs = offer.needs.map(({ count, position }) => formatNeeded(count, position));
  return `${needs.join(' and ')}, ${formatActivityDays(offer.job)}`;
}

/** `waiting` applications have no answer yet. */
export function applicationsReceived(offer: Offer, waiting: number): ActivityDraft {
  return {
    type: 'offer.application_received',
    title: `${waiting} new ${waiting === 1 ? 'applicant' : 'applicants'} for "${getOfferTitle(offer)}"`,
    body: `Compare and accept ${countNeeded(offer)}.`,
    severity: 'info',
    actorId: null,
    ...aboutOffer(offer, { count: waiting }),
  };
}

export function offerFilled(offer: Offer): ActivityDraft {
  const count = countNeeded(offer);
  return {
    type: 'offer.filled',
    title: `Offer filled: ${getOfferTitle(offer)}`,
    body: 'Other applicants notified.',
    severity: 'success',
    actorId: null,
    ...aboutOffer(offer, { filled: count, required: count }),
  };
}

export function offerExpiring(offer: Offer, filled: number): ActivityDraft {
  const count = countNeeded(offer);
  return {
    type: 'offer.expiring',
    title: `Offer closes in 2 hr with ${filled} of ${count} filled`,
    body: `"${getOfferTitle(offer)}", ${offer.job.from}. Raise the rate, or invite more helpers.`,
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
    title: `New offer: ${formatWhen(job)}, ${job.from}, ${formatMoneyShort(rate)}/hr`,
    body: `${company}, ${formatRoute(job)}, about ${job.hours} hr. Apply to get the job.`,
    ...aboutApplication(job, company, ids, { hourly_rate: rate }),
  };
}

export function applicationAccepted(job: Job, { company }: Employer, ids: OwnIds): ActivityDraft {
  return {
    ...toHelper('application.accepted', 'success'),
    title: `You were accepted for ${company}'s offer`,
    body: `${formatWhen(job)}, ${formatRoute(job)}. The full address is in the job's details.`,
    ...aboutApplication(job, company, ids, { order_id: job.id, starts_at: job.startsAt }),
  };
}

export function applicationRejected(job: Job, { company }: Employer, ids: OwnIds): ActivityDraft {
  return {
    ...toHelper('application.rejected', 'info'),
    title: `${company} chose another helper`,
    body: `${formatWhen(job)}, ${formatRoute(job)}. More offers will come.`,
    ...aboutApplication(job, company, ids, {}),
  };
}

const endings: Partial<Record<ApplicationReason, string>> = {
  offer_filled: 'Another helper took this position',
  offer_expired: 'An offer you applied for expired',
  order_cancelled: 'A job you applied for was canceled',
  order_deleted: 'A job you applied for was canceled',
};

/** The application ended without an answer. */
export function applicationClosed(
  job: Job,
  { company }: Employer,
  ids: OwnIds,
  reason: ApplicationReason,
): ActivityDraft {
  return {
    ...toHelper('application.closed', 'info'),
    title: endings[reason] ?? 'An offer you applied for was closed',
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
