import {
  getEventBranch,
  isServerEventName,
  parseServerEvent,
  type ServerEvent,
  type ServerEventName,
} from '#platform/realtime/events';
import { allReactions, type ReactionContext, type Reactions } from '#platform/realtime/reactions';
import type { EventReactions } from '#platform/realtime/realtimeSaga';
import { sessionActions } from '#platform/session/slice';
import { numbersReactions } from '../features/activity/numbers/realtime';
import { activityReactions } from '../features/activity/realtime';
import { setupReactions } from '../features/activity/setup/realtime';
import { billingReactions } from '../features/billing/realtime';
import { branchReactions } from '../features/branch/realtime';
import { helperReactions, recheckJobs } from '../features/helper/realtime';
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

export type ReactionServices = Omit<ReactionContext, 'branchId'> & { getActiveBranchId: () => number };

/** A known event with an invalid payload still means that something changed, so it triggers a resync. */
export function createReactions(services: ReactionServices): EventReactions {
  return {
    react: (received) => {
      const event = parseServerEvent(received);
      if (event) react(event, services);
      else if (isServerEventName(received.event)) services.resync.request();
    },
    recheckKept: () => recheckJobs(services.queryClient),
  };
}

/** Dispatches a validated event to the features that handle it. */
function react(event: ServerEvent, { queryClient, resync, dispatch, getActiveBranchId }: ReactionServices): void {
  const context = { queryClient, resync, dispatch, branchId: getEventBranch(event, getActiveBranchId()) };
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
