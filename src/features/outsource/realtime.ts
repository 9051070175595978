import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { refetchOffers } from './offersApi';

/** Events are only hints: offers, counts, applications and numbers are refetched. */
export const outsourceReactions = {
  'offer-updated': refetch,
  'offer-application-created': refetch,
  'offer-application-updated': refetch,
  // An offer follows its job and the crew of it.
  'order-updated': refetch,
  'order-status-changed': refetch,
  'order-deleted': refetch,
  // Every provider sends activities, even if it sends none of the events above.
  'notification-created': ({ notification: { type } }, { queryClient }) => {
    if (type.startsWith('offer.')) void refetchOffers(queryClient);
  },
} satisfies Reactions;

function refetch(_: unknown, { queryClient }: ReactionContext): void {
  void refetchOffers(queryClient);
}
