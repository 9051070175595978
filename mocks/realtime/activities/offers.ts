import { textsOf } from '../../texts/providerTexts';
import type { ActivityDraft } from '../domainEvents';
import { formatActivityDays, type Job, formatNeeded } from './facts';
import { PositionCode } from '../../../src/generated/model/codes';

const texts = textsOf('offerActivityTexts');

/** An outsourcing offer for open positions of a job. */
export type Offer = { id: number; job: Job; count: number };

export const offerTitle = ({ job, count }: Offer) =>
  `${formatNeeded(count, PositionCode.helper)}, ${formatActivityDays(job)}`;

export function applicationsReceived(offer: Offer, applicants: number): ActivityDraft {
  return {
    type: 'offer.application_received',
    title: texts.applicants(applicants, offerTitle(offer)),
    body: texts.compare(offer.count),
    severity: 'info',
    actorId: null,
    ...aboutOffer(offer, { count: applicants }),
  };
}

export function offerFilled(offer: Offer): ActivityDraft {
  return {
    type: 'offer.filled',
    title: texts.filled(offerTitle(offer)),
    body: texts.othersNotified,
    severity: 'success',
    actorId: null,
    ...aboutOffer(offer, { filled: offer.count, required: offer.count }),
  };
}

export function offerExpiring(offer: Offer, filled: number): ActivityDraft {
  return {
    type: 'offer.expiring',
    title: texts.expiring(filled, offer.count),
    body: texts.expiringNext(offerTitle(offer), offer.job.from),
    severity: 'warning',
    actorId: null,
    ...aboutOffer(offer, { filled, required: offer.count }),
  };
}

function aboutOffer(offer: Offer, data: ActivityDraft['data']): Pick<ActivityDraft, 'subject' | 'url' | 'data'> {
  return {
    subject: { kind: 'offer', id: offer.id, label: offerTitle(offer) },
    url: `/company/outsourcing/offer-applications/${offer.id}`,
    data: { offer_id: offer.id, order_id: offer.job.id, ...data },
  };
}
