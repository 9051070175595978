import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { refetchOffersOfBranch } from './offersApi';

/** Events are only hints: offers, counts, applications and numbers are refetched. */
export const outsourceReactions = {
  'offer-updated': refetch,
  'offer-application-created': refetch,
  'offer-application-updated': refetch,
  // People who applied or were accepted may have become busy.
  'invitation-updated': refetch,
  // An offer follows its job and the crew of it.
  'order-updated': refetch,
  'order-status-changed': refetch,
  'order-deleted': refetch,
  // Every provider sends activities, even if it sends none of the events above.
  'notification-created': ({ notification: { type } }, context) => {
    if (type === null || type.startsWith('offer.')) refetch(undefined, context);
  },
} satisfies Reactions;

/** An event without a branch is about the user's own application and changes nothing for the company. */
function refetch(_: unknown, { queryClient, branchId }: ReactionContext): void {
  if (branchId !== undefined) refetchOffersOfBranch(queryClient, branchId);
}
