import { formatMoneyShort } from '#platform/lib/money';

/** Facts for and against asking a helper to join a branch. */
export type Offer = {
  miles: number;
  /** Of the next seven days. */
  freeDays: number;
  /** Cents per hour: what they ask for and what the branch pays for that position. */
  rate: number;
  usual: number;
  jobsTogether: number;
};

/** Maximum distance helpers usually drive to work, in miles. */
export const usualMiles = 40;

/** Short reasons, strongest first. Distance, stars, languages and equipment are in the row already. */
export function listReasonsToAsk({ freeDays, rate, usual, jobsTogether }: Offer): string[] {
  return [
    ...(jobsTogether > 0 ? [`Worked ${jobsTogether} ${jobsTogether === 1 ? 'job' : 'jobs'} with you`] : []),
    ...(freeDays > 3 ? [`Free ${freeDays} of the next 7 days`] : []),
    ...(rate < usual ? [`${formatMoneyShort(usual - rate)} under what you usually pay`] : []),
  ];
}

export function listWarnings({ miles, freeDays, rate, usual }: Offer): string[] {
  return [
    ...(miles > usualMiles ? [`More than ${usualMiles} mi away`] : []),
    ...(freeDays <= 3 ? [`Free only ${freeDays} of the next 7 days`] : []),
    ...(rate > usual ? [`${formatMoneyShort(rate - usual)} over what you usually pay`] : []),
  ];
}
