import type { HelperInvitation } from '#generated/model';
import { jobListTexts } from '../texts';

/** Answers that can still be undone, by invitation or offer. */
export const declinedJobs = 'helper-declined';
export const withdrawnJobs = 'helper-withdrawn';
export const leftOffers = 'helper-left-offers';

/** "job #1042", within a sentence. */
export function formatJob({ number }: Pick<HelperInvitation, 'number'>): string {
  return jobListTexts.job(number);
}

/** Hours before the start from which a withdrawal is late (docs/product.md, "Invitations"). */
export const LATE_HOURS = 24;

export function isLateToWithdraw({ starts_at }: Pick<HelperInvitation, 'starts_at'>, now: Date): boolean {
  return Date.parse(starts_at) - now.getTime() < LATE_HOURS * 3_600_000;
}
