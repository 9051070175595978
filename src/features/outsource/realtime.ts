import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';

/** Events about the offers of a branch: lists, counts, applications and numbers are refetched. */
export const outsourceReactions = {
  'offer-updated': (_, context) => refetchOffers(context),
  'offer-application-created': (_, context) => refetchOffers(context),
  'offer-application-updated': (_, context) => refetchOffers(context),
} satisfies Reactions;

function refetchOffers({ queryClient }: ReactionContext): void {
  void queryClient.invalidateQueries({ queryKey: ['company-outsource'] });
}
