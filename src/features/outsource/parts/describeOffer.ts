import { listCrewNeeds } from '../../orders';
import type { CrewSummary, OfferNeed, OutsourceOffer } from '#generated/model';
import { countSlotsOfOffer } from '#domain/outsource/offerSlots';
import { formatJobDays } from '#domain/time/workDays';
import { formatRate } from '#platform/lib/money';
import { partTexts } from './texts';

type Named = Pick<OutsourceOffer, 'title' | 'position_needs' | 'date' | 'end_date' | 'city'>;

/** The title of an offer, or what it asks for, when and where: "2 helpers, Sat, Nov 28, Tempe". */
export function nameOffer({ title, position_needs, city, ...days }: Named): string {
  return title === '' ? partTexts.needs([...listCrewNeeds(position_needs), formatJobDays(days), city]) : title;
}

/** "$24.00/hr", or each position with its rate if they differ. */
export function formatOfferRates(needs: readonly OfferNeed[]): string {
  const rates = new Set(needs.map(({ hourly_rate }) => hourly_rate));
  const [rate] = rates;
  if (rate !== undefined && rates.size === 1) return formatRate(rate);
  const names = listCrewNeeds(needs);
  return partTexts.needs(
    needs.map((need, index) => partTexts.needRate(names[index] ?? '', formatRate(need.hourly_rate))),
  );
}

/** Fill state of an offer; applicants waiting for an answer are pending, as far as they fit. */
export function summarizeOffer(
  offer: Pick<OutsourceOffer, 'status' | 'position_needs' | 'order' | 'waiting'>,
): CrewSummary {
  const { required, filled, open } = countSlotsOfOffer(offer);
  return { required, accepted: filled, pending: Math.min(offer.waiting, open) };
}
