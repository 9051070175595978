import type { Conflict } from '../../../src/generated/model';
import { Refusal } from '../refusals';

/**
 * A refusal of the rule for accepting a job, as the company reads it that accepts for the helper. `conflict` describes
 * the helper's other job without saying whose it is.
 */
export function toCompanyRefusal(refusal: Refusal, firstName: string, conflict: Conflict | undefined): Refusal {
  const { kind, details } = refusal;
  if (kind === 'planLimit')
    return new Refusal(kind, `${firstName}’s plan includes no more jobs this month.`, { plan: details.plan ?? [] });
  const texts: Partial<Record<NonNullable<typeof details.code>, string>> = {
    hard_conflict: `${firstName} already works at that time.`,
    weekly_limit: `${firstName} would work more than 60 hr that week.`,
    position_filled: 'This position is already filled.',
    wrong_state: `${firstName} can’t be accepted for this job any more.`,
  };
  const message = (details.code && texts[details.code]) ?? refusal.message;
  const conflicts = details.code === 'hard_conflict' && conflict ? { conflicts: [conflict] } : {};
  return new Refusal(kind, message, { ...(details.code && { code: details.code }), ...conflicts });
}
