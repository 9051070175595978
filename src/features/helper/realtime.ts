import type { HelperOffer } from '../../generated/model';
import { withTexts } from '../../platform/language/withTexts';
import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { invalidateHelper } from './api';
import { helperJobsCatalog } from './jobs/catalog';
import { helperOffersCatalog } from './offers/catalog';

/** Events about the helper's own invitations, requests and jobs: lists, counts, details and calendar are refetched. */
export const helperReactions = {
  'invitation-updated': (_, context) => refetchOwn(context),
  'branch-invitation-created': (_, context) => refetchOwn(context),
  'branch-invitation-updated': (_, context) => refetchOwn(context),
  'offer-created': ({ offer }, context) => {
    refetchOwn(context);
    // Without the toast, the list and its count still show the offer.
    void reportArrival(offer).catch(() => undefined);
  },
  'offer-updated': (_, context) => refetchOwn(context),
  'offer-application-updated': (_, context) => refetchOwn(context),
  // An activity comes with each new invitation, and with each change of a job.
  'notification-created': ({ branch_id }, context) => {
    if (branch_id === PERSONAL_FEED) refetchOwn(context);
  },
} satisfies Reactions;

/** `branch_id` of activities that are for the person, not for a branch. */
const PERSONAL_FEED = 0;

const loadArrival = withTexts(() => import('./offers/arrival'), helperOffersCatalog, helperJobsCatalog);

/** A new offer is a toast on every page. Its code is loaded with the first one. */
async function reportArrival(offer: HelperOffer): Promise<void> {
  (await loadArrival()).showArrival(offer);
}

function refetchOwn({ queryClient }: ReactionContext): void {
  void invalidateHelper(queryClient);
}
