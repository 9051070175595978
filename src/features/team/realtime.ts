import type { ReactionContext, Reactions } from '#platform/realtime/reactions';
import { invalidateMembers, invalidateTeam } from './api';

const aboutTeam = /^(branch_invitation|document|manager)\./;

/** Events about the team are only hints: lists, counts and requests are refetched. */
export const teamReactions = {
  'employee-updated': ({ employee_id }, context) => refetchTeam(context, employee_id),
  'branch-invitation-created': (_, context) => refetchTeam(context),
  'branch-invitation-updated': (_, context) => refetchTeam(context),
  // Members' hours and jobs depend on jobs and invitations.
  'invitation-updated': (_, context) => refetchWork(context),
  'order-updated': (_, context) => refetchWork(context),
  'order-status-changed': (_, context) => refetchWork(context),
  'order-deleted': (_, context) => refetchWork(context),
  // Every provider sends activities, even if it sends none of the events above.
  'notification-created': ({ notification: { type } }, context) => {
    if (type === null || aboutTeam.test(type)) refetchTeam(context);
  },
} satisfies Reactions;

function refetchWork(context: ReactionContext): void {
  refetchTeam(context);
  void invalidateMembers(context.queryClient);
}

function refetchTeam({ queryClient, branchId }: ReactionContext, employeeId?: number): void {
  if (branchId !== undefined) void invalidateTeam(queryClient, branchId, employeeId);
}
