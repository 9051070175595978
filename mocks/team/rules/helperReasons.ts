import type { FitNote } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import { describeJobsTogether, note } from '../../crew/rules/inviting';

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
export function listReasonsToAsk({ freeDays, rate, usual, jobsTogether }: Offer): FitNote[] {
  return [
    ...(jobsTogether > 0 ? [note('jobs_together', describeJobsTogether(jobsTogether))] : []),
    ...(freeDays > 3 ? [note('week', `Free ${freeDays} of the next 7 days`)] : []),
    ...(rate < usual ? [note('rate', `${formatMoneyShort(usual - rate)} under what you usually pay`)] : []),
  ];
}

export function listWarnings({ miles, freeDays, rate, usual }: Offer): FitNote[] {
  return [
    ...(miles > usualMiles ? [note('distance', `More than ${usualMiles} mi away`)] : []),
    ...(freeDays <= 3 ? [note('week', `Free only ${freeDays} of the next 7 days`)] : []),
    ...(rate > usual ? [note('rate', `${formatMoneyShort(rate - usual)} over what you usually pay`)] : []),
  ];
}
