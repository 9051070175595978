import { type Refusal, refuse } from '../refusals';
import type { Reach } from './access';

/** What someone reads who may not act in a branch: 404 where they should not learn of it, else 403. */
export function checkReach(reach: Reach): Refusal | null {
  if (reach === 'unknown') return refuse.notFound();
  return reach === 'closed' ? refuse.forbidden() : null;
}

/**
 * What is asked of the one person it was sent to. The company may know of it but not answer (403), everyone else does
 * not learn that it exists (404). `reach` is that of its branch.
 */
export function checkRecipient(userId: number, recipientId: number, reach: Reach): Refusal | null {
  if (userId === recipientId) return null;
  return reach === 'unknown' ? refuse.notFound() : refuse.forbidden();
}
