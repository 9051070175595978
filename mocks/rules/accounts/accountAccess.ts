import type { OrderRow } from '../../db/schema';
import { keepChanges, type Refusal, refuse } from '../refusals';

/** What someone reads who proved who they are, but whom the company removed. */
export const accessEnded = 'Your access has ended. Ask the company owner.';

/** Whether a session may begin: not where the access to the company has ended. What the proof changed stays. */
export function checkSignIn(maySignIn: boolean): Refusal | null {
  return maySignIn ? null : keepChanges(refuse.field('email', accessEnded));
}

/** Someone who accepted jobs that are not over cannot delete their account; the next job is named first. */
export function checkNoJobs(accepted: readonly Pick<OrderRow, 'id' | 'starts_at' | 'closed_state'>[]): Refusal | null {
  const conflicts = accepted
    .filter(({ closed_state }) => closed_state === null)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .map(({ id, starts_at }) => ({ kind: 'order' as const, id, label: `Job #${id}`, starts_at }));
  return conflicts.length > 0
    ? refuse.conflict('You still have jobs to come.', { code: 'accepted_jobs', conflicts })
    : null;
}
