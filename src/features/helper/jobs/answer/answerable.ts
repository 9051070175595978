import type { HelperInvitation } from '#generated/model';
import { ApiError } from '#platform/http/ApiError';
import { isPlanLimit } from '#platform/http/failures';
import { refusalCodes } from '../../api';
import { jobListTexts, answerTexts as texts } from '../texts';

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

/** Reason an invitation could not be accepted; undefined if the call itself failed. */
export const explainRefusal = (error: unknown): string | undefined => explainAnswer(error, refusalCodes, explainCode);

/** Reason that an answer with one of these codes was refused; undefined if the call itself failed. */
export function explainAnswer(
  error: unknown,
  codes: readonly string[],
  explain: (code: string) => string | undefined,
): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (isPlanLimit(error)) return texts.plan;
  const code = codes.find((each) => each === error.code);
  if (code === undefined) return undefined;
  const jobs = error.conflicts.map(({ label, text }) => [label, text].filter(Boolean).join(', '));
  return [explain(code) ?? error.message, ...jobs].join(' ');
}

/** Text for a code; undefined for one that only the provider's own text explains. */
export function explainCode(code: string): string | undefined {
  switch (code) {
    case 'position_filled':
      return texts.filled;
    case 'invitation_expired':
      return texts.expired;
    case 'too_late':
      return texts.started;
    case 'hard_conflict':
      return texts.conflict;
    case 'weekly_limit':
      return texts.weekly;
    case 'plan_limit':
      return texts.plan;
    default:
      return undefined;
  }
}
