import type {
  ApplicationReason,
  CancelApplicationRequestReason,
  OfferAudience,
  RejectApplicationRequestReason,
  OutsourceOffer,
} from '#generated/model';
import { OfferStatus } from '#generated/model/codes';

/** Labels of the codes of an offer. */
export const offerLabels = {
  status: {
    [OfferStatus.open]: 'Open',
    [OfferStatus.filled]: 'Filled',
    [OfferStatus.closed]: 'Closed',
    [OfferStatus.expired]: 'Expired',
    [OfferStatus.cancelled]: 'Canceled',
  } satisfies Record<OfferStatus, string>,
  audience: {
    selected: 'Selected people',
    favorites: 'Favorites',
    top_20: 'Top 20 matches',
    everyone_in_radius: 'Everyone in the radius',
  } satisfies Record<OfferAudience, string>,
  declineReason: {
    chose_nearer: 'Chose someone nearer',
    chose_experienced: 'Chose someone with more experience',
    rate_too_high: 'Rate is too high',
    missing_equipment: 'Missing equipment',
    other: 'Other',
  } satisfies Record<RejectApplicationRequestReason, string>,
  cancelReason: {
    crew_changed: 'Crew change',
    job_smaller: 'Job got smaller',
    customer_request: 'Customer request',
    no_response: 'No response',
    mistake: 'Mistake',
    other: 'Other',
  } satisfies Record<CancelApplicationRequestReason, string>,
  reason: {
    chose_nearer: 'someone nearer was chosen',
    chose_experienced: 'someone with more experience was chosen',
    rate_too_high: 'rate too high',
    missing_equipment: 'missing equipment',
    not_available: 'not available',
    too_far: 'too far away',
    pay_too_low: 'pay too low',
    too_heavy: 'too heavy',
    already_booked: 'already booked',
    no_transport: 'no transportation',
    not_my_position: 'not their position',
    sick: 'sick',
    family: 'family',
    vehicle_problem: 'vehicle problem',
    double_booked: 'double-booked',
    injury: 'injury',
    weather: 'weather',
    crew_changed: 'crew change',
    job_smaller: 'job got smaller',
    customer_request: 'customer request',
    no_response: 'no response',
    mistake: 'mistake',
    withdrawn: 'withdrawn',
    offer_filled: 'offer filled',
    offer_closed: 'offer closed',
    offer_expired: 'offer expired',
    offer_deleted: 'offer deleted',
    order_cancelled: 'job canceled',
    order_deleted: 'job deleted',
    other: 'other',
  } satisfies Record<ApplicationReason, string>,
};

/** Only audiences of several groups are notified one group after the other. */
export function hasTiers(audience: OfferAudience): boolean {
  return audience === 'top_20' || audience === 'everyone_in_radius';
}

/** Minutes between the groups that can be chosen. */
export const tierGaps: readonly number[] = [15, 30, 60, 120];

/** The audiences for an offer that exists: the same people only if it was for selected people. */
export function listAudiences({ audience }: Pick<OutsourceOffer, 'audience'>) {
  const audiences: readonly OfferAudience[] = ['favorites', 'top_20', 'everyone_in_radius'];
  const all = audience === 'selected' ? (['selected', ...audiences] as const) : audiences;
  return all.map((value) => ({ value, title: offerLabels.audience[value] }));
}
