import { listCrewNeeds } from '../../orders';
import type { CrewSummary, OfferNeed, OutsourceOffer } from '#generated/model';
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

/** Fill state of an offer; applicants waiting for an answer are pending. */
export function summarizeOffer({
  position_needs,
  waiting,
}: Pick<OutsourceOffer, 'position_needs' | 'waiting'>): CrewSummary {
  const required = position_needs.reduce((sum, { count }) => sum + count, 0);
  const accepted = position_needs.reduce((sum, need) => sum + need.accepted, 0);
  return { required, accepted, pending: Math.min(waiting, Math.max(0, required - accepted)) };
}
