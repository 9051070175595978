import { getMedian, getPercent } from '#domain/numbers/statistics';
import type { OutsourceMonth } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow } from '../../provider/store/schema';
import { minuteMs } from '../../provider/time/times';

export type PublishedOffer = Pick<OfferRow, 'status' | 'created_at' | 'filled_at'> & {
  applications: readonly Pick<OfferApplicationRow, 'applied_at' | 'status' | 'invitation_id'>[];
};

/** Results of one month's offers (docs/product.md, "Outsourcing"). */
export function getMonthNumbers(
  offers: readonly PublishedOffer[],
): Omit<OutsourceMonth, 'branch_id' | 'branch_name' | 'month'> {
  const filled = offers.filter(({ status }) => status === OfferStatus.filled);
  const people = offers.flatMap(({ applications }) => applications);
  const applied = people.filter(({ applied_at }) => applied_at !== null).length;
  const accepted = people.filter(
    ({ status, invitation_id }) => status === InvitationStatus.accepted || invitation_id !== null,
  ).length;
  return {
    offers: offers.length,
    filled: filled.length,
    applications: applied,
    accepted,
    median_minutes_to_fill: getMedian(filled.map(getMinutesToFill)),
    applicants_per_offer: offers.length === 0 ? 0 : Math.round((applied / offers.length) * 10) / 10,
    acceptance_percent: getPercent(Math.min(accepted, applied), applied),
  };
}

function getMinutesToFill({ created_at, filled_at }: PublishedOffer): number {
  return Math.round((Date.parse(filled_at ?? created_at) - Date.parse(created_at)) / minuteMs);
}
