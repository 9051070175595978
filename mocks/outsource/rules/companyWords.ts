import type { Conflict } from '#generated/model';
import { Refusal } from '../../provider/rules/refusals';
import { offerRefusalTexts as texts } from '../../provider/texts/refusals';

/**
 * A refusal of the rule for accepting a job, as the company reads it that accepts for the helper. `conflict` describes
 * the helper's other job without naming its company.
 */
export function toCompanyRefusal(refusal: Refusal, firstName: string, conflict: Conflict | undefined): Refusal {
  const { kind, details } = refusal;
  if (kind === 'planLimit') return new Refusal(kind, texts.theirPlan(firstName), { plan: details.plan ?? [] });
  const words: Partial<Record<NonNullable<typeof details.code>, string>> = {
    hard_conflict: texts.theyWork(firstName),
    weekly_limit: texts.theirWeek(firstName),
    position_filled: texts.positionFilled,
    wrong_state: texts.theyCannot(firstName),
  };
  const message = (details.code && words[details.code]) ?? refusal.message;
  const conflicts = details.code === 'hard_conflict' && conflict ? { conflicts: [conflict] } : {};
  return new Refusal(kind, message, { ...(details.code && { code: details.code }), ...conflicts });
}
