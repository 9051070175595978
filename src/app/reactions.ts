import { getEventBranch, type ServerEvent, type ServerEventName } from '#platform/realtime/events';
import { allReactions, type ReactionContext, type Reactions } from '#platform/realtime/reactions';
import { sessionActions } from '#platform/session/slice';
import { numbersReactions } from '../features/activity/numbers/realtime';
import { activityReactions } from '../features/activity/realtime';
import { setupReactions } from '../features/activity/setup/realtime';
import { billingReactions } from '../features/billing/realtime';
import { branchReactions } from '../features/branch/realtime';
import { helperReactions } from '../features/helper/realtime';
import { orderReactions } from '../features/jobs/orders/realtime';
import { jobReactions } from '../features/jobs/realtime';
import { outsourceReactions } from '../features/outsource/realtime';
import { teamReactions } from '../features/team/realtime';

/** The signed-in person changed, or their session was ended from elsewhere. */
const sessionReactions = {
  'user-updated': ({ user }, { dispatch }) => dispatch(sessionActions.userUpdated(user)),
  'session-revoked': (_payload, { dispatch }) => dispatch(sessionActions.revoked()),
} satisfies Reactions;

const all: readonly Reactions[] = allReactions(
  sessionReactions,
  activityReactions,
  branchReactions,
  jobReactions,
  orderReactions,
  teamReactions,
  billingReactions,
  helperReactions,
  outsourceReactions,
  numbersReactions,
  setupReactions,
);

export type ReactionServices = Omit<ReactionContext, 'branchId'>;

/** Dispatches a validated event to the features that handle it. */
export function react(event: ServerEvent, services: ReactionServices, activeBranchId: number): void {
  const { queryClient, resync, dispatch } = services;
  const context = { queryClient, resync, dispatch, branchId: getEventBranch(event, activeBranchId) };
  for (const reactions of all) reactWith(reactions, event, context);
}

function reactWith<Name extends ServerEventName>(
  reactions: Reactions,
  { name, payload }: ServerEvent<Name>,
  context: ReactionContext,
): void {
  const reaction: Reactions[Name] = reactions[name];
  reaction?.(payload, context);
}
