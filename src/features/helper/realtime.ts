import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { invalidateHelper } from './api';

/** Events about the helper's own invitations, requests and jobs: lists, counts, details and calendar are refetched. */
export const helperReactions = {
  'invitation-updated': (_, context) => refetchOwn(context),
  'branch-invitation-created': (_, context) => refetchOwn(context),
  'branch-invitation-updated': (_, context) => refetchOwn(context),
  'offer-created': (_, context) => refetchOwn(context),
  'offer-updated': (_, context) => refetchOwn(context),
  'offer-application-updated': (_, context) => refetchOwn(context),
  // An activity comes with each new invitation, and with each change of a job.
  'notification-created': ({ branch_id }, context) => {
    if (branch_id === PERSONAL_FEED) refetchOwn(context);
  },
} satisfies Reactions;

/** `branch_id` of activities that are for the person, not for a branch. */
const PERSONAL_FEED = 0;

function refetchOwn({ queryClient }: ReactionContext): void {
  void invalidateHelper(queryClient);
}
