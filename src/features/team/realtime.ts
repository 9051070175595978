import type { ReactionContext, Reactions } from '../../platform/realtime/reactions';
import { teamChanged } from './api';

const aboutTeam = /^(branch_invitation|document|manager)\./;

/** Events about the team are hints: lists, numbers and requests are asked for again. */
export const teamReactions = {
  'employee-updated': ({ employee_id }, context) => changed(context, employee_id),
  'branch-invitation-created': (_, context) => changed(context),
  'branch-invitation-updated': (_, context) => changed(context),
  // Hours and next jobs of members follow their jobs and the answers of the crews.
  'invitation-updated': (_, context) => changed(context),
  'order-updated': (_, context) => changed(context),
  'order-status-changed': (_, context) => changed(context),
  'order-deleted': (_, context) => changed(context),
  // The one event every provider sends suffices: an activity about somebody of the team says that its lists are no longer true.
  'notification-created': ({ notification: { type } }, context) => {
    if (aboutTeam.test(type)) changed(context);
  },
} satisfies Reactions;

function changed({ queryClient, branchId }: ReactionContext, employeeId?: number): void {
  if (branchId !== undefined) void teamChanged(queryClient, branchId, employeeId);
}
