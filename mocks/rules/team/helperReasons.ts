import type { Language } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import { enoughRatings } from '#platform/lib/ratings';

/** Facts for and against asking a helper to join a branch. */
export type Offer = {
  miles: number;
  /** Of the next seven days. */
  freeDays: number;
  /** Cents per hour: what they ask for and what the branch pays for that position. */
  rate: number;
  usual: number;
  languages: readonly Language[];
  vehicle: string | undefined;
  /** Sum and number of stars. */
  stars: number;
  ratings: number;
  jobsTogether: number;
};

/** Maximum distance helpers usually drive to work, in miles. */
export const usualMiles = 40;

/** Short reasons, strongest first (docs/product.md, "Fit"). */
export function listReasonsToAsk({ miles, freeDays, rate, usual, languages, vehicle, ...past }: Offer): string[] {
  const { stars, ratings, jobsTogether } = past;
  return [
    ...(jobsTogether > 0 ? [`Worked ${jobsTogether} ${jobsTogether === 1 ? 'job' : 'jobs'} with you`] : []),
    ...(miles > usualMiles ? [] : [`${Math.round(miles)} mi away`]),
    ...(freeDays > 3 ? [`Free ${freeDays} of the next 7 days`] : []),
    ...(ratings >= enoughRatings ? [`${(stars / ratings).toFixed(1)} from ${ratings} ratings`] : []),
    ...(rate < usual ? [`${formatMoneyShort(usual - rate)} under what you usually pay`] : []),
    ...(vehicle === undefined || vehicle === 'No vehicle' ? [] : [`Has a ${vehicle.toLowerCase()}`]),
    ...(languages.includes('es') ? ['Speaks Spanish'] : []),
  ];
}

export function listWarnings({ miles, freeDays, rate, usual, ratings }: Offer): string[] {
  return [
    ...(miles > usualMiles ? [`More than ${usualMiles} mi away`] : []),
    ...(freeDays <= 3 ? [`Free only ${freeDays} of the next 7 days`] : []),
    ...(ratings === 0 ? ['New: no ratings yet'] : []),
    ...(rate > usual ? [`${formatMoneyShort(rate - usual)} over what you usually pay`] : []),
  ];
}
