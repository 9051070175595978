import type { OrderRow } from '../../db/schema';
import { keepChanges, type Refusal, refuse } from '../refusals';
import { textsOf } from '../../texts/providerTexts';

const texts = textsOf('accountTexts');
const jobLabels = textsOf('activityTexts');

/** Refuses a session if access to the company has ended. Changes made by the proof stay. */
export function checkSignIn(maySignIn: boolean): Refusal | null {
  return maySignIn ? null : keepChanges(refuse.field('email', texts.accessEnded));
}

/** A person with accepted jobs that are not over cannot delete their account. The answer lists the next job first. */
export function checkNoJobs(accepted: readonly Pick<OrderRow, 'id' | 'starts_at' | 'closed_state'>[]): Refusal | null {
  const conflicts = accepted
    .filter(({ closed_state }) => closed_state === null)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .map(({ id, starts_at }) => ({ kind: 'order' as const, id, label: jobLabels.job(id), starts_at }));
  return conflicts.length > 0 ? refuse.conflict(texts.upcomingJobs, { code: 'accepted_jobs', conflicts }) : null;
}
