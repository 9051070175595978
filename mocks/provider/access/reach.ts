import { type Refusal, refuse } from '../rules/refusals';
import type { Reach } from './access';

/** Refuses a person who may not act in a branch: 404 if they must not learn that it exists, else 403. */
export function checkReach(reach: Reach): Refusal | null {
  if (reach === 'unknown') return refuse.notFound();
  return reach === 'closed' ? refuse.forbidden() : null;
}

/**
 * Only the recipient may answer. The company may see it but not answer (403). Everyone else must not learn that it
 * exists (404). `reach` belongs to its branch.
 */
export function checkRecipient(userId: number, recipientId: number, reach: Reach): Refusal | null {
  if (userId === recipientId) return null;
  return reach === 'unknown' ? refuse.notFound() : refuse.forbidden();
}
