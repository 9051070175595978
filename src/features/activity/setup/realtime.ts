import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { invalidateSetup } from './api';

/** Everything the checklist counts may change in another tab or by another person. */
export const setupReactions = {
  'branch-updated': (_, context) => refetch(context),
  'branch-deleted': (_, context) => refetch(context),
  'employee-updated': (_, context) => refetch(context),
  'order-created': (_, context) => refetch(context),
  'order-deleted': (_, context) => refetch(context),
  'invitation-updated': (_, context) => refetch(context),
  'order-status-changed': (_, context) => refetch(context),
  'notification-created': (_, context) => refetch(context),
} satisfies Reactions;

function refetch({ queryClient }: ReactionContext): void {
  invalidateSetup(queryClient);
}
