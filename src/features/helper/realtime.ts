import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getGetHelperCalendarQueryOptions } from '#generated/endpoints/calendar/calendar';
import { getGetHelperInvitationQueryOptions } from '#generated/endpoints/invitations/invitations';
import type { GetHelperCalendarParams } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { prefetch, type PrefetchQuery } from '#platform/cache/queryClient';
import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { invalidateHelper } from './api';

/** Events about the helper's own invitations, requests and jobs: lists, counts, details and calendar are refetched. */
export const helperReactions = {
  'invitation-updated': ({ status }, context) => refetchAfter(status, context),
  'branch-invitation-created': (_, context) => refetchOwn(context),
  'branch-invitation-updated': (_, context) => refetchOwn(context),
  'offer-created': (_, context) => refetchOwn(context),
  'offer-updated': (_, context) => refetchOwn(context),
  'offer-application-updated': ({ status }, context) => refetchAfter(status, context),
  // An activity comes with each new invitation, and with each change of a job.
  'notification-created': ({ branch_id }, context) => {
    if (branch_id === PERSONAL_FEED) refetchOwn(context);
  },
} satisfies Reactions;

/** `branch_id` of activities that are for the person, not for a branch. */
const PERSONAL_FEED = 0;

/** A job that was lost may be in each answer that is kept, so only what is on screen stays, and is refetched. */
function refetchAfter(status: InvitationStatus, context: ReactionContext): void {
  if (status === InvitationStatus.cancelled)
    context.queryClient.removeQueries({ queryKey: ['helper'], type: 'inactive' });
  refetchOwn(context);
}

function refetchOwn({ queryClient }: ReactionContext): void {
  void invalidateHelper(queryClient);
}

/**
 * Fetches the kept answers that name a customer and are not on screen: the job may have been lost while no event could
 * arrive.
 */
export function recheckJobs(queryClient: QueryClient): void {
  for (const kept of queryClient.getQueryCache().findAll({ queryKey: ['helper'], type: 'inactive' })) {
    const query = getJobQuery(kept.queryKey);
    if (!query) continue;
    kept.invalidate();
    prefetch(queryClient, query);
  }
}

function getJobQuery([, kind, about]: QueryKey): PrefetchQuery | undefined {
  if (kind === 'calendar') return getGetHelperCalendarQueryOptions(about as GetHelperCalendarParams);
  return kind === 'invitations' && typeof about === 'number' ? getGetHelperInvitationQueryOptions(about) : undefined;
}
