import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { invalidateNumbers } from './api';

/** Numbers change when a job is completed, canceled or answered. */
export const numbersReactions = {
  'order-status-changed': refetch,
  'order-updated': refetch,
  'order-deleted': refetch,
  'invitation-updated': refetch,
} satisfies Reactions;

function refetch(_: unknown, { queryClient }: ReactionContext): void {
  invalidateNumbers(queryClient);
}
