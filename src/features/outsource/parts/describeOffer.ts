import type { CrewSummary, OfferNeed, OutsourceOffer } from '../../../generated/model';
import { formatRate } from '../../../platform/lib/money';
import { listCrewNeeds } from '../../jobs/offerParts';
import { partTexts } from './texts';

/** The title of an offer, or what it asks for: "2 helpers". */
export function nameOffer({ title, position_needs }: Pick<OutsourceOffer, 'title' | 'position_needs'>): string {
  return title === '' ? partTexts.needs(listCrewNeeds(position_needs)) : title;
}

/** "$24.00/hr", or each position with its rate if they differ. */
export function formatOfferRates(needs: readonly OfferNeed[]): string {
  const rates = new Set(needs.map(({ hourly_rate }) => hourly_rate));
  const [rate] = rates;
  if (rate !== undefined && rates.size === 1) return formatRate(rate);
  const names = listCrewNeeds(needs);
  return partTexts.needs(
    needs.map((need, place) => partTexts.needRate(names[place] ?? '', formatRate(need.hourly_rate))),
  );
}

/** How much of an offer is filled, with those who wait for an answer as pending. */
export function summarizeOffer({
  position_needs,
  waiting,
}: Pick<OutsourceOffer, 'position_needs' | 'waiting'>): CrewSummary {
  const required = position_needs.reduce((sum, { count }) => sum + count, 0);
  const accepted = position_needs.reduce((sum, need) => sum + need.accepted, 0);
  return { required, accepted, pending: Math.min(waiting, Math.max(0, required - accepted)) };
}
