import type { OrderRow } from '../../provider/store/schema';
import { keepChanges, type Refusal, refuse } from '../../provider/rules/refusals';
import { activityTexts as jobLabels } from '../../notifications/texts/activities';
import { accountTexts as texts } from '../../provider/texts/refusals';

/** Refuses a session if access to the company has ended. Changes made by the proof stay. */
export function checkSignIn(canSignIn: boolean): Refusal | null {
  return canSignIn ? null : keepChanges(refuse.field('email', texts.accessEnded));
}

type Job = Pick<OrderRow, 'id' | 'starts_at' | 'latest_end_at' | 'closed_state'>;

/**
 * A person with accepted jobs that have not ended cannot delete their account. A past job that the company did not complete
 * does not count. The answer lists the next job first.
 */
export function checkNoJobs(accepted: readonly Job[], now: string): Refusal | null {
  const conflicts = accepted
    .filter(({ closed_state, latest_end_at }) => closed_state === null && latest_end_at > now)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .map(({ id, starts_at }) => ({ kind: 'order' as const, id, label: jobLabels.job(id), starts_at }));
  return conflicts.length > 0 ? refuse.conflict(texts.upcomingJobs, { code: 'accepted_jobs', conflicts }) : null;
}
