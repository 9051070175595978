import type { ActivityKind, ActivityType } from '#generated/model';

/** The group of each activity type: what the list of activities filters by. */
const kinds: Record<ActivityType, ActivityKind> = {
  'invitation.accepted': 'crews',
  'invitation.rejected': 'crews',
  'invitation.withdrawn': 'crews',
  'invitation.expired': 'crews',
  'invitation.new': 'crews',
  'invitation.position_filled': 'crews',
  'order.partially_formed': 'crews',
  'order.formed': 'crews',
  'order.unformed_soon': 'crews',
  'crew.checked_in': 'crews',
  'crew.late': 'crews',
  'order.created': 'jobs',
  'order.updated': 'jobs',
  'order.cancelled': 'jobs',
  'order.completed': 'jobs',
  'order.changed': 'jobs',
  'order.reminder': 'jobs',
  'pay.earned': 'jobs',
  'offer.application_received': 'offers',
  'offer.filled': 'offers',
  'offer.expiring': 'offers',
  'offer.new': 'offers',
  'application.accepted': 'offers',
  'application.rejected': 'offers',
  'application.closed': 'offers',
  'branch_invitation.accepted': 'team',
  'branch_invitation.rejected': 'team',
  'branch_invitation.new': 'team',
  'document.expiring': 'team',
  'manager.assigned': 'team',
  'rating.received': 'team',
  'rating.due': 'jobs',
  'branch.created': 'company',
  'subscription.trial_ending': 'company',
  'subscription.payment_failed': 'company',
};

export const activityKinds: readonly ActivityKind[] = ['crews', 'jobs', 'offers', 'team', 'company'];

export function getActivityKind(type: ActivityType): ActivityKind {
  return kinds[type];
}

/** Checks whether a text from the address bar names a kind. */
export function isActivityKind(text: string | null): text is ActivityKind {
  return activityKinds.some((kind) => kind === text);
}
